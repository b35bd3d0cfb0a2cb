/** Exports over HTTP: the list's own document run as the caller, all pages, as CSV and XLSX. */
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { zipEntries } from './zip.ts';

const { server, database, fixture } = await apiSetup();
const { owner } = database;
const admin = await server.login(people.admin, PASSWORD);
const league = await server.login(people.league, PASSWORD);

const OFFERS = `query Offers($filter: OfferListItemWhere, $orderBy: [OfferListItemOrderBy!], $first: Int, $search: String) {
  offers: offerListItemsConnection(filter: $filter, orderBy: $orderBy, first: $first, search: $search) {
    totalCount nodes { id ...Names status value createdAt offer { communicatedToLeague campaign { name } } }
  }
}
fragment Names on OfferListItem { organizationName programName: sponsorablePropertyName }`;
const COLUMNS = [
  { source: 'organizationName', label: 'Organization' },
  { source: 'programName', label: 'Program' },
  { source: 'status', label: 'Status' },
  { source: 'value', label: 'Value' },
  { source: 'createdAt', label: 'Created' },
  { source: 'offer.communicatedToLeague', label: 'Told' },
];
const ask = (
  fields: object,
  { file = 'offers.csv', token = admin, signal }: { file?: string; token?: string; signal?: AbortSignal } = {},
) =>
  fetch(`${server.url}/exports/${file}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: OFFERS, columns: COLUMNS, ...fields }),
    signal,
  });
const rowsOf = async (response: Response) => parse(await response.text(), { bom: true }) as string[][];

it.each([
  ['two queries', `${OFFERS} query Other { offers: offerListItemsConnection { nodes { id } } }`],
  ['a mutation', 'mutation { __typename }'],
])('a document of %s is refused', async (_what, query) => {
  const response = await ask({ query });
  expect([response.status, await response.json()]).toEqual([422, expect.objectContaining({ code: 'SL422' })]);
});

describe('CSV', () => {
  it('has the columns as named, the order and the filter of the list', async () => {
    const response = await ask({
      variables: {
        orderBy: ['SPONSORABLE_PROPERTY_NAME_DESC'],
        filter: { status: { notEqualTo: 'qualified' } },
        first: 1,
      },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?offers-\d{4}-\d\d-\d\d\.csv"?$/,
    );
    const [head, ...rows] = await rowsOf(response);
    expect(head).toEqual(['Organization', 'Program', 'Status', 'Value', 'Created (America/New_York)', 'Told']);
    expect(rows).toEqual([
      ['Bears', 'Bears U12', 'Confirmed', '1500', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), 'no'],
      ['Bears', 'Bears U10', 'Proposed', '1500', expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/), 'no'],
    ]);
    expect(await rowsOf(await ask({ variables: { search: 'linos' } }))).toHaveLength(2);
  });

  it('ends lines as Windows does and keeps a formula a text', async () => {
    await owner.query(`update app_public.organizations set name = '=1+1|"x"' where id = $1`, [
      fixture.otherOrganizationId,
    ]);
    const response = await ask({ variables: { filter: { status: { equalTo: 'qualified' } } } });
    const text = Buffer.from(await response.arrayBuffer()).toString(); // fetch's own text() removes the byte order mark
    expect(text.startsWith('\ufeffOrganization,Program,')).toBe(true);
    expect(text).toContain(`\r\n"'=1+1|""x""",Lions U10,Qualified,1500,`);
  });

  it('is saved by a form, too, that carries the session', async () => {
    const form = (token: string) =>
      fetch(`${server.url}/exports/offers.csv`, {
        method: 'POST',
        body: new URLSearchParams({ token, query: OFFERS, columns: JSON.stringify(COLUMNS), variables: '{}' }),
      });
    expect(await rowsOf(await form(admin))).toHaveLength(4);
    expect((await form('nothing')).status).toBe(401);
  });

  it('has all pages, and ends when the client is gone', async () => {
    await owner.query(
      `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload)
       select 'recovery', 'person' || n || '@example.test', 'recovery:' || n, app_private.today(), '{}' from generate_series(1, 30000) n`,
    );
    const mails = {
      query: `query ($orderBy: [MailListItemOrderBy!]) { mailListItemsConnection(orderBy: $orderBy) { nodes { id recipient } } }`,
      variables: { orderBy: ['ID_DESC'] },
      columns: [{ source: 'recipient', label: 'To' }],
    };
    const rows = await rowsOf(await ask(mails, { file: 'mails.csv' }));
    expect(rows).toHaveLength(30_001);
    expect([rows[1], rows.at(-1)]).toEqual([['person30000@example.test'], ['person1@example.test']]);
    const reads = async () =>
      (
        await owner.query(
          `select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_user_tables where relname = 'mail_outbox'`,
        )
      ).rows[0].n as number;
    const controller = new AbortController();
    const response = await ask(mails, { file: 'mails.csv', signal: controller.signal });
    await response.body?.getReader().read();
    controller.abort();
    await new Promise((resolve) => setTimeout(resolve, 1500)); // until running statements have ended and statistics are written
    const after = await reads();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await reads()).toBe(after);
  });
});

describe('XLSX', () => {
  it('holds texts, numbers and dates as what they are', async () => {
    const response = await ask({ variables: { orderBy: ['ID_ASC'] } }, { file: 'offers.xlsx' });
    expect(response.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    const parts = zipEntries(Buffer.from(await response.arrayBuffer()));
    expect([...parts.keys()].sort()).toEqual(
      [
        '[Content_Types].xml',
        '_rels/.rels',
        'xl/_rels/workbook.xml.rels',
        'xl/styles.xml',
        'xl/workbook.xml',
        'xl/worksheets/sheet1.xml',
      ].sort(),
    );
    const sheet = String(parts.get('xl/worksheets/sheet1.xml'));
    const rows = [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, row]) => row as string);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain('<t xml:space="preserve">Organization</t>');
    expect(rows[1]).toMatch(/<c r="[A-Z]+2"><v>1500<\/v><\/c>/);
    const days = Number(/<c r="[A-Z]+2" s="2"><v>([\d.]+)<\/v>/.exec(rows[1] as string)?.[1]);
    expect(Math.abs(days - 25_569 - Date.now() / 86_400_000)).toBeLessThan(1);
    expect(rows[3]).toContain('=1+1|&quot;x&quot;');
  });
});

describe('permissions and content', () => {
  it('writes who exported what into the audit log', async () => {
    await (await ask({ variables: { filter: { status: { equalTo: 'proposed' } } } })).text();
    const { rows } = await owner.query(
      `select user_id, row_id, new_values from app_private.audit_log where table_name = 'exports' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        user_id: fixture.users.admin,
        row_id: 'offers',
        new_values: {
          format: 'csv',
          rows: 1,
          columns: COLUMNS.map(({ source }) => source),
          variables: { filter: { status: { equalTo: 'proposed' } } },
        },
      },
    ]);
  });

  it('refuses others, and staff without the right', async () => {
    expect((await ask({}, { token: league })).status).toBe(403);
    const link = linkToken('offer', fixture.offers.proposed);
    expect((await ask({}, { token: link })).status).toBe(403);
    const right = 'execute on function app_public.record_export(text, text, int, text[], jsonb)';
    await owner.query(`revoke ${right} from sideline_admin`);
    const response = await ask({});
    await owner.query(`grant ${right} to sideline_admin`);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'SL403' });
  });

  it.each([
    [{ columns: [{ source: 'offer.guid', label: 'Secret' }] }, 422, 'columns'],
    [{ columns: [] }, 422, 'columns'],
    [{ columns: [{ source: 'status', label: 'Status', values: { confirmed: 1 } }] }, 422, 'columns'],
    [{ columns: [{ source: 'status', label: 'Status', values: 'all' }] }, 422, 'columns'],
    [{ columns: [{ source: 'status', label: 'Status', empty: 'a'.repeat(201) }] }, 422, 'columns'],
    [{ query: '{ sponsors { id } }' }, 422, 'documentId'],
    [{ query: 'mutation { logout(input: {}) { clientMutationId } }' }, 422, 'documentId'],
    [{ query: '{ nothing { id } }' }, 400, undefined],
    [{ variables: { search: 'a'.repeat(201) } }, 422, 'search'],
  ])('refuses %j', async (fields, status, field) => {
    const response = await ask(fields);
    expect([response.status, (await response.json()).field]).toEqual([status, field]);
  });

  it('refuses another kind of file', async () => {
    expect((await ask({}, { file: 'offers.pdf' })).status).toBe(404);
  });
});
