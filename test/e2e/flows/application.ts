import type { Visitor } from '../setup.ts';
import { arrive, type Flow, headed, press } from './flow.ts';

const step = (page: Visitor, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** The steps of an application with every interest, by their URL. */
const steps: [param: string, title: string, name: string][] = [
  ['0-1', 'Sponsor benefits', 'benefits'],
  ['0-2', 'Community impact', 'community-impact'],
  ['1-0', 'Primary Contact', 'primary-contact'],
  ['1-1', 'Programs', 'programs'],
  ['1-2', 'Play Locations', 'play-locations'],
  ['1-3', 'Social & Email', 'social-and-email'],
  ['1-4', 'Non-Profit Status', 'non-profit-status'],
  ['2-0', 'Tournament Information', 'tournament'],
  ['3-0', 'Logo on jerseys', 'jerseys'],
  ['3-1', 'Warm-up apparel', 'warm-ups'],
  ['3-2', 'Banners', 'banners'],
  ['3-3', 'Product & coupon distribution', 'coupons'],
  ['4-0', 'Seminars', 'seminar'],
  ['4-1', 'Tabling and product sampling', 'sampling'],
  ['4-2', 'Professional photography', 'photos'],
  ['5-0', 'Logo on website', 'website'],
  ['5-1', 'Surveys', 'surveys'],
  ['5-2', 'Email and social media', 'email'],
  ['6-0', 'Rewarded add-ons', 'rewarded-add-ons'],
  ['6-1', 'Thanks', 'thanks'],
];

const desktop = async (page: Visitor, wide: boolean) => {
  await page.setViewportSize({ width: wide ? 1280 : 375, height: 860 });
  const [navigation, counter] = [page.getByRole('navigation', { name: 'Steps' }), page.getByText(/^Step 1 of/)];
  await (wide ? navigation : counter).waitFor();
  await (wide ? counter : navigation).waitFor({ state: 'hidden' });
};

export const application: Flow[] = [
  {
    title: 'an application shows each of its steps',
    async go(page, look, fixture) {
      const path = await fixture.application();
      await arrive(page, fixture, path, 'Welcome');
      await look('application-welcome');
      // the navigation is shown on a desktop, the counter on a phone (L-090)
      await desktop(page, true);
      await desktop(page, false);
      for (const [param, title, name] of steps) {
        await page.evaluate((to) => history.pushState(null, '', to), `?step=${param}`);
        await step(page, title);
        const yes = page.getByRole('radio', { name: 'Yes', exact: true }).first();
        if (/^[2-5]-/.test(param)) await yes.check();
        await look(`application-${name}`);
      }
    },
  },
  {
    title: 'an application tells what is missing and what it has saved',
    async go(page, look, fixture) {
      const path = await fixture.application();
      await page.goto(fixture.url(`${path}?step=1-0`));
      await step(page, 'Primary Contact');
      for (const label of ['First name', 'Email']) await page.getByLabel(label).fill('');
      await press(page, 'Next');
      await page.getByText('First name is required').first().waitFor();
      await look('application-missing');
      await press(page, 'Save and Exit');
      await headed(page, 'Your progress has been saved');
      await look('application-saved');
    },
  },
  {
    title: 'a step that was answered in another tab at the same time shows both answers',
    async go(page, look, fixture) {
      const address = fixture.url(`${await fixture.application()}?step=1-0`);
      await page.goto(address);
      await step(page, 'Primary Contact');
      const other = await page.context().newPage();
      await other.goto(address);
      for (const [tab, name] of [
        [other, 'Guadalupe'],
        [page, 'Maximiliano'],
      ] as const) {
        await tab.getByLabel('First name').fill(name);
        await tab.getByLabel('Last name').fill('O’Brien-Villaseñor');
        await tab.getByLabel('Phone number').fill('5125550142');
        await tab.getByLabel('Email').fill(`${name.toLowerCase()}.obrien@harborhills-youth-soccer.test`);
        await tab.getByRole('button', { name: 'Next' }).click();
        if (tab === other) await tab.getByRole('heading', { level: 1, name: 'Programs' }).waitFor();
      }
      await other.close();
      await headed(page, 'This step was changed somewhere else');
      await look('application-conflict');
    },
  },
  {
    title: 'an application of a league that is known asks only for what changed',
    async go(page, look, fixture) {
      await arrive(page, fixture, await fixture.renewal(), /Welcome/);
      await press(page, 'Get Started');
      await page
        .getByRole('button', { name: /Confirm|These are right|Everything/ })
        .first()
        .waitFor();
      await look('application-renewal');
    },
  },
];
