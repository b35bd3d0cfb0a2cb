/** Passkeys in the browser, with a virtual authenticator: signing in, setting one up, confirming, and ending a session. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { leagueChecks } from './leagueChecks.ts';
import { lookAtScreen } from './screens.ts';
import { createSetup, DEMO_PASSWORD, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let staff: Visitor;

beforeAll(async () => {
  setup = await createSetup({}, { stepUp: true });
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

/** A page whose device has a fingerprint reader. */
async function deviceOf(page: Visitor): Promise<Visitor> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

/** Moves the clock by more than ten minutes, and waits until the server knows. */
async function later(): Promise<void> {
  await setup.db.setClock('+11 minutes');
  await setup.person('league');
}

it(
  'a sponsor adds a passkey, signs in with it and is asked for it after the password',
  step(async () => {
    const page = await deviceOf(await setup.person('sponsor', { width: 375 }));
    await page.goto(`${setup.server.url}/security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('dialog').getByLabel('Name of this device').fill('Nora’s phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await page.getByText('Nora’s phone').waitFor();
    await page.getByText('This one').waitFor();
    await lookAtScreen(page, 'security');
    await page.goto(`${setup.server.url}/logout`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/sponsor-dashboard');
    await page.goto(`${setup.server.url}/logout`);
    await page.getByLabel('Email').fill('sponsor@sideline.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await lookAtScreen(page, 'second-factor');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/sponsor-dashboard');
    expect(page.errors).toEqual([]);
  }),
);

it(
  'a superadmin who must have one sets it up before anything else',
  step(async () => {
    await setup.rows(`update app_public.sign_in_settings set second_factor = 'superadmins'`);
    staff = await deviceOf(await setup.visitor());
    await staff.goto(`${setup.server.url}/login?redirect=/staff`);
    await staff.getByLabel('Email').fill('superadmin@sideline.test');
    await staff.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await staff.getByRole('button', { name: 'Log in' }).click();
    await staff.getByText(/Your account must have a second factor/).waitFor();
    await lookAtScreen(staff, 'second-factor-setup');
    await staff.getByRole('button', { name: 'Add a passkey' }).click();
    await staff.getByRole('button', { name: 'I have stored them' }).click();
    await staff.waitForURL('**/staff');
    await staff.getByText('controller@sideline.test').waitFor();
    await staff.getByRole('button', { name: 'Second Factor' }).waitFor();
  }),
);

it(
  'after eleven minutes a check is approved with the passkey, and what was typed survives a canceled confirmation',
  step(async () => {
    await later();
    await staff.getByRole('button', { name: 'Add User' }).click();
    const invitation = staff.getByRole('dialog', { name: 'Add a staff member' });
    await invitation.getByLabel(/Email/).fill('new.person@sideline.test');
    await invitation.getByRole('button', { name: 'Send invitation' }).click();
    const confirm = staff.getByRole('dialog', { name: 'Confirm that it is you' });
    await confirm.getByRole('button', { name: 'Use a passkey' }).waitFor();
    await lookAtScreen(staff, 'step-up');
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await confirm.waitFor({ state: 'hidden' });
    expect(await invitation.getByLabel(/Email/).inputValue()).toBe('new.person@sideline.test');
    await invitation.getByRole('button', { name: 'Send invitation' }).click();
    await confirm.getByRole('button', { name: 'Use a passkey' }).click();
    await staff.getByText('new.person@sideline.test').first().waitFor();

    const paid = await leagueChecks(setup, 'Proved');
    await paid.write('admin', '20', 'one');
    await later();
    await paid.open(staff, 'pending');
    await staff.getByRole('button', { name: 'Approve $20' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Approve $20' }).click();
    await confirm.getByRole('button', { name: 'Use a passkey' }).click();
    await paid.statesAre('approved');
    expect(staff.errors).toEqual([]);
  }),
);

it(
  'ending another session logs that browser out',
  step(async () => {
    const phone = await setup.person('league', { width: 375 });
    await phone.goto(`${setup.server.url}/organization-dashboard`);
    await phone.getByRole('heading', { name: 'Current sponsorships' }).waitFor();
    const laptop = await setup.person('league');
    await laptop.goto(`${setup.server.url}/security`);
    const ends = laptop.getByRole('button', { name: /^End the session on/ });
    await ends.first().waitFor();
    while ((await ends.count()) > 0) {
      const count = await ends.count();
      await ends.first().click();
      await laptop.getByRole('dialog').getByRole('button', { name: 'End session', exact: true }).click();
      await until(async () => (await ends.count()) < count);
    }
    await until(async () => {
      await phone.goto(`${setup.server.url}/organization-dashboard`);
      return phone.waitForURL('**/login?**', { timeout: 5000 }).then(
        () => true,
        () => false,
      );
    });
    await laptop.reload();
    await laptop.getByText('This one').waitFor();
  }),
);
