/** Who enters, confirms, ends and reads an account for direct deposit, and the code that confirms it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeSponsorUser } from '../harness/factories.ts';
import { enabling, enteringAccounts } from './depositAccounts.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const { enter, sendCode, confirm, add, end, statesOf, mails, league } = enteringAccounts(db);

beforeAll(() => own(enabling));

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
