/** What banks say of sent deposits: returned ones are pending again, corrected accounts wait for their leagues. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeDepositAccount, type Row } from '../harness/factories.ts';
import { depositing } from './depositRuns.ts';
import { asking, makeStaff, owning, refusal, untilWaiting } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, superadminId } = await makeStaff(db);
const { apply, approve, cancel, check, create, download, entries, ready, second, send, sent, today, verify, waiting } =
  await depositing(db, superadmin);
afterEach(verify);

/** A payment that was sent, and its entry. */
const mailed = async (values: Row = {}, account: Row = {}): Promise<{ payment: Row; entry: Row }> => {
  const payment = await waiting(values, account);
  const run = await sent([payment.id]);
  return { payment, entry: (await entries(run.id))[0] as Row };
};
const account = async (id: number) =>
  (await own('select * from app_public.deposit_accounts where id = $1', [id]))[0] as Row;

/** Another payment of the same sponsorship to the same account, that waits. */
const again = (entry: Row, { offer_id, organization_id, sponsor_id }: Row) =>
  makeCheck(
    db.owner,
    { id: offer_id, organization_id, sponsor_id },
    {
      ...{ status: 'approved', payout_method: 'direct_deposit', deposit_account_id: entry.account_id },
      ...{ recipient_name: 'League', mailing_address_id: null, number: null },
    },
  );
const obstacle = async ({ id }: Row) =>
  (await superadmin('select obstacle from app_public.deposits_to_send($1)', [[id]]))[0]?.obstacle;

describe('a return', () => {
  it('[T35] puts the payment back to pending as it was written, to be approved by all rules', async () => {
    const { payment, entry } = await mailed({
      amount: 76,
      withheld: 24,
      first_approved_at: '2026-01-01',
      reviewed_at: '2026-01-02',
    });
    expect(await apply([{ entry, code: 'R03' }])).toMatchObject([
      {
        outcome: 'returned',
        reason: 'There is no such account',
        ends_account: true,
        check_id: payment.id,
        amount: '76.00',
      },
    ]);
    expect(await check(payment.id)).toMatchObject({
      ...{ status: 'pending', state: 'pending', payout_method: 'check', deposit_account_id: null, amount: '100.00' },
      ...{ withheld: '0.00', mailed_on: null, cleared_on: null, recipient_name: null, first_approved_at: null },
      ...{ reviewed_at: null, estimated_arrival_date: null },
    });
    expect(await account(entry.account_id)).toMatchObject({ end_reason: 'R03: There is no such account' });
    const [event] = await own(
      `select description, change_reason from app_public.sponsorship_events where offer_id = $1 and event_type = 'deposit_returned'`,
      [payment.offer_id],
    );
    expect(event).toEqual({
      description: `Direct deposit No. ${payment.id}, $76`,
      change_reason: 'R03: There is no such account',
    });
    expect(
      await own(
        `select payload from app_private.mail_outbox where kind = 'deposit_returned' and organization_id = $1`,
        [payment.organization_id],
      ),
    ).toEqual([{ payload: { deposit_entry_id: entry.id } }]);
    expect(await own('select * from app_private.returned_deposit_of_mail($1)', [entry.id])).toMatchObject([
      { amount: '76.00', code: 'R03', ends_in: '6789', account_ended: true },
    ]);
    expect(await own('select (app_private.deposit_account_of($1)).id', [payment.organization_id])).toEqual([
      { id: null },
    ]);
  });

  it('[T35] of a cleared deposit is a fact of today; the closed month keeps its figures', async () => {
    const { payment, entry } = await mailed();
    await own('update app_public.checks set cleared_on = mailed_on, cleared_amount = amount where id = $1', [
      payment.id,
    ]);
    const month = async () =>
      (
        await superadmin(
          'select deposits_sent as sent, deposits_returned as returned from app_public.check_month($1)',
          [await today()],
        )
      )[0] as Row;
    const before = await month();
    await db.withClock('+40 days', async () => {
      await own(
        `insert into app_public.closed_months (month) select date_trunc('month', r.sent_on) from app_public.deposit_runs r where r.id = $1`,
        [entry.run_id],
      );
      await apply([{ entry, code: 'R06' }]);
      expect(await check(payment.id)).toMatchObject({ state: 'pending' });
      expect((await month()).returned).toBe('100.00');
    });
    expect(await month()).toEqual(before);
    expect(await account(entry.account_id)).toMatchObject({ ended_at: null });
    await own('delete from app_public.closed_months');
  });

  it('[T35] happens once: of an entry, of a file, of a file that is sent twice at the same time', async () => {
    const { payment, entry } = await mailed();
    const hash = 'c'.repeat(64);
    const both = await Promise.allSettled([
      apply([{ entry, code: 'R02' }], hash),
      apply([{ entry, code: 'R02' }], hash),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(apply([{ entry, code: 'R02' }], hash))).toMatchObject({ code: 'SL409', field: 'file' });
    expect(
      await apply([
        { entry, code: 'R02' },
        { entry, code: 'C01' },
      ]),
    ).toMatchObject([{ outcome: 'known' }, { outcome: 'known' }]);
    expect(
      await own(`select from app_public.sponsorship_events where offer_id = $1 and event_type = 'deposit_returned'`, [
        payment.offer_id,
      ]),
    ).toHaveLength(1);
    const other = await mailed();
    expect(
      await apply([
        { entry: other.entry, code: 'R02' },
        { entry: other.entry, code: 'R03' },
      ]),
    ).toMatchObject([{ outcome: 'returned' }, { outcome: 'known' }]);
  });

  it('[T35] waits for a league that ends its account, and holds nothing that this needs', async () => {
    const { payment, entry } = await mailed();
    const client = await db.owner.connect();
    await client.query('begin');
    await client.query('select from app_public.organizations where id = $1 for update', [payment.organization_id]);
    const applied = apply([{ entry, code: 'R03' }]);
    await untilWaiting(db);
    await client.query('update app_public.deposit_accounts set ended_at = app_private.clock() where id = $1', [
      entry.account_id,
    ]);
    await client.query('commit');
    client.release();
    expect(await applied).toMatchObject([{ outcome: 'returned', ends_account: false }]);
  });

  it('[T35] of what is not ours, not sent, or not a return is not applied', async () => {
    const { payment, entry } = await mailed();
    const open = await waiting();
    const run = await create([open.id]);
    const [unsent] = await entries(run.id);
    await approve(run.id);
    await download(run.id);
    const outcomes = await apply([
      { entry: { ...entry, trace_number: 9_999_999 }, code: 'R03' },
      { entry, code: 'R03', amount: 99.99 },
      { entry, code: 'R03', routing: '01100001' },
      { entry, code: 'R61' },
      { entry, code: 'C99' },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([...Array(3).fill('unknown'), 'unclear', 'unclear']);
    const hash = 'd'.repeat(64);
    const mixed = () =>
      apply(
        [
          { entry, code: 'R03' },
          { entry: unsent as Row, code: 'R03' },
        ],
        hash,
      );
    expect(await refusal(mixed())).toMatchObject({
      code: 'SL409',
      field: 'file',
      message: expect.stringContaining(`run ${run.id}. Mark it as sent first`),
    });
    expect(await check(payment.id)).toMatchObject({ state: 'mailed' });
    await send(run.id, await today());
    expect(await mixed()).toMatchObject([{ outcome: 'returned' }, { outcome: 'returned' }]);
  });

  it('[T35] for a reason that is not in our list is a return, too', async () => {
    const { payment, entry } = await mailed();
    expect(await apply([{ entry, code: 'R99' }])).toMatchObject([
      { outcome: 'returned', reason: 'The reason is not in our list: ask the bank', ends_account: false },
    ]);
    expect(await check(payment.id)).toMatchObject({ state: 'pending' });
    expect(
      await superadmin(
        'select app_public.deposit_entries_reason(e) as words from app_public.deposit_entries e where id = $1',
        [entry.id],
      ),
    ).toEqual([{ words: 'The reason is not in our list: ask the bank' }]);
  });

  it('[T35] of a canceled run says which payment it was, and changes none: it waits, or another run has it', async () => {
    const [waits, pays] = [await waiting(), await waiting({ amount: 55 })];
    const run = await ready([waits.id, pays.id]);
    await cancel(run.id, true);
    const again = await sent([pays.id]);
    const kept = await entries(run.id);
    const both = kept.map((entry) => ({ entry, code: 'R03' }));
    expect(await apply(both)).toMatchObject(
      [waits, pays].map(({ id, amount }) => ({
        ...{ outcome: 'canceled', run_id: run.id, check_id: id, amount, ends_account: false },
        reason: 'There is no such account',
      })),
    );
    expect(await apply(both)).toMatchObject([{ outcome: 'known' }, { outcome: 'known' }]);
    expect([await check(waits.id), await check(pays.id)]).toMatchObject([{ state: 'approved' }, { state: 'mailed' }]);
    expect(await entries(run.id)).toMatchObject([{ code: 'R03' }, { code: 'R03' }]);
    expect(await obstacle(waits)).toBeNull();
    const [other] = await entries(again.id);
    expect(await apply([{ entry: other as Row, code: 'R06' }])).toMatchObject([
      { outcome: 'returned', check_id: pays.id },
    ]);
    // a correction shows that the bank had the file, too
    const corrected = await ready([waits.id]);
    await cancel(corrected.id, true);
    const [third] = await entries(corrected.id);
    expect(await apply([{ entry: third as Row, code: 'C01', corrected: { ends_in: '4321' } }])).toMatchObject([
      { outcome: 'canceled', corrected_id: null },
    ]);
    expect(await entries(corrected.id)).toMatchObject([{ code: 'C01', returned_on: null }]);
  });

  it('[T35] of another company or another bank is refused with its line; settings may have changed since', async () => {
    const { payment, entry } = await mailed();
    const unmatched = { ...entry, trace_number: 9_999_998 };
    for (const originator of ['999999999902100002', '123456789009100001'])
      for (const other of [entry, unmatched])
        expect(
          await refusal(
            apply([
              { entry, code: 'R06' },
              { entry: other, code: 'R06', originator },
            ]),
          ),
        ).toMatchObject({
          code: 'SL422',
          field: 'file',
          message: expect.stringMatching(
            /^Line 2 is about a payment of company .{10} at bank \d{8}, which is not ours/,
          ),
        });
    expect(await check(payment.id)).toMatchObject({ state: 'mailed' });
    const ours = (company: string) => own('update app_public.deposit_settings set originator_id = $1', [company]);
    await ours('5555555555');
    const later = await mailed();
    // each run keeps what its file said
    expect(
      await apply([
        { entry, code: 'R06' },
        { entry: unmatched, code: 'R06' },
        { entry: later.entry, code: 'R06', originator: '555555555502100002' },
      ]),
    ).toMatchObject([{ outcome: 'returned' }, { outcome: 'unknown' }, { outcome: 'returned' }]);
    expect(await refusal(apply([{ entry: later.entry, code: 'R06' }]))).toMatchObject({ code: 'SL422' });
    // one of an earlier version kept nothing
    await own('update app_public.deposit_runs set originator = null where id = $1', [later.entry.run_id]);
    expect(await apply([{ entry: later.entry, code: 'R06' }])).toMatchObject([{ outcome: 'known' }]);
    await ours('1234567890');
  });

  it('[T35] is approved by somebody else than who uploaded it, while its sponsorship lasts, and stays when canceled', async () => {
    const approving = (ask: typeof superadmin, { id }: Row) =>
      refusal(ask(`select app_public.approve_check($1, 'infinity')`, [id]));
    const { payment, entry } = await mailed();
    await apply([{ entry, code: 'R06' }]);
    expect(await approving(superadmin, payment)).toMatchObject({ code: 'SL403' });
    await admin('select app_public.cancel_offer($1)', [payment.offer_id]);
    expect(await check(payment.id)).toMatchObject({ status: 'rejected', action_reason: 'Sponsorship canceled' });

    const late = await mailed();
    await admin('select app_public.cancel_offer($1)', [late.payment.offer_id]);
    await apply([{ entry: late.entry, code: 'R06' }]);
    expect(await approving(second, late.payment)).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining('not confirmed any longer'),
    });
    await admin('select app_public.cancel_check($1)', [late.payment.id]);
    expect(await check(late.payment.id)).toMatchObject({ status: 'rejected', action_reason: 'Canceled' });
  });

  it('[T35] of a trial ends the account, and says so to the league', async () => {
    await own('update app_public.deposit_settings set prenote = true');
    const payment = await waiting();
    const run = await sent([payment.id]);
    const [entry] = await entries(run.id);
    expect(await apply([{ entry: entry as Row, code: 'R04' }])).toMatchObject([
      { outcome: 'returned', check_id: null, ends_account: true },
    ]);
    expect(await superadmin('select obstacle from app_public.deposits_to_send($1)', [[payment.id]])).toEqual([
      { obstacle: 'account_ended' },
    ]);
    expect(
      await own(`select from app_private.mail_outbox where kind = 'deposit_returned' and organization_id = $1`, [
        payment.organization_id,
      ]),
    ).toHaveLength(1);
    await own('update app_public.deposit_settings set prenote = false');
  });

  it('[T35] of a trial by a correction is no proof: the account is tried anew', async () => {
    await own('update app_public.deposit_settings set prenote = true');
    const payment = await waiting();
    const [entry] = await entries((await sent([payment.id])).id);
    const [row] = await apply([{ entry: entry as Row, code: 'C01', corrected: { ends_in: '4321' } }]);
    await own('update app_public.deposit_accounts set ended_at = app_private.clock() where id = $1', [
      row?.corrected_id,
    ]);
    await db.withClock('+30 days', async () => expect(await obstacle(payment)).toBe('to_try'));
    await own('update app_public.deposit_settings set prenote = false');
  });

  it('[T35] is applied, as a run is canceled, by who has just proved who it is', async () => {
    const run = await create([(await waiting()).id]);
    const byKey = asking(db, { role: 'superadmin', userId: superadminId }, { 'jwt.claims.session': '' });
    for (const act of [`apply_deposit_returns('f', 'a', '[]')`, `cancel_deposit_run(${run.id}, 'Wrong day')`])
      expect(await refusal(byKey(`select app_public.${act}`))).toMatchObject({ code: 'SL428' });
  });

  it('[T35] is for superadmins; a payment that was not sent cannot become pending', async () => {
    const { id } = await waiting();
    expect(await refusal(admin(`select app_public.apply_deposit_returns('f', 'a', '[]')`))).toMatchObject({
      code: '42501',
    });
    expect(
      await refusal(own(`select app_private.reopen_returned_check(c) from app_public.checks c where c.id = $1`, [id])),
    ).toMatchObject({ code: 'SL409' });
  });
});

describe('a correction', () => {
  it('[T35] makes an account that waits for its league, once for each', async () => {
    const { entry, payment } = await mailed({}, { routing_number: '021000021' });
    const corrected = { routing: '011000015', ends_in: '4321', kind: 'savings' };
    const [row] = await apply([{ entry, code: 'C07', corrected }]);
    expect(row).toMatchObject({ outcome: 'corrected', account_id: entry.account_id });
    expect(await account(row?.corrected_id)).toMatchObject({
      ...{ organization_id: payment.organization_id, routing_number: '011000015', ends_in: '4321', kind: 'savings' },
      ...{ corrects_id: entry.account_id, confirmed_at: null, entered_by_id: null },
    });
    expect(await account(entry.account_id)).toMatchObject({ ended_at: null });
    const next = await again(entry, payment);
    expect(await obstacle(next)).toBe('account_corrected');
    await superadmin(`select app_public.end_deposit_account($1, 'Wrong')`, [row?.corrected_id]);
    expect(await obstacle(next)).toBe('account_ended');
    await own('update app_public.deposit_accounts set ended_at = null where id = $1', [row?.corrected_id]);
    expect(await apply([{ entry, code: 'C07', corrected }])).toMatchObject([{ outcome: 'known' }]);
    const wrote = async () =>
      (
        await own('select app_private.wrote_check(c, $2) as wrote from app_public.checks c where id = $1', [
          next.id,
          superadminId,
        ])
      )[0]?.wrote;
    expect(await wrote()).toBe(false);
    await own(
      `update app_public.deposit_accounts set ended_at = case when id = $1 then app_private.clock() end,
         confirmed_at = case when id = $1 then confirmed_at else app_private.clock() end,
         usable_from = case when id = $1 then usable_from else app_private.clock() end where id = any ($2)`,
      [entry.account_id, [entry.account_id, row?.corrected_id]],
    );
    expect(await wrote()).toBe(true);
    // the bank may still return what it corrected
    expect(await apply([{ entry, code: 'R03' }])).toMatchObject([{ outcome: 'returned' }]);
  });

  it('[T35] of an account that another one replaces ends it, and leaves the other one', async () => {
    const { entry, payment } = await mailed();
    await own(
      `update app_public.deposit_accounts set ended_at = app_private.clock() + interval '2 days' where id = $1`,
      [entry.account_id],
    );
    const other = await makeDepositAccount(db.owner, payment.organization_id, { usable_from: '2100-01-01' });
    expect(await apply([{ entry, code: 'C01', corrected: { ends_in: '4321' } }])).toMatchObject([
      { outcome: 'noted', corrected_id: null, ends_account: true },
    ]);
    expect(await account(entry.account_id)).toMatchObject({ end_reason: 'C01: Another account number' });
    expect(await obstacle(await again(entry, payment))).toBe('account_ended');
    expect(await account(other.id)).toMatchObject({ ended_at: null });
  });

  it('[T35] that says nothing of the account is noted; one that cannot be read is not applied', async () => {
    const rows = [];
    for (const [code, corrected] of [
      ['C04', null],
      ['C01', null],
      ['C02', { routing: '123456789' }],
    ] as [string, Row | null][]) {
      const { entry } = await mailed();
      rows.push(...(await apply([{ entry, code, ...(corrected ? { corrected } : {}) }])));
    }
    expect(rows.map(({ outcome }) => outcome)).toEqual(['noted', 'unclear', 'unclear']);
  });

  it('[T35] takes a sealed number once, and only for accounts that the bank corrected', async () => {
    const { entry, payment } = await mailed();
    const [row] = await apply([{ entry, code: 'C01', corrected: { ends_in: '9876' } }]);
    const seal = (id: number, text: string) =>
      superadmin('select app_public.seal_corrected_account($1, $2, $3, $3)', [id, 'key', Buffer.from(text)]);
    await seal(row?.corrected_id, 'first');
    await seal(row?.corrected_id, 'second');
    expect(
      await own(
        `select sealed from app_private.sealed_texts where column_name = 'deposit_accounts.number' and row_id = $1`,
        [String(row?.corrected_id)],
      ),
    ).toEqual([{ sealed: Buffer.from('first') }]);
    expect(await refusal(seal(entry.account_id, 'x'))).toMatchObject({ code: 'SL409' });
    const other = await makeDepositAccount(db.owner, payment.organization_id, {
      confirmed_at: null,
      usable_from: null,
      ends_in: '1111',
    });
    expect(await refusal(seal(other.id, 'x'))).toMatchObject({ code: 'SL409' });
  });
});
