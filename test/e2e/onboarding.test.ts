/** A new league: it signs up on a phone, opens the emailed link and fills in its profile by touch. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { createSetup, type Setup, type Visitor } from './setup.ts';

const NAME = "Río Verde Fútbol & O'Hara Academy";
const EMAIL = 'hola@rioverde.test';

jest.setTimeout(240_000);

let setup: Setup;
let phone: Visitor;

beforeAll(async () => {
  setup = await createSetup();
  phone = await setup.visitor({ width: 375, touch: true });
}, 120_000);
afterAll(() => setup?.stop());

const tap = (name: string) => phone.getByRole('button', { name, exact: true }).tap();
const asked = (question: string) => phone.getByRole('heading', { level: 1, name: question }).waitFor();
const league = async (): Promise<Record<string, unknown>> =>
  (
    await setup.db.owner.query(
      `select g.name, g.contact_email, g.contact_phone, g.female, g.male, g.min_age, g.max_age, g.number_of_unique_participants_per_year as number_of_players,
         g.spring_games, g.summer_games, p.city, p.zipcode, p.lat is not null as located,
         array(select s.name from app_public.sports s where s.id = any (g.sport_ids)) as sports
       from app_public.organizations g left join app_public.play_locations p on p.organization_id = g.id and p."primary"
       where g.contact_email = $1`,
      [EMAIL],
    )
  ).rows[0];

let link = '';

it('[L-312][L-315][L-316] a sign-up on a phone is answered by a mail with the link to the profile', async () => {
  await setup.picturing(async () => {
    await phone.goto(`${setup.server.url}/league-self-signup`);
    await asked('Sign up your league');
    await phone.getByLabel('Organization name').fill(NAME);
    await phone.getByLabel('Contact email').fill(EMAIL);
    await tap('Submit');
    await phone.getByText(`We are sending an email with a link to ${EMAIL}`).waitFor();
    const [mail] = await setup.mails.waitFor(1, { to: EMAIL, seconds: 60 });
    link = mail?.link('/welcome/') ?? '';
    expect(link).toContain(`${setup.server.url}/welcome/`);
    expect(await league()).toMatchObject({ name: NAME });
  });
});

it('[L-222][L-223][L-235] question by question the profile is finished; what was answered is saved on the way', async () => {
  await setup.picturing(async () => {
    await phone.goto(link);
    await asked(`Welcome, ${NAME}!`);
    await tap('Get started');
    await asked('Is this the name of your league?');
    expect(await phone.getByLabel('Organization name').inputValue()).toBe(NAME);
    await tap('Next');
    await asked('How can we reach you?');
    await phone.getByLabel('Phone (optional)').fill('512-555-0142');
    await tap('Next');
    await asked('Where do you play?');
    expect(await league()).toMatchObject({ contact_phone: '512-555-0142' });
    expect(await phone.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await phone.getByText("We need your league's primary play location").waitFor();
    await phone.getByLabel('Primary play location').fill('78704');
    await phone.getByRole('button', { name: 'Austin, TX 78704' }).tap();
    expect(await accessibilityViolations(phone)).toEqual([]);
    await tap('Next');
    await asked('How many players do you have each year?');
    await phone.getByLabel('Number of players').fill('0412');
    await tap('Next');
    await asked('When do you play?');

    // the link is opened again later: it continues at the same step, with all answers
    await phone.goto(link);
    await asked('When do you play?');
    await tap('Back');
    await asked('How many players do you have each year?');
    expect(await phone.getByLabel('Number of players').inputValue()).toBe('412');
    await tap('Back');
    await asked('Where do you play?');
    expect(await phone.getByLabel('Primary play location').inputValue()).toBe('Austin, TX 78704');
    await tap('Next');
    await asked('How many players do you have each year?');
    await tap('Next');

    await asked('When do you play?');
    await phone.getByText('Spring', { exact: true }).tap();
    await tap('Next');
    await asked('Which sports do you offer?');
    await phone.getByText('Soccer', { exact: true }).tap();
    await tap('Next');
    await asked('How old are your players?');
    await phone.getByLabel('Youngest').fill('12');
    await phone.getByLabel('Oldest').fill('5');
    await phone.getByText('The lower age cannot be above the upper age.').waitFor();
    await phone.getByLabel('Youngest').fill('5');
    await phone.getByLabel('Oldest').fill('12');
    await tap('Next');
    await asked('Who plays?');
    for (const who of ['Girls', 'Boys']) await phone.getByText(who, { exact: true }).tap();
    await tap('Next');
    await asked('How competitive is your play?');
    await phone.getByText('Recreational', { exact: true }).tap();
    await tap('Next');
    await asked('All done!');
    expect(await accessibilityViolations(phone)).toEqual([]);

    expect(await league()).toEqual({
      name: NAME,
      contact_email: EMAIL,
      contact_phone: '512-555-0142',
      female: true,
      male: true,
      min_age: 5,
      max_age: 12,
      number_of_players: 412,
      spring_games: true,
      summer_games: false,
      city: 'Austin',
      zipcode: '78704',
      located: true,
      sports: ['Soccer'],
    });
    expect(phone.errors).toEqual([]);
  });
});
