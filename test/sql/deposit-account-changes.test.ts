/** Who is told of a changed account for direct deposit: leagues by email, approvers on the payment; changes by the bank. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeMember, makeOfferFixture, makeOrganization, makeUser } from '../harness/factories.ts';
import { enabling, enteringAccounts } from './depositAccounts.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { enter, sendCode, confirm, add, end, statesOf, paidTo, mails, league } = enteringAccounts(db);

beforeAll(() => own(enabling));

/** Who merged a league into the payee, or brought a member to it, wrote the payment. */
async function wrote(checkId: number, organizationId: number) {
  const by = async (userId: number) =>
    (
      await own('select app_private.wrote_check(c, $2) as wrote from app_public.checks c where id = $1', [
        checkId,
        userId,
      ])
    )[0]?.wrote;
  const [merger, inviter] = [await makeUser(db.owner, 'admin'), await makeUser(db.owner, 'admin')];
  expect([await by(merger.id), await by(inviter.id)]).toEqual([false, false]);
  await asking(db, { role: 'admin', userId: merger.id })('select from app_public.merge_organizations($1, $2)', [
    organizationId,
    (await makeOrganization(db.owner)).id,
  ]);
  await own(
    `insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, new_values, organization_id)
     values ('admin', $1, 'organization_users', $2 || ':1', 'I', '{}', $2::int)`,
    [inviter.id, String(organizationId)],
  );
  expect([await by(merger.id), await by(inviter.id)]).toEqual([true, true]);
}

describe('[T35] a change', () => {
  it('is told to contacts as they were, to those of the last 14 days, owners and treasurers, not to helpers', async () => {
    const { id, user, treasurer } = await league({ contact_email: 'old@bears.test, helper@bears.test' });
    await makeMember(db.owner, id, { email: 'helper@bears.test' }, 'helper');
    await makeMember(db.owner, id, { email: 'owner@bears.test' });
    await admin(`select app_public.update_organization($1, '{"contact_email": "new@bears.test, helper@bears.test"}')`, [
      id,
    ]);
    await add(treasurer, id);
    const person = user.email.replace(/^(.).*@/, '$1…@');
    expect(new Set(await mails(id))).toEqual(
      new Set(
        [
          ['new@bears.test', false],
          ['old@bears.test', true],
          ['owner@bears.test', false],
          [user.email, false],
        ].map(([recipient, former]) => ({ recipient, change: 'changed', person, former })),
      ),
    );
  });

  it('is told to those who were demoted or removed in the last 14 days, too', async () => {
    const { id, treasurer } = await league({ contact_email: 'demoted@bears.test' });
    const demoted = await makeMember(db.owner, id, { email: 'demoted@bears.test' });
    const removed = await makeMember(db.owner, id, { email: 'removed@bears.test' });
    const helper = await makeMember(db.owner, id, { email: 'always-helper@bears.test' }, 'helper');
    await own(`update app_public.organization_users set role = 'helper' where user_id = $1`, [demoted.id]);
    await own('delete from app_public.organization_users where user_id = any ($1)', [[removed.id, helper.id]]);
    await add(treasurer, id);
    const told = (await mails(id)).map(({ recipient }) => recipient);
    expect(told).toEqual(expect.arrayContaining(['demoted@bears.test', 'removed@bears.test']));
    expect(told).not.toContain('always-helper@bears.test');
    await db.withClock('+15 days', async () => {
      const readers = await own('select address from app_private.account_readers($1, false)', [id]);
      expect(readers).toHaveLength(1);
    });
  });

  it('by the bank is confirmed by owners or treasurers, who are told of it', async () => {
    const { id, user, treasurer } = await league();
    const account = await add(treasurer, id);
    await db.withClock('+4 days', async () => {
      const [{ id: corrected } = {}] = await own(
        `insert into app_public.deposit_accounts (organization_id, holder_name, kind, routing_number, ends_in, corrects_id)
         select organization_id, holder_name, kind, routing_number, '9999', id from app_public.deposit_accounts where id = $1 returning id`,
        [account],
      );
      await own('select app_private.tell_account_corrected($1)', [corrected]);
      expect((await mails(id)).slice(-1)).toMatchObject([{ recipient: user.email, change: 'corrected' }]);
      await enter(treasurer, id); // which does not end what the bank corrected
      expect(await paidTo(id)).toBe('6789');
      await sendCode(treasurer, corrected);
      expect(await confirm(treasurer, corrected)).toBe('confirmed');
      // the bank said that the one before it is wrong: checks until then
      expect((await statesOf(id)).map(({ state }) => state)).toEqual(['ended', 'waiting', 'ended']);
      expect(await paidTo(id)).toBeNull();
    });
    await db.withClock('+8 days', async () => expect(await paidTo(id)).toBe('9999'));
  });

  it('by the bank ends the account that it corrects, too, when it is ended or another account is confirmed', async () => {
    const correct = async () => {
      const { id, treasurer } = await league();
      const account = await add(treasurer, id);
      await own(`update app_public.deposit_accounts set usable_from = '2021-01-01' where id = $1`, [account]);
      const [{ id: corrected } = {}] = await own(
        `insert into app_public.deposit_accounts (organization_id, holder_name, kind, routing_number, ends_in, corrects_id)
         select organization_id, holder_name, kind, routing_number, '9999', id from app_public.deposit_accounts where id = $1 returning id`,
        [account],
      );
      await own(`select app_private.store_sealed_text('deposit_accounts.number', $1, 'key', 'wrapped', 'sealed')`, [
        String(corrected),
      ]);
      return { id, treasurer, account, corrected, typed: await enter(treasurer, id, { ends: '2222' }) };
    };
    const states = async (id: number) => (await statesOf(id)).map(({ state }) => state);
    const byStaff = await correct();
    await end(superadmin, byStaff.corrected, 'Not this one');
    expect(await states(byStaff.id)).toEqual(['ended', 'ended', 'unconfirmed']);
    expect(
      await own('select end_reason from app_public.deposit_accounts where organization_id = $1 order by id', [
        byStaff.id,
      ]),
    ).toEqual([{ end_reason: 'Not this one' }, { end_reason: 'Not this one' }, { end_reason: null }]);
    expect((await mails(byStaff.id)).slice(-4).map(({ change }) => change)).toEqual(Array(4).fill('ended'));
    expect(
      await own(`select row_id from app_private.sealed_texts where row_id = any ($1)`, [
        [String(byStaff.corrected), String(byStaff.typed)],
      ]),
    ).toEqual([{ row_id: String(byStaff.typed) }]);
    const byLeague = await correct();
    await end(byLeague.treasurer, byLeague.corrected);
    expect(await states(byLeague.id)).toEqual(['ended', 'ended', 'unconfirmed']);
    expect((await mails(byLeague.id)).at(-1)).toMatchObject({ change: 'removed' });
    const replaced = await correct();
    await sendCode(replaced.treasurer, replaced.typed);
    expect(await confirm(replaced.treasurer, replaced.typed)).toBe('confirmed');
    expect(await states(replaced.id)).toEqual(['ended', 'ended', 'waiting']);
    expect(await paidTo(replaced.id)).toBeNull();
  });

  it('is shown to who approves a payment, with the account to which it would go', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
    const check = await makeCheck(db.owner, offer);
    const to = async () =>
      (
        await superadmin('select app_public.checks_deposit_ends_in(c) as to from app_public.checks c where id = $1', [
          check.id,
        ])
      )[0]?.to;
    expect(await to()).toBeNull();
    const owner = asking(db, { role: 'organization', userId: (await makeMember(db.owner, organization.id)).id });
    const account = await add(owner, organization.id);
    await db.withClock('+4 days', async () => {
      expect(await to()).toBe('6789');
      expect(await refusal(superadmin('select app_public.approve_check($1)', [check.id]))).toMatchObject({
        code: 'SL409',
        message: expect.stringContaining('The direct deposit account of this league was changed by'),
      });
      await wrote(check.id, organization.id);
      await superadmin(`select app_public.approve_check($1, 'infinity')`, [check.id]);
      await end(owner, account);
      expect(await to()).toBe('6789');
    });
  });
});
