/** A staff member's day in the browser: finds campaigns, saves a view, edits several at once, runs into a colleague's change and exports. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { accessibilityViolations } from '../harness/browser.ts';
import { lookAtScreen } from './screens.ts';
import { choose, createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

type Campaign = { id: number; sponsor_id: number; name: string; sponsor: string };

let setup: Setup;
let staff: Visitor;
let campaigns: Campaign[];

beforeAll(async () => {
  setup = await createSetup();
  staff = await setup.person('superadmin');
  campaigns = await setup.rows<Campaign>(
    `select c.id, c.sponsor_id, c.name, s.name as sponsor from app_public.campaigns c
     join app_public.sponsors s on s.id = c.sponsor_id where c.season = 'spring' order by c.name, c.id`,
  );
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
/** Waits until the list shows the campaigns of spring and nothing else. */
const showsSpring = async () => {
  await staff.getByRole('heading', { level: 1, name: `${campaigns.length} Campaigns`, exact: true }).waitFor();
  await until(
    async () => (await staff.getByRole('checkbox', { name: /^Select (?!all)/ }).count()) === campaigns.length,
  );
};

it(
  '[P16] [O2] the campaigns of all sponsors are in one list with their total, one click from the sponsors',
  step(async () => {
    const [all] = await setup.rows<{ count: number }>('select count(*)::int from app_public.campaigns');
    await staff.goto(`${setup.server.url}/campaign-planner/sponsors`);
    await staff.getByRole('link', { name: 'Campaigns', exact: true }).first().click();
    await staff.waitForURL(/\/campaign-planner\/campaigns$/);
    await staff.getByRole('heading', { level: 1, name: `${all?.count} Campaigns`, exact: true }).waitFor();
    for (const column of ['Sponsor', 'Status', 'Strategist', 'Confirmed', 'Spent', 'Overdue proof', 'Next date'])
      await staff.getByRole('columnheader').getByText(column, { exact: true }).waitFor();
  }),
);

it(
  '[O24] [P16] the list is filtered and sorted, looks right in light and dark, and its view is there again after a reload',
  step(async () => {
    await choose(staff.getByRole('combobox', { name: 'Season' }), 'Spring');
    await showsSpring();
    await staff.getByRole('button', { name: 'Sort by campaign ascending' }).click();
    await staff.waitForURL((url) => url.searchParams.get('sort') === 'name');
    await showsSpring();
    await lookAtScreen(staff, 'campaigns');
    await staff.getByRole('button', { name: /^Views/ }).click();
    await staff.getByRole('menuitem', { name: 'Save this view' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Spring by name');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });

    await staff.getByRole('button', { name: /^Views/ }).click();
    await staff.getByRole('menuitem', { name: /^Reset/ }).click();
    await until(async () => !staff.url().includes('spring'));
    await staff.reload();
    await staff.getByRole('button', { name: 'Views (1)' }).click();
    await staff.getByRole('menuitem', { name: 'Spring by name', exact: true }).click();
    await showsSpring();
    expect(await staff.getByRole('columnheader').count()).toBe(10); // a view shows the columns that it was saved with
    const names = await staff.locator('tbody tr td:nth-child(2) a').allTextContents();
    expect(names.toSorted()).toEqual(campaigns.map(({ name }) => name).toSorted());
    const query = new URL(staff.url()).searchParams;
    expect([query.get('sort'), query.get('order')]).toEqual(['name', 'ASC']);
  }),
);

it(
  '[O24] what two selected campaigns have in common is changed at once',
  step(async () => {
    for (const index of [0, 1])
      await staff
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .nth(index)
        .check();
    await staff.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: 'Edit 2 campaigns' });
    await dialog.waitFor();
    expect(await accessibilityViolations(staff)).toEqual([]);
    await dialog.getByLabel('Year').fill('2031');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await staff.getByText('2 records changed').waitFor();
    const changed = () =>
      setup.rows<{ name: string }>(`select name from app_public.campaigns where year = 2031 and season = 'spring'`);
    expect(await changed()).toHaveLength(2);
    await until(async () => (await staff.getByText('Spring 2031').count()) === 2);
  }),
);

it(
  '[O24] the list is exported exactly as it is shown',
  step(async () => {
    const download = staff.waitForEvent('download');
    await staff.getByRole('button', { name: 'Export' }).click();
    await staff.getByRole('menuitem', { name: 'CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^campaigns.*\.csv$/);
    const exported: Record<string, string>[] = parse(await readFile(await file.path(), 'utf8'), {
      columns: true,
      bom: true,
    });
    const shown = await staff.locator('tbody tr td:nth-child(2) a').allTextContents();
    expect(exported.map((row) => row.Campaign)).toEqual(shown);
    expect(exported.map((row) => row.Sponsor).toSorted()).toEqual(campaigns.map(({ sponsor }) => sponsor).toSorted());
    expect(Object.keys(exported[0] ?? {})).not.toContain('Total Spend');
  }),
);

it(
  '[O3] a colleague’s change of the same field is shown beside one’s own, and nothing is saved before one has decided',
  step(async () => {
    const [campaign] = campaigns;
    const colleague = await setup.person('admin');
    const address = `${setup.server.url}/campaign-planner/sponsors/${campaign?.sponsor_id}/campaigns/${campaign?.id}`;
    const goal = (page: Visitor) => page.getByRole('textbox', { name: 'Goal', exact: true });
    for (const page of [staff, colleague]) {
      await page.goto(address);
      await goal(page).waitFor();
    }
    const stored = async () =>
      (await setup.rows<{ goal: string }>('select goal from app_public.campaigns where id = $1', [campaign?.id]))[0]
        ?.goal;
    await goal(staff).fill('Ten leagues in Austin');
    await goal(colleague).fill('Twelve leagues in Dallas');
    await colleague.getByRole('button', { name: 'Save', exact: true }).click();
    await until(async () => (await stored()) === 'Twelve leagues in Dallas');
    await staff.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: / changed this record$/ });
    const values = dialog.getByRole('row', { name: /^Goal/ }).getByRole('cell');
    await values.first().waitFor();
    expect(await values.allTextContents()).toEqual(['Twelve leagues in Dallas', 'Ten leagues in Austin']);
    expect(await stored()).toBe('Twelve leagues in Dallas');
    expect(await accessibilityViolations(staff)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await dialog.waitFor({ state: 'detached' });
    await until(async () => (await stored()) === 'Ten leagues in Austin');
    expect([...staff.errors, ...colleague.errors]).toEqual([]);
  }),
);

it(
  '[P5] a goal date is dragged to another day after its consequences were shown, and undone',
  step(async () => {
    const [campaign] = await setup.rows<{ id: number; goal: string; other: string }>(
      `select c.id, g.day::text as goal,
         (case when extract(dow from g.day) = 6 then g.day - 1 else g.day + 1 end)::text as other
       from app_public.campaigns c cross join lateral (select c.leagues_confirmed_goal_date as day) g
       where g.day > app_private.today() order by g.day, c.id limit 1`,
    );
    const stored = async () =>
      (
        await setup.rows<{ day: string }>(
          'select leagues_confirmed_goal_date::text as day from app_public.campaigns where id = $1',
          [campaign?.id],
        )
      )[0]?.day;
    await staff.goto(`${setup.server.url}/season?view=month&campaignId=${campaign?.id}&date=${campaign?.goal}`);
    const mark = staff.getByRole('button', { name: /Goal date$/ });
    await mark.waitFor();
    await mark.dragTo(staff.locator(`td:has(time[datetime="${campaign?.other}"])`));
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('list', { name: 'What changes' }).waitFor();
    expect(await dialog.getByLabel('New date').inputValue()).toBe(campaign?.other);
    expect(await accessibilityViolations(staff)).toEqual([]);
    expect(await stored()).toBe(campaign?.goal);
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await until(async () => (await stored()) === campaign?.other);
    await staff.getByRole('button', { name: 'Undo', exact: true }).click();
    await until(async () => (await stored()) === campaign?.goal);
    expect(staff.errors).toEqual([]);
  }),
);
