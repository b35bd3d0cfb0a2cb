/**
 * A random fixture: leagues, brands and people with rows in every table and status, so that for each kind of row
 * there is somebody who may see it and somebody who must not. Inserted by the owner, without the API's functions.
 */
import {
  type Db,
  day,
  idOf,
  insert,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeCheck,
  makeDeadline,
  makeDefaultDeadline,
  makeFile,
  makeImage,
  makeMember,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  makeSponsorUser,
  makeUser,
  type Row,
} from '../harness/factories.ts';
import type { Rng } from './rng.ts';

const offerStatuses = [
  'prospecting',
  'qualified',
  'proposed',
  'rejected_by_league',
  'confirmed',
  'unqualified',
  'rejected',
  'rejected_by_organization',
  'canceled',
];
const campaignStatuses = ['active', 'active', 'complete', 'proposed', 'contracted', 'rejected'];
const seasons = ['spring', 'fall'];
const capabilityNames = ['Professional Photography', 'Game Signage'];

type Sides = { properties: Row[]; campaigns: { campaign: Row; capabilities: Row[] }[]; file: Row };

async function makeLeague(db: Db, rng: Rng): Promise<Row[]> {
  const organization = await makeOrganization(db, {
    addresses: rng.chance(0.8),
    website_url: 'https://league.example',
    data_confidence: 'complete',
    hubspot_company_id: `hub-${rng.int(1, 9999)}`,
    last_engaged_at: '2030-01-05T12:00:00Z',
  });
  const organization_id = organization.id;
  await makeMember(db, organization_id);
  if (rng.chance(0.4)) await makeMember(db, organization_id, { status: rng.pick(['invited', 'deactivated']) });
  await db.query('insert into app_public.organization_zips values ($1, $2)', [organization_id, '78701']);
  await insert(db, 'organization_social_media', { organization_id, channel_id: 1, url: 'https://social.example' });
  await insert(db, 'events_survey_responses', {
    organization_id,
    submitted_at: await day(db),
    survey_gizmo_response_id: `answer-${organization_id}`,
  });
  const comment = await insert(db, 'comments', { organization_id, content: 'Prefers calls' });
  const colleague = await makeUser(db, 'admin');
  await insert(db, 'comment_mentions', { comment_id: comment.id, user_id: colleague.id });
  await insert(db, 'tasks', {
    organization_id,
    title: 'Call them',
    due_date: await day(db),
    assignee_id: colleague.id,
  });
  const place = await insert(db, 'play_locations', {
    organization_id,
    address: '1 Park Rd, Austin, TX 78701',
    primary: true,
  });
  const properties: Row[] = [];
  for (let i = rng.int(2, 4); i > 0; i--) {
    const property = await makeProperty(db, { organization_id, season: rng.pick(seasons) });
    properties.push(property);
    await insert(db, 'sponsorable_property_play_locations', {
      sponsorable_property_id: property.id,
      play_location_id: place.id,
      organization_id,
      primary: true,
    });
  }
  await makeSelling(db, organization_id, properties[0] as Row, place.id);
  return properties;
}

/** A league's capability with its detail, in a package. */
async function makeSelling(db: Db, organization_id: number, property: Row, placeId: number): Promise<void> {
  const capability_id = await idOf(db, 'capabilities', 'Game Signage');
  const detail = await insert(db, 'capability_details', {
    organization_id,
    capability_id,
    kind: 'game_signage',
    price: 250,
  });
  const selling = await insert(db, 'organization_capabilities', {
    organization_id,
    capability_id,
    name: 'Fence banners',
    capability_detail_id: detail.id,
  });
  const onDetail = { capability_detail_id: detail.id, organization_id };
  await insert(db, 'capability_detail_properties', { ...onDetail, sponsorable_property_id: property.id });
  await insert(db, 'capability_detail_play_locations', { ...onDetail, play_location_id: placeId });
  const bundle = await insert(db, 'organization_packages', { organization_id, name: 'Gold', price: 900 });
  const inBundle = { organization_package_id: bundle.id, organization_id };
  await insert(db, 'organization_package_properties', { ...inBundle, sponsorable_property_id: property.id });
  await insert(db, 'organization_capability_packages', { ...inBundle, organization_capability_id: selling.id });
}

async function makeCampaignOf(db: Db, rng: Rng, sponsor: Row, file: Row): Promise<Sides['campaigns'][number]> {
  const campaign = await makeCampaign(db, {
    sponsor_id: sponsor.id,
    status: rng.pick(campaignStatuses),
    season: rng.pick(seasons),
    year: rng.int(2029, 2030),
    exclusive_by_sport: rng.chance(0.5),
    exclusive_by_category: rng.chance(0.5),
    any_season: rng.chance(0.5),
    total_spend: 100_000,
    goal: 'Reach families',
    sponsor_facing_goal_title: 'Families',
  });
  const capabilities: Row[] = [];
  for (const name of rng.some(capabilityNames, 2)) {
    const capability = await makeCampaignCapability(db, campaign.id, {
      capability_id: await idOf(db, 'capabilities', name),
      quantity: 40,
    });
    capabilities.push(capability);
    const template = {
      default_verification_deadline_id: (await makeDefaultDeadline(db, capability.id)).id,
      name: 'Post',
    };
    await insert(db, 'creative_content_templates', { ...template, content: 'Thank you, {{league_name}}' });
    await insert(db, 'creative_file_templates', { ...template, file_id: file.id });
  }
  const ofCampaign = { campaign_id: campaign.id };
  await insert(db, 'campaign_statistics', {
    ...ofCampaign,
    name: 'Reach',
    number: '1,000',
    description: 'People',
    icon_name: 'users',
  });
  await insert(db, 'testimonials', { ...ofCampaign, quote: 'We loved it' });
  await insert(db, 'campaign_notes', { ...ofCampaign, body: '<p>Opening day</p>', published: rng.chance(0.6) });
  await insert(db, 'sponsor_feedback', { ...ofCampaign, section: 'goal', body: 'Great start' });
  const ofSeason = { sponsor_id: sponsor.id, season: campaign.season, year: campaign.year };
  await insert(db, 'sponsor_feedback', { ...ofSeason, section: 'delivery', body: 'A good season' });
  await insert(db, 'custom_questions', { ...ofCampaign, question: 'Which color are your jerseys?' });
  const filter = await insert(db, 'search_filters', { ...ofCampaign, type: 'LocationFilter' });
  await db.query(
    `insert into app_public.location_filters (id, campaign_id, name) values ($1, $2, 'Texas') on conflict do nothing`,
    [filter.id, campaign.id],
  );
  await insert(db, 'locations', { location_filter_id: filter.id, name: 'Austin', kind: 'zip', lat: 30.3, lon: -97.7 });
  return { campaign, capabilities };
}

/** An offer with rows in every table that depends on it, and deadlines with images in random statuses. */
async function makeOfferWithRows(db: Db, rng: Rng, status: string, { property, side, file }: Pair): Promise<Row> {
  const offer = await makeOffer(db, {
    status,
    campaign_id: side.campaign.id,
    sponsorable_property_id: property.id,
    ...(status === 'unqualified' ? { communicated_to_league: rng.chance(0.5) } : {}),
    custom_field: 'For staff',
  });
  const owners = { offer_id: offer.id, organization_id: offer.organization_id, sponsor_id: offer.sponsor_id };
  const asset = await makeAsset(db, offer, rng.pick(side.capabilities).id);
  const deadline = await makeDeadline(db, asset, { requires_creatives: rng.chance(0.5) });
  const onDeadline = { ...owners, verification_deadline_id: deadline.id };
  for (const image of rng.some(['pending', 'verified', 'rejected'], 3))
    await makeImage(db, deadline, { status: image, file_id: file.id });
  if (rng.chance(0.4)) await makeImage(db, deadline, { status: 'verified', hidden: true, file_id: file.id });
  await makeDeadline(db, asset);
  await insert(db, 'verification_deadline_responses', { ...onDeadline, canned_response_id: 1, comment: 'Soon' });
  await insert(db, 'creative_contents', { ...onDeadline, name: 'Post', content: 'Thank you, {{league_name}}' });
  await insert(db, 'creative_files', { ...onDeadline, name: 'Banner', file_id: file.id });
  await insert(db, 'pre_qual_survey_responses', { ...owners, boolean_response: true });
  await insert(db, 'sponsorship_events', { ...owners, event_type: 'comment', description: 'Called the league' });
  if (status === 'confirmed' || status === 'canceled') {
    await insert(db, 'offer_contracts', { ...owners, version_number: 1, file_id: file.id });
    const checks = status === 'confirmed' ? ['pending', 'approved', 'rejected', 'voided'] : ['approved', 'voided'];
    const { rows } = await db.query('select mailing_address_id as id from app_public.organizations where id = $1', [
      offer.organization_id,
    ]);
    for (const check of checks)
      if (rows[0].id || check === 'pending' || check === 'rejected') await makeCheck(db, offer, { status: check });
  }
  return offer;
}

type Pair = { property: Row; side: Sides['campaigns'][number]; file: Row };

async function makeApplications(db: Db, rng: Rng, offer: Row, { campaign }: Sides['campaigns'][number]): Promise<void> {
  const { organization_id } = offer;
  const { rows } = await db.query(
    `insert into app_public.sponsorship_applications (organization_id, season, year, campaign_id, offer_id, chosen_interests, done_steps)
     values ($1, $2, $3, $4, $5, '{game-signage}', $6) on conflict do nothing returning *`,
    [
      organization_id,
      campaign.season,
      campaign.year,
      campaign.id,
      offer.id,
      rng.chance(0.5) ? ['interests', 'tournament-information', 'game-signage'] : [],
    ],
  );
  const application = rows[0];
  if (!application) return;
  const answered = { sponsorship_application_id: application.id, organization_id };
  await insert(db, 'capability_details', {
    ...answered,
    capability_id: await idOf(db, 'capabilities', 'Game Signage'),
    kind: 'game_signage',
    accepted: rng.chance(0.5),
  });
  await insert(db, 'tournaments', { ...answered, host_tournament: false });
  const question = await db.query('select id from app_public.custom_questions where campaign_id = $1', [campaign.id]);
  await insert(db, 'custom_responses', { ...answered, custom_question_id: question.rows[0].id, response: 'Blue' });
}

/** Fills an empty database. The same seed gives the same fixture. */
export async function makeRandomFixture(db: Db, rng: Rng): Promise<void> {
  // places for lookups; a few hundred are enough
  await db.query(
    `delete from app_public.zip_codes where zip not like '787%' and zip not in (select min(z.zip) from app_public.zip_codes z group by z.state)`,
  );
  const file = await makeFile(db);
  for (const role of ['admin', 'admin', 'superadmin']) await makeUser(db, role);
  await makeUser(db, 'admin', { status: 'deactivated' });
  await insert(db, 'feature_flags', { name: 'new_map', enabled: true });
  const leagues: Row[][] = [];
  for (let i = 0; i < 5; i++) leagues.push(await makeLeague(db, rng));
  // a member of two leagues
  const [first, second] = leagues as [Row[], Row[]];
  const busy = await makeMember(db, first[0]?.organization_id);
  await insert(db, 'organization_users', { organization_id: second[0]?.organization_id, user_id: busy.id });
  const sides: Sides = { properties: leagues.flat(), campaigns: [], file };
  for (let i = 0; i < 3; i++) {
    const sponsor = await makeSponsor(db, { logo_file_id: file.id, category_id: rng.int(1, 2) });
    const user = await makeSponsorUser(db, sponsor.id);
    // one sees everything, one only leagues in Texas, one only those in Ohio
    await db.query('update app_public.sponsor_users set states = $2 where user_id = $1', [
      user.id,
      [null, ['TX'], ['OH']][i],
    ]);
    await insert(db, 'seasonal_goals', { sponsor_id: sponsor.id, season: 'spring', year: 2030 });
    const list = await insert(db, 'location_lists', { sponsor_id: sponsor.id });
    await insert(db, 'location_list_items', { location_list_id: list.id, address: '1 Main St, Austin, TX' });
    for (let n = rng.int(2, 3); n > 0; n--) sides.campaigns.push(await makeCampaignOf(db, rng, sponsor, file));
  }
  const pairs = rng.shuffled(
    sides.properties.flatMap((property) => sides.campaigns.map((side): Pair => ({ property, side, file }))),
  );
  for (const [i, pair] of pairs.slice(0, 27).entries()) {
    const offer = await makeOfferWithRows(db, rng, offerStatuses[i % offerStatuses.length] as string, pair);
    if (rng.chance(0.5)) await makeApplications(db, rng, offer, pair.side);
  }
}
