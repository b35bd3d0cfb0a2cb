/** Reading organizations: how staff find them, who sees what, and their computed fields. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeMember,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  makeUser,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const league = await makeOrganization(db.owner, { name: 'Cedar Park Soccer', hubspot_company_id: 'hub-1' });
const member = await makeMember(db.owner, league.id);
const organization = asking(db, { role: 'organization', userId: member.id });
const stranger = asking(db, {
  role: 'organization',
  userId: (await makeMember(db.owner, (await makeOrganization(db.owner)).id)).id,
});

const rowOf = async (id: number): Promise<Row> =>
  (await own('select * from app_public.organizations where id = $1', [id]))[0] as Row;
const update = (ask: typeof admin, id: number, patch: Row): Promise<Row[]> =>
  ask('select * from app_public.update_organization($1, $2)', [id, patch]);

describe('finding organizations', () => {
  it('[B-039] finds every word in name, city, state, website or email, names that begin with it first', async () => {
    const make = (name: string, values: Row = {}) => makeOrganization(db.owner, { name, addresses: false, ...values });
    const first = await make('Zilker Lions');
    const inName = await make('The Zilker Lions', { city: 'Waco' });
    const byWebsite = await make('A Club', { website_url: 'https://zilker.example/lions' });
    const found = (query: string, perPage = 10) =>
      admin('select id from app_public.searched_organizations($1, $2)', [query, perPage]).then((rows) =>
        rows.map(({ id }) => id),
      );
    expect(await found('  ZILKER   lions ')).toEqual([first.id, inName.id, byWebsite.id]);
    expect(await found('zilker waco')).toEqual([inName.id]);
    expect(await found('zilker', 2)).toEqual([first.id, inName.id]);
    expect(await found('100%_')).toEqual([]);
    expect(await found(' ')).toEqual([]);
  });

  it('[B-397] tells whether an organization has offers in a campaign, and puts those last', async () => {
    const { organization: taken, offer } = await makeOfferFixture(db.owner, {
      offer: { status: 'prospecting' },
      organization: { name: 'Quarry Hawks A' },
    });
    const { organization: free } = await makeOfferFixture(db.owner, { organization: { name: 'Quarry Hawks B' } }); // in another campaign
    expect(
      await admin(
        `select o.id, app_public.organizations_offers_exist(o, $1) as has from app_public.searched_organizations('quarry hawks', 10, $1) o`,
        [offer.campaign_id],
      ),
    ).toEqual([
      { id: free.id, has: false },
      { id: taken.id, has: true },
    ]);
  });

  it('[B-030, B-040] counts all and lists the ten that changed last', async () => {
    for (let made = 0; made < 10; made++) await makeOrganization(db.owner, { addresses: false });
    const [{ count }] = (await own('select count(*)::int from app_public.organizations')) as [Row];
    expect(await admin('select * from app_public.organization_stats()')).toEqual([{ count }]);
    await update(admin, league.id, { contact_phone: '512-555-0102' });
    const recent = await admin('select id from app_public.recent_organizations()');
    expect(recent).toHaveLength(10);
    expect(recent[0]).toEqual({ id: league.id });
  });

  it('[B-002] is not for leagues', async () => {
    for (const call of ['searched_organizations', 'recent_organizations', 'organization_stats'])
      expect(
        (await refusal(organization(`select app_public.${call}(${call === 'searched_organizations' ? "'a'" : ''})`)))
          .code,
      ).toBe('42501');
  });

  it('[L-260] a user has the own organizations; staff may name a user', async () => {
    const names = (ask: typeof admin, userId: number | null) =>
      ask('select name from app_public.my_organizations($1)', [userId]).then((rows) => rows.map(({ name }) => name));
    expect(await names(organization, null)).toEqual(['Cedar Park Soccer']);
    expect(await names(stranger, member.id)).not.toContain('Cedar Park Soccer');
    expect(await names(admin, member.id)).toEqual(['Cedar Park Soccer']);
    expect(await names(admin, null)).toEqual([]);
  });
});

describe('who sees an organization', () => {
  it('[B-007, L-327] its members do, members of others, sponsors and the unknown do not, though it is there', async () => {
    const find = (ask: typeof admin) => ask('select id from app_public.organizations where id = $1', [league.id]);
    expect(await find(organization)).toEqual([{ id: league.id }]);
    expect(await rowOf(league.id)).toBeDefined();
    expect(await find(stranger)).toEqual([]);
    const sponsor = asking(db, { role: 'sponsor', userId: (await makeUser(db.owner, 'sponsor')).id });
    expect((await refusal(find(sponsor))).code).toBe('42501');
    expect((await refusal(find(asking(db, 'anonymous')))).code).toBe('42501');
  });

  it('[L-001, S-407] a link opens its own organization in the columns that its page needs', async () => {
    const { organization: seen, offer } = await makeOfferFixture(db.owner);
    const other = await makeProperty(db.owner);
    const links = [
      [asking(db, { link: 'offer', id: offer.id }), 'contact_email'],
      [
        asking(db, { link: 'application', id: seen.id, campaign_id: offer.campaign_id, season: 'spring', year: 2030 }),
        'time_zone',
      ],
      [asking(db, { link: 'league', id: seen.id }), 'mailing_address_id'],
    ] as const;
    expect(await rowOf(other.organization_id)).toBeDefined();
    for (const [link, hidden] of links) {
      expect(await link('select id, name from app_public.organizations')).toEqual([{ id: seen.id, name: seen.name }]);
      expect((await refusal(link(`select ${hidden} from app_public.organizations`))).code).toBe('42501');
    }
    for (const kind of ['deadline', 'campaign', 'season'] as const)
      expect((await refusal(asking(db, { link: kind, id: 1 })('select id from app_public.organizations'))).code).toBe(
        '42501',
      );
  });
});

describe('what is computed', () => {
  it('[B-069, B-405] an organization is active for six months after a sign of life', async () => {
    const status = async (interval: string) =>
      (await admin(`select app_public.engagement_status(now() - $1::interval) as status`, [interval]))[0]?.status;
    expect(await status('5 months')).toBe('active');
    expect(await status('7 months')).toBe('inactive');
    expect((await organization('select app_public.engagement_status(null::timestamptz) as status'))[0]?.status).toBe(
      'inactive',
    );
  });

  it('[B-063] the insight report tells confirmed offers, their mean value and the share proved on time', async () => {
    const {
      organization: seen,
      offer,
      property,
      campaign,
    } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed', value: 1000 } });
    await makeOffer(db.owner, {
      status: 'confirmed',
      value: 2000,
      campaign_id: (await makeOfferFixture(db.owner)).campaign.id,
      sponsorable_property_id: property.id,
    });
    const [asset] = await own('select * from app_public.assets where offer_id = $1', [offer.id]);
    const deadline = (days: number, proved: string | null) =>
      own(
        `insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline, verification_reminder_instructions, verified_images, proved_at)
         values ($1, $2, $3, $4, 'Proof', app_private.today() + $5::int, 'x', case when $6::text is null then 0 else 1 end, app_private.clock() + $6::interval)`,
        [asset?.id, offer.id, seen.id, offer.sponsor_id, days, proved],
      );
    await deadline(-5, '-10 days'); // on time
    await deadline(-5, '-1 day'); // late
    await deadline(-1, null); // past
    await deadline(9, null); // open: does not count
    expect(campaign.id).toBe(offer.campaign_id);
    expect(
      await admin(
        'select (app_public.organizations_sponsorship_insight_report(o)).* from app_public.organizations o where id = $1',
        [seen.id],
      ),
    ).toEqual([{ average_confirmed_value: '1500.00', confirmed_count: 2, on_time_verification_percentage: '33.33' }]);
  });

  it('[B-096] digital reach is following plus list', async () => {
    const reach = async (values: Row) =>
      (
        await admin(
          'select app_public.organizations_digital_reach(o) as reach from app_public.organizations o where id = $1',
          [(await makeOrganization(db.owner, values)).id],
        )
      )[0]?.reach;
    expect(await reach({ social_media_following_size: 300, email_list_size: 200 })).toBe(500);
    expect(await reach({ email_list_size: 200 })).toBe(200);
    expect(await reach({})).toBeNull();
  });

  it('[B-220] members see each other without the last login, staff with it', async () => {
    await own('update app_public.users set last_login = app_private.clock() where id = $1', [member.id]);
    const members = (ask: typeof admin) =>
      ask('select id, last_login from app_public.organization_members($1)', [league.id]);
    expect(await members(admin)).toEqual([{ id: member.id, last_login: expect.any(Date) }]);
    expect(await members(organization)).toEqual([{ id: member.id, last_login: null }]);
    expect(await members(stranger)).toEqual([]);
  });
});

it('[B-040] a login is no update: the organizations changed last are those that somebody changed', async () => {
  const updated = async () =>
    (
      await own(
        'select updated_at, last_engaged_at is not null as engaged from app_public.organizations where id = $1',
        [league.id],
      )
    )[0];
  await own('update app_public.organizations set last_engaged_at = null where id = $1', [league.id]);
  const before = await updated();
  await own('select app_private.record_login($1)', [member.id]);
  expect(await updated()).toEqual({ ...before, engaged: true });
});

it('[B-096] a digital reach beyond an Int is its utmost instead of an error', async () => {
  await own(
    'update app_public.organizations set email_list_size = 2000000000, social_media_following_size = 2000000000 where id = $1',
    [league.id],
  );
  expect(
    await admin(
      'select app_public.organizations_digital_reach(o) as reach from app_public.organizations o where id = $1',
      [league.id],
    ),
  ).toEqual([{ reach: 2147483647 }]);
});
