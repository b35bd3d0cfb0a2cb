/** A photo that a league passes on: the email to the coach, their page, the trail, and taking it back. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { bannerPhoto, createSetup, inOrder, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let league: Visitor;
let coach: Visitor;
let link: string;

beforeAll(async () => {
  setup = await createSetup();
  league = await setup.visitor();
  coach = await setup.visitor({ width: 375, dark: true });
}, 120_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const dialog = () => league.getByRole('dialog', { name: 'Ask somebody else to do this' });

it(
  'the league passes a photo on by name and email',
  step(async () => {
    const [deadline] = await setup.rows<{ id: number }>(
      `select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
       where o.status = 'confirmed' and app_public.verification_deadlines_section(d) = 'upcoming' order by d.id limit 1`,
    );
    await league.goto(`${setup.server.url}/respond-to-deadline/${linkToken('deadline', deadline?.id ?? 0)}?photo=1`);
    await league.getByRole('button', { name: 'Ask somebody else' }).click();
    await dialog().getByLabel('Name').fill('Coach Kim');
    await dialog().getByLabel('Email').fill('kim@team.test');
    expect(await accessibilityViolations(league)).toEqual([]);
    await dialog().getByRole('button', { name: 'Send the link' }).click();
    await dialog().getByText('We sent the link to Coach Kim.').waitFor();
    const [mail] = await setup.mails.waitFor(1, { to: 'kim@team.test' });
    link = mail?.link('/forwarded-task/') ?? '';
    expect(link).not.toBe('');
  }),
);

it(
  'the coach sends it without a login, and sees nothing else',
  step(async () => {
    await coach.goto(link);
    await coach.getByRole('heading', { level: 1, name: 'Send your photo' }).waitFor();
    expect(await coach.getByRole('button', { name: 'Ask somebody else' }).count()).toBe(0);
    expect(await accessibilityViolations(coach)).toEqual([]);
    await coach
      .locator('input[type=file]')
      .setInputFiles({ name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await bannerPhoto() });
    await coach.getByRole('button', { name: 'Submit' }).click();
    await coach.getByText(/Image successfully uploaded/).waitFor();
  }),
);

it(
  'the league sees what became of it and takes it back, which ends the coach’s link',
  step(async () => {
    await league.reload();
    await league.getByRole('button', { name: 'Ask somebody else' }).click();
    await dialog()
      .getByText(/Sent to Coach Kim on .*Photo sent on/)
      .waitFor();
    await dialog().getByRole('button', { name: 'Take it back' }).click();
    await dialog()
      .getByText(/Taken back\./)
      .waitFor();
    await coach.reload();
    await coach.getByText('This task was taken back or passed on to somebody else.').waitFor();
    expect([...league.errors, ...coach.errors]).toEqual([]);
  }),
);
