import type { Locator } from 'playwright-core';
import type { Visitor } from '../setup.ts';
import type { Fixture } from './fixture.ts';
import { arrive, type Flow, headed, press } from './flow.ts';

/** From the email to the accepted terms; `end`: days until the season ends. */
async function toTerms(page: Visitor, fixture: Fixture, end: number): Promise<void> {
  await press(page, 'Continue');
  await press(page, 'Validate Address');
  await page.getByText('Your address has been validated.').waitFor();
  await press(page, 'Review Offer Details');
  await page.getByLabel('Season start').fill(await fixture.day(5));
  await page.getByLabel('Season end').fill(await fixture.day(end));
  await page.getByRole('checkbox').check();
}

/** Accepts, confirming the dates if asked, and waits for the outcome. */
async function accept(page: Visitor, outcome: Locator): Promise<void> {
  await press(page, 'Accept Offer');
  const dates = page.getByRole('dialog');
  await outcome.or(dates).first().waitFor();
  if (await dates.count()) await dates.getByRole('button').last().click();
  await outcome.waitFor();
}

export const offerReview: Flow[] = [
  {
    title: 'an offer is read and accepted by link',
    async go(page, look, fixture) {
      const path = await fixture.link('offer', await fixture.proposed());
      await arrive(page, fixture, `${path}?sentTo=dana@harborhills.test`, /What is your email/);
      await look('offer-email');
      await page.getByRole('textbox', { name: 'Email' }).fill('not an address');
      await press(page, 'Continue');
      await page.getByText('Enter a valid email').waitFor();
      await look('offer-email-refused');
      await page.getByRole('textbox', { name: 'Email' }).fill('dana@harborhills.test');
      await press(page, 'Continue');
      await page.getByRole('button', { name: 'Review Offer Details' }).waitFor();
      await look('offer-address');
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dana Whitlock');
      await page.getByLabel('Address Line 1').fill('410 Main Street');
      await page.getByRole('textbox', { name: 'City' }).fill('Austin');
      await page.getByLabel('State').selectOption({ label: 'Texas' });
      await page.getByRole('textbox', { name: 'Zip' }).fill('78704');
      await press(page, 'Validate Address');
      await page.getByText('Your address has been validated.').waitFor();
      await look('offer-address-validated');
      await press(page, 'Review Offer Details');
      await page.getByRole('button', { name: 'Accept Offer' }).waitFor();
      await look('offer-review');
      await press(page, 'Reject');
      await headed(page, 'Reject this offer?');
      await look('offer-reject');
      await page.getByLabel('Reason').fill('Our board has a sponsor of its own.');
      await press(page, 'Reject Offer');
      await headed(page, 'Offer rejected');
      await look('offer-rejected');
      await arrive(page, fixture, path, 'Sponsorship Offer Already Rejected By Your League');
      await look('offer-already-rejected');
    },
  },
  {
    title: 'an offer is accepted by link, and what opens without a password',
    async go(page, look, fixture) {
      const path = await fixture.link('offer', await fixture.proposed());
      await arrive(page, fixture, `${path}?sentTo=new.volunteer@harborhills.test`, /What is your email/);
      await toTerms(page, fixture, 360);
      // people who double-click everything still get the question, and accept only once
      await page.getByRole('button', { name: 'Accept Offer' }).dblclick();
      await headed(page, 'Check your season dates');
      await look('offer-unusual-dates');
      await page.getByRole('dialog').getByRole('button').last().dblclick();
      await page.getByText(/^Offer accepted\. Your dates are saved/).waitFor();
      await look('offer-accepted');
      await arrive(page, fixture, '/organization-dashboard', 'Sponsorships');
      await look('dashboard-before-password');
      await arrive(page, fixture, '/league-packages', 'Package Builder');
      await look('packages-before-password');
      await page.evaluate(() => localStorage.clear());
    },
  },
  {
    title: 'an offer for somebody with an account asks for the password',
    async go(page, look, fixture) {
      const path = await fixture.link('offer', await fixture.offer('proposed', { own: true }));
      await arrive(page, fixture, `${path}?sentTo=league@sideline.test`, /What is your email/);
      await toTerms(page, fixture, 80);
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await accept(page, page.getByText(/That password isn't right/));
      await look('offer-wrong-password');
    },
  },
  {
    title: 'an offer accepted for an account that cannot sign in now',
    async go(page, look, fixture) {
      const path = await fixture.link('offer', await fixture.proposed());
      await arrive(page, fixture, `${path}?sentTo=dana@harborhills.test`, /What is your email/);
      await toTerms(page, fixture, 80);
      await page.route('**/graphql', (route) =>
        route.request().postData()?.includes('"operationName":"AcceptOffer"')
          ? route.fulfill({ json: { data: { acceptOffer: { jwt: null, offer: { id: 1 } } } } })
          : route.fallback(),
      );
      await accept(page, page.getByRole('heading', { name: 'Offer accepted' }));
      await look('offer-accepted-no-session');
    },
  },
  {
    title: 'an offer that staff changed in the meantime lists what changed',
    async go(page, look, fixture) {
      const offer = await fixture.proposed();
      await arrive(
        page,
        fixture,
        `${await fixture.link('offer', offer)}?sentTo=dana@harborhills.test`,
        /What is your email/,
      );
      await toTerms(page, fixture, 80);
      await fixture.rows('update app_public.assets set quantity = coalesce(quantity, 1) + 2 where offer_id = $1', [
        offer,
      ]);
      await fixture.rows(
        `update app_public.offers set value = value - 150, additional_requirements = 'One banner hangs beside the gate.'
         where id = $1`,
        [offer],
      );
      await accept(page, page.getByText('This offer changed while you were reading it.'));
      await look('offer-changed');
    },
  },
  {
    title: 'links to offers that cannot be answered say why',
    async go(page, look, fixture) {
      await arrive(page, fixture, await fixture.link('offer', await fixture.offer('confirmed')), /Already Accepted/);
      await look('offer-already-accepted');
      await arrive(page, fixture, await fixture.link('offer', await fixture.offer('unqualified')), /Offer Not Found/);
      await look('offer-not-found');
      await arrive(page, fixture, await fixture.expired(), 'Link has expired');
      await look('link-expired');
      const link = await fixture.link('offer', await fixture.proposed());
      await arrive(page, fixture, link.slice(0, -9), 'Link has expired');
      await look('link-not-complete');
      await arrive(page, fixture, link.replace('/accept-offer/', '/qualify/'), 'This link opens another page');
      await look('link-of-another-kind');
    },
  },
];
