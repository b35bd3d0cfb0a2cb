/**
 * Payments and invoices over HTTP, by several people at a time, while answers are cut and server and worker are killed:
 * each act that is sent again under its key happens once, and the books balance afterwards.
 */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from '@jest/globals';
import { asEnvironment } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { installationSecret } from '../../db/settings.ts';
import { signLogin } from '../../server/auth/loginToken.ts';
import { testDatabase } from '../harness/database.ts';
import { brokenBooks } from '../sql/books.ts';
import { moneyHistories } from '../sql/moneyHistories.ts';
import { Kept } from './kept.ts';
import { seeded } from './random.ts';
import { startChaosSink } from './sink.ts';

const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000_000);
const db = await testDatabase();
const { own, superadmin, staff, begin } = await moneyHistories(db);
const history = await begin();
const sink = await startChaosSink(() => 5);
const port = String(await freePort());
const unasked: string[] = [];
const program = (file: string) =>
  new Kept({
    file,
    env: {
      ...asEnvironment({ owner: db.ownerUrl, direct: db.ownerUrl, authenticator: db.authenticatorUrl }),
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      SMTP_URL: sink.url,
      FILES_DIR: path.join(os.tmpdir(), `sideline-payments-${port}`),
      LOG_LEVEL: 'warn',
    },
    log: path.join(os.tmpdir(), `sideline-payments-${port}.log`),
    unasked,
  });
const programs = { server: program('server/main.ts'), worker: program('workers/main.ts') };
afterAll(async () => {
  await Promise.all([programs.server.stop(), programs.worker.stop()]);
  await sink.stop();
  await db.drop();
});

const input = (name: string, result: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${result} { id } } }`;

it(`[T35] payments happen once although answers are cut, and server and worker killed (seed ${seed})`, async () => {
  const random = seeded(seed);
  const tokens: Record<string, string> = {};
  for (const [by, id] of Object.entries(staff)) {
    const [user] = await own('select role, email, name, created_at::text from app_public.users where id = $1', [id]);
    const { role, email, name, created_at } = user ?? {};
    tokens[by] = signLogin({ role, email, name, created_at, sub: String(id) }, installationSecret(), Date.now());
  }
  /** Sends an act under a key until its outcome is known; every third answer is cut on its way. Null: refused. */
  const send = async (by: string, name: string, result: string, values: object): Promise<number | null> => {
    const key = randomUUID();
    const body = JSON.stringify({ query: input(name, result), variables: { input: values } });
    for (let tries = 0; ; tries += 1) {
      try {
        const response = await fetch(`http://localhost:${port}/graphql`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${tokens[by]}`,
            'idempotency-key': key,
          },
          body,
          signal: AbortSignal.timeout(tries === 0 && random.percent(33) ? random.between(1, 60) : 30_000),
        });
        const { data, errors } = await response.json();
        const code = errors?.[0]?.extensions?.code;
        if (/^SL4/.test(code)) return null;
        if (!errors) return data[name][result].id;
        if (code !== 'SL500' && code !== 'SL503') throw new SyntaxError(`${name}: ${JSON.stringify(errors)}`);
      } catch (error) {
        if (error instanceof SyntaxError) throw error;
      }
      await pause(100);
    }
  };
  const one = async (sql: string, values: unknown[] = []) => (await own(sql, values))[0];
  const some = (table: string, where: string) =>
    one(`select id from app_public.${table} where ${where} order by md5(id::text || $1) limit 1`, [
      String(random.next()),
    ]);
  /** What each act returned, by the table that it writes into. */
  const made: Record<string, (number | null)[]> = {
    checks: [],
    deposit_runs: [],
    invoices: [],
    credit_notes: [],
    invoice_payments: [],
  };
  const today = (await one('select app_private.today()::text as day'))?.day;
  const acts: (() => Promise<unknown>)[] = [
    ...Array.from(
      { length: 3 },
      () => async () =>
        made.checks?.push(
          await send('admin', 'createCheck', 'check', {
            offerId: random.pick(history.offerIds),
            amount: String(random.between(1, 30_000) / 100),
            memo: 'x',
          }),
        ),
    ),
    ...Array.from({ length: 3 }, () => async () => {
      const check = await some('checks', `status = 'pending'`);
      return check && send(random.pick(['superadmin', 'other']), 'approveCheck', 'check', { checkId: check.id });
    }),
    async () => {
      const check = await some('checks', `status = 'approved'`);
      return check && send('superadmin', 'voidCheck', 'check', { checkId: check.id, reason: 'x' });
    },
    async () => {
      const day = await one('select app_private.banking_day_after(app_private.today(), 2)::text as day');
      made.deposit_runs?.push(await send('superadmin', 'createDepositRun', 'depositRun', { effectiveDate: day?.day }));
    },
    async () => {
      const run = await some('deposit_runs', `status = 'open'`);
      return run && send('other', 'approveDepositRun', 'depositRun', { depositRunId: run.id, fileSeen: true });
    },
    async () => {
      const run = await some('deposit_runs', `status = 'approved'`);
      if (!run) return;
      await superadmin(`select app_public.record_deposit_file($1, repeat('a', 64))`, [run.id]).catch(() => null);
      await send('superadmin', 'markDepositRunSent', 'depositRun', { depositRunId: run.id, sentOn: today });
    },
    () => history.acts.depositReturned(random.between(0, 10_000)),
    async () =>
      made.invoices?.push(
        await send('superadmin', 'issueInvoice', 'invoice', {
          contractId: history.contractId,
          installment: random.between(1, 3),
        }),
      ),
    async () => {
      const invoice = await some('invoices', 'true');
      const values = { invoiceId: invoice?.id, amount: String(random.between(1, 9000) / 100) };
      if (!invoice) return;
      if (random.percent(30))
        made.credit_notes?.push(await send('other', 'creditInvoice', 'creditNote', { ...values, reason: 'x' }));
      else
        made.invoice_payments?.push(
          await send('superadmin', 'recordInvoicePayment', 'invoicePayment', {
            ...values,
            receivedOn: today,
            method: 'ach',
          }),
        );
    },
  ];
  programs.server.start();
  programs.worker.start();
  let left = 150;
  const client = async () => {
    while (left-- > 0) await random.pick(acts)();
  };
  const killer = async () => {
    for (const [at, victim] of [
      [110, 'server'],
      [80, 'worker'],
      [50, 'server'],
    ] as const) {
      while (left > at) await pause(10);
      programs[victim].kill();
    }
  };
  await Promise.all([client(), client(), client(), client(), killer()]);
  for (const [table, ids] of Object.entries(made)) {
    const known = ids.filter((id) => id !== null).sort((a, b) => a - b);
    expect([table, (await own(`select id from app_public.${table} order by id`)).map(({ id }) => id)]).toEqual([
      table,
      known,
    ]);
  }
  expect(Object.values(made).flat().length).toBeGreaterThan(20);
  expect(await brokenBooks(own, superadmin)).toEqual([]);
  await db.setClock('+20 days');
  await own('select app_private.settle_deposits()');
  expect(await brokenBooks(own, superadmin)).toEqual([]);
  expect(unasked).toEqual([]);
}, 180_000);
