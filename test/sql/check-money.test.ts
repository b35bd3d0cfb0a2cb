/**
 * Money adds up after any history: what campaigns committed, what is outstanding by age, the cash that weeks need and the
 * account of a month are sums of the same parts, and no league gets more than its offers' value.
 */
import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testDatabase } from '../harness/database.ts';
import { makeDeadline, makeOfferFixture } from '../harness/factories.ts';
import { printing } from './checkRuns.ts';
import { makeStaff, owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000_000);

it(`[T35] totals agree after random histories (seed ${seed})`, async () => {
  await own(`update app_public.check_settings set tracked_from = '2000-01-01'`);
  await own(`update app_public.tax_settings set rule = 'withhold'`); // from 300 dollars on
  await own('update app_public.tax_thresholds set amount = 300');
  const [bank] = await superadmin(
    `insert into app_public.positive_pay_formats (name, columns) values ('Bank', '{check_number,amount}') returning id`,
  );
  await superadmin(`select app_public.set_bank_account_number($1, '123456789')`, [bank?.id]);
  const history = fc.array(fc.tuple(fc.constantFrom(...steps), fc.nat(10_000)), { minLength: 10, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(history, async (tried) => {
      const { offer, asset } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
      await makeDeadline(db.owner, asset);
      await play(offer.id, bank?.id, tried);
      const sum = async (sql: string, ask = superadmin) =>
        Number((await ask(`select coalesce(sum(x), 0) as x from (${sql}) v (x)`))[0]?.x);
      const campaigns = await superadmin('select * from app_public.money_by_campaign()');
      for (const { committed, approved, mailed, cleared, to_come: toCome } of campaigns)
        expect(Number(committed)).toBeCloseTo(Number(approved) + Number(mailed) + Number(cleared) + Number(toCome), 2);
      const of = (column: string) => sum(`select ${column} from app_public.money_by_campaign()`);
      // the bank pays what was not withheld
      const outstanding = await sum(`select mailed from app_public.money_by_campaign() union all
        select -withheld from app_public.checks where status = 'approved' and mailed_on is not null and cleared_on is null`);
      expect(await sum('select amount from app_public.check_ages()')).toBe(outstanding);
      expect(await sum('select outstanding from app_public.check_month(app_public.today())')).toBe(outstanding);
      expect(await sum('select amount from app_public.cash_needed()')).toBe(await of('approved + to_come'));
      expect(await of('to_come')).toBe(
        await sum(
          `select o.value - (select coalesce(sum(c.amount + c.withheld), 0) from app_public.checks c
          where c.offer_id = o.id and c.status = 'approved') - (select coalesce(sum(v.gross), 0) from app_private.void_payments v
          where v.offer_id = o.id) from app_public.offers o where o.status = 'confirmed'`,
          own,
        ),
      );
      expect(
        await own(
          `select o.id from app_public.offers o where o.value < (select sum(c.amount + c.withheld) from app_public.checks c
             where c.offer_id = o.id and c.status in ('pending', 'approved'))`,
        ),
      ).toEqual([]);
      const wrong = await own(
        `select c.id from app_public.checks c where (c.cleared_on is not null) <> (1 = (select coalesce(sum(sign(l.amount)), 0)
           from app_public.bank_lines l where l.check_id = c.id and l.clears))`,
      );
      expect(wrong).toEqual([]);
    }),
    { seed, numRuns: Number(process.env.HISTORIES ?? 12), endOnFailure: true },
  );
}, 300_000);

/** Does the step if the state allows it; returns nothing, because a refusal is as good. */
const tries = async (work: Promise<unknown>): Promise<void> => {
  const code = await work.then(
    () => null,
    (error) => error.code,
  );
  if (code !== null && !/^SL4/.test(code)) throw new Error(`A step failed with ${code}.`);
};
const steps = [
  'write',
  'approve',
  'mail',
  'void',
  'stop',
  'return',
  'reissue',
  'bank',
  'twice',
  'wrong',
  'settle',
  'undo',
  'day',
] as const;
type Step = (typeof steps)[number];

async function play(offerId: number, bankId: number, history: (readonly [Step, number])[]): Promise<void> {
  const print = printing(db, offerId, { admin, superadmin });
  const pick = async (sql: string, at: number) => {
    const rows = await own(sql, sql.includes('$1') ? [offerId] : []);
    return rows[at % Math.max(rows.length, 1)];
  };
  const check = (state: string, at: number) =>
    pick(
      `select id, number, amount from app_public.checks where offer_id = $1 and state in (${state}) order by id`,
      at,
    );
  const upload = (number: number, amount: number, key: string) =>
    superadmin(
      `select app_public.add_bank_lines(s.id, jsonb_build_array(jsonb_build_object('number', $2::int, 'amount', $3::numeric, 'paid_on', app_public.today(), 'fingerprint', $4::text)))
       from app_public.create_bank_statement($1, 'ofx', 'f', $3::numeric, '{}') s`,
      [bankId, number, amount, key],
    );
  let keys = 0;
  for (const [step, at] of history) {
    if (step === 'write') await tries(admin(`select app_public.create_check($1, $2, 'x')`, [offerId, 1 + (at % 900)]));
    if (step === 'approve')
      await tries(superadmin(`select app_public.approve_check($1, 'infinity')`, [(await check(`'pending'`, at))?.id]));
    if (step === 'mail') {
      const id = (await check(`'approved'`, at))?.id;
      if (id) {
        const { id: runId } = await print.run([id], await print.next());
        await print.print(runId);
        await print.confirm(runId);
        await tries(superadmin('select app_public.mark_checks_mailed($1, app_public.today())', [[id]]));
      }
    }
    const mailed = await check(`'mailed', 'stale', 'returned', 'stopped', 'escheat_due', 'cleared'`, at);
    if (step === 'void') await tries(superadmin(`select app_public.void_check($1, 'x')`, [mailed?.id]));
    if (step === 'stop')
      await tries(superadmin(`select app_public.stop_check($1, app_public.today(), 'x')`, [mailed?.id]));
    if (step === 'return')
      await tries(superadmin('select app_public.mark_check_returned($1, app_public.today())', [mailed?.id]));
    if (step === 'reissue')
      await tries(
        superadmin(`select app_public.reissue_check($1, 'x', null, case when $2 then app_public.today() end)`, [
          mailed?.id,
          at % 2 === 0,
        ]),
      );
    if (mailed && step === 'bank') await tries(upload(mailed.number, mailed.amount, `${offerId}:${keys++}`));
    if (mailed && step === 'twice')
      await Promise.all([1, 2].map(() => tries(upload(mailed.number, mailed.amount, `${offerId}:same:${at % 3}`))));
    if (mailed && step === 'wrong')
      await tries(upload(mailed.number, Number(mailed.amount) + 1, `${offerId}:${keys++}`));
    if (step === 'settle') {
      const line = await pick(
        `select id from app_public.bank_lines where issue is not null and settlement is null and $1::int > 0 order by id`,
        at,
      );
      await tries(
        superadmin(`select app_public.settle_bank_line($1, $2, 'x')`, [line?.id, at % 2 ? 'cleared' : 'accepted']),
      );
    }
    if (step === 'undo') {
      const statement = await pick(
        `select id from app_public.bank_statements where undone_at is null and $1::int > 0 order by id`,
        at,
      );
      await tries(superadmin(`select app_public.undo_bank_statement($1, 'x')`, [statement?.id]));
    }
    if (step === 'day') {
      await db.setClock(`+${1 + (at % 60)} days`);
      await own('select app_private.age_checks()');
    }
  }
}
