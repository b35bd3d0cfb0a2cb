/** What only a browser can test in the console: the screen of a phone, and locked pages. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createSetup, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(300_000);

let setup: Setup;
/** Pages of the same person: one page goes from test to test, because its process keeps the compiled scripts. */
let phone: Visitor;
let desk: Visitor;
beforeAll(async () => {
  setup = await createSetup();
  [phone, desk] = [await setup.person('admin', { width: 375 }), await setup.person('admin')];
}, 180_000);
afterAll(() => setup?.stop());

/** The id of a row that the demo has. */
const idOf = async (text: string): Promise<number> => (await setup.db.owner.query(text)).rows[0]?.id;
const sidewaysBy = (page: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it('[B-252] the targeting list on a phone renders the visible rows, not every property', async () => {
  const campaign = await idOf(`select c.id from app_public.campaigns c where c.status = 'active' order by (
    select count(*) from app_public.sponsorable_properties p where (p.season, p.season_year) = (c.season, c.year)) desc, c.id limit 1`);
  await phone.goto(`${setup.server.url}/campaign-targeting/${campaign}?tab=properties`);
  const rows = phone.getByRole('region', { name: 'Sponsorable properties' }).locator('[data-index]');
  await rows.nth(5).waitFor();
  await phone.getByText(/^(All )?\d[\d,]* (properties )?loaded$/).waitFor({ state: 'attached' });
  expect(await rows.count()).toBeLessThan(40);
  expect(await phone.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
  expect(await sidewaysBy(phone)).toBe(0);
});

it('a location filter on a phone keeps all its buttons visible', async () => {
  const campaign = await idOf('select min(campaign_id) as id from app_public.location_filters');
  await phone.goto(`${setup.server.url}/campaign-targeting/${campaign}?tab=filters`);
  for (const button of [/^Delete /, /^Add CSV$/]) {
    const box = await phone.getByRole('button', { name: button }).first().boundingBox();
    expect(box && box.x + box.width <= 375).toBe(true);
  }
});

it('an organization on a phone shows which of its tabs is open', async () => {
  const organization = await idOf('select min(id) as id from app_public.organizations');
  await phone.goto(`${setup.server.url}/organizations/${organization}/mails`);
  const tab = phone.getByRole('link', { name: 'Mails', exact: true });
  await tab.waitFor();
  const box = await tab.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true);
  expect(await sidewaysBy(phone)).toBe(0);
});

it('the form of an organization on a phone has its fields one below the other, and shows the whole email address', async () => {
  const organization = await idOf(`select id from app_public.organizations
    where length(contact_email) between 26 and 34 order by id limit 1`);
  await phone.goto(`${setup.server.url}/organizations/${organization}`);
  const email = phone.getByLabel('Contact email');
  await email.waitFor();
  expect(await email.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  const lefts = await phone
    .locator('form .MuiTextField-root:visible')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(5);
  expect(new Set(lefts).size).toBe(1);
});

it('[O7] [O21] an organization on a phone keeps Save visible and has its tabs near the top', async () => {
  const organization = await idOf('select min(id) as id from app_public.organizations');
  await phone.goto(`${setup.server.url}/organizations/${organization}`);
  await phone.getByLabel('City').fill('Salem');
  const save = await phone.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  expect(save && save.y >= 0 && save.y + save.height <= 812).toBe(true);
  await phone.evaluate(() => window.scrollTo(0, 0));
  const tabs = await phone.getByRole('navigation', { name: 'Organization' }).boundingBox();
  expect(tabs?.y).toBeLessThan(230);
});

it('[O16] [O20] navigating by the palette moves the focus into the page; the down arrow moves from a search to its rows', async () => {
  await desk.goto(`${setup.server.url}/campaign-planner/sponsors`);
  await desk.getByRole('link', { name: 'Add A Sponsor' }).waitFor();
  await desk.keyboard.press('Control+k');
  await desk.getByRole('combobox', { name: /^Find an organization/ }).fill('Organizations');
  await desk.getByRole('option', { name: 'Organizations', exact: true }).click();
  await desk.waitForURL(/\/organizations$/, { timeout: 20_000 });
  await until(() => desk.evaluate(() => document.activeElement?.id === 'main-content'));
  const rows = desk.locator('tbody tr.RaDataTable-row');
  await rows.nth(2).waitFor();
  await until(async () => {
    await desk.getByRole('searchbox').press('ArrowDown');
    return (await rows.first().getAttribute('data-cursor')) === '';
  });
});

it('a campaign’s capabilities fit a phone’s screen, names before quantities, cards separated', async () => {
  const { sponsor_id: sponsor, id } = (
    await setup.db.owner.query(`select c.id, c.sponsor_id from app_public.campaigns c
      join app_public.campaign_capabilities k on k.campaign_id = c.id
      join app_public.default_verification_deadlines d on d.campaign_capability_id = k.id
      where d.requires_creatives order by c.id limit 1`)
  ).rows[0];
  await phone.goto(`${setup.server.url}/campaign-planner/sponsors/${sponsor}/campaigns/${id}/requirements`);
  const cards = phone.locator('main section').filter({ has: phone.getByRole('heading', { level: 2 }) });
  const card = cards.first();
  await card
    .getByRole('button', { name: /^Creatives of / })
    .first()
    .waitFor();
  expect(await sidewaysBy(phone)).toBe(0);
  const name = await card.getByRole('heading', { level: 3 }).first().boundingBox();
  const quantities = await card
    .getByText(/ per league, /)
    .first()
    .boundingBox();
  expect(name && quantities && quantities.y >= name.y + name.height).toBe(true);
  const [first, second] = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  expect(first && second && second.top - first.bottom).toBe(16);
});

it('a whole group of prospects can be selected at once, also on a phone', async () => {
  const campaign = await idOf(`select campaign_id as id from app_public.offers where status = 'prospecting'
    group by campaign_id having count(*) > 2 order by campaign_id limit 1`);
  await phone.goto(`${setup.server.url}/prospect-campaign/${campaign}`);
  const group = phone.getByRole('region', { name: 'Prospects' });
  await group.getByRole('checkbox', { name: 'Select all' }).check();
  await group.getByRole('checkbox', { checked: false }).first().waitFor({ state: 'detached' });
  expect(await group.getByRole('checkbox', { checked: true }).count()).toBeGreaterThan(2);
  expect(await sidewaysBy(phone)).toBe(0);
});

it('[B-051] [B-053] a new organization needs a sport, and its page opens once it is created', async () => {
  await desk.goto(`${setup.server.url}/organizations`);
  await desk.getByRole('button', { name: 'Add An Organization' }).click();
  await desk.getByRole('button', { name: 'Create a new organization' }).click();
  await desk.getByRole('textbox', { name: 'Name', exact: true }).fill('Brand New League');
  await desk.getByLabel('Locations').fill('78701');
  await desk
    .getByRole('option', { name: /Austin/ })
    .first()
    .click();
  const create = desk.getByRole('button', { name: 'Create organization' });
  await create.click();
  await desk.getByText('At least one season sport required').waitFor();
  await desk.getByLabel('Spring sports').click();
  await desk.getByRole('option', { name: 'Soccer' }).click();
  await desk.getByRole('heading', { name: 'Create an organization' }).click(); // closes the list of sports
  await create.click();
  await desk.getByRole('heading', { level: 1, name: 'Brand New League' }).waitFor();
  await desk.getByLabel('City').waitFor();
  const id = await idOf(`select id from app_public.organizations where name = 'Brand New League'`);
  expect(new URL(desk.url()).pathname).toBe(`/organizations/${id}`);
  expect(desk.errors).toEqual([]);
});

it('[S-434] a colleague’s changes appear when the page becomes visible or the connection returns; unsaved input stays', async () => {
  const id = await idOf('select id from app_public.organizations order by id limit 1 offset 200');
  const [one, other] = [desk, await setup.person('superadmin')];
  for (const page of [one, other]) {
    await page.goto(`${setup.server.url}/organizations/${id}`);
    await page.getByLabel('City').waitFor();
  }
  const change = async (city: string) => {
    await one.getByLabel('City').fill(city);
    await one.getByRole('button', { name: 'Save', exact: true }).click();
    await until(
      async () => (await idOf(`select id from app_public.organizations where id = ${id} and city = '${city}'`)) === id,
    );
  };
  const shows = (city: string) => until(async () => (await other.getByLabel('City').inputValue()) === city);
  await other.getByLabel('Website').fill('https://typed.example');
  await change('Turnville');
  await other.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  await shows('Turnville');
  await other.context().setOffline(true);
  await change('Backtown');
  await other.context().setOffline(false);
  await shows('Backtown');
  expect(await other.getByLabel('Website').inputValue()).toBe('https://typed.example');
  for (const page of [one, other]) expect(page.errors).toEqual([]);
});

it('[S-265] quantities that an admin may not change are shown as read-only', async () => {
  const offer = await idOf(`select o.id from app_public.offers o join app_public.assets a on a.offer_id = o.id
    where o.status = 'confirmed' order by o.id limit 1`);
  await desk.goto(`${setup.server.url}/offers/${offer}`);
  const look = (label: RegExp) =>
    desk
      .getByLabel(label)
      .first()
      .evaluate((input) => getComputedStyle(input.parentElement as Element).backgroundColor);
  expect(await look(/, quantity$/)).toBe(await look(/^Sponsorship value/));
  expect(await look(/, quantity$/)).not.toBe(await look(/^Custom field/));
});
