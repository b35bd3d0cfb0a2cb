/** Why somebody cannot see a record: the explanation agrees with the policies on every row, and names the missing fact. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Persona, testDatabase } from '../harness/database.ts';
import { insert, makeMember, makeSponsorUser, makeUser, type Row } from '../harness/factories.ts';
import { type FullFixture, makeFullFixture } from '../harness/fullFixture.ts';
import { relations } from './matrix/catalog.ts';
import { probing } from './matrix/probe.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);
const own = owning(db);
const mine = await makeFullFixture(db.owner);
const other = await makeFullFixture(db.owner);

interface Explanation {
  person: string;
  role: string;
  record: string;
  policies: { name: string; description: string }[];
  missing: Record<string, unknown>[];
}
const explain = async (userId: number, type: string, id: number): Promise<Explanation> =>
  (await admin('select app_public.explain_access($1, $2, $3, false) as e', [userId, type, id]))[0]?.e;
const codes = async (userId: number, type: string, id: number) =>
  (await explain(userId, type, id)).missing.map(({ code }) => code);
const offerOf = async (fixture: FullFixture, status: string): Promise<number> =>
  (
    await own('select id from app_public.offers where organization_id = $1 and status = $2 limit 1', [
      fixture.organization,
      status,
    ])
  )[0]?.id;
const idIn = async (table: string, where: string): Promise<number> =>
  (await own(`select id from app_public.${table} where ${where} order by id limit 1`))[0]?.id;

describe('policies', () => {
  it('of leagues and sponsors each have one description', async () => {
    const { rows } = await db.owner.query<{ name: string; description: string | null }>(
      `select c.relname || '.' || p.polname as name, obj_description(p.oid, 'pg_policy') as description
       from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'app_public'::regnamespace
         and p.polroles && array['sideline_organization'::regrole::oid, 'sideline_sponsor'::regrole::oid] order by 1`,
    );
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.filter(({ description }) => !/^[A-Z][^.]+\.$/.test(description ?? '')).map(({ name }) => name)).toEqual(
      [],
    );
  });
});

describe('an explanation', () => {
  it('agrees with what the person selects, for every row of every table that has an id, in every state of an account', async () => {
    const people: [string, 'organization' | 'sponsor', number][] = [
      ['member', 'organization', mine.member],
      ['sponsor user', 'sponsor', mine.sponsorUser],
      ['invited', 'organization', (await makeMember(db.owner, mine.organization, { status: 'invited' })).id],
      ['deactivated', 'organization', (await makeMember(db.owner, mine.organization, { status: 'deactivated' })).id],
      ['without organization', 'organization', (await makeUser(db.owner, 'organization')).id],
      [
        'removed sponsor user',
        'sponsor',
        (await makeSponsorUser(db.owner, mine.sponsor, { status: 'deactivated' })).id,
      ],
    ];
    const tables = (await relations(db.owner)).filter(
      ({ view, key, name }) => !view && key.join() === 'id' && name !== 'interests', // ids of this table are text
    );
    const wrong: string[] = [];
    let rows = 0;
    for (const [who, role, userId] of people)
      for (const { name } of tables) {
        const ids = (await own(`select id from app_public.${name} order by id limit 60`)).map(({ id }) => id as number);
        const seen = new Set<number>();
        const persona: Persona = { role, userId };
        await probing(db, persona, async (probe) => {
          const outcome = await probe.attempt(`select id from app_public.${name}`);
          if ('refused' in outcome) return;
          for (const { id } of await probe.rows(`select id from app_public.${name}`)) seen.add(id as number);
        });
        for (const id of ids) {
          rows += 1;
          const { missing } = await explain(userId, name, id);
          if (seen.has(id) !== (missing.length === 0) || missing.some(({ code }) => code === 'policy'))
            wrong.push(`${who}, ${name} ${id}: seen ${seen.has(id)}, missing ${JSON.stringify(missing)}`);
        }
      }
    expect(wrong).toEqual([]);
    expect(rows).toBeGreaterThan(500);
  });

  it('describes the policy, and reports nothing missing for a visible record', async () => {
    const found = await explain(mine.member, 'offers', mine.offer);
    expect(found).toMatchObject({
      role: 'organization',
      missing: [],
      policies: [
        {
          name: 'select_own',
          description: 'Leagues see the offers to their own organizations once they are proposed.',
        },
      ],
    });
    expect(found.person).toMatch(/^Person /);
  });

  it('tells of a membership that never was, and of one that ended and when', async () => {
    const name = (await own('select name from app_public.organizations where id = $1', [other.organization]))[0]?.name;
    for (const [type, id] of [
      ['organizations', other.organization],
      ['sponsorable_properties', other.property],
      ['offers', other.offer],
      ['verification_deadlines', other.deadline],
    ] as const)
      expect((await explain(mine.member, type, id)).missing[0]).toEqual({
        code: 'not_a_member',
        message: `Not a member of ${name}.`,
        organizationId: other.organization,
      });
    const former = await makeMember(db.owner, other.organization);
    expect(await codes(former.id, 'organizations', other.organization)).toEqual([]);
    await admin('select app_public.dissociate_user_and_organization($1, $2)', [former.id, other.organization]);
    const [ended] = (await explain(former.id, 'organizations', other.organization)).missing;
    expect(ended).toMatchObject({ code: 'membership_ended', organizationId: other.organization });
    expect(ended?.message).toMatch(/ ended on \w+ \d{1,2}, \d{4}\.$/);

    const limited = await makeUser(db.owner, 'organization');
    await insert(db.owner, 'organization_users', {
      organization_id: other.organization,
      user_id: limited.id,
      confirmed: false,
    });
    expect(await codes(limited.id, 'organizations', other.organization)).toEqual(['membership_not_confirmed']);

    expect(await codes(mine.sponsorUser, 'sponsors', other.sponsor)).toEqual(['not_a_member']);
    const left = await makeSponsorUser(db.owner, other.sponsor);
    await admin('select app_public.dissociate_user_and_sponsor($1, $2)', [left.id, other.sponsor]);
    expect((await explain(left.id, 'sponsors', other.sponsor)).missing).toMatchObject([
      { code: 'membership_ended', sponsorId: other.sponsor },
    ]);
  });

  it('tells of an account that is not active, and how its invitation stands', async () => {
    await admin(`select app_public.invite_organization_user($1, 'soon@example.test')`, [mine.organization]);
    const [user] = await own(`select id from app_public.users where email = 'soon@example.test'`);
    const message = async () => (await explain(user?.id, 'organizations', mine.organization)).missing[0];
    expect(await message()).toMatchObject({ code: 'account_invited', organizationId: mine.organization });
    expect((await message())?.message).toMatch(/the invitation of \w+ \d{1,2}, \d{4} is open\.$/);
    const [invitation] = await own('select id from app_private.invitations where user_id = $1', [user?.id]);
    await admin(`select app_public.revoke_link('invitation', $1)`, [String(invitation?.id)]);
    expect((await message())?.message).toMatch(/ was revoked\.$/);
    const gone = await makeMember(db.owner, mine.organization, { status: 'deactivated' });
    expect(await codes(gone.id, 'offers', mine.offer)).toEqual(['account_deactivated']);
  });

  it('tells at which status a record is, and from which on it is seen', async () => {
    const qualified = await offerOf(mine, 'qualified');
    expect((await explain(mine.member, 'offers', qualified)).missing).toEqual([
      {
        code: 'status',
        message:
          'The offer is still at qualified; leagues see offers that are proposed, confirmed, rejected by league or canceled.',
        offerId: qualified,
        campaignId: expect.any(Number),
        sponsorId: mine.sponsor,
      },
    ]);
    // dependent records of an offer are hidden for the same reason
    const deadline = await idIn('verification_deadlines', `offer_id = ${qualified}`);
    expect(await codes(mine.member, 'verification_deadlines', deadline)).toEqual(['status']);
    const waiting = await idIn('checks', `organization_id = ${mine.organization} and status = 'pending'`);
    expect((await explain(mine.member, 'checks', waiting)).missing).toMatchObject([
      { code: 'status', message: expect.stringMatching(/leagues see checks that are approved or voided\.$/) },
    ]);
    const draft = await idIn('campaigns', `sponsor_id = ${mine.sponsor} and status not in ('active', 'complete')`);
    expect((await explain(mine.sponsorUser, 'campaigns', draft)).missing).toMatchObject([
      {
        code: 'status',
        campaignId: draft,
        message: expect.stringMatching(/sponsor users see campaigns that are active or complete\.$/),
      },
    ]);
  });

  it('tells of a campaign or sponsor of which no offer was shown, and of a role without a grant', async () => {
    expect((await explain(mine.member, 'campaigns', other.campaign)).missing).toMatchObject([
      { code: 'no_offer', campaignId: other.campaign, message: expect.stringContaining(' have no offer of ') },
    ]);
    expect(await codes(mine.member, 'sponsors', other.sponsor)).toEqual(['no_offer']);
    const nobody = await makeUser(db.owner, 'organization');
    expect((await explain(nobody.id, 'campaigns', other.campaign)).missing[0]?.message).toMatch(
      /^This person belongs to no organization/,
    );
    expect((await explain(mine.sponsorUser, 'offers', mine.offer)).missing).toEqual([
      { code: 'no_grant', message: 'The role of sponsor users has no grant on offers.' },
    ]);
    expect(await codes(mine.member, 'comments', await idIn('comments', 'true'))).toEqual(['no_grant']);
  });

  it('tells of other people’s accounts', async () => {
    expect(await codes(mine.member, 'users', other.member)).toEqual(['not_a_fellow']);
    expect(await codes(mine.sponsorUser, 'users', mine.member)).toEqual(['not_self']);
    expect(await codes(mine.member, 'users', mine.member)).toEqual([]);
  });

  it('is for staff, about people of the portal and records that there are', async () => {
    const call = 'select app_public.explain_access($1, $2, $3, false)';
    for (const persona of [
      { role: 'organization', userId: mine.member },
      { role: 'sponsor', userId: mine.sponsorUser },
    ] as const)
      expect(await refusal(asking(db, persona)(call, [mine.member, 'offers', mine.offer]))).toMatchObject({
        code: '42501',
      });
    const refused = async (values: unknown[]): Promise<Row> => refusal(admin(call, values));
    const staff = (await makeUser(db.owner, 'admin')).id;
    expect(await refused([staff, 'offers', mine.offer])).toMatchObject({ code: 'SL404', field: 'user_id' });
    expect(await refused([mine.member, 'offers', 999_999])).toMatchObject({ code: 'SL404', field: 'record_id' });
    for (const type of [
      'nothing',
      'offers; drop table x',
      '',
      'x'.repeat(500),
      'campaign_list_items',
      'organization_users',
    ])
      expect([type, await refused([mine.member, type, 1])]).toMatchObject([
        type,
        { code: 'SL422', field: 'record_type' },
      ]);
    expect(await refused([null, null, null])).toMatchObject({ code: 'SL404' });
  });
});
