/** Links: what each kind opens, how one is revoked, and how views are counted. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Persona, testDatabase } from '../harness/database.ts';
import { makeOfferFixture, type Row } from '../harness/factories.ts';
import { makeFullFixture } from '../harness/fullFixture.ts';
import { relations } from './matrix/catalog.ts';
import { asking, heardOn, makeStaff, owning, refusal, serving } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);
const asServer = serving(db);

const fixture = await makeFullFixture(db.owner);
await makeFullFixture(db.owner);

/** The tables and views in which a link sees at least one row. */
async function opened(persona: Persona): Promise<string[]> {
  const ask = asking(db, persona);
  const names: string[] = [];
  for (const { name, key } of await relations(db.owner)) {
    const rows = await ask(`select "${key[0]}" from app_public.${name} limit 1`).catch((error) => {
      if (error.code !== '42501') throw error;
      return [];
    });
    if (rows.length > 0) names.push(name);
  }
  return names;
}
const lists = await opened({ link: 'deadline', id: fixture.deadline });
const beyondLists = async (persona: Persona): Promise<string[]> =>
  (await opened(persona)).filter((name) => !lists.includes(name));

describe('a link opens its own record and nothing else', () => {
  it('a deadline’s: no table but the lists that every token reads', () => {
    expect(lists).toEqual(expect.arrayContaining(['sports', 'verification_deadline_canned_responses']));
    for (const name of ['offers', 'organizations', 'verification_deadlines', 'users', 'zip_codes'])
      expect(lists).not.toContain(name);
  });

  it('an offer’s: the offer, what it asks, whom it is for and who makes it', async () => {
    expect(await beyondLists({ link: 'offer', id: fixture.offer })).toEqual([
      'addresses',
      'assets',
      'campaign_capabilities',
      'campaigns',
      'checks',
      'creative_contents',
      'creative_files',
      'default_verification_deadlines',
      'offer_values',
      'offers',
      'organizations',
      'photo_release_statements',
      'pre_qual_survey_responses',
      'sponsorable_properties',
      'sponsors',
      'verification_deadlines',
      'verification_images',
    ]);
  });

  it('a campaign’s and a season’s: the dashboard and its recaps, no other table, and nothing that a sponsor’s people wrote', async () => {
    const written = ['dashboard_seasons', 'dashboard_feedback', 'dashboard_photo_requests'];
    // fewer than three leagues have no amount that is shown [K3]
    written.push('dashboard_dollars');
    const dashboard = (await relations(db.owner))
      .map((relation) => relation.name)
      .filter((name) => (name.startsWith('dashboard_') || name === 'recaps') && !written.includes(name));
    expect(dashboard.length).toBeGreaterThan(5);
    expect(await beyondLists({ link: 'campaign', id: fixture.campaign })).toEqual(dashboard);
    expect(await beyondLists({ link: 'season', id: fixture.sponsor, season: 'spring', year: 2030 })).toEqual(dashboard);
  });

  it('a league’s onboarding: its profile, no offer, no money', async () => {
    const names = await beyondLists({ link: 'league', id: fixture.organization });
    expect(names).toContain('organizations');
    for (const name of ['offers', 'checks', 'addresses', 'campaigns', 'sponsors', 'users'])
      expect(names).not.toContain(name);
  });

  it('[L-010] a token of one kind gives no access to another kind’s record with the same id', async () => {
    // each kind has its own role, so claims of another kind have no effect
    for (const kind of ['offer', 'campaign', 'season', 'deadline', 'application']) {
      const ask = asking(
        db,
        { link: 'league', id: fixture.organization },
        { 'jwt.claims.link_kind': kind, 'jwt.claims.link_id': String(fixture.offer) },
      );
      expect(await refusal(ask('select id from app_public.offers'))).toMatchObject({ code: '42501' });
      expect(await refusal(ask('select id from app_public.dashboard_campaigns'))).toMatchObject({ code: '42501' });
    }
  });

  it('nothing without a token', async () => {
    expect(await opened('anonymous')).toEqual([]);
  });
});

describe('the version of a link', () => {
  const version = async (kind: string, id: string | number) =>
    (await asServer('select app_private.link_version($1, $2) as v', [kind, String(id)]))[0]?.v;

  it('[S-203] is raised by staff, which ends every copy; other links stay', async () => {
    expect(await version('campaign', fixture.campaign)).toBe(1);
    for (const v of [2, 3])
      expect(
        await admin(`select version from app_public.regenerate_link('campaign', $1)`, [String(fixture.campaign)]),
      ).toEqual([{ version: v }]);
    expect(await version('campaign', fixture.campaign)).toBe(3);
    expect(await version('offer', fixture.campaign)).toBe(1);
    expect(await version('campaign', fixture.campaign + 1)).toBe(1);
    expect(await refusal(admin(`select app_public.regenerate_link('recovery', '1')`))).toMatchObject({
      code: 'SL422',
      field: 'kind',
    });
    const league = asking(db, { role: 'organization', userId: fixture.member });
    expect(await refusal(league(`select app_public.regenerate_link('offer', '1')`))).toMatchObject({ code: '42501' });
  });

  it('[S-203] of a season belongs to sponsor, season and year', async () => {
    await admin(`select app_public.regenerate_link('season', $1)`, [`${fixture.sponsor}:spring:2030`]);
    expect(await version('season', `${fixture.sponsor}:spring:2030`)).toBe(2);
    expect(await version('season', `${fixture.sponsor}:fall:2030`)).toBe(1);
  });

  it('[W15] of a dashboard takes the shared links to its recaps along, and no others', async () => {
    const { rows } = await db.owner.query(
      `with made as (
         insert into app_public.recaps (sponsor_id, season, year, format) values ($1, 'winter', 2031, 'pdf'), ($1, 'summer', 2031, 'pdf')
         returning id, sponsor_id, campaign_id),
       r as (select id, sponsor_id, campaign_id from app_public.recaps where campaign_id = $2 and format = 'pdf' union all select * from made)
       insert into app_public.recap_shares (recap_id, sponsor_id, campaign_id, expires_at)
       select id, sponsor_id, campaign_id, app_private.clock() + interval '30 days' from r order by id returning id`,
      [fixture.sponsor, fixture.campaign],
    );
    const open = async () =>
      (
        await db.owner.query(
          'select revoked_at is null as open from app_public.recap_shares where id = any ($1) order by id',
          [rows.map(({ id }) => id)],
        )
      ).rows.map((row) => row.open);
    expect(await open()).toEqual([true, true, true]);
    await admin(`select app_public.revoke_link('season', $1)`, [`${fixture.sponsor}:winter:2031`]);
    expect(await open()).toEqual([true, false, true]);
    await admin(`select app_public.regenerate_link('campaign', $1)`, [String(fixture.campaign)]);
    expect(await open()).toEqual([false, false, true]);
  });

  it('[L-010] is null once revoked, and servers hear of every change; a second click changes nothing', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    const id = String(offer.id);
    const heard = await heardOn(db, 'link_version', 2, async () => {
      await admin(`select app_public.regenerate_link('offer', $1)`, [id]);
      await admin(`select app_public.revoke_link('offer', $1)`, [id]);
    });
    expect(heard).toEqual([`offer:${id}`, `offer:${id}`]);
    expect(await version('offer', id)).toBeNull();
    const [first] = await admin(`select * from app_public.link_state('offer', $1)`, [id]);
    expect(first).toMatchObject({ version: null, revoked_at: expect.any(Date) });
    expect(await admin(`select * from app_public.revoke_link('offer', $1)`, [id])).toEqual([first]);
    // a new link permanently invalidates every older copy
    expect(await admin(`select version, revoked_at from app_public.regenerate_link('offer', $1)`, [id])).toEqual([
      { version: 3, revoked_at: null },
    ]);
  });

  it('[L-010] is asked for by staff alone, of a record that is there', async () => {
    for (const call of ['link_state', 'revoke_link', 'regenerate_link']) {
      const ask = (kind: string, id: string) => refusal(admin(`select * from app_public.${call}($1, $2)`, [kind, id]));
      expect(await ask('offer', '999999')).toMatchObject({ code: 'SL404' });
      expect(await ask('offer', 'x; drop')).toMatchObject({ code: 'SL404' });
      expect(await ask('offer', `0${fixture.offer}`)).toMatchObject({ code: 'SL404' });
      expect(await ask('season', `${fixture.sponsor}:monsoon:2030`)).toMatchObject({ code: 'SL404' });
      expect(await ask('recovery', '1')).toMatchObject({ code: 'SL422', field: 'kind' });
      for (const persona of [
        { role: 'organization', userId: fixture.member },
        { link: 'offer', id: fixture.offer },
      ] as Persona[])
        expect(
          await refusal(asking(db, persona)(`select * from app_public.${call}('offer', $1)`, [String(fixture.offer)])),
        ).toMatchObject({ code: '42501' });
    }
  });

  it('an invitation of staff is held by superadmins alone: it would give the rights of the invited', async () => {
    const [staff] = await own(
      `insert into app_public.users (email, role) values ('new@staff.test', 'admin') returning id`,
    );
    const [invitation] = await own(
      `insert into app_private.invitations (user_id, sent_at) values ($1, now()) returning id`,
      [staff?.id],
    );
    const id = String(invitation?.id);
    expect(await refusal(admin(`select * from app_public.link_state('invitation', $1)`, [id]))).toMatchObject({
      code: 'SL403',
    });
    expect(await superadmin(`select version from app_public.link_state('invitation', $1)`, [id])).toEqual([
      { version: 1 },
    ]);
  });

  it('is in the history of the record, with who changed it', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    await admin(`select app_public.revoke_link('application', $1)`, [String(offer.id)]);
    const [entry] = await admin(`select * from app_public.record_history('offers', $1)`, [offer.id]);
    expect(entry).toMatchObject({
      op: 'update',
      actor_role: 'admin',
      user_email: expect.any(String),
      old_values: { application_link: 'version 1' },
      new_values: { application_link: 'revoked' },
    });
  });
});

describe('the claims of a link', () => {
  const record = async (kind: string, id: number) =>
    (await asServer('select app_private.link_record($1, $2) as claims', [kind, id]))[0]?.claims;

  it('are those that its page needs, and none when the record is gone', async () => {
    const { organization, sponsor, campaign, offer } = await makeOfferFixture(db.owner);
    expect(await record('offer', offer.id)).toEqual({
      organization_id: organization.id,
      campaign_id: campaign.id,
      offer_id: offer.id,
    });
    expect(await record('application', offer.id)).toEqual({
      organization_id: organization.id,
      offer_id: offer.id,
      campaign_id: campaign.id,
      campaign_name: campaign.name,
      season: 'spring',
      year: 2030,
    });
    expect(await record('league', organization.id)).toEqual({ organization_id: organization.id });
    expect(await record('deadline', fixture.deadline)).toEqual({
      offer_id: fixture.offer,
      organization_id: fixture.organization,
    });
    expect(await record('campaign', campaign.id)).toEqual({ campaign_id: campaign.id, campaign_name: campaign.name });
    expect(await record('season', sponsor.id)).toEqual({ sponsor_id: sponsor.id });
    for (const kind of ['offer', 'application', 'league', 'deadline', 'campaign', 'season'])
      expect(await record(kind, 999_999)).toBeNull();
  });
});

describe('looking at an offer', () => {
  const look = (offer: Row, viewer: string, scanner = false) =>
    asServer(`select app_private.record_link_view('offer', $1, $2, $3)`, [offer.id, Buffer.from(viewer), scanner]);
  const counted = async (offer: Row): Promise<Row> =>
    (
      await own(
        'select number_of_offer_views as views, number_of_survey_views as surveys, offer_opened_at from app_public.offers where id = $1',
        [offer.id],
      )
    )[0] as Row;

  it('[L-065] counts each person once a day, and marks the first time', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    await look(offer, 'ada');
    const first = await counted(offer);
    expect(first).toMatchObject({ views: 1, offer_opened_at: expect.any(Date) });
    await look(offer, 'ada');
    await look(offer, 'bob');
    expect(await counted(offer)).toEqual({ ...first, views: 2 });
    await db.setClock('+1 day');
    await look(offer, 'ada');
    await db.setClock('reset');
    expect(await counted(offer)).toEqual({ ...first, views: 3 });
  });

  it('[L-065] is no look when a mail scanner does it', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    await look(offer, 'scanner', true);
    expect(await counted(offer)).toMatchObject({ views: 0, offer_opened_at: null });
    expect(
      await own(`select scanner from app_private.link_views where kind = 'offer' and record_id = $1`, [offer.id]),
    ).toEqual([{ scanner: true }]);
  });

  it('shows staff views by people and scanners separately, and the last view by a person', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    // the same client at the same address may first prefetch and then be used by a person
    await look(offer, 'ada', true);
    await look(offer, 'ada');
    await look(offer, 'ada');
    await look(offer, 'bob');
    expect(
      await admin(`select views, scanner_views, last_opened_at from app_public.link_state('offer', $1)`, [offer.id]),
    ).toEqual([{ views: 2, scanner_views: 1, last_opened_at: expect.any(Date) }]);
  });

  it('[L-097] the application’s pixel counts by the offer’s guid; an unknown one is nothing', async () => {
    const { offer } = await makeOfferFixture(db.owner);
    const pixel = (guid: string) =>
      asServer('select app_private.record_survey_view($1, $2, false)', [guid, Buffer.from('ada')]);
    await pixel(offer.guid);
    await pixel(offer.guid);
    expect(await counted(offer)).toMatchObject({ views: 0, surveys: 1 });
    await pixel('00000000-0000-4000-8000-000000000000');
  });
});
