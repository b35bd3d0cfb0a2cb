/**
 * A random fixture: leagues, brands and people with rows in every table and status, so that for each kind of row
 * there is somebody who may see it and somebody who must not. Inserted by the owner, without the API's functions.
 */
import {
  type Db,
  idOf,
  insert,
  makeApiKey,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeCheck,
  makeDeadline,
  makeFeed,
  makeFile,
  makeImage,
  makeMember,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  makeSponsorUser,
  makeUser,
  makeWebhook,
  type Row,
} from '../harness/factories.ts';
import {
  campaignCapabilityRows,
  campaignRows,
  leagueRows,
  makeSelling,
  offerRows,
  sponsorRows,
} from '../harness/ownedRows.ts';
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
  const owner = await makeMember(db, organization_id);
  await makeApiKey(db, owner.id);
  await makeWebhook(db, owner.id, { off_reason: 'owner' });
  for (const role of ['treasurer', 'helper']) await makeMember(db, organization_id, {}, role);
  if (rng.chance(0.4)) await makeMember(db, organization_id, { status: rng.pick(['invited', 'deactivated']) });
  const place = await leagueRows(db, organization_id);
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
  await makeSelling(db, organization_id, (properties[0] as Row).id, place.id);
  return properties;
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
    await campaignCapabilityRows(db, capability.id, file.id);
  }
  await campaignRows(db, campaign.id);
  const ofSeason = { sponsor_id: sponsor.id, season: campaign.season, year: campaign.year };
  await insert(db, 'sponsor_feedback', { ...ofSeason, section: 'delivery', body: 'A good season' });
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
  for (const image of rng.some(['pending', 'verified', 'rejected'], 3))
    await makeImage(db, deadline, { status: image, file_id: file.id });
  if (rng.chance(0.4)) await makeImage(db, deadline, { status: 'verified', hidden: true, file_id: file.id });
  await makeDeadline(db, asset);
  await offerRows(db, owners, deadline.id, file.id);
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
  for (const role of ['admin', 'admin', 'superadmin']) {
    const { id } = await makeUser(db, role);
    await makeApiKey(db, id);
    await makeFeed(db, id);
    await makeWebhook(db, id, { off_reason: 'owner' });
  }
  await makeUser(db, 'admin', { status: 'deactivated' });
  await insert(db, 'feature_flags', { name: 'new_map', enabled: true });
  const leagues: Row[][] = [];
  for (let i = 0; i < 5; i++) leagues.push(await makeLeague(db, rng));
  // an owner of one league who helps another
  const [first, second] = leagues as [Row[], Row[]];
  const busy = await makeMember(db, first[0]?.organization_id);
  await insert(db, 'organization_users', {
    organization_id: second[0]?.organization_id,
    user_id: busy.id,
    role: 'helper',
  });
  const sides: Sides = { properties: leagues.flat(), campaigns: [], file };
  for (let i = 0; i < 3; i++) {
    const sponsor = await makeSponsor(db, { logo_file_id: file.id, category_id: rng.int(1, 2) });
    const user = await makeSponsorUser(db, sponsor.id);
    await makeApiKey(db, user.id);
    await makeWebhook(db, user.id, { off_reason: 'owner' });
    // one sees everything, one only leagues in Texas, one only those in Ohio
    await db.query('update app_public.sponsor_users set states = $2 where user_id = $1', [
      user.id,
      [null, ['TX'], ['OH']][i],
    ]);
    await sponsorRows(db, sponsor.id);
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
