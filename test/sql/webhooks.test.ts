/** Webhooks: who may create, change, delete and try them, and who reads what was sent. */
import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeMember, makeOrganization, makeSponsor, makeSponsorUser, makeUser } from '../harness/factories.ts';
import { type Ask, asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);
const { id: organizationId } = await makeOrganization(db.owner);
const memberId = (await makeMember(db.owner, organizationId, {}, 'helper')).id as number;
const member = asking(db, { role: 'organization', userId: memberId });
const sponsorUserId = (await makeSponsorUser(db.owner, (await makeSponsor(db.owner)).id)).id as number;
const sponsor = asking(db, { role: 'sponsor', userId: sponsorUserId });

const sealed = () => randomBytes(60).toString('base64');
const create = async (ask: Ask, values: { url?: string; events?: string[]; secret?: string } = {}): Promise<number> => {
  const { url = 'https://hooks.example.com/x?y', events = ['offers'], secret = sealed() } = values;
  const [row] = await ask('select id from app_public.create_webhook($1, $2, $3)', [url, events, secret]);
  return row?.id;
};
const updated = (ask: Ask, id: number, values: object) =>
  ask(
    `select off_reason, url from app_public.update_webhook($1, ${Object.keys(values)
      .map((name, at) => `${name} => $${at + 2}`)
      .join(', ')})`,
    [id, ...Object.values(values)],
  );
const secretsOf = async (id: number) =>
  (await own('select ends_at is null as current from app_private.webhook_secrets where webhook_id = $1', [id])).length;

describe('a webhook', () => {
  it('ends with the access of its owner: removed from the last league or sponsor, handed over, or deactivated', async () => {
    const two = [(await makeOrganization(db.owner)).id, (await makeOrganization(db.owner)).id] as const;
    const person = await makeMember(db.owner, two[0]);
    await insert(db.owner, 'organization_users', { organization_id: two[1], user_id: person.id });
    const brand = await makeSponsor(db.owner);
    const marketer = await makeSponsorUser(db.owner, brand.id);
    const league = await makeOrganization(db.owner);
    const [leaving, heir] = [await makeMember(db.owner, league.id), await makeMember(db.owner, league.id)];
    const gone = await makeMember(db.owner, league.id);
    const ids: number[] = [await create(asking(db, { role: 'sponsor', userId: marketer.id }))];
    for (const { id } of [person, leaving, gone])
      ids.push(await create(asking(db, { role: 'organization', userId: id })));
    const reasons = async () =>
      (await own('select off_reason from app_public.webhooks where id = any ($1) order by id', [ids])).map(
        (row) => row.off_reason,
      );
    const leave = (id: number) => admin('select app_public.dissociate_user_and_organization($1, $2)', [person.id, id]);
    await leave(two[0]);
    expect(await reasons()).toEqual([null, null, null, null]);
    await leave(two[1]);
    await admin('select app_public.dissociate_user_and_sponsor($1, $2)', [marketer.id, brand.id]);
    const [handover] = await admin('select id from app_public.start_handover($1, $2, $3)', [
      league.id,
      heir.email,
      leaving.id,
    ]);
    await admin('select app_public.accept_handover($1)', [handover?.id]);
    await own(`update app_public.users set status = 'deactivated' where id = $1`, [gone.id]);
    expect(await reasons()).toEqual(['access_ended', 'access_ended', 'access_ended', 'access_ended']);
  });

  it('belongs to whoever made it: staff, sponsors and users of a league; nobody else sees or changes it', async () => {
    const ids = { admin: await create(admin), member: await create(member), sponsor: await create(sponsor) };
    const seen = async (ask: Ask) => (await ask('select id from app_public.webhooks order by id')).map(({ id }) => id);
    expect(await seen(admin)).toEqual([ids.admin]);
    expect(await seen(member)).toEqual([ids.member]);
    expect(await seen(sponsor)).toEqual([ids.sponsor]);
    expect(await seen(superadmin)).toEqual([]);
    for (const [ask, id] of [
      [superadmin, ids.admin],
      [sponsor, ids.member],
      [member, ids.sponsor],
    ] as const) {
      for (const call of ['delete_webhook($1)', `update_webhook($1, 'https://evil.example.com')`])
        expect(await refusal(ask(`select app_public.${call}`, [id]))).toMatchObject({ code: 'SL404', field: 'id' });
    }
    expect(await refusal(create(asking(db, { role: 'organization', userId: 987_654 })))).toMatchObject({
      code: 'SL403',
    });
    const limited = asking(db, { role: 'organization', userId: memberId, scopeOfferId: 1 });
    expect(await refusal(create(limited))).toMatchObject({ code: '42501' });
    expect(await refusal(admin('select * from app_private.webhook_secrets'))).toMatchObject({ code: '42501' });
    expect(await refusal(admin('select transaction_id from app_public.webhook_messages'))).toMatchObject({
      code: '42501',
    });
    await member('select app_public.delete_webhook($1)', [ids.member]);
    expect(await seen(member)).toEqual([]);
    expect(await secretsOf(ids.member)).toBe(0);
  });

  it.each([
    ['http://hooks.example.com', 'offers', '23514'],
    ['https://user:secret@hooks.example.com/x', 'offers', '23514'],
    ['https://hooks.example.com/#x', 'offers', '23514'],
    ['https://hooks.example.com\\@10.0.0.1/', 'offers', '23514'],
    ['https://', 'offers', '23514'],
    [`https://hooks.example.com/${'x'.repeat(2000)}`, 'offers', '23514'],
    ['https://hooks.example.com', 'user_changed', '22P02'],
  ])('is not made of %s', async (url, event, code) => {
    expect(await refusal(create(admin, { url, events: [event] }))).toMatchObject({ code });
  });

  it('needs events and a sealed secret, and there are at most 20', async () => {
    expect(await refusal(create(admin, { events: [] }))).toMatchObject({ code: '23514' });
    for (const secret of ['', 'whsec_abc', `${sealed()}=`, 'A'.repeat(400)])
      expect(await refusal(create(admin, { secret }))).toMatchObject({ code: 'SL422', field: 'sealed_secret' });
    const { id } = await makeUser(db.owner, 'admin');
    const busy = asking(db, { role: 'admin', userId: id });
    for (let made = 0; made < 20; made += 1) await create(busy);
    expect(await refusal(create(busy))).toMatchObject({ code: 'SL409' });
  });

  it('is changed field by field; a new secret overlaps with one before it, and a third ends the oldest', async () => {
    const id = await create(admin);
    expect(await updated(admin, id, { url: 'https://two.example.com' })).toEqual([
      { off_reason: null, url: 'https://two.example.com' },
    ]);
    await updated(admin, id, { sealed_secret: sealed() });
    expect(await secretsOf(id)).toBe(2);
    await updated(admin, id, { sealed_secret: sealed() });
    expect(await secretsOf(id)).toBe(2);
    expect(await updated(admin, id, { enabled: false })).toMatchObject([{ off_reason: 'owner' }]);
    expect(await updated(admin, id, { events: ['verification_images'] })).toMatchObject([{ off_reason: 'owner' }]);
    expect(await updated(admin, id, { enabled: true })).toMatchObject([{ off_reason: null }]);
    const audited = await own(
      `select coalesce(new_values, old_values)::text as text from app_private.audit_log where table_name = 'webhooks'`,
    );
    expect(audited.length).toBeGreaterThan(2);
    expect(audited.filter(({ text }) => /seal|secret/.test(text))).toEqual([]);
    // the query of an address may have a secret
    expect(audited.filter(({ text }) => text.includes('https://hooks.example.com/x"'))).not.toEqual([]);
    expect(audited.filter(({ text }) => text.includes('?'))).toEqual([]);
  });

  it('is never made or changed with a key, nor without a recent proof', async () => {
    const id = await create(admin);
    const withKey = asking(db, { role: 'admin', userId: adminId }, { 'jwt.claims.api_key_id': '1' });
    for (const call of [`delete_webhook(${id})`, `update_webhook(${id}, enabled => false)`])
      expect(await refusal(withKey(`select app_public.${call}`))).toMatchObject({ code: 'SL403' });
    const unproved = asking(db, { role: 'admin', userId: adminId }, { 'jwt.claims.session': 'another' });
    expect(await refusal(create(unproved))).toMatchObject({ code: 'SL428' });
    expect(await refusal(updated(unproved, id, { sealed_secret: sealed() }))).toMatchObject({ code: 'SL428' });
  });
});

describe('a message', () => {
  it('is its owner’s alone once it was tried, and is sent again', async () => {
    const id = await create(member); // with a test event
    const all = await own('select id from app_public.webhook_messages where webhook_id = $1', [id]);
    expect(all).toHaveLength(1);
    const messages = (ask: Ask) => ask('select id, state from app_public.webhook_messages order by id');
    const again = (ask: Ask) => ask('select app_public.redeliver_webhook_message($1)', [all[0]?.id]);
    expect(await messages(member)).toEqual([]);
    expect(await refusal(again(member))).toMatchObject({ code: 'SL404', field: 'id' });
    const record = 'select app_private.record_webhook_attempt($1, $2, $3, $4, $5, $6)';
    await own(record, [all[0]?.id, true, '{}', 204, '', null]);
    expect(await messages(member)).toMatchObject([{ state: 'delivered' }]);
    for (const ask of [admin, superadmin, sponsor]) {
      expect(await messages(ask)).toEqual([]);
      expect(await refusal(again(ask))).toMatchObject({ code: 'SL404' });
    }
    for (let click = 0; click < 2; click += 1) await again(member);
    expect(await messages(member)).toEqual([{ id: all[0]?.id, state: 'waiting' }]);
    await updated(member, id, { enabled: false });
    expect(await refusal(again(member))).toMatchObject({ code: 'SL409' });
  });

  it('is written only for a webhook that wants the event and whose owner belongs to the record', async () => {
    const other = (await makeMember(db.owner, (await makeOrganization(db.owner)).id)).id;
    const stranger = await create(asking(db, { role: 'organization', userId: other }), {
      events: ['sponsorship_applications'],
    });
    const mine = await create(member, { events: ['sponsorship_applications'] });
    const staff = await create(admin, { events: ['sponsorship_applications'] });
    const unrelated = await create(admin, { events: ['sends'] });
    const [application] = await own(
      `insert into app_public.sponsorship_applications (organization_id, season, year) values ($1, 'spring', 2030) returning id`,
      [organizationId],
    );
    await own('update app_public.sponsorship_applications set submitted_at = app_private.clock() where id = $1', [
      application?.id,
    ]);
    const written = await own(
      `select webhook_id, event_type, record, state from app_public.webhook_messages
       where webhook_id = any ($1) and row_id is not null order by id`,
      [[stranger, mine, staff, unrelated]],
    );
    const record = { record: `sponsorship_applications:${application?.id}`, state: 'waiting' };
    expect(written).toEqual(
      ['sponsorship_applications.created', 'sponsorship_applications.changed'].flatMap((event_type) =>
        [mine, staff].map((webhook_id) => ({ webhook_id, event_type, ...record })),
      ),
    );
  });
});
