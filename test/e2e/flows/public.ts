import { installationSecret } from '../../../db/settings.ts';
import { STATUS_PATH, signStatus } from '../../../server/shared/links/sponsorshipStatus.ts';
import { bannerPhoto } from '../setup.ts';
import { arrive, type Flow, headed, press } from './flow.ts';

export const publicPages: Flow[] = [
  {
    title: 'an email leads to the status of its sponsorship without a login',
    async go(page, look, fixture) {
      const id = await fixture.id(
        `select o.id from app_public.offers o join app_public.checks c on c.offer_id = o.id and c.status = 'approved'
         join app_public.verification_deadlines d on d.offer_id = o.id and not d.verified and not d.did_not_complete
         where o.status = 'confirmed' order by o.id limit 1`,
      );
      const token = signStatus(id, 1, installationSecret(), Date.now() / 1000, undefined, 'check_approved');
      await arrive(page, fixture, `${STATUS_PATH}${token}`, 'Your sponsorship is confirmed');
      await look('status');
      await page.goto(fixture.url(`${STATUS_PATH}broken`));
      await headed(page, 'This link no longer works');
      await look('status-ended');
    },
  },
  {
    title: 'a deadline is answered by link',
    async go(page, look, fixture) {
      const path = await fixture.deadline();
      await arrive(page, fixture, path, "Can't meet deadline?");
      await look('deadline');
      await page.getByRole('radio').first().check();
      await press(page, 'Submit');
      await headed(page, 'Thank you!');
      await look('deadline-thanks');
      await arrive(page, fixture, `${path}?photo`, 'Send your photo');
      await look('deadline-photo');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await bannerPhoto() });
      await page.getByAltText('Your photo').waitFor();
      await look('deadline-photo-chosen');
      await page.reload();
      await page.getByText('The photo that you chose before is back.').waitFor();
      await page.getByAltText('Your photo').waitFor();
      await look('deadline-photo-kept');
      await press(page, 'Submit');
      await page.getByText(/Image successfully uploaded/).waitFor();
      await look('deadline-photo-sent');
    },
  },
  {
    title: 'a deadline whose proof was accepted says so',
    async go(page, look, fixture) {
      const path = await fixture.deadline({ verified: true });
      await arrive(page, fixture, path, "Can't meet deadline?");
      await page.getByText('Your proof of this deadline was accepted.').waitFor();
      await look('deadline-verified');
      await press(page, 'Write to us');
      await page.getByRole('radio').first().waitFor();
      await look('deadline-verified-answer');
      await arrive(page, fixture, `${path}?photo`, 'Send your photo');
      await look('deadline-verified-photo');
    },
  },
  {
    title: 'a link to a deadline that is gone says so',
    async go(page, look, fixture) {
      const gone = await fixture.id(
        `select d.id from app_public.verification_deadlines d where d.verified = false
         and not exists (select from app_public.verification_images i where i.verification_deadline_id = d.id)
         order by d.id desc limit 1`,
      );
      const path = await fixture.link('deadline', gone);
      await fixture.rows('delete from app_public.verification_deadlines where id = $1', [gone]);
      await page.goto(fixture.url(path));
      await headed(page, /We couldn't find a deadline|Link|expired/);
      await look('deadline-not-found');
    },
  },
  {
    title: 'a league signs itself up',
    async go(page, look, fixture) {
      await arrive(page, fixture, '/organization-self-signup', 'Sign up your league');
      await look('self-signup');
      await press(page, 'Submit');
      await page.getByText('Organization name is required').waitFor();
      await look('self-signup-missing');
      await page.getByLabel('Organization name').fill('Río Verde Fútbol Club & Academy');
      await page.getByLabel('Contact email').fill('hola@rioverde.test');
      await press(page, 'Submit');
      await headed(page, 'Check your inbox');
      await look('self-signup-sent');
    },
  },
  {
    title: 'people sign in, are invited and set a new password',
    async go(page, look, fixture) {
      await arrive(page, fixture, '/login', /./);
      await look('login');
      await page.getByLabel('Email').fill('league@sideline.test');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await press(page, 'Log in');
      await page.getByRole('alert').first().waitFor();
      await look('login-refused');
      await press(page, /Forgot/);
      await look('login-forgot');
      await arrive(page, fixture, '/login/expired-link', /./);
      await look('login-expired-link');
      await arrive(page, fixture, '/login?redirect=/organization-dashboard', /./);
      await look('login-asked');
      await arrive(page, fixture, await fixture.invitation(), 'Accept your invitation');
      await look('invitation');
      await arrive(page, fixture, fixture.recovery(), /password/i);
      await look('recovery');
    },
  },
  {
    title: 'mails are unsubscribed from, legal pages are read, wrong addresses say so',
    async go(page, look, fixture) {
      await arrive(page, fixture, fixture.unsubscribe(), 'Unsubscribe');
      await look('unsubscribe');
      await press(page, 'Unsubscribe');
      await headed(page, 'You are unsubscribed');
      await look('unsubscribed');
      await arrive(page, fixture, '/unsubscribe/not-a-token', 'Email preferences');
      await look('unsubscribe-not-complete');
      await arrive(page, fixture, '/confirm-member/not-a-token', 'This link no longer works');
      await look('confirm-member-over');
      await arrive(page, fixture, '/privacy', /Privacy/);
      await look('privacy');
      await arrive(page, fixture, '/terms', /Terms/);
      await look('terms');
      await arrive(page, fixture, '/no-such-page', 'This page is out of bounds.');
      await look('not-found');
    },
  },
  {
    title: 'a sponsor reads the dashboard of a campaign',
    maps: true,
    async go(page, look, fixture) {
      const campaign = await fixture.id(
        `select campaign_id as id from app_public.offers where status = 'confirmed' group by 1 order by count(*) desc, 1 limit 1`,
      );
      await page.goto(fixture.url(await fixture.link('campaign', campaign)));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look('campaign-dashboard');
    },
  },
  {
    title: 'a page whose script does not come says so',
    async go(page, look, fixture) {
      await page.route(/\/SelfSignup-[^/]*\.js$/, (route) => route.abort());
      await arrive(page, fixture, '/organization-self-signup', 'Uh oh! Something went wrong.');
      await look('failure');
    },
  },
];
