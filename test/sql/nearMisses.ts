/** Random campaigns and programs for near misses, and the application of one as the console applies it. */
import type pg from 'pg';
import type { TestDatabase } from '../harness/database.ts';
import { makeCampaign, makeOffer, makeOrganization, type Row } from '../harness/factories.ts';
import type { Rng } from '../random/rng.ts';
import type { Ask } from './support.ts';
import { filtering } from './targeting.ts';

const STATES = ['TX', 'OK', 'NM', 'AR'];
const SEASONS = ['winter', 'spring', 'summer', 'fall'];
const ZIPS = ['78701', '73301', '76701', '75201', '77002'];

/** 600 programs of 12 leagues around Austin with all that filters ask for, some of it unknown. Returns their ids. */
export async function scatterPrograms(db: TestDatabase, rng: Rng): Promise<number[]> {
  for (const [at, zip] of ZIPS.entries())
    await db.owner.query('update app_public.zip_codes set median_household_income = $2, hispanic = $3 where zip = $1', [
      zip,
      40_000 + at * 22_000,
      at * 0.09,
    ]);
  const leagues: number[] = [];
  for (let at = 0; at < 12; at++) {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    leagues.push(id);
    await db.owner.query(
      `with detail as (
         insert into app_public.capability_details (organization_id, capability_id, kind)
         select $1, c.id, c.kind from app_public.capabilities c where c.id = any ($2) returning id, capability_id)
       insert into app_public.organization_capabilities (organization_id, capability_id, name, capability_detail_id)
       select $1, capability_id, 'Sold', id from detail`,
      [id, [3, 4, 5].filter(() => rng.chance(0.4))],
    );
  }
  const programs = Array.from({ length: 600 }, (_, at) => ({
    organization_id: rng.pick(leagues),
    name: `Program ${at}`,
    season: rng.pick(SEASONS),
    sport_id: rng.chance(0.1) ? null : rng.int(1, 5),
    number_of_players: rng.chance(0.1) ? null : rng.int(1, 700),
    start_date: rng.chance(0.3) ? null : `${rng.int(2030, 2031)}-03-01`,
    entered_data_confidence: rng.chance(0.1) ? 'not_a_good_fit' : 'verified',
    state: rng.chance(0.05) ? null : rng.pick(STATES),
    zip: rng.chance(0.05) ? null : rng.pick(ZIPS),
    ...(rng.chance(0.1) ? {} : { lat: 30.27 + rng.next() * 2 - 1, lon: -97.74 + rng.next() * 2 - 1 }),
  }));
  const { rows } = await db.owner.query(
    `insert into app_public.sponsorable_properties (organization_id, name, season, sport_id, number_of_players,
       start_date, entered_data_confidence, state, zip, lat, lon)
     select p.organization_id, p.name, p.season, p.sport_id, p.number_of_players, p.start_date,
       p.entered_data_confidence, p.state, p.zip, p.lat, p.lon
     from jsonb_populate_recordset(null::app_public.sponsorable_properties, $1) p returning id`,
    [JSON.stringify(programs)],
  );
  return rows.map(({ id }) => id);
}

/** A campaign with a random choice of filters of every type, some of them off, and some offers. */
export async function randomCampaign(db: TestDatabase, admin: Ask, rng: Rng, programs: number[]): Promise<number> {
  const campaign = await makeCampaign(db.owner, {
    any_season: rng.chance(0.5),
    season: rng.pick(SEASONS),
    year: 2030,
    target_number_of_leagues: 20,
  });
  const filter = filtering(admin);
  const low = rng.int(0, 300);
  const filters: [string, Row][] = [
    ['StateFilter', { state: 'TX' }],
    ['StateFilter', { state: 'OK' }],
    ['SportFilter', { sportIds: [1, 2].slice(rng.int(0, 1)) }],
    ['CapabilityFilter', { capabilityIds: [rng.int(3, 4)] }],
    ['SeasonFilter', { [rng.pick(SEASONS)]: true }],
    ['NumberOfPlayersFilter', { lowBound: low, highBound: rng.chance(0.5) ? null : low + 200 }],
    ['IncomeFilter', { lowBound: 45_000, highBound: 90_000 }],
    ['EthnicityFilter', { hispanic: 0.3 }],
    ['LocationFilter', {}],
    ['LocationFilter', {}],
  ];
  for (const [type, parameters] of filters.filter(() => rng.chance(0.4))) {
    const { id } = await filter(campaign, type, parameters);
    if (type === 'LocationFilter') {
      await admin('select app_public.update_location_filter($1, $2)', [id, { radius: rng.int(3, 60) }]);
      await admin('select app_public.add_zips_to_location_filter($1, $2)', [id, [rng.pick(['78701', '76701'])]]);
    }
    if (rng.chance(0.2)) await admin('update app_public.search_filters set enabled = false where id = $1', [id]);
  }
  for (const sponsorable_property_id of programs.filter(() => rng.chance(0.1)))
    await makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id });
  return campaign.id;
}

/** Applies a near miss by the operations that the console uses for it. */
export async function applyStep(client: pg.PoolClient, campaignId: number, step: Row): Promise<void> {
  if (step.change === 'radius')
    await client.query('select app_public.update_location_filter($1, $2)', [
      step.searchFilterId,
      { radius: step.after },
    ]);
  else if (step.searchFilterId)
    await client.query('update app_public.search_filters set parameters = $2, enabled = true where id = $1', [
      step.searchFilterId,
      step.parameters,
    ]);
  else
    await client.query('insert into app_public.search_filters (campaign_id, type, parameters) values ($1, $2, $3)', [
      campaignId,
      step.type,
      step.parameters,
    ]);
}
