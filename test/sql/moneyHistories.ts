/** What may happen to money: each step does what it can, or is refused. Steps may run at the same time. */
import type { TestDatabase } from '../harness/database.ts';
import { makeDeadline, makeDepositAccount, makeOfferFixture, makeUser, type Row } from '../harness/factories.ts';
import { printing } from './checkRuns.ts';
import { ORIGINATOR } from './depositRuns.ts';
import { invoicing } from './invoicing.ts';
import { asking, owning } from './support.ts';

/** Does the work if the state allows it, and returns whether it did: a refusal is as good, anything else fails. */
export const tries = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    (found) => found !== null,
    (error) => {
      if (!/^(SL4|40P01)/.test(error.code)) throw error; // 40P01: the server asks to try again
      return false;
    },
  );

/** Steps by name; those that lead on come more often. */
export const steps = [
  ...([
    'write',
    'write',
    'write',
    'write',
    'approve',
    'approve',
    'approve',
    'approve',
    'reject',
    'mail',
    'mail',
    'mail',
  ] as const),
  ...([
    'void',
    'voidBefore',
    'stop',
    'return',
    'reissue',
    'bank',
    'bankTwice',
    'settle',
    'undo',
    'account',
    'endAccount',
  ] as const),
  ...([
    'run',
    'run',
    'release',
    'release',
    'send',
    'send',
    'cancelRun',
    'depositReturned',
    'depositReturned',
    'depositsKept',
  ] as const),
  ...(['invoice', 'invoice', 'credit', 'receive', 'receive', 'useCredit', 'refund', 'bounce', 'day'] as const),
];
export type Step = (typeof steps)[number];

/** Everything that a history needs but its offers: staff, a bank, and the settings of direct deposit and taxes. */
export async function moneyHistories(db: TestDatabase) {
  const own = owning(db);
  const { admin, superadmin, signed, adminId, superadminId } = await invoicing(db);
  const otherId = (await makeUser(db.owner, 'superadmin')).id;
  const other = asking(db, { role: 'superadmin', userId: otherId });
  await own(`update app_public.check_settings set tracked_from = '2000-01-01'`);
  await own(`update app_public.tax_settings set rule = 'withhold'`); // from 300 dollars on
  await own('update app_public.tax_thresholds set amount = 300');
  await own(`update app_public.deposit_settings set enabled = true, bank_name = 'First Bank', prenote = false,
    bank_routing_number = '021000021', company_name = 'Sideline', originator_id = '1234567890'`);
  const [bank] = await superadmin(
    `insert into app_public.positive_pay_formats (name, columns) values ('Bank', '{check_number,amount}') returning id`,
  );
  await superadmin(`select app_public.set_bank_account_number($1, '123456789')`, [bank?.id]);
  let keys = 0;

  /** A confirmed offer of $1,000 of a new league, with an account for direct deposit or without. */
  const newOffer = async (account: boolean): Promise<Row> => {
    const { offer, asset } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
    await makeDeadline(db.owner, asset);
    if (account) await makeDepositAccount(db.owner, offer.organization_id);
    return offer;
  };

  /** The steps of a history: of a league that is paid by check, two by deposit, and a sponsor with a contract. */
  const begin = async () => {
    const byDeposit = await newOffer(true);
    const ids: number[] = [byDeposit.id, (await newOffer(true)).id, (await newOffer(false)).id];
    const leagueId = byDeposit.organization_id;
    const contract = await signed();
    const print = printing(db, byDeposit.id, { admin, superadmin });
    const pick = async (sql: string, at: number, value: unknown = ids) => {
      const found = await own(sql, [value]);
      return found[at % Math.max(found.length, 1)];
    };
    const payment = (states: string, at: number, more = '') =>
      pick(
        `select id, number, amount from app_public.checks where offer_id = any ($1) and state in (${states}) ${more} order by id`,
        at,
      );
    const mailed = (at: number, more?: string) =>
      payment(`'mailed', 'stale', 'returned', 'stopped', 'escheat_due', 'cleared'`, at, more);
    const paper = (at: number) => mailed(at, 'and number is not null');
    const run = (status: string, at: number) =>
      pick(`select id from app_public.deposit_runs where status::text = $1 order by id desc limit 3`, at, status);
    const invoice = (at: number) =>
      pick('select id from app_public.invoices where contract_id = $1 order by id', at, contract.id);
    const upload = (number: number, amount: number, key: string) =>
      superadmin(
        `select app_public.add_bank_lines(s.id, jsonb_build_array(jsonb_build_object('number', $2::int, 'amount', $3::numeric,
           'paid_on', app_public.today(), 'fingerprint', $4::text)))
         from app_public.create_bank_statement($1, 'ofx', 'f', $3::numeric, '{}') s`,
        [bank?.id, number, amount, key],
      );
    const mail = async (id: number) => {
      const { id: runId } = await print.run([id], await print.next());
      await print.print(runId);
      await print.confirm(runId);
      await superadmin('select app_public.mark_checks_mailed($1, app_public.today())', [[id]]);
    };
    const send = async (id: number) => {
      await superadmin(`select app_public.record_deposit_file($1, repeat('a', 64))`, [id]);
      await superadmin('select app_public.mark_deposit_run_sent($1, app_public.today())', [id]);
    };
    const returned = (entry: Row, code: string, hash: string) =>
      superadmin(
        `select * from app_public.apply_deposit_returns('r.ach', encode(sha256($1::text::bytea), 'hex'), $2)`,
        [
          hash,
          JSON.stringify([
            {
              ...{ line: 1, trace: entry.trace_number, amount: Number(entry.amount), routing: '02100002', code },
              originator: ORIGINATOR,
            },
          ]),
        ],
      );
    const receive = async (at: number, method: string) =>
      superadmin(`select app_public.record_invoice_payment($1, $2, app_public.today(), $3, '', $4)`, [
        (await invoice(at))?.id,
        1 + (at % 300),
        method,
        at % 2 === 0,
      ]);
    const acts = {
      write: async (at: number) => admin(`select app_public.create_check($1, $2, 'x')`, [ids[at % 3], 1 + (at % 400)]),
      approve: async (at: number) =>
        (at % 3 ? superadmin : other)(`select app_public.approve_check($1, 'infinity')`, [
          (await payment(`'pending'`, at))?.id,
        ]),
      reject: async (at: number) =>
        superadmin(`select app_public.reject_check($1, 'x')`, [(await payment(`'pending'`, at))?.id]),
      mail: async (at: number) => {
        const found = await payment(`'approved'`, at, 'and number is not null');
        return found ? mail(found.id) : null;
      },
      void: async (at: number) => superadmin(`select app_public.void_check($1, 'x')`, [(await mailed(at))?.id]),
      voidBefore: async (at: number) =>
        superadmin(`select app_public.void_check($1, 'x')`, [(await payment(`'approved'`, at))?.id]),
      stop: async (at: number) =>
        superadmin(`select app_public.stop_check($1, app_public.today(), 'x')`, [(await mailed(at))?.id]),
      return: async (at: number) =>
        superadmin('select app_public.mark_check_returned($1, app_public.today())', [(await mailed(at))?.id]),
      reissue: async (at: number) =>
        superadmin(`select app_public.reissue_check($1, 'x', null, case when $2 then app_public.today() end)`, [
          (await mailed(at))?.id,
          at % 2 === 0,
        ]),
      bank: async (at: number) => {
        const found = await paper(at);
        return found ? upload(found.number, Number(found.amount) + (at % 5 ? 0 : 1), `line ${++keys}`) : null;
      },
      bankTwice: async (at: number) => {
        const found = await paper(at);
        const again = () => tries(upload(found?.number, found?.amount, `${byDeposit.id} again ${at % 3}`));
        return found ? Promise.all([again(), again()]) : null;
      },
      settle: async (at: number) => {
        const line = await pick(
          'select id from app_public.bank_lines where issue is not null and settlement is null and $1::int[] is not null order by id',
          at,
        );
        await superadmin(`select app_public.settle_bank_line($1, $2, 'x')`, [
          line?.id,
          at % 2 ? 'cleared' : 'accepted',
        ]);
      },
      undo: async (at: number) => {
        const found = await pick(
          `select id from app_public.bank_statements where undone_at is null and $1::int[] is not null order by id`,
          at,
        );
        await superadmin(`select app_public.undo_bank_statement($1, 'x')`, [found?.id]);
      },
      account: async () =>
        own(
          `insert into app_public.deposit_accounts (organization_id, holder_name, kind, routing_number, ends_in, confirmed_at, usable_from)
           values ($1, 'New account', 'savings', '021000021', '1234', '2020-01-01', '2020-01-04') on conflict do nothing`,
          [leagueId],
        ),
      endAccount: async () =>
        own(
          'update app_public.deposit_accounts set ended_at = app_private.clock() where organization_id = $1 and ended_at is null',
          [leagueId],
        ),
      run: async (at: number) =>
        superadmin('select app_public.create_deposit_run(null, $1)', [
          (await own('select app_private.banking_day_after(app_private.today(), $1)::text as day', [1 + (at % 3)]))[0]
            ?.day,
        ]),
      release: async (at: number) =>
        other('select app_public.approve_deposit_run($1, true)', [(await run('open', at))?.id]),
      cancelRun: async (at: number) =>
        superadmin(`select app_public.cancel_deposit_run($1, 'x', $2)`, [
          (await run(at % 3 ? 'open' : 'approved', at))?.id,
          at % 2 > 0,
        ]),
      send: async (at: number) => {
        const found = await run('approved', at);
        return found ? send(found.id) : null;
      },
      depositReturned: async (at: number) => {
        const entry = await pick(
          `select e.trace_number, e.amount from app_public.deposit_entries e join app_public.checks c on c.id = e.check_id
           join app_public.deposit_runs r on r.id = e.run_id
           where c.offer_id = any ($1) order by r.status = 'sent' desc, e.id desc limit 4`,
          at,
        );
        // the same file from two tabs, and the same return in another file
        const again = (key: number) =>
          tries(returned(entry as Row, at % 4 ? 'R01' : 'R03', `${byDeposit.id} ${key % 97}`));
        return entry ? Promise.all([again(at), again(at), again(at + 1)]) : null;
      },
      depositsKept: async () => own('select app_private.settle_deposits()'),
      invoice: async (at: number) => superadmin('select app_public.issue_invoice($1, $2)', [contract.id, 1 + (at % 3)]),
      credit: async (at: number) =>
        superadmin(`select app_public.credit_invoice($1, $2, 'x')`, [(await invoice(at))?.id, 1 + (at % 400)]),
      receive: (at: number) => receive(at, 'check'),
      useCredit: (at: number) => receive(at, 'credit'),
      refund: async (at: number) =>
        superadmin(`select app_public.record_sponsor_refund($1, $2, app_public.today(), 'x')`, [
          contract.sponsor_id,
          1 + (at % 100),
        ]),
      bounce: async (at: number) =>
        superadmin(`select app_public.reverse_invoice_payment($1, 'x')`, [
          (
            await pick(
              'select p.id from app_public.invoice_payments p join app_public.invoices i on i.id = p.invoice_id where i.contract_id = $1 order by p.id',
              at,
              contract.id,
            )
          )?.id,
        ]),
      day: async (at: number) => {
        await db.setClock(`+${1 + (at % 60)} days`);
        await own('select app_private.age_checks()');
      },
    } satisfies Record<Step, (at: number) => Promise<unknown>>;
    return { acts, offerIds: ids, contractId: contract.id as number };
  };
  return { own, superadmin, staff: { admin: adminId, superadmin: superadminId, other: otherId }, begin };
}
