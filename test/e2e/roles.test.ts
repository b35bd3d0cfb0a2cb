/** An owner makes the coach a helper, who proves a deadline on a phone and sees no money. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { OWN_PASSWORD } from './flows/newcomer.ts';
import { findOverdueDeadline, type OverdueDeadline } from './overdueDeadline.ts';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, sendPhoto, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

const COACH = 'coach.kim@known.test';
let setup: Setup;
let offer: OverdueDeadline;

beforeAll(async () => {
  setup = await createSetup();
  offer = await findOverdueDeadline(setup);
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const shown = async (page: Visitor) => page.locator('main').innerText();

it(
  'an owner invites the coach as a helper',
  step(async () => {
    const owner = await setup.person('league');
    await owner.goto(`${setup.server.url}/organizations/${offer.organization_id}/users`);
    await owner.getByRole('button', { name: 'Add User' }).click();
    const dialog = owner.getByRole('dialog', { name: 'Add a user' });
    await dialog.getByLabel('Email').fill(COACH);
    await dialog.getByRole('radio', { name: /^Helper/ }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await owner.getByRole('listitem').filter({ hasText: COACH }).getByText('Helper').waitFor();
    expect(owner.errors).toEqual([]);
  }),
);

it(
  'the helper proves the deadline, and sees no amount and no check',
  step(async () => {
    const [mail] = await setup.mails.waitFor(1, { to: COACH });
    const coach = await setup.visitor({ width: 375, touch: true });
    await coach.goto(mail?.link('/invitation/') ?? '');
    await coach.getByLabel('Full name').fill('Coach Kim');
    await coach.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await coach.getByLabel('Confirm password', { exact: true }).fill(OWN_PASSWORD);
    await coach.getByRole('button', { name: 'Create account' }).click();
    await coach.waitForURL(/\/login\?/);
    await coach.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await coach.getByRole('button', { name: 'Log in' }).click();
    await coach.getByRole('heading', { name: 'Current sponsorships' }).waitFor();
    expect(await shown(coach)).not.toContain('$');
    await coach.goto(`${setup.server.url}/organization-dashboard/sponsorship/${offer.id}`);
    await coach.getByRole('heading', { level: 1, name: offer.sponsor }).waitFor();
    await sendPhoto(coach, offer.deadline, 'tap');
    expect(await shown(coach)).not.toMatch(/\$|check\?/);
    await coach.goto(`${setup.server.url}/organizations/${offer.organization_id}/users`);
    await coach.getByText(/^Only an owner of your league can make changes here/).waitFor();
    expect(await coach.getByRole('button', { name: /Add User|Change/ }).count()).toBe(0);
    await lookAtScreen(coach, 'helper-users');
    expect(coach.errors).toEqual([]);
  }),
);
