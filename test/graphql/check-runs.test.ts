/** Check runs over HTTP: pages, register, test sheet and the bank's file, and who may get them. */
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { checkRuns } from './checkRuns.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, database, fixture } = await apiSetup();
const { owner } = database;
const { superadmin, admin, league } = await loginTokens(server, 'superadmin', 'admin', 'league');
const { post, call, newRun } = checkRuns(database, server, fixture, superadmin);

await owner.query(
  `with address as (
     insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
     values ($1, 'mailing', '=Łódź Bears', '412 Bayfront Parkway', 'Erie', 'PA', '16507') returning id, organization_id)
   update app_public.organizations g set mailing_address_id = a.id from address a where g.id = a.organization_id`,
  [fixture.organizationId],
);
await owner.query('update app_public.offers set value = 1000000 where id = $1', [fixture.offers.confirmed]);

describe('the pages of a run', () => {
  it('[M1] are a PDF, once without and then with a reason; both are written down', async () => {
    const { id, firstNumber, lastNumber } = await newRun(3);
    const path = `/check-runs/${id}/checks.pdf`;
    const first = await post(path);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(first.headers.get('content-disposition')).toContain(`checks-${firstNumber}-${lastNumber}.pdf`);
    const bytes = Buffer.from(await first.arrayBuffer()).toString('latin1');
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(3);
    const again = await post(path);
    expect([again.status, await again.json()]).toEqual([422, expect.objectContaining({ field: 'reason' })]);
    expect((await post(path, { reason: 'The printer jammed' })).status).toBe(200);
    const { rows } = await owner.query('select reason from app_public.check_run_prints where run_id = $1 order by id', [
      id,
    ]);
    expect(rows).toEqual([{ reason: null }, { reason: 'The printer jammed' }]);
  });

  it('[M1] are asked for by two clicks at once: one takes them, the other needs a reason', async () => {
    const { id } = await newRun(1);
    const answers = await Promise.all([1, 2, 3].map(() => post(`/check-runs/${id}/checks.pdf`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('[M1] and every other file are for superadmins; unknown runs are not found', async () => {
    const { id } = await newRun(1);
    for (const path of [
      `/check-runs/${id}/checks.pdf`,
      `/check-runs/${id}/register.csv`,
      '/check-stock/ruler.pdf',
      '/positive-pay/1',
    ])
      for (const token of [admin, league]) expect([path, (await post(path, {}, token)).status]).toEqual([path, 403]);
    expect((await post('/check-runs/999999/checks.pdf')).status).toBe(404);
    expect((await post('/check-runs/abc/checks.pdf')).status).toBe(400);
    expect((await post(`/check-runs/${id}/checks.pdf`)).status).toBe(200); // it was there
  });
});

it('[M1] the register of a run is a CSV of its sheets, spoiled ones with their reason', async () => {
  const { id, firstNumber } = await newRun(2);
  await call(
    'spoilCheckSheets',
    { runId: id, firstNumber, lastNumber: firstNumber, reason: '=Jam' },
    'checkRun { id }',
  );
  const text = await (await post(`/check-runs/${id}/register.csv`)).text();
  const [head, ...rows] = parse(text, { bom: true }) as string[][];
  expect(head?.slice(0, 3)).toEqual(['Number', 'Date', 'Pay to']);
  expect(rows.map((row) => [row[0], row[2], row[6], row[7]])).toEqual([
    [String(firstNumber), "'=Łódź Bears", 'void', "'=Jam"],
    [String(firstNumber + 1), "'=Łódź Bears", 'in run', ''],
  ]);
});

it('[M1] a test sheet is drawn from the settings', async () => {
  const { data } = await server.graphql('{ checkSetting(id: 1) { id version } }', {}, superadmin);
  const answer = await call(
    'updateCheckSetting',
    { id: 1, version: data.checkSetting.version, checkPosition: 'bottom', offsetDown: 5 },
    'checkSetting { checkPosition offsetDown }',
  );
  expect(answer.data?.updateCheckSetting.checkSetting).toEqual({ checkPosition: 'bottom', offsetDown: 5 });
  const sheet = await post('/check-stock/ruler.pdf');
  expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  for (const wrong of [{ offsetDown: 500 }, { firstPerforation: 0 }]) {
    const refused = await call('updateCheckSetting', { id: 1, ...wrong }, 'checkSetting { id }');
    expect(refused.errors?.[0]?.extensions?.code).toMatch(/^(23514|SL4\d\d)$/);
  }
  expect(
    (await call('updateCheckSetting', { id: 1, offsetDown: 0 }, 'checkSetting { id }', admin)).errors,
  ).toBeDefined();
});

it('[M1] the bank’s file has its columns, the account number and no escaped formula; it needs a number and days', async () => {
  const { id, firstNumber, lastNumber } = await newRun(2);
  await post(`/check-runs/${id}/checks.pdf`);
  expect((await call('confirmCheckRun', { runId: id }, 'checkRun { status }')).data.confirmCheckRun.checkRun).toEqual({
    status: 'printed',
  });
  const made = await call(
    'createPositivePayFormat',
    { name: 'First Bank', columns: ['account_number', 'check_number', 'amount', 'record_type', 'payee'] },
    'positivePayFormat { id accountEndsIn }',
  );
  const { id: formatId, accountEndsIn } = made.data.createPositivePayFormat.positivePayFormat;
  expect(accountEndsIn).toBeNull();
  const { data } = await server.graphql('{ today }', {}, superadmin);
  const days = { from: data.today, to: data.today };
  expect((await post(`/positive-pay/${formatId}`, days)).status).toBe(409);
  await call('setBankAccountNumber', { formatId, accountNumber: '00123456' }, 'positivePayFormat { id }');
  const file = await (await post(`/positive-pay/${formatId}`, days)).text();
  const lines = file
    .split('\r\n')
    .filter((line) => line.includes(`,${firstNumber},`) || line.includes(`,${lastNumber},`));
  expect(lines).toEqual([`00123456,${firstNumber},100.00,I,Łodz Bears`, `00123456,${lastNumber},100.00,I,Łodz Bears`]);
  for (const wrong of [{}, { from: '2026-13-01', to: data.today }, { from: data.today, to: '2020-01-01' }])
    expect((await post(`/positive-pay/${formatId}`, wrong)).status).toBe(422);
  expect((await post('/positive-pay/999999', days)).status).toBe(404);
  const { rows } = await owner.query(`select from app_private.audit_log l where l::text like '%00123456%'`);
  expect(rows).toEqual([]);
});

it('[M16] the register’s totals follow its filter', async () => {
  const ask = async (filter: object) =>
    (
      await server.graphql(
        'query ($filter: CheckListItemWhere) { list: checkListItemsConnection(filter: $filter) { totalCount totalAmount } }',
        { filter },
        superadmin,
      )
    ).data.list;
  const { rows } = await owner.query(
    `select count(*)::int as count, sum(amount)::text as amount from app_public.checks where state = 'printed'`,
  );
  expect(rows[0].count).toBeGreaterThan(0);
  const found = await ask({ state: { equalTo: 'printed' } });
  expect([found.totalCount, Number(found.totalAmount)]).toEqual([rows[0].count, Number(rows[0].amount)]);
  expect(Number((await ask({ number: { equalTo: -1 } })).totalAmount)).toBe(0);
});

it.each(['0x10', '0b11', '1_000', '0.005'])('[M17] the API takes no amount of %s', async (amount) => {
  const before = await owner.query('select count(*) from app_public.checks');
  const answer = await call(
    'createCheck',
    { offerId: fixture.offers.confirmed, amount, memo: 'Half' },
    'check { id }',
    admin,
  );
  expect(answer.errors).toBeDefined();
  expect((await owner.query('select count(*) from app_public.checks')).rows).toEqual(before.rows);
});
