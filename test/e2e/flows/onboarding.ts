import { arrive, type Flow, headed, press } from './flow.ts';

/** The questions in order, each with the answer to give before the next one. */
const questions: [heading: string, name: string][] = [
  ['Is this the name of your league?', 'name'],
  ['How can we reach you?', 'contact'],
  ['Where do you play?', 'place'],
  ['How many players do you have each year?', 'players'],
  ['When do you play?', 'seasons'],
  ['Which sports do you offer?', 'sports'],
  ['How old are your players?', 'ages'],
  ['Who plays?', 'genders'],
  ['How competitive is your play?', 'levels'],
  ['All done!', 'finish'],
];

export const onboarding: Flow[] = [
  {
    title: 'a league is asked its questions one by one',
    async go(page, look, fixture) {
      await arrive(page, fixture, await fixture.link('league', fixture.organization), /^Welcome/);
      await look('onboarding-welcome');
      await press(page, 'Get started');
      for (const [heading, name] of questions) {
        await headed(page, heading);
        await look(`onboarding-${name}`);
        if (name === 'place') {
          await page.getByLabel('Primary play location').fill('7870');
          await page.getByRole('list', { name: 'Suggested places' }).getByRole('button').first().waitFor();
          await look('onboarding-place-suggested');
          await page.getByRole('list', { name: 'Suggested places' }).getByRole('button').first().click();
        }
        if (name !== 'finish') await press(page, 'Next');
      }
    },
  },
  {
    title: 'an answer that cannot be saved is kept, and the page says so',
    async go(page, look, fixture) {
      await arrive(page, fixture, await fixture.link('league', fixture.organization), /^Welcome/);
      await press(page, 'Get started');
      await page.getByLabel('Organization name').fill('Lakeline Youth Soccer & Futsal Club of Greater Cedar Park');
      await page.route('**/graphql', (route) => route.abort());
      await press(page, 'Next');
      await headed(page, 'Uh oh, we hit a snag!');
      await look('onboarding-snag');
    },
  },
  {
    title: 'a link to no profile says so',
    async go(page, look, fixture) {
      await arrive(page, fixture, '/welcome/not-a-token', 'Profile Not Found');
      await look('onboarding-not-found');
    },
  },
];
