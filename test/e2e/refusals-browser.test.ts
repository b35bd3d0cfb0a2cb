/** How people misuse pages: click twice, lose the network, answer in two tabs. Nothing is done twice, and no input is lost. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { linkPath, signLink } from '../../server/shared/links/links.ts';
import { choose, createSetup, type Setup, until } from './setup.ts';

let setup: Setup;

beforeAll(async () => {
  setup = await createSetup();
}, 120_000);
afterAll(() => setup?.stop());

const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await setup.db.owner.query(`select count(*)::int as n from ${sql}`, values)).rows[0].n;

it('a sponsor is saved once after a lost network, a campaign once after a double click', async () => {
  const page = await setup.person('admin');
  await page.goto(`${setup.server.url}/campaign-planner/sponsors/add`);
  await page.getByLabel('Name').fill('Twice Bakery');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add Sponsor' }).click();
  await page.getByText('The connection was lost').first().waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Twice Bakery');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Add Sponsor' }).click();
  await page.getByRole('heading', { name: 'Twice Bakery' }).waitFor();
  expect(await count(`app_public.sponsors where name = 'Twice Bakery'`)).toBe(1);

  await page.getByRole('link', { name: 'Add A Campaign' }).first().click();
  // the sponsor's page has a field of this name too, and stays until the next page is shown
  await page.getByRole('heading', { name: 'Add A Campaign' }).waitFor();
  await page.getByLabel('Name').fill('Once Only');
  await choose(page.getByRole('combobox', { name: 'Season' }), 'Spring');
  await page.getByRole('button', { name: 'Add Campaign' }).dblclick();
  await page.getByRole('heading', { name: /Once Only/ }).waitFor();
  expect(await count(`app_public.campaigns where name = 'Once Only'`)).toBe(1);
  expect(page.errors).toEqual([]);
});

it('[L-016] [L-072] an offer: a typo in the email is reported at once, typing survives a reload, a second tab shows the answer', async () => {
  const { rows } = await setup.db.owner.query(
    `select o.id from app_public.offers o join app_public.organizations g on g.id = o.organization_id
     where o.status = 'proposed' and g.shipping_address_id is not null order by o.id limit 1 offset 3`,
  );
  const token = signLink(
    { kind: 'offer', id: rows[0].id, v: 1, context: 'offer' },
    installationSecret(),
    Math.floor(Date.now() / 1000),
  );
  const page = await setup.visitor({ width: 375 });
  await page.goto(setup.server.url + linkPath('offer', token));
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('dana@localhost');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter a valid email').waitFor();
  await email.fill('dana@intruder.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  const line2 = page.getByLabel('Address Line 2');
  await line2.fill('Gate 7');
  await page.reload();
  await line2.waitFor();
  await until(async () => (await line2.inputValue()) === 'Gate 7');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Validate Address' }).click();
  await page.getByText('check your internet connection').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Validate Address' }).click();
  await page.getByText('has been validated').waitFor();
  await page.getByRole('button', { name: 'Review Offer Details' }).click();
  await page.getByRole('button', { name: 'Accept Offer' }).waitFor();

  const reject = `mutation { leagueRejectOffer(input: {email: "dana@intruder.test", leagueRejectionReason: "Another tab"}) { clientMutationId } }`;
  await setup.server.data(reject, {}, token);
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('This tab');
  await dialog.getByRole('button', { name: /Reject/ }).click();
  await page.getByRole('heading', { name: 'Sponsorship Offer Already Rejected By Your League' }).waitFor();
  const { rows: kept } = await setup.db.owner.query(
    'select league_rejection_reason as reason from app_public.offers where id = $1',
    [rows[0].id],
  );
  expect(kept).toEqual([{ reason: 'Another tab' }]);
  expect(page.errors).toEqual([]);
});

it('[B-366] a list that was refused is fixed on disk and chosen again under its name', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-list-'));
  const list = path.join(folder, 'leagues.csv');
  const { rows } = await setup.db.owner.query('select id from app_public.organizations order by id limit 1');
  const page = await setup.person('superadmin');
  await page.goto(`${setup.server.url}/league-import`);
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByLabel('CSV file').click();
    await (await chooser).setFiles(list);
  };
  writeFileSync(list, `id,city\n${rows[0].id},=bad\n`);
  await choose();
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('Row 2: City: looks like a formula.').waitFor();
  writeFileSync(list, `id,city\n${rows[0].id},Mended City\n`);
  utimesSync(list, new Date(), new Date(Date.now() + 5000)); // browsers compare the time of the last change
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByText('The file was changed after you chose it. Please choose it again.').waitFor();
  await choose();
  await page.getByRole('button', { name: 'Upload' }).click();
  await page.getByRole('button', { name: 'Import 1 league' }).click();
  await page.getByText('1 league updated.').waitFor();
  expect(page.errors).toEqual([]);
  rmSync(folder, { recursive: true });
});
