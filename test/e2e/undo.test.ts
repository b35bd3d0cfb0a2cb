/** A bulk edit of 300 records, undone the next day in another tab; a roll-over, undone at once; two people on one record. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { choose, createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let admin: Visitor;
const pictures = process.env.SIDELINE_PICTURES;

/** The type of each organization by id. */
const types = async (): Promise<Record<number, string>> =>
  Object.fromEntries(
    (
      await setup.rows<{ id: number; type: string }>(
        'select o.id, t.name as type from app_public.organizations o left join app_public.organization_types t on t.id = o.organization_type_id',
      )
    ).map(({ id, type }) => [id, type]),
  );
const look = async (page: Visitor, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` });
};

beforeAll(async () => {
  setup = await createSetup();
  admin = await setup.person('admin');
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
let before: Record<number, string>;
let changed: number[];
let [bulkType, otherType] = ['', ''];
let changedByOther: { id: number; name: string };

it(
  'edits 300 records at once, and the notice offers Undo; the tab is closed',
  step(async () => {
    before = await types();
    const names = await setup.rows<{ name: string }>(
      `select t.name from app_public.organization_types t left join app_public.organizations o on o.organization_type_id = t.id
       group by t.id order by count(o.id), t.id limit 2`,
    );
    [bulkType, otherType] = names.map(({ name }) => name) as [string, string];
    await admin.goto(`${setup.server.url}/organizations?perPage=300`);
    await admin.locator('tbody tr').nth(299).waitFor();
    await admin.getByRole('checkbox', { name: 'Select all', exact: true }).check();
    await admin.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = admin.getByRole('dialog', { name: 'Edit 300 organizations' });
    await choose(dialog.getByLabel('Organization type'), bulkType);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await admin.getByText('300 records changed').waitFor();
    await admin.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await look(admin, 'undo-notice');
    expect(await accessibilityViolations(admin)).toEqual([]);
    const now = await types();
    changed = Object.keys(now)
      .map(Number)
      .filter((id) => now[id] !== before[id]);
    expect(changed.length).toBeGreaterThan(250); // a few already had the rarest type
    await admin.close();
  }),
);

it(
  'the next day it is undone from My Changes: all go back but the one that a colleague changed, which is named',
  step(async () => {
    const [record] = await setup.rows<typeof changedByOther>(
      'select id, name from app_public.organizations where id = $1',
      [changed[0]],
    );
    changedByOther = record as typeof changedByOther;
    const boss = await setup.person('superadmin');
    await boss.goto(`${setup.server.url}/organizations/${changedByOther.id}`);
    await choose(boss.getByLabel('Organization type').first(), otherType);
    await boss.getByRole('button', { name: 'Save', exact: true }).first().click();
    await until(async () => (await types())[changedByOther.id] === otherType);

    const [{ at } = { at: new Date() }] = await setup.rows<{ at: Date }>(
      `select app_private.clock() + interval '1 day' as at`,
    );
    await setup.db.setClock(at);
    const tab = await setup.person('admin');
    await tab.goto(`${setup.server.url}/my-changes`);
    await tab.getByRole('heading', { name: 'My Changes' }).waitFor();
    const row = tab.locator('tbody tr').first();
    await row.getByText(String(changed.length), { exact: true }).waitFor();
    expect(await accessibilityViolations(tab)).toEqual([]);
    await look(tab, 'my-changes');
    await row.getByRole('button', { name: /^Undo/ }).click();
    const dialog = tab.getByRole('dialog', { name: 'Undo this change' });
    await dialog.getByRole('listitem').filter({ hasText: changedByOther.name }).waitFor();
    await look(tab, 'undo-dialog');
    expect(await accessibilityViolations(tab)).toEqual([]);
    await dialog.getByRole('button', { name: `Undo ${changed.length - 1} records` }).click();
    const outcome = tab.getByRole('dialog', { name: 'What was undone' });
    await outcome.getByText(changedByOther.name).waitFor();
    await look(tab, 'undo-outcome');
    expect(await types()).toEqual({ ...before, [changedByOther.id]: otherType });
    await outcome.getByRole('button', { name: 'Close' }).click();
    await tab.close();
    await boss.close();
  }),
);

it(
  '[S-095] two campaigns are rolled over with their partners, and one Undo takes all of it back',
  step(async () => {
    const counts = () =>
      setup.rows(
        `select (select count(*) from app_public.campaigns) as campaigns, (select count(*) from app_public.offers) as offers,
           (select count(*) from app_public.sponsorable_properties) as programs`,
      );
    const [sponsor] = await setup.rows<{ id: number; names: string[] }>(
      `select c.sponsor_id as id, (array_agg(c.name order by n.confirmed desc, c.id))[1:2] as names from app_public.campaigns c
       cross join lateral (select count(*) as confirmed from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed') n
       where c.status <> 'rejected' and app_private.season_end(c.season, c.year + 1) >= app_private.today()
         and n.confirmed > 0
       group by 1 having count(*) > 1 order by max(n.confirmed) desc, 1 limit 1`,
    );
    const rowsBefore = await counts();
    const page = await setup.person('admin');
    await page.goto(`${setup.server.url}/campaign-planner/sponsors/${sponsor?.id}?all`);
    for (const name of sponsor?.names ?? [])
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
    await page.getByText('2 items selected').waitFor();
    await page.getByRole('link', { name: 'Roll Over' }).click();
    const partners = page.getByRole('table', { name: /^Previous partners of/ });
    await partners.getByRole('checkbox', { name: /^Select all/ }).check();
    await page.getByRole('button', { name: 'Ask First' }).click();
    await partners.getByText('Asked first').first().waitFor();
    await look(page, 'roll-over');
    expect(await counts()).toEqual(rowsBefore);
    await page.getByRole('button', { name: 'Create 2 Campaigns' }).click();
    await page.getByText('Campaigns created').waitFor();
    expect(await counts()).not.toEqual(rowsBefore);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('2 records undone').waitFor();
    expect(await counts()).toEqual(rowsBefore);
    expect([...page.errors]).toEqual([]);
    await page.close();
  }),
);

it(
  'two people on one record see each other, and who saved',
  step(async () => {
    const [here, there] = [await setup.person('admin'), await setup.person('superadmin')];
    const address = `${setup.server.url}/organizations/${changedByOther.id}`;
    await here.goto(address);
    await there.goto(address);
    await here.getByText(/ is also here$/).waitFor();
    await there.getByLabel('Contact phone').first().fill('555-010-2030');
    await here.getByText(/ is editing$/).waitFor();
    await there.getByRole('button', { name: 'Save', exact: true }).first().click();
    await here.getByText(/ saved a change$/).waitFor();
    expect(await accessibilityViolations(here)).toEqual([]);
    await look(here, 'presence');
    // the page may load the change by itself first (RecordPresence.test.tsx presses the button)
    await here
      .getByRole('button', { name: 'Show it' })
      .click({ timeout: 5000 })
      .catch(() => undefined);
    await until(async () => (await here.getByLabel('Contact phone').first().inputValue()) === '555-010-2030');
    await here.getByText(/ saved a change$/).waitFor({ state: 'detached' });
    await there.close();
    await here.getByText(/ is also here$/).waitFor({ state: 'detached' });
    expect([...here.errors]).toEqual([]);
  }),
);
