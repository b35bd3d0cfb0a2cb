/** The files of a year's returns over HTTP: for the IRS's portal and for the recipients. */
import { beforeAll, expect, it } from '@jest/globals';
import { IRIS_COLUMNS, irisCsv, type NecReturn, type Payer, type Recipient } from '../../server/taxForms/iris.ts';
import { insert, makeOrganization } from '../harness/factories.ts';
import { readPdf } from '../harness/pdf.ts';
import { postJson } from '../harness/postJson.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { payLeague, SOLE_PROPRIETOR, signingTaxForms, TIN } from './taxForms.ts';

const { database, server, fixture } = await apiSetup();
const { sign } = signingTaxForms(server, fixture.organizationId);
const tokens: Record<string, string> = {};
const post = (path: string, body: object, token = tokens.superadmin) => postJson(server.url + path, body, token);
const iris = (body: object, token?: string) => post('/tax-forms/2025/iris.csv', body, token);

beforeAll(async () => {
  for (const person of ['superadmin', 'admin', 'league'] as const)
    tokens[person] = await server.login(people[person], PASSWORD);
  await payLeague(database, fixture);
  await sign({ ...SOLE_PROPRIETOR, name: '=Rosa "X" Díaz' });
});

it('[T35] is refused until it is entered who pays, to others, and without a reason', async () => {
  expect((await iris({ reason: 'File' })).status).toBe(409);
  await database.owner.query(
    `update app_public.tax_settings set payer_name = 'Sideline Inc.', payer_ein = '987654321', payer_line1 = '1 Main St',
     payer_city = 'Erie', payer_state = 'PA', payer_zip = '16507', payer_phone = '8145550100'`,
  );
  for (const token of [tokens.admin, tokens.league]) {
    expect((await iris({ reason: 'File' }, token)).status).toBe(403);
    expect((await post('/tax-forms/2025/copies.pdf', {}, token)).status).toBe(403);
  }
  expect((await iris({})).status).toBe(422);
  expect((await iris({ reason: 'File', part: 0 })).status).toBe(400);
  expect((await post('/tax-forms/1999/iris.csv', { reason: 'File' })).status).toBe(400);
  expect((await post('/tax-forms/2025/copies.pdf', {})).status).toBe(404);
});

it('[T35] has each due return under the columns of the portal, with its whole number and no formula', async () => {
  const answer = await iris({ reason: 'File' });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const [head = '', row = '', ...more] = (await answer.text()).split('\r\n');
  expect(more).toEqual(['']);
  const names = head.match(/("[^"]*"|[^,]+)/g) ?? [];
  expect(names).toHaveLength(54);
  expect(IRIS_COLUMNS).toHaveLength(54);
  const from = 'EIN,987654321,B,Sideline Inc.,,,,,,US,1 Main St,,Erie,PA,16507,D,8145550100,';
  const to = 'SSN,123456789,I,,,Rosa,X,Diaz,,US,1 Park Rd,,Austin,TX,78701';
  expect(row).toBe(`1099-NEC,2025,${from},${to},,${fixture.organizationId},N,700.00,N${','.repeat(14)}`);
  expect((await iris({ reason: 'File', part: 2 })).status).toBe(404);
});

it('[T35] spells names in the letters that the portal takes', () => {
  const business = { classification: 'llc', tin_type: 'ein', line1: '1 Łódź St' } as Recipient;
  const club = { recipient: { ...business, name: 'Ødegaard’s Großer Łódź Club' }, tin: TIN, paid: '1' } as NecReturn;
  expect(irisCsv(2025, { payer_line1: '', payer_zip: '' } as Payer, [club])).toContain(
    ",EIN,123456789,B,Odegaard's Grosser Lodz Club,,,,,,US,1 Lodz St,",
  );
});

it('[T35] is refused for a foreign number', () => {
  const foreign = { organization: 'Ours', recipient: { tin_type: 'foreign' }, tin: TIN } as NecReturn;
  expect(() => irisCsv(2025, {} as Payer, [foreign])).toThrow('Ours is foreign');
});

it('[T35] once they are recorded as filed, recipients get copies with the last four digits', async () => {
  await server.data(
    'mutation ($ids: [Int!]!) { recordTaxReturns(input: { year: 2025, organizationIds: $ids }) { taxReturns { id } } }',
    { ids: [fixture.organizationId] },
    tokens.superadmin,
  );
  expect((await iris({ reason: 'File' })).status).toBe(404);
  const { id: mergedId } = await makeOrganization(database.owner, { name: 'Merged Club' });
  await insert(database.owner, 'tax_returns', {
    organization_id: mergedId,
    ...{ year: 2025, amount: 1234.5, withheld: 0, corrected: false },
  });
  await server.data(
    'mutation ($input: MergeOrganizationsInput!) { mergeOrganizations(input: $input) { merge { id } } }',
    { input: { survivorId: fixture.organizationId, mergedId } },
    tokens.superadmin,
  );
  const answer = await post('/tax-forms/2025/copies.pdf', {});
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).pages.join(' ');
  // the merged league's own return, with its name and number
  for (const part of ['Merged Club', String(mergedId), '$1,234.50']) expect(text).toContain(part);
  for (const part of ['1099-NEC', '2025', 'Sideline Inc.', '98-7654321', 'XXX-XX-6789', '$700.00', 'Austin, TX 78701'])
    expect(text).toContain(part);
  expect(text).not.toContain(TIN);
  expect(text).not.toContain('CORRECTED');
  const { rows } = await database.owner.query(
    `select row_id, new_values ->> 'format' as format from app_private.audit_log where table_name = 'exports' order by id`,
  );
  expect(rows.slice(-2).map(({ format }) => format)).toContain('pdf');
});
