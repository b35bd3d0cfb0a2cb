/** The audit log: who changed what, with old and new values, for every table; nobody can rewrite it. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { makeMember, makeOfferFixture, makeOrganization, type Row } from '../harness/factories.ts';
import { asking, heardOn, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin, adminId } = await makeStaff(db);
const kept = (table: string, id: number): Promise<Row[]> =>
  own(
    'select op, actor_role, user_id, link_kind, old_values, new_values, organization_id from app_private.audit_log where table_name = $1 and row_id = $2 order by id',
    [table, String(id)],
  );

describe('the audit', () => {
  it('keeps of a change only what changed, with who did it', async () => {
    const { offer, organization } = await makeOfferFixture(db.owner);
    await admin('select app_public.update_offer($1, $2)', [offer.id, { value: 1200, custom_field: null }]);
    expect((await kept('offers', offer.id)).at(-1)).toEqual({
      op: 'U',
      actor_role: 'admin',
      user_id: adminId,
      link_kind: null,
      old_values: { value: 1000 },
      new_values: { value: 1200 },
      organization_id: organization.id,
    });
  });

  it('keeps rows that came and rows that went, whole', async () => {
    const [row] = await admin(`insert into app_public.sports (name) values ('Quidditch') returning id`);
    const [inserted] = await kept('sports', row?.id);
    expect(inserted).toMatchObject({ op: 'I', old_values: null, new_values: { name: 'Quidditch', retired: false } });
    await own('delete from app_public.sports where id = $1', [row?.id]);
    expect((await kept('sports', row?.id))[1]).toMatchObject({
      op: 'D',
      actor_role: 'owner',
      user_id: null,
      old_values: { name: 'Quidditch' },
      new_values: null,
    });
  });

  it('keeps nothing of a change that changes nothing', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    const before = (await kept('offers', offer.id)).length;
    await own('update app_public.offers set value = value where id = $1', [offer.id]);
    expect(await kept('offers', offer.id)).toHaveLength(before);
  });

  it('knows a link from a login', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    await asking(db, { link: 'offer', id: offer.id })(`select app_public.league_reject_offer('a@b.test', 'No')`);
    expect((await kept('offers', offer.id)).at(-1)).toMatchObject({
      actor_role: 'offer_link',
      link_kind: 'offer',
      user_id: null,
      new_values: { status: 'rejected_by_league', league_rejection_reason: 'No' },
    });
  });

  it('knows members, who have no id of their own', async () => {
    const organization = await makeOrganization(db.owner);
    const member = await makeMember(db.owner, organization.id);
    const rows = await own(
      `select row_id from app_private.audit_log where table_name = 'organization_users' and organization_id = $1`,
      [organization.id],
    );
    expect(rows).toEqual([{ row_id: `${organization.id}:${member.id}` }]);
  });

  it('never keeps a password', async () => {
    const member = await makeMember(db.owner, (await makeOrganization(db.owner)).id);
    await own(`select app_private.set_password($1, 'very-secret-hash')`, [member.id]);
    expect(
      await own(
        `select from app_private.audit_log where coalesce(old_values::text, '') || coalesce(new_values::text, '') like '%very-secret-hash%'`,
      ),
    ).toEqual([]);
  });

  it('is rewritten by nobody, the owner and superadmins included', async () => {
    await makeOrganization(db.owner);
    expect((await own('select count(*)::int as n from app_private.audit_log'))[0]?.n).toBeGreaterThan(0);
    for (const statement of [`update app_private.audit_log set user_id = null`, 'delete from app_private.audit_log']) {
      expect(await refusal(own(statement))).toMatchObject({ code: 'SL403' });
      for (const ask of [admin, superadmin]) expect(await refusal(ask(statement))).toMatchObject({ code: '42501' });
    }
  });

  it('is not switched off by a visitor who claims to load a demo', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    const before = (await kept('offers', offer.id)).length;
    const ask = asking(db, { role: 'admin', userId: adminId }, { 'sideline.bulk_load': 'on' });
    await ask('select app_public.update_offer($1, $2)', [offer.id, { value: 7 }]);
    expect(await kept('offers', offer.id)).toHaveLength(before + 1);
    expect(
      await refusal(
        ask(`select app_public.update_offer($1, '{"status": "confirmed", "change_reason": "x"}')`, [offer.id]),
      ),
    ).toMatchObject({ code: 'SL409' });
  });
});

describe('live reports', () => {
  it('get one notification per campaign and statement, however many offers it changes', async () => {
    const fixtures = [
      await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } }),
      await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } }),
    ];
    const heard = await heardOn(db, 'prospecting_report', 2, async () => {
      await own(`update app_public.offers set custom_field = 'x' where id = any ($1)`, [
        fixtures.map((fixture) => fixture.offer.id),
      ]);
    });
    expect(heard.sort()).toEqual(fixtures.map((fixture) => String(fixture.campaign.id)).sort());
  });
});
