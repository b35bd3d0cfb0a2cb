/** The access that an offer's link gives to an unknown person, how a contact confirms it, and how staff revoke it. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { signedPath, signedToken } from '../harness/linkTokens.ts';
import { checkPage } from './flows/checkPage.ts';
import { headed } from './flows/flow.ts';
import { acceptByLink, OWN_PASSWORD, openMemberRequest, signInByMail } from './flows/newcomer.ts';
import { contactsOf, type ForwardedOffer, findForwardedOffers, membershipOf } from './forwardedOffers.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(300_000);

const CONTACT = 'office@known.test';
const elsewhere = { name: 'Rob', line1: '1 Other St', city: 'Reno', state: 'NV', zip: '89501' };

let setup: Setup;
let staff: Visitor;
let contact: Visitor;
let offers: ForwardedOffer[];
const violations: string[] = [];
const link = (claims: Parameters<typeof signedPath>[0], days = 0) => setup.server.url + signedPath(claims, days);
const path = (page: Visitor) => new URL(page.url()).pathname;

beforeAll(async () => {
  setup = await createSetup();
  offers = await findForwardedOffers(setup, CONTACT);
  [staff, contact] = [await setup.person('admin'), await setup.visitor({ width: 375 })];
}, 240_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

/** Accepts an offer with its link and an unknown address; returns the phone's page, which shows the sponsorship. */
async function accept(offer: ForwardedOffer, email: string): Promise<Visitor> {
  const phone = await setup.visitor({ width: 375 });
  const [days] = await setup.rows<{ start: string; end: string }>(
    'select (app_private.today() + 5)::text as start, (app_private.today() + 80)::text as end',
  );
  await acceptByLink(
    phone,
    `${link({ kind: 'offer', id: offer.id, v: 1 })}?sentTo=${email}`,
    days as NonNullable<typeof days>,
  );
  return phone;
}

const question = (email: string) => openMemberRequest(setup, contact, CONTACT, email);

it(
  '[X1] [L-043] an account of an unknown address reaches its sponsorship only, until a contact confirms it with one click',
  step(async () => {
    const [offer] = offers as [ForwardedOffer];
    const email = 'dana@unknown.test';
    const phone = await accept(offer, email);
    expect(await membershipOf(setup, offer, email)).toMatchObject({ confirmed: false });
    await checkPage(phone, violations)('limited');
    await phone.goto(`${setup.server.url}/organizations/${offer.organization}/users`);
    await phone.waitForLoadState('networkidle');
    expect(await phone.getByRole('button', { name: 'Add User' }).count()).toBe(0);
    const url = await question(email);
    await checkPage(contact, violations)('confirm-member');
    await contact.getByRole('button', { name: 'Yes, they are with us' }).dblclick();
    await headed(contact, 'This person is confirmed');
    expect(await membershipOf(setup, offer, email)).toEqual({ confirmed: true, confirmed_by: CONTACT });
    await checkPage(contact, violations)('member-confirmed');
    await signInByMail(setup, phone, email);
    await phone.goto(`${setup.server.url}/organizations/${offer.organization}/users`);
    await phone.getByRole('button', { name: 'Add User' }).waitFor();
    await contact.goto(url); // opened again: nothing is left to answer
    await headed(contact, 'This person is confirmed');
    expect(phone.errors).toEqual([]);
  }),
);

it(
  '[X1] staff see who came by the link and what was changed, revoke it, and all of it ends and is put back',
  step(async () => {
    const [, offer] = offers as [ForwardedOffer, ForwardedOffer];
    const email = 'rob@unknown.test';
    await setup.server.data(
      'mutation ($input: UpsertShippingAddressInput!) { upsertShippingAddress(input: $input) { organization { id } } }',
      { input: { organizationId: offer.organization, ...elsewhere, line1: '2 Other St' } },
      signedToken({ kind: 'offer', id: offer.id, v: 1 }, 1),
    );
    expect((await contactsOf(setup, offer)).shipping).not.toBe(offer.shipping);
    const phone = await accept(offer, email);
    const url = await question(email);
    await contact.getByRole('button', { name: 'Yes, they are with us' }).click();
    await headed(contact, 'This person is confirmed');
    await signInByMail(setup, phone, email);
    await phone.goto(`${setup.server.url}/organizations/${offer.organization}`);
    await phone.getByLabel('Contact email').fill(email);
    await phone.getByRole('button', { name: 'Save', exact: true }).first().click();
    await until(async () => (await contactsOf(setup, offer)).contact_email === email);
    const token = await setup.server.login(email, OWN_PASSWORD);
    await setup.server.data(
      'mutation ($input: UpsertAddressInput!) { upsertAddress(input: $input) { organization { id } } }',
      {
        input: { organizationId: offer.organization, addressType: 'mailing', ...elsewhere },
      },
      token,
    );
    // the previous contacts are notified of both
    await setup.mails.waitFor(1, { to: CONTACT, subject: 'contact email' });
    await setup.mails.waitFor(1, { to: email, subject: 'mailing address' });
    await fetch(`${setup.server.url}/account_recovery`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const [recovery] = await setup.mails.waitFor(1, { to: email, subject: 'new password' });

    await staff.goto(`${setup.server.url}/offers/${offer.id}`);
    await staff.getByRole('button', { name: 'More for the link of Review page' }).click();
    await staff.getByRole('menuitem', { name: 'Revoke link' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Revoke the link' });
    await dialog.getByRole('checkbox', { name: new RegExp(`^${email}`) }).check();
    await dialog.getByText('1 Other St').waitFor();
    await dialog.getByText('2 Other St').waitFor();
    expect(await dialog.getByRole('listitem').count()).toBe(3);
    await staff.setViewportSize({ width: 375, height: 812 });
    await checkPage(staff, violations, { app: 'console', touch: false })('revoke');
    await staff.setViewportSize({ width: 1280, height: 860 });
    await dialog.getByRole('button', { name: 'Revoke the link' }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    expect(await membershipOf(setup, offer, email)).toBeUndefined();
    expect(await contactsOf(setup, offer)).toEqual({
      contact_email: CONTACT,
      mailing: offer.mailing,
      shipping: offer.shipping,
    });
    await staff.getByText(/^Revoked .+: the link doesn’t work$/).waitFor();
    expect(await staff.getByRole('button', { name: 'More for the link of Review page' }).count()).toBe(0);
    // the session ended with the membership, and so did the emailed link that was still valid
    await phone.reload();
    await phone.waitForURL(/\/login/);
    await phone.goto(recovery?.link('/recover-account/') ?? '');
    await headed(phone, 'Recovery Link is Invalid');
    await contact.goto(url);
    await headed(contact, 'This person has no access');
    expect([...staff.errors, ...phone.errors]).toEqual([]);
  }),
);

it(
  '[L-252] [L-073] [X1] a used, a revoked, an expired and a garbage link each say what is true',
  step(async () => {
    const [used, revoked] = offers as [ForwardedOffer, ForwardedOffer];
    const deadline = { kind: 'deadline', v: 1, id: 999_999_999 } as const;
    const [mail] = await setup.mails.waitFor(1, { to: 'dana@unknown.test', subject: 'password' });
    const gone = "We couldn't find a deadline at this link.";
    const member = { kind: 'member', id: 1, v: 1, organization_id: 1, context: CONTACT } as const;
    const pages: [address: string, title: string, text?: string][] = [
      [link({ kind: 'offer', id: used.id, v: 1 }), 'Sponsorship Offer Already Accepted'],
      [link({ kind: 'offer', id: revoked.id, v: 1 }), 'Link has expired', 'It was withdrawn or replaced'],
      [link({ kind: 'offer', id: used.id, v: 1 }, -400), 'Link has expired', 'This link has expired.'],
      [link(deadline), gone],
      [`${setup.server.url}/respond-to-deadline/nonsense`, gone],
      [link(deadline, -400), 'Link has expired'],
      [mail?.link('/recover-account/') ?? '', 'Recovery Link is Invalid'],
      [`${setup.server.url}/confirm-member/nonsense`, 'This link no longer works'],
      [link(member, -20), 'This link no longer works'],
    ];
    for (const [address, title, text] of pages) {
      await contact.goto(address);
      await headed(contact, title);
      if (text) await contact.getByText(text).first().waitFor();
      expect(path(contact)).toBe(new URL(address).pathname); // the URL stays, so that it can be sent to support
    }
    expect([...contact.errors, ...violations]).toEqual([]);
  }),
);
