/** The bank's files as they are uploaded: preview, saving once, who may, and files that are malicious or broken. */
import { describe, expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { upload } from './upload.ts';

const { database, server } = await apiSetup();
const superadmin = await server.login(people.superadmin, PASSWORD);
const own = async (text: string, values: unknown[] = []) => (await database.owner.query(text, values)).rows;
const [bank] = await own(
  `with bank as (insert into app_public.positive_pay_formats (name, columns, account_ends_in) values ('Bank', '{check_number,amount}', '6789') returning id),
     account as (insert into app_private.bank_accounts select id, '123456789' from bank),
     layout as (insert into app_public.bank_file_layouts (name, number_heading, amount_heading, paid_on_heading, account_heading)
       values ('Bank', 'Check', 'Amount', 'Posted', 'Account') returning id)
   select bank.id, layout.id as layout, to_char(app_private.today(), 'MM/DD/YYYY') as day from bank, layout`,
);
type Fields = Record<string, string>;
const send = (file: string | Uint8Array, fields: Fields = {}, { path = '', token = superadmin } = {}) =>
  upload(server, `/bank-statements${path}`, token, {
    file,
    field: 'file',
    name: 'paid.csv',
    fields: { formatId: String(bank.id), layoutId: String(bank.layout), kind: 'csv', statedTotal: '10', ...fields },
  });
const csv = (...rows: string[]) => `Posted,Check,Amount,Account\n${rows.map((row) => `${bank.day},${row}\n`).join('')}`;
const lines = async () => (await own('select count(*)::int as n from app_public.bank_lines'))[0].n;

describe('a bank’s file', () => {
  it('[T35] is previewed without a trace, and saved with the same result', async () => {
    const before = await lines();
    const file = csv('900001,-4.00,XXXXX6789', '900002,-6.00,');
    const preview = await send(file, {}, { path: '/preview' });
    expect(preview).toMatchObject({
      status: 200,
      body: { lines: 2, total: '10.00', difference: '0.00', matched: 0, problemCount: 2, known: 0 },
    });
    expect(preview.body.problems[0]).toMatchObject({ number: 900001, amount: '4.00', issue: 'unknown_number' });
    expect(await lines()).toBe(before);
    expect(await send(file)).toMatchObject({ status: 200, body: { lines: 2, known: 0 } });
    expect(await send(file)).toMatchObject({ status: 200, body: { lines: 2, known: 2, difference: '0.00' } });
    expect(await lines()).toBe(before + 2);
  });

  it('[T35] is for superadmins alone', async () => {
    for (const [who, status] of [
      ['admin', 403],
      ['league', 403],
      ['sponsor', 403],
    ] as const)
      expect((await send(csv('1,5,'), {}, { token: await server.login(people[who], PASSWORD) })).status).toBe(status);
    expect((await send(csv('1,5,'), {}, { token: '' })).status).toBe(401);
  });

  it.each([
    ['formulas', csv('=HYPERLINK(1),5,'), {}, 422, 'file', /looks like a formula/],
    ['another account', csv('1,5,987654321'), {}, 409, 'file', /another account/],
    ['no rows', 'Posted,Check,Amount,Account\n', {}, 422, 'file', /no paid check/],
    ['a cut row', `${csv('1,5,')}${bank.day},2,"7`, {}, 422, 'file', /quotation mark/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), {}, 422, 'file', /not a CSV file/],
    ['a cut BAI2', '01,1,2,261101,0500,1,80,1,2/\n', { kind: 'bai2' }, 422, 'file', /incomplete/],
    ['no OFX', 'x', { kind: 'ofx' }, 422, 'file', /not an OFX file/],
    ['another kind', 'x', { kind: 'pdf' }, 422, 'kind', /Choose CSV/],
    ['no total', csv('1,5,'), { statedTotal: '1e3' }, 422, 'statedTotal', /dollars and cents/],
    ['no bank', csv('1,5,'), { formatId: '999999' }, 409, 'formatId', /account number of this bank/],
    ['no layout', csv('1,5,'), { layoutId: '999999' }, 422, 'layoutId', /columns of the file/],
  ])('[T35] with %s is refused as a whole', async (_what, file, fields: Fields, status, field, message) => {
    const before = await lines();
    const answer = await send(file, fields);
    expect(answer).toMatchObject({ status, body: { field, error: expect.stringMatching(message) } });
    expect(await lines()).toBe(before);
  });

  it('[T35] of 100,000 rows is matched within the limits, and one more row is refused', async () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => `${100_001 + n},1.00,`);
    const started = performance.now();
    const answer = await send(csv(...rows), { statedTotal: '100000' }, { path: '/preview' });
    expect(answer).toMatchObject({ status: 200, body: { lines: 100_000, difference: '0.00', problemCount: 100_000 } });
    expect(performance.now() - started).toBeLessThan(120_000);
    expect((await send(csv(...rows, '1,1,'), {}, { path: '/preview' })).status).toBe(422);
  }, 180_000);
});
