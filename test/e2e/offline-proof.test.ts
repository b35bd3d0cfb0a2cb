/** The photo of a deadline without a network: the page opens, the photo waits on the device and is sent once. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { picture } from '../graphql/upload.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { worksOffline } from './offline.ts';
import { bannerPhoto, createSetup, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let deadlines: { id: number; offer_id: number }[];

beforeAll(async () => {
  setup = await createSetup();
  deadlines = await setup.rows(
    `select distinct on (d.offer_id) d.id, d.offer_id from app_public.verification_deadlines d
     join app_public.offers o on o.id = d.offer_id and o.status = 'confirmed'
     where app_public.verification_deadlines_section(d) in ('overdue', 'upcoming') order by d.offer_id, d.id limit 6`,
  );
}, 120_000);
afterAll(() => setup?.stop());

const urlOf = (index: number) =>
  `${setup.server.url}/respond-to-deadline/${linkToken('deadline', deadlines[index]?.id ?? 0)}?photo=1`;
const photos = async (index: number) =>
  (
    await setup.rows('select id from app_public.verification_images where verification_deadline_id = $1', [
      deadlines[index]?.id,
    ])
  ).length;

/** Opens a deadline's page, and waits until it works without a network. */
async function ready(page: Visitor, index: number): Promise<void> {
  await page.goto(urlOf(index));
  await page.getByRole('heading', { name: 'Send your photo' }).waitFor();
  await until(() => worksOffline(page));
}

async function choose(page: Visitor, name: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer: await bannerPhoto() });
  await page.getByRole('button', { name: 'Submit' }).click();
}
const waiting = (page: Visitor) => page.getByText('Waiting to be sent.').waitFor();

it('opens without a network; a photo waits for an hour with the tab closed, and is sent once', async () => {
  const before = await photos(0);
  const page = await setup.visitor({ width: 375 });
  await ready(page, 0);
  const context = page.context();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'Send your photo' }).waitFor();
  await choose(page, 'banner.jpg');
  await waiting(page);
  await page.close();
  await setup.db.setClock('+1 hour');
  expect(await photos(0)).toBe(before);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(urlOf(0));
  await until(async () => (await photos(0)) > before);
  await again.getByText(/We have your photo/).waitFor();
  expect(await photos(0)).toBe(before + 1);
  await context.close();
});

it('stores a photo once if the answer is lost', async () => {
  const before = await photos(1);
  const page = await setup.visitor();
  await ready(page, 1);
  let lost = 0;
  await page.route('**/verification_images', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await choose(page, 'banner.jpg');
  await page.getByText(/Image successfully uploaded/).waitFor();
  expect([lost, await photos(1)]).toEqual([1, before + 1]);
  await page.context().close();
});

it('sends the photos of two tabs once each', async () => {
  const before = [await photos(2), await photos(3)];
  const one = await setup.visitor();
  await ready(one, 2);
  const two = Object.assign(await one.context().newPage(), { errors: [], openRequests: new Set() }) as Visitor;
  await ready(two, 3);
  await one.context().setOffline(true);
  await choose(one, 'one.jpg');
  await waiting(one);
  await choose(two, 'two.jpg');
  await waiting(two);
  await one.context().setOffline(false);
  await until(async () => (await photos(2)) + (await photos(3)) >= (before[0] ?? 0) + (before[1] ?? 0) + 2);
  await one.getByText(/We have your photo/).waitFor();
  await two.getByText(/We have your photo/).waitFor();
  expect([await photos(2), await photos(3)]).toEqual(before.map((count) => count + 1));
  await one.context().close();
});

it('shows a photo that is refused for good, and sends the rest', async () => {
  const before = await photos(5);
  const one = await setup.visitor();
  await ready(one, 4);
  const two = Object.assign(await one.context().newPage(), { errors: [], openRequests: new Set() }) as Visitor;
  await ready(two, 5);
  await one.context().setOffline(true);
  await choose(one, 'late.jpg');
  await waiting(one);
  await choose(two, 'good.jpg');
  await waiting(two);
  await setup.rows(`update app_public.offers set status = 'canceled' where id = $1`, [deadlines[4]?.offer_id]);
  await one.context().setOffline(false);
  await one.getByText(/This photo was not accepted/).waitFor();
  await until(async () => (await photos(5)) > before);
  await one.getByRole('button', { name: 'Remove the photo' }).click();
  await one.getByText(/This photo was not accepted/).waitFor({ state: 'detached' });
  await one.context().close();
});

it('shows nobody else’s deadline, controls no other page, and a logout deletes all of it', async () => {
  const page = await setup.visitor();
  await ready(page, 0);
  await page.context().setOffline(true);
  await page.goto(urlOf(1));
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.locator('input[type=file]').count()).toBe(0);
  await page.context().setOffline(false);
  await page.goto(`${setup.server.url}/login`);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await page.goto(`${setup.server.url}/logout`);
  await until(() =>
    page.evaluate(
      async () => (await caches.keys()).length + (await navigator.serviceWorker.getRegistrations()).length === 0,
    ),
  );
  expect(page.errors).toEqual([]);
  await page.context().close();
});

it('sends at once if the device has no room to keep the photo', async () => {
  const before = await photos(1);
  const page = await setup.visitor();
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await ready(page, 1);
  await page.locator('input[type=file]').setInputFiles({
    name: 'other.png',
    mimeType: 'image/png',
    buffer: await picture(900, 700).png().toBuffer(),
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(/Image successfully uploaded/).waitFor();
  expect(await photos(1)).toBe(before + 1);
  await page.context().close();
});
