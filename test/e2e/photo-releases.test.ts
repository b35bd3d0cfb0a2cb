/** A photo with a release on the way to its sponsor, blurred by staff, and taken down: the old addresses are dead. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { signedPath } from '../harness/linkTokens.ts';
import { newestPhoto, openReviewedPhoto } from './deadlinePhotos.ts';
import { findOverdueDeadline, type OverdueDeadline } from './overdueDeadline.ts';
import { createSetup, inOrder, type Setup, sendPhoto, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let league: Visitor;
let staff: Visitor;
let sponsor: Visitor;
let offer: OverdueDeadline;
/** The addresses at which the sponsor's browser saw the photo. */
const addresses: string[] = [];

const photo = () => newestPhoto(setup, offer);
const status = async (url: string) => (await fetch(new URL(url, setup.server.url))).status;
/** Waits until the sponsor's dashboard shows the photo's current file, and notes its address. */
async function sponsorSees(): Promise<void> {
  await sponsor.reload();
  const { name } = await photo();
  const image = sponsor.locator(`img[src*="${name}"]`).first();
  await image.waitFor();
  addresses.push((await image.getAttribute('src')) ?? '');
  expect(await status(addresses.at(-1) ?? '')).toBe(200);
}
const openPhoto = () => openReviewedPhoto(setup, staff, offer);

beforeAll(async () => {
  setup = await createSetup();
  league = await setup.person('league');
  staff = await setup.person('admin');
  sponsor = await setup.visitor();
  offer = await findOverdueDeadline(setup);
  // the newest photo is the first one on the dashboard
  await setup.rows(`update app_public.verification_images set created_at = created_at - interval '1 day'`);
}, 120_000);
afterAll(() => setup?.stop());
const step = inOrder(() => setup);

it(
  'the league states the release at its upload, staff accept, and the sponsor sees the photo',
  step(async () => {
    await league.goto(`${setup.server.url}/organization-dashboard/sponsorship/${offer.id}`);
    await sendPhoto(league, offer.deadline, 'click');
    await staff.goto(`${setup.server.url}/offers/${offer.id}`);
    await staff
      .getByRole('button', { name: `Accept ${offer.deadline}` })
      .first()
      .click();
    await until(async () => (await photo()).shown_to_sponsor);
    await sponsor.goto(setup.server.url + signedPath({ kind: 'campaign', id: offer.campaign_id, v: 1 }));
    await sponsorSees();
    await league.reload();
    await league.getByRole('heading', { level: 1 }).waitFor();
  }),
);

it(
  'staff blur it: the sponsor sees the copy, the address of the clear photo is dead, staff keep it',
  step(async () => {
    const dialog = await openPhoto();
    await dialog.getByRole('radio', { name: /^Agreed/ }).waitFor();
    expect(await accessibilityViolations(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Blur or crop' }).click();
    const editor = staff.getByRole('dialog', { name: 'Blur or crop' });
    const box = await editor.getByRole('img').boundingBox();
    if (!box) throw new Error('The photo is not shown.');
    await staff.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.2);
    await staff.mouse.down();
    await staff.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.7, { steps: 5 });
    await staff.mouse.up();
    await editor.getByRole('spinbutton', { name: 'From left' }).waitFor();
    expect(await accessibilityViolations(staff)).toEqual([]);
    await editor.getByRole('button', { name: 'Save' }).click();
    await editor.waitFor({ state: 'detached' });
    await until(async () => (await status(addresses[0] ?? '')) === 404);
    await dialog.getByText('This photo was blurred or cropped.').waitFor();
    await dialog.getByRole('button', { name: 'Look at the clear photo' }).waitFor();
    await sponsorSees();
  }),
);

it(
  'staff withhold it: it leaves the dashboard and its address is dead within a minute',
  step(async () => {
    const dialog = await openPhoto();
    await dialog.getByRole('radio', { name: /^Withheld/ }).click();
    await dialog.getByText('Not shown to the sponsor: release withheld').waitFor();
    await until(async () => (await status(addresses[1] ?? '')) === 404);
    await sponsor.reload();
    await sponsor.getByRole('heading', { level: 1 }).waitFor();
    expect(await sponsor.locator(`img[src*="${(await photo()).name}"]`).count()).toBe(0);
    expect([staff.errors.filter((error) => !/404/.test(error)), league.errors]).toEqual([[], []]);
  }),
);
