/** How tests pay by direct deposit: the functions of runs as two superadmins call them, and what holds after each. */
import { expect } from '@jest/globals';
import type { TestDatabase } from '../harness/database.ts';
import { makeCheck, makeDepositAccount, makeOfferFixture, makeUser, type Row } from '../harness/factories.ts';
import { type Ask, asking, owning } from './support.ts';

export const HASH = 'a'.repeat(64);
/** Who sends the files of the settings below. */
export const ORIGINATOR = '123456789002100002';

/** Switches direct deposit on, without trials of accounts. */
export async function depositing(db: TestDatabase, maker: Ask) {
  const own = owning(db);
  const secondId = (await makeUser(db.owner, 'superadmin')).id;
  const second = asking(db, { role: 'superadmin', userId: secondId });
  await own(`update app_public.deposit_settings set enabled = true, bank_name = 'First Bank', prenote = false,
    bank_routing_number = '021000021', company_name = 'Sideline', originator_id = '1234567890'`);
  const one = async (ask: Ask, text: string, values: unknown[]) => (await ask(text, values))[0] as Row;
  const deposits = {
    second,
    secondId,
    /** A banking day some banking days from now. */
    day: async (after = 1): Promise<string> =>
      (await one(own, 'select app_private.banking_day_after(app_private.today(), $1)::text as day', [after])).day,
    today: async (days = 0): Promise<string> =>
      (await one(own, '(select (app_private.today() + $1::int)::text as day)', [days])).day,
    /** An approved payment of a league of its own that nobody here wrote. */
    waiting: async (check: Row = {}, account: Row = {}): Promise<Row> => {
      const { offer } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
      const { id } = await makeDepositAccount(db.owner, offer.organization_id, account);
      return makeCheck(db.owner, offer, {
        status: 'approved',
        payout_method: 'direct_deposit',
        deposit_account_id: id,
        recipient_name: `League ${id}`,
        mailing_address_id: null,
        number: null,
        ...check,
      });
    },
    create: async (ids: number[] | null, on?: string, ask = maker): Promise<Row> =>
      one(ask, 'select * from app_public.create_deposit_run($1, $2)', [ids, on ?? (await deposits.day())]),
    approve: (id: number, ask = second, fileSeen = false) =>
      one(ask, 'select * from app_public.approve_deposit_run($1, $2)', [id, fileSeen]),
    download: (id: number, hash = HASH, ask = maker) =>
      one(ask, 'select * from app_public.record_deposit_file($1, $2)', [id, hash]),
    send: (id: number, on: string, ask = maker) =>
      one(ask, 'select * from app_public.mark_deposit_run_sent($1, $2)', [id, on]),
    cancel: (id: number, notAtBank = false) =>
      one(maker, `select * from app_public.cancel_deposit_run($1, 'Wrong day', $2)`, [id, notAtBank]),
    /** A run of these payments whose file was downloaded. */
    ready: async (ids: number[] | null): Promise<Row> => {
      const { id } = await deposits.create(ids);
      await deposits.approve(id, second, true);
      return deposits.download(id);
    },
    /** A run of these payments that was sent today. */
    sent: async (ids: number[] | null): Promise<Row> =>
      deposits.send((await deposits.ready(ids)).id, await deposits.today()),
    /** A payment that was sent, and its entry. */
    mailed: async (values: Row = {}, account: Row = {}): Promise<{ payment: Row; entry: Row }> => {
      const payment = await deposits.waiting(values, account);
      const run = await deposits.sent([payment.id]);
      return { payment, entry: (await deposits.entries(run.id))[0] as Row };
    },
    /** Another payment of the same sponsorship to the same account, that waits. */
    again: (entry: Row, { offer_id, organization_id, sponsor_id }: Row) =>
      makeCheck(
        db.owner,
        { id: offer_id, organization_id, sponsor_id },
        {
          ...{ status: 'approved', payout_method: 'direct_deposit', deposit_account_id: entry.account_id },
          ...{ recipient_name: 'League', mailing_address_id: null, number: null },
        },
      ),
    account: (id: number) => one(own, 'select * from app_public.deposit_accounts where id = $1', [id]),
    /** Why the payment can't be in a run now; null: it can. */
    obstacle: async ({ id }: Row) =>
      (await one(maker, 'select obstacle from app_public.deposits_to_send($1)', [[id]]))?.obstacle,
    entries: (runId: number) => own('select * from app_public.deposit_entries where run_id = $1 order by id', [runId]),
    check: (id: number) =>
      one(own, 'select *, mailed_on::text, cleared_on::text from app_public.checks where id = $1', [id]),
    /** Applies what the bank says of entries: code, and what it corrects. */
    apply: async (
      entries: { entry: Row; code: string; corrected?: Row; amount?: number; routing?: string; originator?: string }[],
      hash?: string,
    ) =>
      maker('select * from app_public.apply_deposit_returns($1, $2, $3::jsonb) order by line', [
        'returns.ach',
        hash ?? (await one(own, `select encode(sha256(gen_random_uuid()::text::bytea), 'hex') as hash`, [])).hash,
        JSON.stringify(
          entries.map(({ entry, code, corrected, amount, routing, originator = ORIGINATOR }, index) => ({
            line: index + 1,
            trace: entry.trace_number,
            amount: amount ?? Number(entry.amount),
            routing: routing ?? '02100002',
            originator,
            code,
            corrected: corrected ?? null,
          })),
        ),
      ]),
    /** Fails unless each payment is in one run at most, and says the same of itself as its run does. */
    verify: async (): Promise<void> => {
      expect(
        await own(`select c.id from app_public.checks c
          left join app_public.deposit_entries e on e.check_id = c.id and e.returned_on is null and not e.canceled
          left join app_public.deposit_runs r on r.id = e.run_id
          where (r.status = 'sent') is distinct from (c.mailed_on is not null) and (r.status = 'sent' or c.mailed_on is not null)
              and c.payout_method = 'direct_deposit'
            or r.id is not null and (c.payout_method <> 'direct_deposit' or c.amount <> e.amount
              or c.deposit_account_id <> e.account_id or r.status = 'canceled')`),
      ).toEqual([]);
    },
  };
  return deposits;
}
