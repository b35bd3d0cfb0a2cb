/** Merges two organizations in the console, continues working, and undoes the merge. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { readLink } from '../../server/shared/links/links.ts';
import { signedPath } from '../harness/linkTokens.ts';
import { makeDuplicatePair } from './duplicatePair.ts';
import { takePictures } from './screens.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(300_000);

let setup: Setup;
let page: Visitor;
let survivor: { id: number; name: string };
let merged: number;
let program: number;
beforeAll(async () => {
  setup = await createSetup();
  ({ survivor, merged, program } = await makeDuplicatePair(setup));
  page = await setup.person('admin');
}, 240_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const owner = async (id: number) =>
  (
    await setup.db.owner.query('select organization_id as id from app_public.sponsorable_properties where id = $1', [
      id,
    ])
  ).rows[0]?.id;
const look = (name: string) => takePictures(page, name);

it(
  '[O4] hints at it while a new organization is typed, and lists the pair',
  step(async () => {
    await page.goto(`${setup.server.url}/organizations`);
    await page.getByRole('button', { name: 'Add An Organization' }).click();
    await page.getByRole('button', { name: 'Create a new organization' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(survivor.name);
    await page.getByRole('textbox', { name: 'Contact email' }).fill('second@twice.test');
    await page.getByText(/may already exist/).waitFor();
    await look('hint');
    await page.goto(`${setup.server.url}/organizations`);
    await page.getByRole('link', { name: 'Duplicates', exact: true }).click();
    const compare = page.locator(`a[href$="/organizations/${survivor.id}/merge/${merged}"]`);
    await compare.waitFor();
    await look('duplicates');
    await compare.click();
  }),
);

it(
  '[O24] merges field by field, says before what moves, and its address and mailed link lead to the survivor',
  step(async () => {
    await page.getByText(/1 program will move to/).waitFor();
    await look('merge');
    await page.getByRole('radiogroup', { name: 'Contact email' }).getByRole('radio', { name: /^Both/ }).check();
    await page.getByRole('radiogroup', { name: 'Name', exact: true }).getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await page.getByText(`was merged into ${survivor.name}`).waitFor();
    await look('merged');
    expect(await owner(program)).toBe(survivor.id);
    await page.goto(`${setup.server.url}/organizations/${merged}`);
    await page.waitForURL(`**/organizations/${survivor.id}`);
    const league = await setup.visitor();
    await league.goto(setup.server.url + signedPath({ kind: 'league', context: 'league', id: merged, v: 1 }));
    await league.getByRole('heading').first().waitFor();
    expect(readLink(new URL(league.url()).pathname.split('/')[2] ?? '', [installationSecret()])?.id).toBe(survivor.id);
    expect(await league.getByText('Profile Not Found').count()).toBe(0);
    expect(league.errors).toEqual([]);
  }),
);

it(
  '[O24] gives everything back after it was worked on, and lists what stays',
  step(async () => {
    await page.goto(`${setup.server.url}/organizations/${survivor.id}`);
    await page.getByLabel('Contact email').fill('new@twice.test');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await until(
      async () =>
        (await setup.db.owner.query('select contact_email from app_public.organizations where id = $1', [survivor.id]))
          .rows[0].contact_email === 'new@twice.test',
    );
    await setup.db.owner.query(`update app_public.sponsorable_properties set name = 'Worked on' where id = $1`, [
      program,
    ]);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Merges' }).click();
    await page.getByRole('button', { name: 'Undo this merge' }).waitFor();
    await look('merges');
    await page.getByRole('button', { name: 'Undo this merge' }).click();
    await page.getByText('Contact email: It was changed since.', { exact: true }).waitFor();
    await look('unmerged');
    expect(await owner(program)).toBe(merged);
    await page.goto(`${setup.server.url}/organizations/${merged}/program`);
    await page.getByText('Worked on').first().waitFor();
    expect(page.errors).toEqual([]);
  }),
);
