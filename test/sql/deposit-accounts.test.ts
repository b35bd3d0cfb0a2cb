/** Accounts for direct deposit: who enters, confirms and ends them, when they are used, and who is told. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeCheck,
  makeMember,
  makeOfferFixture,
  makeOrganization,
  makeSponsorUser,
  makeUser,
} from '../harness/factories.ts';
import { enabling, enteringAccounts } from './depositAccounts.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { enter, sendCode, confirm, add, end, statesOf, paidTo, mails, league } = enteringAccounts(db);

beforeAll(() => own(enabling));

describe('[T35] an account', () => {
  it('is used three days after its code was confirmed; until then the one before it, or checks', async () => {
    const { id, treasurer } = await league();
    await add(treasurer, id, { ends: '1111' });
    expect([await paidTo(id), await statesOf(id)]).toMatchObject([null, [{ state: 'waiting' }]]);
    await db.withClock('+71 hours', async () => expect(await paidTo(id)).toBeNull());
    await db.withClock('+72 hours', async () => {
      expect(await paidTo(id)).toBe('1111');
      await add(treasurer, id, { ends: '2222' });
      expect([await paidTo(id), await statesOf(id)]).toMatchObject(['1111', [{ lasts: false }, { state: 'waiting' }]]);
    });
    await db.withClock('+143 hours', async () => expect(await paidTo(id)).toBe('1111'));
    await db.withClock('+144 hours', async () => {
      expect(await paidTo(id)).toBe('2222');
      expect((await statesOf(id)).map(({ state }) => state)).toEqual(['ended', 'in_use']);
    });
  });

  it('is canceled while it waits, and the one before it stays; a third one takes the place of one that waits', async () => {
    const { id, treasurer } = await league();
    await add(treasurer, id, { ends: '1111' });
    await db.withClock('+4 days', async () => {
      const second = await add(treasurer, id, { ends: '2222' });
      await end(treasurer, second);
      expect(await statesOf(id)).toMatchObject([{ state: 'in_use', lasts: true }, { state: 'ended' }]);
      expect(await refusal(end(treasurer, second))).toMatchObject({ code: 'SL409' });
      await add(treasurer, id, { ends: '3333' });
    });
    await db.withClock('+5 days', () => add(treasurer, id, { ends: '4444' }));
    await db.withClock('+7 days +2 hours', async () => expect(await paidTo(id)).toBe('1111'));
    await db.withClock('+9 days', async () => {
      expect(await paidTo(id)).toBe('4444');
      expect((await statesOf(id)).map(({ state }) => state)).toEqual(['ended', 'ended', 'ended', 'in_use']);
      const [current] = (await statesOf(id)).slice(-1);
      await end(treasurer, current?.id);
      expect(await paidTo(id)).toBeNull();
    });
    expect((await mails(id)).map(({ change }) => change)).toEqual(
      expect.arrayContaining(['changed', 'canceled', 'removed']),
    );
  });

  it.each([
    ['holder_name', { holder: ' ' }],
    ['holder_name', { holder: 'Bears 000123456789' }],
    ['holder_name', { holder: 'x'.repeat(201) }],
    ['kind', { kind: 'loan' }],
    ['kind', { kind: null }],
    ['routing_number', { routing: '021000022' }],
    ['routing_number', { routing: '991000028' }],
    ['routing_number', { routing: '02100002' }],
    ['routing_number', { routing: null }],
  ])('with a wrong %s is refused, and nothing is stored', async (field, wrong) => {
    const { id, treasurer } = await league();
    expect(await refusal(enter(treasurer, id, wrong))).toMatchObject({ code: 'SL422', field });
    expect(await statesOf(id)).toEqual([]);
  });

  it('is not offered in Canada, nor while direct deposit is off', async () => {
    const canadian = await league({ state: 'ON' });
    expect(await refusal(enter(canadian.treasurer, canadian.id))).toMatchObject({ code: 'SL409' });
    const { id, treasurer } = await league();
    const offered = async () => (await treasurer('select app_public.may_choose_deposit($1) as may', [id]))[0]?.may;
    expect(await offered()).toBe(true);
    await own('update app_public.deposit_settings set enabled = false');
    expect(await refusal(enter(treasurer, id))).toMatchObject({ code: 'SL409' });
    expect(await offered()).toBe(false);
    await own('update app_public.deposit_settings set enabled = true');
  });

  it('that was not confirmed is replaced by the next one, with its number', async () => {
    const { id, treasurer } = await league();
    const first = await enter(treasurer, id);
    const second = await enter(treasurer, id);
    await sendCode(treasurer, second);
    expect(await refusal(sendCode(treasurer, first))).toMatchObject({ code: 'SL409' });
    const sealed = () =>
      own(`select row_id from app_private.sealed_texts where row_id = any ($1) order by 1`, [
        [String(first), String(second)],
      ]);
    expect(await sealed()).toEqual([{ row_id: String(second) }]);
    await end(treasurer, second);
    expect([await sealed(), await mails(id)]).toEqual([[], []]);
  });

  it('belongs to one of two merged leagues, and keeps its league from being deleted', async () => {
    const [one, other] = [await league(), await league()];
    const merge = () => admin('select from app_public.merge_organizations($1, $2)', [one.id, other.id]);
    const kept = await add(one.treasurer, one.id);
    await add(other.treasurer, other.id, { ends: '2222' });
    expect(await refusal(merge())).toMatchObject({
      code: 'SL409',
      message: 'Both have an account for direct deposit: ••6789 and ••2222. End one of the two accounts first.',
    });
    expect(await refusal(admin('select app_public.delete_organization($1)', [one.id]))).toMatchObject({
      code: 'SL409',
    });
    await end(one.treasurer, kept);
    await db.withClock('+5 days', async () => {
      expect(await paidTo(other.id)).toBe('2222');
      await merge();
      expect(await statesOf(one.id)).toMatchObject([{ state: 'ended' }, { state: 'waiting', ends_in: '2222' }]);
      expect(await paidTo(one.id)).toBeNull();
      expect((await mails(one.id)).filter(({ change }) => change === 'merged').map((m) => m.recipient)).toContain(
        one.user.email,
      );
    });
    await db.withClock('+8 days', async () => expect(await paidTo(one.id)).toBe('2222'));
  });

  it('waits anew once payments come to it by a merge, and the people of both leagues are told', async () => {
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

  it('[T35] that is being replaced ends by a merge, and only its successor waits', async () => {
    const survivor = await league();
    await add(survivor.treasurer, survivor.id);
    await db.withClock('+20 days', async () => {
      await add(survivor.treasurer, survivor.id, { ends: '2222' });
      const { organization } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
      await admin('select from app_public.merge_organizations($1, $2)', [survivor.id, organization.id]);
      expect((await statesOf(survivor.id)).map(({ state }) => state)).toEqual(['ended', 'waiting']);
    });
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

describe('[T35] the code', () => {
  it('is wrong five times at most, expires after 15 minutes, works once and for whom it was emailed to', async () => {
    const { id, treasurer } = await league();
    const account = await enter(treasurer, id);
    expect(await confirm(treasurer, account)).toBe('ended');
    await sendCode(treasurer, account);
    const colleague = asking(db, { role: 'organization', userId: (await makeMember(db.owner, id)).id });
    expect(await confirm(colleague, account)).toBe('ended');
    for (const hashes of [null, [null], []])
      expect(await treasurer('select app_public.confirm_deposit_account($1, $2) as state', [account, hashes])).toEqual([
        { state: 'wrong' },
      ]);
    for (let i = 0; i < 2; i++) expect(await confirm(treasurer, account, 'mistyped')).toBe('wrong');
    expect(await confirm(treasurer, account)).toBe('ended');
    await sendCode(treasurer, account, 'second');
    expect(await confirm(treasurer, account, 'right')).toBe('wrong');
    await db.withClock('+15 minutes', async () => expect(await confirm(treasurer, account, 'second')).toBe('ended'));
    const both = await Promise.allSettled([1, 2].map(() => confirm(treasurer, account, 'second')));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(confirm(treasurer, account, 'second'))).toMatchObject({ code: 'SL409' });
    expect(await statesOf(id)).toMatchObject([{ state: 'waiting' }]);
  });

  it('needs a session that has just proved who it is', async () => {
    const { id, user, treasurer } = await league();
    const account = await enter(treasurer, id);
    const byKey = asking(db, { role: 'organization', userId: user.id }, { 'jwt.claims.session': '' });
    for (const act of [
      () => enter(byKey, id),
      () => sendCode(byKey, account),
      () => confirm(byKey, account),
      () => end(byKey, account),
    ])
      expect(await refusal(act())).toMatchObject({ code: 'SL428' });
  });
});

describe('[T35] nobody else', () => {
  it('enters, confirms, ends or reads it: other leagues, helpers, links, sponsors, staff', async () => {
    const { id, treasurer } = await league();
    const account = await enter(treasurer, id);
    await sendCode(treasurer, account);
    const { campaign, offer } = await makeOfferFixture(db.owner, { offer: { status: 'proposed' } });
    const helper = asking(db, {
      role: 'organization',
      userId: (await makeMember(db.owner, id, {}, 'helper')).id,
    });
    const brand = await makeSponsorUser(db.owner, campaign.sponsor_id);
    const nobody = [
      (await league()).treasurer,
      helper,
      asking(db, 'anonymous'),
      asking(db, { role: 'sponsor', userId: brand.id }),
      asking(db, { link: 'league', id }),
      asking(db, { link: 'offer', id: offer.id }),
    ];
    for (const ask of [...nobody, admin, superadmin])
      for (const act of [() => enter(ask, id), () => sendCode(ask, account), () => confirm(ask, account)])
        expect(await refusal(act())).toMatchObject({ code: expect.stringMatching(/^(SL40[34]|42501)$/) });
    for (const ask of [...nobody, admin])
      expect(await refusal(end(ask, account, 'Mine'))).toMatchObject({
        code: expect.stringMatching(/^(SL40[34]|42501)$/),
      });
    const read = 'select ends_in from app_public.deposit_accounts where id = $1';
    for (const ask of nobody) expect(await ask(read, [account]).catch(() => [])).toEqual([]);
    for (const ask of [treasurer, admin, superadmin]) expect(await ask(read, [account])).toEqual([{ ends_in: '6789' }]);
    expect(await statesOf(id)).toMatchObject([{ id: account, state: 'unconfirmed' }]);
    expect(await helper('select app_public.may_choose_deposit($1) as may', [id])).toEqual([{ may: null }]);
  });

  it('but a superadmin ends it for a reason that the league reads', async () => {
    const { id, treasurer } = await league();
    const account = await add(treasurer, id);
    expect(await refusal(end(superadmin, account))).toMatchObject({ code: 'SL422', field: 'reason' });
    await end(superadmin, account, 'The bank warned us');
    expect(await treasurer('select end_reason from app_public.deposit_accounts where id = $1', [account])).toEqual([
      { end_reason: 'The bank warned us' },
    ]);
    expect((await mails(id)).at(-1)).toEqual({
      recipient: expect.any(String),
      change: 'ended',
      person: null,
      former: false,
    });
  });
});

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
