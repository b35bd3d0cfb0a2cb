/** Importing leagues: column mapping, all errors at once, a preview, undo as one change; and a file exported by the console. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { uploadCsv } from './flows/leagueImport.ts';
import { choose, createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

type League = { id: number; name: string; city: string; state: string; contact_email: string };

let setup: Setup;
let page: Visitor;
let leagues: League[];
const league = (index: number) => leagues[index] as League;

const stored = async (): Promise<League[]> =>
  (
    await setup.db.owner.query(
      'select id, name, city, state, contact_email from app_public.organizations where id = any ($1) order by id',
      [leagues.map(({ id }) => id)],
    )
  ).rows;

beforeAll(async () => {
  setup = await createSetup();
  ({ rows: leagues } = await setup.db.owner.query(
    `select id, name, city, state, contact_email from app_public.organizations
     where city is not null and contact_email is not null order by id limit 3`,
  ));
  page = await setup.person('superadmin');
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const changes = () => page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
const action = (name: string | RegExp) => page.getByRole('button', { name });

const upload = (name: string, text: string | Buffer) => uploadCsv(page, name, text);

it(
  '[T6 T7 B-366] a renamed column is mapped, and every error is listed at once by row and column',
  step(async () => {
    await page.goto(`${setup.server.url}/league-import`);
    const [one, two] = [league(0), league(1)];
    await upload(
      'bad.csv',
      `No.,Organization,Township,State,Contact email,Website\n` +
        `${one.id},,Newtown,ZZ,,javascript:alert(1)\n${two.id},Renamed League,Newville,,not an address,\nx,,,,,\n99999999,Nobody,,,,\n`,
    );
    expect(await changes().allInnerTexts()).toEqual([expect.stringContaining('Renamed League')]);
    await choose(page.getByRole('combobox', { name: 'Column for Township' }), 'City');
    await until(async () => (await changes().count()) === 2);
    expect((await changes().first().innerText()).replace(/\s+/g, ' ')).toContain(`City: ${one.city} → Newtown`);
    const errors = await page.getByRole('alert').getByRole('listitem').allInnerTexts();
    expect(errors.map((text) => /^Row \d+: [^:]+/.exec(text)?.[0])).toEqual([
      'Row 2: State',
      'Row 2: Website',
      'Row 3: Contact email',
      'Row 4: ID (No.)',
      'Row 5: ID (No.)',
    ]);
    expect(errors.at(-1)).toContain('99999999');
    expect(await action('Import 2 leagues').isDisabled()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await stored()).toEqual(leagues);
  }),
);

it(
  '[T6] the corrected file says what changes from old to new, and is imported once',
  step(async () => {
    const [one, two, three] = [league(0), league(1), league(2)];
    await upload(
      'good.csv',
      `No.,Organization,City,Contact email\n${one.id},,Newtown,new@importing.test\n${two.id},Renamed League,Newville,\n${three.id},${three.name},,\n`,
    );
    expect(await changes().count()).toBe(2);
    const first = (await changes().first().innerText()).replace(/\s+/g, ' ');
    expect(first).toContain(`Contact email: ${one.contact_email} → new@importing.test`);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([expect.stringContaining(one.name)]); // its contact
    await action('Import 2 leagues').dblclick();
    await action('Undo: League import').waitFor();
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await stored()).toEqual([
      { ...one, city: 'Newtown', contact_email: 'new@importing.test' },
      { ...two, name: 'Renamed League', city: 'Newville' },
      three,
    ]);
  }),
);

it(
  '[T6] one Undo takes the whole import back, and says what was changed since',
  step(async () => {
    const { id } = league(1);
    await setup.db.owner.query(`update app_public.organizations set name = 'Changed Since' where id = $1`, [id]);
    await action('Undo: League import').click();
    const dialog = page.getByRole('dialog', { name: 'Undo this change' });
    await dialog.getByText(/Changed Since/).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Undo 1 record' }).click();
    await until(async () => (await stored())[0]?.city === league(0).city);
    expect(await stored()).toEqual([league(0), { ...league(1), name: 'Changed Since', city: 'Newville' }, league(2)]);
  }),
);

it(
  '[T6] the list of organizations as it is exported is imported unchanged',
  step(async () => {
    await setup.db.owner.query(`update app_public.organizations set name = '+1 Tigers' where id = $1`, [league(2).id]);
    await page.goto(`${setup.server.url}/organizations`);
    await action('Export').click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
    const file = readFileSync(await (await download).path());
    expect(file.toString()).toContain(`'+1 Tigers`); // spreadsheets must not treat it as a formula
    await page.goto(`${setup.server.url}/league-import`);
    await upload('organizations.csv', file);
    expect(await page.getByRole('combobox', { name: 'Column for No.' }).innerText()).toBe('ID (No.)');
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
    expect(await action('Import 0 leagues').isDisabled()).toBe(true);
    expect(page.errors).toEqual([]);
  }),
);
