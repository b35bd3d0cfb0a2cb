/** Records that three staff members change in any order, and their rows in the database. */
import type pg from 'pg';
import {
  insert,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeOffer,
  makeOrganization,
  makeProperty,
  type Row,
} from '../harness/factories.ts';

export interface Fixture {
  organizations: number[];
  sponsor: number;
  campaign: number;
  campaignCapability: number;
  offer: number;
}

export async function makeFixture(db: pg.Pool): Promise<Fixture> {
  const first = await makeOrganization(db);
  const second = await makeOrganization(db, { data_confidence_reason: null });
  const property = await makeProperty(db, { organization_id: first.id });
  for (const nickname of ['North', 'South'])
    await insert(db, 'play_locations', { organization_id: first.id, nickname, address: '1 Oak St', lat: 41, lon: -80 });
  const campaign = await makeCampaign(db);
  const capability = await makeCampaignCapability(db, campaign.id);
  const offer = await makeOffer(db, {
    campaign_id: campaign.id,
    sponsorable_property_id: property.id,
    status: 'prospecting',
  });
  await makeAsset(db, offer, capability.id);
  for (const quote of ['Fun', 'Great']) await insert(db, 'testimonials', { campaign_id: campaign.id, quote });
  return {
    organizations: [first.id, second.id],
    sponsor: campaign.sponsor_id,
    campaign: campaign.id,
    campaignCapability: capability.id,
    offer: offer.id,
  };
}

/** Tables of the fixture, with the column and ids by which its rows are found. */
const TABLES: [table: string, column: string, of: (fixture: Fixture) => number[]][] = [
  ['organizations', 'id', ({ organizations }) => organizations],
  ['organization_social_media', 'organization_id', ({ organizations }) => organizations],
  ['organization_zips', 'organization_id', ({ organizations }) => organizations],
  ['play_locations', 'organization_id', ({ organizations }) => organizations],
  ['sponsorable_properties', 'organization_id', ({ organizations }) => organizations],
  ['sponsorable_property_play_locations', 'organization_id', ({ organizations }) => organizations],
  ['organization_capabilities', 'organization_id', ({ organizations }) => organizations],
  ['capability_details', 'organization_id', ({ organizations }) => organizations],
  ['capability_detail_properties', 'organization_id', ({ organizations }) => organizations],
  ['sponsors', 'id', ({ sponsor }) => [sponsor]],
  ['campaigns', 'id', ({ campaign }) => [campaign]],
  ['custom_questions', 'campaign_id', ({ campaign }) => [campaign]],
  ['testimonials', 'campaign_id', ({ campaign }) => [campaign]],
  ['campaign_statistics', 'campaign_id', ({ campaign }) => [campaign]],
  ['offers', 'campaign_id', ({ campaign }) => [campaign]],
  ['assets', 'campaign_id', ({ campaign }) => [campaign]],
];

/** Counters and derived columns. */
const DERIVED = [
  'updated_at',
  'version',
  'last_touchpoint',
  'last_engaged_at',
  'time_zone',
  'search_text',
  'data_confidence_derived',
  'confidence_changes_on',
  'league_budget',
  'location',
];

/** All rows of the fixture by "table key". */
export type Rows = Map<string, Row>;

export async function rowsOf(db: pg.Pool, fixture: Fixture): Promise<Rows> {
  const selects = TABLES.map(
    ([table, column], n) =>
      `select '${table}' as name, app_private.row_id_of('app_public.${table}', to_jsonb(t)) as id, to_jsonb(t) - $${TABLES.length + 1}::text[] as row
       from app_public.${table} t where t.${column} = any ($${n + 1}::int[])`,
  );
  const { rows } = await db.query(selects.join(' union all '), [...TABLES.map(([, , of]) => of(fixture)), DERIVED]);
  return new Map(rows.map(({ name, id, row }) => [`${name} ${id}`, row]));
}
