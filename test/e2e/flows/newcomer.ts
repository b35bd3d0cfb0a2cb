/** The steps of a person with an offer's link and no account: accept, then choose a password. */
import type { Setup, Visitor } from '../setup.ts';
import { headed } from './flow.ts';

/** A password that is on no list of common passwords; the demo's is refused here. */
export const OWN_PASSWORD = 'Goalpost-Clover-58';

/** Accepts the offer through a link with an email, confirming the dates if asked; ends at the sponsorship. */
export async function acceptByLink(page: Visitor, link: string, season: { start: string; end: string }): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Validate Address' }).click();
  await page.getByText('Your address has been validated.').waitFor();
  await page.getByRole('button', { name: 'Review Offer Details' }).click();
  await page.getByLabel('Season start').fill(season.start);
  await page.getByLabel('Season end').fill(season.end);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Accept Offer' }).dblclick();
  const dates = page.getByRole('dialog');
  const accepted = page.getByText(/^Offer accepted\. Your dates are saved/);
  await dates.or(accepted).first().waitFor();
  if (await dates.count()) await dates.getByRole('button').last().click();
  await accepted.waitFor();
}

/** Sets OWN_PASSWORD through an emailed link, which signs in. */
export async function choosePassword(page: Visitor, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(OWN_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL(/\/organization-dashboard/);
}

/** Sets OWN_PASSWORD through the link that was emailed to an address, which signs in. */
export async function signInByMail(setup: Setup, page: Visitor, email: string): Promise<void> {
  const [mail] = await setup.mails.waitFor(1, { to: email, subject: 'password' });
  await choosePassword(page, mail?.link('/recover-account/') ?? '');
}

/** Opens the confirmation link that a contact is emailed about a new member; returns its URL. */
export async function openMemberRequest(setup: Setup, page: Visitor, contact: string, email: string): Promise<string> {
  const [mail] = await setup.mails.waitFor(1, { to: contact, subject: email });
  const url = mail?.link('/confirm-member/') ?? '';
  await page.goto(url);
  await headed(page, 'Do you know this person?');
  await page.getByText(email).first().waitFor();
  return url;
}
