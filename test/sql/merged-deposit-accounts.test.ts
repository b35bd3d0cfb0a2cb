/** Accounts for direct deposit of leagues that are merged, and what becomes of them when the merge is undone. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeCheck, makeMember, makeOfferFixture, makeOrganization } from '../harness/factories.ts';
import { enabling, enteringAccounts } from './depositAccounts.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { enter, add, end, statesOf, paidTo, mails, canceledFor, league } = enteringAccounts(db);

/** A league with programs and its treasurer. */
const paidLeague = async () => {
  const { id } = (await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } })).organization;
  const user = await makeMember(db.owner, id, {}, 'treasurer');
  return { id, treasurer: asking(db, { role: 'organization', userId: user.id }) };
};
/** Merges a league into another one; returns how to undo it. */
const mergeInto = async (survivor: number, merged: number) => {
  const [{ id } = {}] = await admin('select (app_public.merge_organizations($1, $2)).id', [survivor, merged]);
  return () => admin('select from app_public.unmerge_organizations($1)', [id]);
};

beforeAll(() => own(enabling));

describe('[T35] an account of merged leagues', () => {
  it('waits again once payments come to it by a merge, and the people of both leagues are told', async () => {
    const survivor = await league();
    await add(survivor.treasurer, survivor.id);
    await db.withClock('+20 days', async () => {
      const { offer, organization, member } = await makeOfferFixture(db.owner, {
        offer: { status: 'confirmed', value: 1000 },
        organization: { name: 'Real League', contact_email: 'real@league.test' },
      });
      const { id } = await makeCheck(db.owner, offer);
      const merge = (merged: number) =>
        admin(`select from app_public.merge_organizations($1, $2, '{"contact_email": "survivor"}')`, [
          survivor.id,
          merged,
        ]);
      await merge((await makeOrganization(db.owner)).id); // brings no payments
      expect(await paidTo(survivor.id)).toBe('6789');
      await merge(organization.id);
      expect([await paidTo(survivor.id), await statesOf(survivor.id)]).toMatchObject([null, [{ state: 'waiting' }]]);
      const told = (await mails(survivor.id)).filter(({ change }) => change === 'merged');
      expect(Object.fromEntries(told.map(({ recipient, former }) => [recipient, former]))).toEqual({
        'contact@bears.test': false,
        [survivor.user.email]: false,
        [member.email]: false,
        'real@league.test': true,
      });
      expect(await refusal(superadmin('select app_public.approve_check($1)', [id]))).toMatchObject({
        field: 'payee_change_seen',
      });
    });
  });

  it('that is being replaced ends by a merge, and only its successor waits', async () => {
    const survivor = await league();
    await add(survivor.treasurer, survivor.id);
    await db.withClock('+20 days', async () => {
      await add(survivor.treasurer, survivor.id, { ends: '2222' });
      const { organization } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
      await admin('select from app_public.merge_organizations($1, $2)', [survivor.id, organization.id]);
      expect((await statesOf(survivor.id)).map(({ state }) => state)).toEqual(['ended', 'waiting']);
      const [current] = (await statesOf(survivor.id)).slice(-1);
      await end(survivor.treasurer, current?.id);
      expect([await paidTo(survivor.id), await canceledFor(survivor.id)]).toEqual([null, null]); // not the first one
    });
  });

  it('that the merge ended stays ended once the merge is undone', async () => {
    const survivor = await league();
    await add(survivor.treasurer, survivor.id);
    await db.withClock('+20 days', async () => {
      await add(survivor.treasurer, survivor.id, { ends: '2222' });
      const undo = await mergeInto(survivor.id, (await paidLeague()).id);
      await undo();
      expect([await paidTo(survivor.id), (await statesOf(survivor.id)).map(({ state }) => state)]).toEqual([
        null,
        ['ended', 'waiting'],
      ]);
    });
  });

  it('that the merge made wait has its times of before once the merge is undone', async () => {
    const survivor = await league();
    await add(survivor.treasurer, survivor.id);
    await db.withClock('+20 days', async () => {
      const undo = await mergeInto(survivor.id, (await paidLeague()).id);
      expect(await paidTo(survivor.id)).toBeNull();
      await undo();
      expect(await paidTo(survivor.id)).toBe('6789');
    });
  });

  it('that was replaced since is not used again once the merge is undone, not even at the other league', async () => {
    const [survivor, merged] = [await league(), await paidLeague()];
    await add(survivor.treasurer, survivor.id);
    const undo = await db.withClock('+20 days', () => mergeInto(survivor.id, merged.id));
    await db.withClock('+24 days', () => add(merged.treasurer, survivor.id, { ends: '1111' }));
    await db.withClock('+30 days', async () => {
      expect(await paidTo(survivor.id)).toBe('1111');
      await undo();
      expect((await statesOf(survivor.id)).map(({ state }) => state)).toEqual(['ended', 'ended']);
      expect([await paidTo(survivor.id), await paidTo(merged.id)]).toEqual([null, null]);
    });
  });

  it('that was entered since ends when the merge is undone, and the one that is still used lasts', async () => {
    const survivor = await league();
    await add(survivor.treasurer, survivor.id);
    const merged = await paidLeague();
    const undo = await db.withClock('+20 days', () => mergeInto(survivor.id, merged.id));
    await db.withClock('+24 days', async () => {
      const theirs = await add(merged.treasurer, survivor.id, { ends: '1111' });
      await own(
        `insert into app_public.deposit_accounts (organization_id, holder_name, kind, routing_number, ends_in, corrects_id)
         select organization_id, holder_name, kind, routing_number, '2222', id from app_public.deposit_accounts where id = $1`,
        [theirs],
      );
      const unconfirmed = await enter(merged.treasurer, survivor.id, { ends: '3333' });
      expect((await statesOf(survivor.id)).map(({ state }) => state)).toEqual([
        ...['in_use', 'waiting', 'unconfirmed', 'unconfirmed'],
      ]);
      await undo();
      expect(await statesOf(survivor.id)).toMatchObject([
        { ends_in: '6789', state: 'in_use', lasts: true },
        ...['1111', '2222', '3333'].map((ends_in) => ({ ends_in, state: 'ended' })),
      ]);
      expect(await own('select from app_private.sealed_texts where row_id = $1', [String(unconfirmed)])).toEqual([]);
      const told = (await mails(survivor.id)).filter(({ change }) => change === 'canceled');
      expect(told.map(({ recipient }) => recipient)).toContain(survivor.user.email);
    });
    await db.withClock('+40 days', async () => expect(await paidTo(survivor.id)).toBe('6789'));
  });

  it('that the survivor’s people entered since ends, too, and what the bank corrected goes with its account', async () => {
    const [survivor, merged] = [await league(), await league()];
    const account = await add(merged.treasurer, merged.id);
    const undo = await mergeInto(survivor.id, merged.id);
    const [{ id: corrected } = {}] = await own(
      `insert into app_public.deposit_accounts (organization_id, holder_name, kind, routing_number, ends_in, corrects_id)
       values ($1, 'Bears', 'checking', '021000021', '9999', $2) returning id`,
      [survivor.id, account],
    );
    await enter(survivor.treasurer, survivor.id, { ends: '2222' });
    await undo();
    expect(await statesOf(survivor.id)).toMatchObject([{ ends_in: '2222', state: 'ended' }]);
    expect(await statesOf(merged.id)).toMatchObject([{ id: account, state: 'waiting' }, { id: corrected }]);
  });

  it('that a payment of the other league goes to keeps a merge from being undone', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
    const other = await league();
    const account = await add(other.treasurer, other.id);
    const [{ id: merge } = {}] = await admin('select (app_public.merge_organizations($1, $2)).id', [
      organization.id,
      other.id,
    ]);
    const undo = () => admin('select app_public.unmerge_organizations($1)', [merge]);
    const paid = await makeCheck(db.owner, offer, {
      ...{ status: 'approved', payout_method: 'direct_deposit', deposit_account_id: account, number: null },
      ...{ mailing_address_id: null, recipient_name: 'Bears' },
    });
    expect(await refusal(undo())).toMatchObject({
      code: 'SL409',
      message: expect.stringContaining(`Direct deposit No. ${paid.id} has since gone to an account`),
    });
    await own('delete from app_public.checks where id = $1', [paid.id]);
    await undo();
    expect(await statesOf(other.id)).toMatchObject([{ id: account }]);
  });
});
