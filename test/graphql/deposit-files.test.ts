/** The files of direct deposit over HTTP: what goes to the bank, what comes back, and who may. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { openText } from '../../server/shared/envelope.ts';
import type { Row } from '../harness/factories.ts';
import { type Returned, returnFile } from '../harness/returnFile.ts';
import { depositing } from '../sql/depositRuns.ts';
import { makeStaff } from '../sql/support.ts';
import { placeOf, sealedPayments } from './depositFiles.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { upload } from './upload.ts';

const { database, server } = await apiSetup();
const { owner } = database;
const tokens = await loginTokens(server, 'superadmin', 'admin', 'league', 'sponsor');
const NUMBER = '987654321';
const { superadmin } = await makeStaff(database);
const deposits = await depositing(database, superadmin);
const waiting = sealedPayments(database, deposits, NUMBER);
const own = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;
const SECRET = installationSecret();

const file = (id: number | string, token = tokens.superadmin) =>
  fetch(`${server.url}/deposit-runs/${id}/file.ach`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
const approvedRun = async () => {
  const run = await deposits.create([(await waiting()).id]);
  await deposits.approve(run.id);
  return run.id as number;
};
const returns = (given: readonly Returned[] | string, { path = '', token = tokens.superadmin as string | null } = {}) =>
  upload(server, `/deposit-returns${path}`, token, {
    file: typeof given === 'string' ? given : returnFile(given),
    field: 'file',
    name: 'returns.ach',
  });
/** A payment that was sent, and its entry. */
const mailed = async () => {
  const payment = await waiting();
  const run = await deposits.sent([payment.id]);
  return { payment, entry: (await deposits.entries(run.id))[0] as Row };
};

describe('the file of a run', () => {
  it('[T35] is the same at each download, is not stored, and has the account numbers', async () => {
    const id = await approvedRun();
    const answers = await Promise.all([file(id), file(id)]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, 'no-store'],
      [200, 'no-store'],
    ]);
    expect(answers[0]?.headers.get('content-disposition')).toContain(`deposits-${id}.ach`);
    expect(second).toBe(first);
    expect(first).toContain(`622021000021${NUMBER.padEnd(17)}0000010000`);
    expect(await own('select file_hash from app_public.deposit_runs where id = $1', [id])).toEqual([
      {
        file_hash: createHash('sha256')
          .update(first ?? '')
          .digest('hex'),
      },
    ]);
    expect(
      await own(
        `select from app_private.audit_log where new_values::text like '%' || $1 || '%' or old_values::text like '%' || $1 || '%'`,
        [NUMBER],
      ),
    ).toEqual([]);
  });

  it('[T35] was created on the day and at the time of the product, and is the first or next one of that day', async () => {
    const modifier = async (at: string) => {
      const id = await approvedRun();
      await own('update app_public.deposit_runs set approved_at = $2 where id = $1', [id, at]);
      return (await (await file(id)).text()).slice(23, 34);
    };
    expect(await modifier('2026-07-02 03:59:00Z')).toBe('2607012359A');
    expect(await modifier('2026-07-02 04:00:00Z')).toBe('2607020000A');
    expect(await modifier('2026-07-03 02:00:00Z')).toBe('2607022200B');
  });

  it('[T35] cannot be another one than before: settings that were changed since are refused', async () => {
    const id = await approvedRun();
    expect((await file(id)).status).toBe(200);
    await own(`update app_public.deposit_settings set company_name = 'Other'`);
    const refused = await file(id);
    expect([refused.status, (await refused.json()).error]).toEqual([
      409,
      expect.stringMatching(
        /would differ .* settings of direct deposit, the time zone or the version .* Use that file/,
      ),
    ]);
    await own(`update app_public.deposit_settings set company_name = 'Sideline'`);
    expect((await file(id)).status).toBe(200);
  });

  it('[T35] is for superadmins, of approved runs; numbers that no secret opens are an error', async () => {
    const id = await approvedRun();
    for (const token of [tokens.admin, tokens.league, tokens.sponsor]) expect((await file(id, token)).status).toBe(403);
    expect((await file(999_999)).status).toBe(404);
    expect((await file('abc')).status).toBe(400);
    const open = await deposits.create([(await waiting()).id]);
    expect((await file(open.id)).status).toBe(409);
    const unsealed = await deposits.create([(await deposits.waiting()).id]);
    await deposits.approve(unsealed.id);
    const answer = await file(unsealed.id);
    expect([answer.status, (await answer.json()).error]).toEqual([409, expect.stringContaining('account number')]);
    expect(await own('select downloaded_at from app_public.deposit_runs where id = $1', [unsealed.id])).toEqual([
      { downloaded_at: null },
    ]);
  });
});

describe('a file of returns', () => {
  it('[T35] is previewed without a trace, and applied once with the same result', async () => {
    const { payment, entry } = await mailed();
    const given = [
      { trace: entry.trace_number, amount: '100.00', code: 'R03' },
      { trace: 9_999_999, amount: '5.00', code: 'R02' },
    ];
    const preview = await returns(given, { path: '/preview' });
    expect(preview).toMatchObject({ status: 200, body: { counts: { returned: 1, unknown: 1 } } });
    expect(preview.body.entries).toMatchObject([
      { line: 6, code: 'R02', outcome: 'unknown', payee: null },
      {
        ...{ line: 4, code: 'R03', outcome: 'returned', endsAccount: true, endsIn: '6789', amount: '100.00' },
        ...{ checkId: payment.id, runId: entry.run_id },
      },
    ]);
    expect(await deposits.check(payment.id)).toMatchObject({ state: 'mailed' });
    expect(await returns(given)).toEqual(preview);
    expect(await deposits.check(payment.id)).toMatchObject({ state: 'pending' });
    expect(await returns(given)).toMatchObject({ status: 409, body: { field: 'file' } });
  });

  it.each([
    ['C01', '55566677', '55566677', { ends_in: '6677', kind: 'checking', routing_number: '021000021' }],
    ['C02', '011000015', NUMBER, { ends_in: '6789', kind: 'checking', routing_number: '011000015' }],
    ['C05', '32', NUMBER, { ends_in: '6789', kind: 'savings', routing_number: '021000021' }],
  ])(
    '[T35] with the correction %s seals the number for the account that the league confirms',
    async (code, data, number, expected) => {
      const { payment, entry } = await mailed();
      expect(await returns([{ trace: entry.trace_number, amount: '0', code, data }])).toMatchObject({
        status: 200,
        body: { counts: { corrected: 1 } },
      });
      const [account] = await own('select * from app_public.deposit_accounts where corrects_id = $1', [
        payment.deposit_account_id,
      ]);
      expect(account).toMatchObject({ ...expected, confirmed_at: null });
      const [sealed] = await own(
        `select * from app_private.sealed_texts where column_name = 'deposit_accounts.number' and row_id = $1`,
        [String(account.id)],
      );
      expect(openText(sealed, placeOf(account.id), [SECRET])).toBe(number);
    },
  );

  it('[T35] is for superadmins, and refused as a whole when it is broken, empty or something else', async () => {
    for (const token of [tokens.admin, tokens.league, tokens.sponsor])
      expect((await returns([], { token })).status).toBe(403);
    expect((await returns([], { token: null })).status).toBe(401);
    const { entry } = await mailed();
    const good = returnFile([{ trace: entry.trace_number, amount: '100.00', code: 'R02' }]);
    for (const [bad, message] of [
      ['', /^Line 1/],
      ['=cmd()|x', /^Line 1 has 8 characters/],
      [good.replace('R02', 'Q02'), /^Line 4/],
      [good.slice(0, 300), /^Line 4/],
      [
        good.replaceAll('1234567890', '9999999999'),
        /nothing of ours: line 4 is about a payment of company 9999999999 at bank 02100002/,
      ],
    ] as const)
      expect(await returns(bad)).toMatchObject({
        status: 422,
        body: { field: 'file', error: expect.stringMatching(message) },
      });
    expect(await own('select code from app_public.deposit_entries where id = $1', [entry.id])).toEqual([
      { code: null },
    ]);
  });

  it('[T35] of several companies is applied for ours; what is left out is listed with its line and company', async () => {
    const { payment, entry } = await mailed();
    const ours = { trace: entry.trace_number, amount: '100.00', code: 'R02' };
    const given = [{ ...ours, company: '9999999999' }, ours, { ...ours, trace: 7, company: '8888888888' }];
    expect(await returns(given)).toMatchObject({
      status: 200,
      body: {
        counts: { returned: 1, other_company: 2 },
        entries: [
          { line: 8, outcome: 'returned', checkId: payment.id, company: '1234567890', bank: '02100002' },
          { line: 4, outcome: 'other_company', checkId: null, company: '9999999999', bank: '02100002' },
          { line: 12, outcome: 'other_company', checkId: null, company: '8888888888' },
        ],
      },
    });
    expect(await deposits.check(payment.id)).toMatchObject({ state: 'pending' });
  });

  it('[T35] of 100,000 lines is matched within the limits', async () => {
    const many = Array.from({ length: 49_990 }, (_, n) => ({ trace: 5_000_000 + n, amount: '1.00', code: 'R01' }));
    const started = performance.now();
    const answer = await returns(many, { path: '/preview' });
    expect(answer).toMatchObject({ status: 200, body: { counts: { unknown: 49_990 } } });
    expect(answer.body.entries).toHaveLength(200);
    expect(performance.now() - started).toBeLessThan(60_000);
  }, 120_000);
});
