import { tokenKey } from '../../../ui/session.ts';
import { viewKey } from '../../../ui/viewing.ts';
import { arrive, type Flow, headed, press } from './flow.ts';

export const dashboard: Flow[] = [
  {
    title: 'an organization sees its sponsorships',
    as: 'league',
    async go(page, look, fixture) {
      await arrive(page, fixture, '/organization-dashboard', 'Current sponsorships');
      await look('organization-dashboard');
      await press(page, 'Show All');
      await headed(page, 'All sponsorships');
      await look('organization-dashboard-all');
      await press(page, 'Deadlines in your calendar');
      await page.getByRole('dialog').waitFor();
      await look('calendar');
      await page.keyboard.press('Escape');
      await page.getByText('Organization Profile').first().click();
      await look('organization-menu');
      await page.getByText('Organization Profile').first().click();
      await press(page, 'Shipping Addresses');
      await page.getByRole('dialog').waitFor();
      await look('addresses');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Change|Add)/ })
        .first()
        .click();
      await look('address-form');
    },
  },
  {
    title: 'an organization answers an offer and meets its deadlines',
    as: 'league',
    async go(page, look, fixture) {
      await page.goto(
        fixture.url(`/organization-dashboard/offer/${await fixture.offer('proposed', { own: true, at: 1 })}`),
      );
      await page.getByRole('button', { name: /Review Offer Details/ }).waitFor();
      await look('dashboard-offer-address');
      await press(page, 'Validate Address');
      await page.getByText('Your address has been validated.').waitFor();
      await press(page, 'Review Offer Details');
      await page.getByRole('button', { name: 'Accept Offer' }).waitFor();
      await look('dashboard-offer');
      await arrive(
        page,
        fixture,
        `/organization-dashboard/offer/${await fixture.offer('confirmed', { own: true })}`,
        /Already/,
      );
      await look('dashboard-offer-accepted');
      await arrive(page, fixture, '/organization-dashboard/offer/999999', 'Sponsorship Offer Not Found');
      await look('dashboard-offer-not-found');
      await arrive(page, fixture, await fixture.sponsorship(), 'Where is my check?');
      await look('sponsorship');
      await press(page, /Upload Verification/);
      await headed(page, 'Upload Verification');
      await look('upload');
      await page.goto(fixture.url('/organization-dashboard/sponsorship/999999'));
      await page.getByText(/Please return to your dashboard/).waitFor();
      await look('sponsorship-not-found');
    },
  },
  {
    title: 'an organization keeps its profile',
    as: 'league',
    maps: true,
    async go(page, look, fixture) {
      const own = `/organizations/${fixture.organization}`;
      await arrive(page, fixture, own, /Overview|Lakeline/);
      await page.getByLabel(/Name/).first().waitFor();
      await look('profile-overview');
      await arrive(page, fixture, `${own}/locations`, 'Play Locations');
      await look('profile-locations');
      await press(page, 'Add A Play Location');
      await page.getByRole('dialog').waitFor();
      await look('profile-add-location');
      await arrive(page, fixture, `${own}/program`, 'Program Details');
      await look('profile-programs');
      await press(page, 'Add Sponsorable Property');
      await page.getByRole('dialog').waitFor();
      await look('profile-add-program');
      await arrive(page, fixture, `${own}/users`, 'Users');
      await look('profile-users');
      await press(page, 'Add User');
      await page.getByRole('dialog').waitFor();
      await look('profile-add-user');
      await arrive(page, fixture, '/change-password', /password/i);
      await look('change-password');
    },
  },
  {
    title: 'an organization builds packages of what it sells',
    as: 'league',
    async go(page, look, fixture) {
      await arrive(page, fixture, '/league-packages', 'Capabilities');
      await look('packages');
      await press(page, /Create Package/);
      await page.getByRole('dialog').waitFor();
      await look('package-create');
      await page.goto(fixture.url(await fixture.package()));
      await page.getByRole('button', { name: 'Remove this package' }).waitFor();
      await look('package');
      await arrive(page, fixture, `/organizations/${fixture.organization}/capability-form`, 'Add Capability');
      const kinds = page.getByLabel('What do you sell?');
      for (const kind of ['Game Signage', 'Dedicated Email', 'Social Media Posts', 'Team of Game Jerseys']) {
        await kinds.selectOption({ label: kind });
        await look(`capability-${kind.toLowerCase().replaceAll(' ', '-')}`);
      }
      await press(page, 'Add Capability');
      await look('capability-missing');
    },
  },
  {
    title: 'an organization with nothing yet',
    async go(page, look, fixture) {
      await page.goto(fixture.url('/privacy'));
      await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
        tokenKey,
        await fixture.newcomer(),
      ] as const);
      await arrive(page, fixture, '/organization-dashboard', 'Sponsorships');
      await page.locator('.empty').first().waitFor();
      await look('dashboard-empty');
      await page.evaluate(() => localStorage.clear());
    },
  },
  {
    title: 'staff view a dashboard as a league',
    as: 'admin',
    async go(page, look, fixture) {
      await arrive(page, fixture, `/organization-dashboard?userId=${fixture.user}`, 'Current sponsorships');
      await look('staff-view');
      await arrive(page, fixture, await fixture.sponsorship(), 'Where is my check?');
      await look('staff-view-sponsorship');
      await page.evaluate((key) => sessionStorage.removeItem(key), viewKey);
    },
  },
];
