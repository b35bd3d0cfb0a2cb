/** Which deposit a line of a return file is about; what is not ours, not sent or canceled changes none. */
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { depositing } from './depositRuns.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { superadmin } = await makeStaff(db);
const deposits = await depositing(db, superadmin);
const { apply, approve, cancel, check, create, download, entries, mailed, obstacle, ready, send, sent, today } =
  deposits;
const { verify, waiting } = deposits;
afterEach(verify);

describe('a return', () => {
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

  it('[T35] of another company or another bank is left out, and refused if it is alone; settings may have changed since', async () => {
    const { payment, entry } = await mailed();
    const unmatched = { ...entry, trace_number: 9_999_998 };
    for (const originator of ['999999999902100002', '123456789009100001']) {
      const others = [entry, unmatched].map((other) => ({ entry: other, code: 'R06', originator }));
      expect(await refusal(apply(others))).toMatchObject({
        code: 'SL422',
        field: 'file',
        message: expect.stringMatching(
          /^The file has nothing of ours: line 1 is about a payment of company .{10} at bank \d{8}\./,
        ),
      });
      expect(await apply([...others, { entry: unmatched, code: 'R06' }])).toMatchObject([
        { outcome: 'other_company', check_id: null, run_id: null, payee: null },
        { outcome: 'other_company', check_id: null, run_id: null, payee: null },
        { outcome: 'unknown' },
      ]);
    }
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
    expect(await apply([{ entry: later.entry, code: 'R06' }])).toMatchObject([{ outcome: 'unknown' }]);
    // one of an earlier version kept nothing
    await own('update app_public.deposit_runs set originator = null where id = $1', [later.entry.run_id]);
    expect(await apply([{ entry: later.entry, code: 'R06' }])).toMatchObject([{ outcome: 'known' }]);
    await ours('1234567890');
  });
});
