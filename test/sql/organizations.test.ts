/** Organizations: created and deleted by staff, changed by staff and partly by their members. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCheck,
  makeMember,
  makeOfferFixture,
  makeOrganization,
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
const create = (values: Row): Promise<Row[]> =>
  admin(`select * from app_public.create_organization($1, $2, $3, $4, spring_sport_ids => $5, fall_sport_ids => $6)`, [
    values.name,
    values.locations,
    values.email,
    values.website,
    values.spring ?? [],
    values.fall ?? [],
  ]);
const update = (ask: typeof admin, id: number, patch: Row): Promise<Row[]> =>
  ask('select * from app_public.update_organization($1, $2)', [id, patch]);

describe('making an organization', () => {
  it('[B-045, B-054, B-076] stores name, addresses and sports, and creates a play location for each location, the first one primary', async () => {
    const [made] = await create({
      name: ' Hill Country Lacrosse ',
      locations: ['100 Congress Ave, Austin, TX 78701', 'Houston, TX'],
      email: ' a@example.org ,, b_c@example.org, ',
      website: 'http://',
      spring: [1, 8],
      fall: [1],
    });
    expect(made).toMatchObject({
      name: 'Hill Country Lacrosse',
      contact_email: 'a@example.org, b_c@example.org',
      website_url: null,
      spring_sport_ids: [1, 8],
      sport_ids: [1, 8],
      city: 'Austin',
      state: 'TX',
      time_zone: 'America/Chicago',
      can_receive_emails: true,
    });
    expect(
      await own(
        `select address, city, zipcode, "primary", lat is not null as placed from app_public.play_locations where organization_id = $1 order by id`,
        [made?.id],
      ),
    ).toEqual([
      { address: '100 Congress Ave, Austin, TX 78701', city: 'Austin', zipcode: '78701', primary: true, placed: true },
      { address: 'Houston, TX', city: 'Houston', zipcode: expect.stringMatching(/^77/), primary: false, placed: true },
    ]);
  });

  const needed: [what: string, change: Row, field: string, message: string][] = [
    ['a name', { name: ' ' }, 'name', 'Name is required'],
    ['a location', { locations: [' '] }, 'locations', 'At least one location is required'],
    ['a sport in some season', { spring: [] }, 'winter_sport_ids', 'At least one season sport required'],
  ];
  const wellFormed: typeof needed = [
    ['addresses that look like addresses', { email: 'a@example' }, 'contact_email', 'One or more emails are invalid'],
    ['a place that is known', { locations: ['Nowhere'] }, 'address', 'Choose the address from the suggestions.'],
  ];
  const refuses = async (change: Row, field: string, message: string) => {
    const before = await own('select count(*) from app_public.organizations');
    const values = { name: 'New', locations: ['Austin, TX'], email: null, website: null, spring: [1], ...change };
    expect(await refusal(create(values))).toEqual({ code: 'SL422', field, message });
    expect(await own('select count(*) from app_public.organizations')).toEqual(before);
  };
  it.each(needed)('[B-048, B-050, B-051] demands %s, and makes nothing otherwise', (_what, change, field, message) =>
    refuses(change, field, message),
  );
  it.each(wellFormed)('[B-046, B-077] demands %s, and makes nothing otherwise', (_what, change, field, message) =>
    refuses(change, field, message),
  );

  it('[B-049, B-093] an email may be missing', async () => {
    const [made] = await create({ name: 'Quiet', locations: ['Austin, TX'], email: ' ', website: null, spring: [1] });
    expect(made).toMatchObject({ contact_email: null, can_receive_emails: false });
    await update(admin, made?.id, { contact_email: 'a@example.org' });
    expect(await update(admin, made?.id, { contact_email: '' })).toMatchObject([
      { contact_email: null, can_receive_emails: false },
    ]);
  });

  it('refuses a sport that is not in the list', async () => {
    expect(
      await refusal(create({ name: 'New', locations: ['Austin, TX'], email: null, website: null, spring: [1, 999] })),
    ).toMatchObject({ code: 'SL422', field: 'spring_sport_ids' });
  });

  it('[B-052] is refused to leagues, and to an employee who is no longer active', async () => {
    const call = `select app_public.create_organization('New', '{"Austin, TX"}', spring_sport_ids => '{1}')`;
    expect((await refusal(organization(call))).code).toBe('42501');
    const gone = await makeUser(db.owner, 'admin', { status: 'deactivated' });
    expect((await refusal(asking(db, { role: 'admin', userId: gone.id })(call))).code).toBe('SL403');
  });
});

describe('changing an organization', () => {
  it('[B-080, B-086] staff change the given fields and leave the others', async () => {
    const { id } = await makeOrganization(db.owner, { contact_phone: '555-555-5555' });
    const [changed] = await update(admin, id, {
      name: 'Renamed',
      city: 'Dallas',
      number_of_unique_participants_per_year: 0,
    });
    expect(changed).toMatchObject({
      name: 'Renamed',
      city: 'Dallas',
      contact_phone: '555-555-5555',
      number_of_unique_participants_per_year: null,
    });
  });

  it('[B-084] a new confidence needs a reason, an old one does not', async () => {
    const { id } = await makeOrganization(db.owner, { data_confidence: 'complete' });
    expect(await refusal(update(admin, id, { data_confidence: 'verified' }))).toMatchObject({
      code: 'SL422',
      field: 'data_confidence_reason',
    });
    await update(admin, id, { data_confidence: 'complete' });
    await update(admin, id, { data_confidence: 'verified', data_confidence_reason: 'Called them' });
    expect(await rowOf(id)).toMatchObject({ data_confidence: 'verified', data_confidence_reason: 'Called them' });
    expect(await refusal(update(admin, id, { data_confidence: 'ended', data_confidence_reason: 'x' }))).toMatchObject({
      code: 'SL422',
      field: 'data_confidence',
    });
  });

  it('[B-017] a league can change its own fields but none of the staff’s', async () => {
    await update(organization, league.id, { contact_phone: '512-555-0100', email_list_size: 900 });
    expect(await rowOf(league.id)).toMatchObject({ contact_phone: '512-555-0100', email_list_size: 900 });
    for (const field of [
      'city',
      'state',
      'data_confidence',
      'hubspot_company_id',
      'language',
      'sports_management_software_id',
      'salesforce_id',
    ])
      expect(await refusal(update(organization, league.id, { [field]: 'x' }))).toMatchObject({ code: 'SL403', field });
  });

  it('[B-007] a league changes nothing of another one, which is there', async () => {
    expect(await refusal(update(stranger, league.id, { name: 'Mine now' }))).toMatchObject({ code: 'SL404' });
    expect(await rowOf(league.id)).toMatchObject({ name: 'Cedar Park Soccer' });
  });

  it('[B-013] what a call answers to a league hides the staff’s columns', async () => {
    const [answer] = await update(organization, league.id, { contact_phone: '512-555-0101' });
    expect(answer).toMatchObject({ name: 'Cedar Park Soccer', data_confidence: null, hubspot_company_id: null });
    expect(await rowOf(league.id)).toMatchObject({ hubspot_company_id: 'hub-1', data_confidence: 'speculative' });
    expect((await refusal(organization('select hubspot_company_id from app_public.organizations'))).code).toBe('42501');
  });

  it('[B-081] social media is written as the list says: changed, added, left out', async () => {
    const { id } = await makeOrganization(db.owner);
    const entries = async (): Promise<Row[]> =>
      own(
        'select id, channel_id, url, can_post from app_public.organization_social_media where organization_id = $1 order by id',
        [id],
      );
    await update(admin, id, {
      social_media: [
        { channel_id: 1, url: 'a.test' },
        { channel_id: 2, can_post: true },
      ],
    });
    const [first, second] = await entries();
    expect([first, second]).toMatchObject([
      { channel_id: 1, url: 'a.test', can_post: false },
      { channel_id: 2, url: '', can_post: true },
    ]);
    await update(admin, id, { social_media: [{ id: second?.id, channel_id: 3, url: 'b.test' }] });
    expect(await entries()).toEqual([{ id: second?.id, channel_id: 3, url: 'b.test', can_post: false }]);
    expect(
      await refusal(update(admin, league.id, { social_media: [{ id: second?.id, channel_id: 1 }] })),
    ).toMatchObject({ code: 'SL404', field: 'social_media' });
  });
});

describe('zips', () => {
  it('[B-099, B-101, B-115] are added once, kept as texts, and removed', async () => {
    const { id } = await makeOrganization(db.owner);
    const zips = async () =>
      (
        await admin('select app_public.organizations_zips(o) as zips from app_public.organizations o where id = $1', [
          id,
        ])
      )[0]?.zips;
    await admin('select app_public.add_zips($1, $2)', [id, ['78701', '02134', '78701']]);
    expect(await zips()).toEqual(['02134', '78701']);
    await admin('select app_public.remove_zip($1, $2)', [id, '02134']);
    expect(await zips()).toEqual(['78701']);
  });

  it('[B-117] refuses a batch that names unknown ones, with exactly that message, and saves none of it', async () => {
    const { id } = await makeOrganization(db.owner);
    expect(await refusal(admin('select app_public.add_zips($1, $2)', [id, ['78701', '00000', 'abc']]))).toEqual({
      code: 'SL422',
      field: 'zips',
      message: 'Cannot add invalid zips: 00000, abc',
    });
    expect(await own('select * from app_public.organization_zips where organization_id = $1', [id])).toEqual([]);
  });

  it('[B-013] are staff’s', async () => {
    await admin('select app_public.add_zips($1, $2)', [league.id, ['78613']]);
    expect(
      await own('select zip from app_public.organization_zips where organization_id = $1', [league.id]),
    ).toHaveLength(1);
    expect((await refusal(organization('select * from app_public.organization_zips'))).code).toBe('42501');
    expect((await refusal(organization(`select app_public.add_zips($1, '{78701}')`, [league.id]))).code).toBe('42501');
  });
});

describe('deleting an organization', () => {
  const remove = (id: number) => admin('select app_public.delete_organization($1)', [id]);

  it.each(['proposed', 'confirmed'])('[B-070] is refused with a %s offer', async (status) => {
    const { organization: kept } = await makeOfferFixture(db.owner, { offer: { status } });
    expect((await refusal(remove(kept.id))).code).toBe('SL409');
    expect(await rowOf(kept.id)).toBeDefined();
  });

  it('[B-070] is refused when a check was ever written', async () => {
    const { organization: kept, offer } = await makeOfferFixture(db.owner, { offer: { status: 'canceled' } });
    await makeCheck(db.owner, offer, { status: 'voided' });
    expect((await refusal(remove(kept.id))).code).toBe('SL409');
    expect(await rowOf(kept.id)).toBeDefined();
  });

  it('[B-059, B-070] otherwise takes everything that belongs to it along', async () => {
    const { organization: gone, offer, property } = await makeOfferFixture(db.owner, { offer: { status: 'rejected' } });
    const { id } = gone;
    const place = await insert(db.owner, 'play_locations', { organization_id: id, address: 'Austin, TX' });
    const joined = { organization_id: id, sponsorable_property_id: property.id };
    await insert(db.owner, 'sponsorable_property_play_locations', { ...joined, play_location_id: place.id });
    const detail = await insert(db.owner, 'capability_details', {
      organization_id: id,
      capability_id: 3,
      kind: 'game_signage',
    });
    const selling = await insert(db.owner, 'organization_capabilities', {
      organization_id: id,
      capability_id: 3,
      name: 'Banners',
      capability_detail_id: detail.id,
    });
    const bundle = await insert(db.owner, 'organization_packages', { organization_id: id, name: 'Gold', price: 1 });
    await insert(db.owner, 'organization_capability_packages', {
      organization_id: id,
      organization_package_id: bundle.id,
      organization_capability_id: selling.id,
    });
    await insert(db.owner, 'organization_package_properties', { ...joined, organization_package_id: bundle.id });
    await remove(id);
    for (const table of [
      'offers',
      'sponsorable_properties',
      'play_locations',
      'addresses',
      'organization_packages',
      'capability_details',
      'organization_users',
    ])
      expect(await own(`select * from app_public.${table} where organization_id = $1`, [id])).toEqual([]);
    expect(await rowOf(id)).toBeUndefined();
    expect(await own('select * from app_public.campaigns where id = $1', [offer.campaign_id])).toHaveLength(1);
  });

  it('[B-011] is staff’s alone', async () => {
    const { id } = await makeOrganization(db.owner);
    expect((await refusal(organization('select app_public.delete_organization($1)', [id]))).code).toBe('42501');
    expect(await rowOf(id)).toBeDefined();
  });
});
