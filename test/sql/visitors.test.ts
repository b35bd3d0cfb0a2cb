/** The session context of a viewer: loaded when a transaction begins, never older than it. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeAsset,
  makeCampaignCapability,
  makeDeadline,
  makeMember,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeUser,
} from '../harness/factories.ts';
import { asking, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

const organization = await makeOrganization(db.owner);
const other = await makeOrganization(db.owner);
const member = await makeMember(db.owner, organization.id);
const property = await makeProperty(db.owner, { organization_id: organization.id });
const offer = await makeOffer(db.owner, { sponsorable_property_id: property.id, status: 'proposed' });
const capability = await makeCampaignCapability(db.owner, Number(offer.campaign_id));
const deadline = await makeDeadline(db.owner, await makeAsset(db.owner, offer, Number(capability.id)));
const league = { role: 'organization', userId: member.id } as const;
const seen = async (persona: Parameters<typeof asking>[1], table: string, settings?: Record<string, string>) =>
  (await asking(db, persona, settings)(`select id from app_public.${table} order by id`)).map(({ id }) => id);

describe('a token that outlives its claims', () => {
  it('shows nothing once the membership has ended', async () => {
    expect(await seen(league, 'organizations')).toEqual([organization.id]);
    expect(await seen(league, 'campaigns')).toEqual([offer.campaign_id]);
    expect(await seen(league, 'verification_deadlines')).toEqual([deadline.id]);
    await own('delete from app_public.organization_users where user_id = $1', [member.id]);
    for (const table of ['organizations', 'offers', 'campaigns', 'sponsors', 'verification_deadlines'])
      expect(await seen(league, table)).toEqual([]);
    await own('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
      organization.id,
      member.id,
    ]);
    expect(await seen(league, 'offers')).toEqual([offer.id]);
  });

  it('shows nothing once the account is deactivated or of another role', async () => {
    const admin = await makeUser(db.owner, 'admin');
    const staff = { role: 'admin', userId: admin.id } as const;
    expect(await seen(staff, 'organizations')).toEqual([organization.id, other.id]);
    await own(`update app_public.users set status = 'deactivated' where id = $1`, [admin.id]);
    expect(await seen(staff, 'organizations')).toEqual([]);
    // a staff token for a league user's account, and the reverse
    expect(await seen({ role: 'admin', userId: member.id }, 'organizations')).toEqual([]);
    await own(`update app_public.users set status = 'active' where id = $1`, [admin.id]);
    expect(await seen({ role: 'organization', userId: admin.id }, 'organizations')).toEqual([]);
  });
});

describe('an offer that returned to a status that leagues do not see', () => {
  it('[L-077] shows nothing of the league through the link of an old email', async () => {
    const ask = { link: 'offer', id: offer.id } as const;
    const tables = ['organizations', 'addresses', 'sponsorable_properties', 'campaigns', 'offers'];
    for (const table of tables) expect([table, await seen(ask, table)]).not.toEqual([table, []]);
    await own(`update app_public.offers set status = 'rejected' where id = $1`, [offer.id]);
    for (const table of tables) expect([table, await seen(ask, table)]).toEqual([table, []]);
    await own(`alter table app_public.offers disable trigger _100_transition`);
    await own(`update app_public.offers set status = 'proposed' where id = $1`, [offer.id]);
    await own(`alter table app_public.offers enable trigger _100_transition`);
  });
});

describe('the session context', () => {
  it('cannot be forged: loading the session context overwrites all of it', async () => {
    const forged = {
      'sideline.staff': 'on',
      'sideline.organization_ids': `{${other.id}}`,
      'sideline.offer_ids': `{${offer.id}}`,
      'sideline.campaign_ids': `{${offer.campaign_id}}`,
    };
    const stranger = await makeUser(db.owner, 'organization');
    for (const table of ['organizations', 'offers', 'campaigns', 'verification_deadlines']) {
      expect(await seen({ role: 'organization', userId: stranger.id }, table, forged)).toEqual([]);
      expect(await seen({ role: 'admin', userId: stranger.id }, table, forged)).toEqual([]);
    }
    expect(await seen({ link: 'offer', id: offer.id }, 'organizations', forged)).toEqual([organization.id]);
  });

  it('ends with the transaction: the next viewer on the connection inherits nothing', async () => {
    const client = await db.owner.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('jwt.claims.user_id', $1, true), app_private.load_session_context()`, [
        String(member.id),
      ]);
      const kept = async () =>
        (await client.query(`select app_private.my_organization_ids() as ids, app_private.is_staff() as staff`))
          .rows[0];
      expect(await kept()).toEqual({ ids: [organization.id], staff: false });
      await client.query('commit');
      expect(await kept()).toEqual({ ids: [], staff: false });
    } finally {
      client.release();
    }
  });

  it('is updated by changes in the same transaction', async () => {
    const client = await db.owner.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('jwt.claims.user_id', $1, true), app_private.load_session_context()`, [
        String(member.id),
      ]);
      const known = async () =>
        (
          await client.query(
            'select app_private.my_organization_ids() as ids, app_private.my_campaign_ids() as campaigns',
          )
        ).rows[0];
      await client.query('insert into app_public.organization_users (organization_id, user_id) values ($1, $2)', [
        other.id,
        member.id,
      ]);
      expect((await known()).ids.sort()).toEqual([organization.id, other.id].sort());
      await client.query(`update app_public.users set status = 'deactivated' where id = $1`, [member.id]);
      expect(await known()).toEqual({ ids: [], campaigns: [] });
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it('cannot be reloaded by a viewer', async () => {
    for (const persona of [league, { role: 'admin', userId: member.id }, 'anonymous'] as const)
      expect(await refusal(asking(db, persona)('select app_private.load_session_context()'))).toMatchObject({
        code: '42501',
      });
  });
});
