/** Near misses bring what they say, and explanations agree with the list of available programs. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  insert,
  makeCampaign,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { Rng } from '../random/rng.ts';
import { applyStep, randomCampaign, scatterPrograms } from './nearMisses.ts';
import { makeStaff, owning, refusal, signInMember } from './support.ts';
import { filtering } from './targeting.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin, adminId } = await makeStaff(db);
const own = owning(db);
const filter = filtering(admin);
const rng = new Rng(32);
let programs: number[];
const campaigns: number[] = [];

/** The near misses of a campaign with the API's names. */
const nearMisses = async (ask: typeof admin, campaignId: number): Promise<Row> =>
  (
    await ask(
      `select coalesce((select jsonb_agg(jsonb_build_object('type', s.type, 'change', s.change,
         'searchFilterId', s.search_filter_id, 'after', s.after, 'added', s.added, 'parameters', s.parameters,
         'available', s.available, 'confirmed', s.confirmed)) from unnest(n.steps) s), '[]') as steps,
         to_jsonb(n.pair) as pair
       from app_public.near_misses($1) n`,
      [campaignId],
    )
  )[0] as Row;

beforeAll(async () => {
  programs = await scatterPrograms(db, rng);
  for (let made = 0; made < 25; made++) campaigns.push(await randomCampaign(db, admin, rng, programs));
});

describe('near misses', () => {
  it('each step, and the best pair, makes as many programs available as it says', async () => {
    const types = new Set<string>();
    let pairs = 0;
    for (const id of campaigns)
      await db.as({ role: 'admin', userId: adminId }, async (client) => {
        const available = async () =>
          (await client.query('select available from app_public.prospecting_report($1)', [`campaign-${id}`])).rows[0]
            .available;
        const applied = async (...steps: Row[]) => {
          await client.query('savepoint before');
          for (const step of steps) await applyStep(client, id, step);
          const after = await available();
          await client.query('rollback to before');
          return after;
        };
        const now = await available();
        const ask = async (query: string, values?: unknown[]) => (await client.query(query, values)).rows;
        const misses = await nearMisses(ask, id);
        for (const step of misses.steps) {
          expect([id, step, await applied(step)]).toEqual([id, step, now + step.available]);
          types.add(step.type);
        }
        const { pair, steps } = misses;
        if (!pair) return;
        pairs += 1;
        expect([id, pair, await applied(steps[pair.first], steps[pair.second])]).toEqual([
          id,
          pair,
          now + pair.available,
        ]);
        expect(pair.available).toBeGreaterThan(steps[pair.first].available + steps[pair.second].available);
      });
    expect([...types].sort()).toEqual([
      'CapabilityFilter',
      'EthnicityFilter',
      'IncomeFilter',
      'LocationFilter',
      'NumberOfPlayersFilter',
      'SeasonFilter',
      'SportFilter',
      'StateFilter',
    ]);
    expect(pairs).toBeGreaterThan(0);
  });

  it('come with most first, and switch on a filter that is off instead of doubling it', async () => {
    const campaign = await makeCampaign(db.owner, { any_season: true });
    await filter(campaign, 'StateFilter', { state: 'TX' });
    await filter(campaign, 'NumberOfPlayersFilter', { lowBound: 120 });
    const off = await filter(campaign, 'StateFilter', { state: 'OK' });
    await admin('update app_public.search_filters set enabled = false where id = $1', [off.id]);
    await own(`update app_public.sponsorable_properties set state = 'KS' where state in ('NM', 'AR') and id % 3 = 0`);
    const { steps } = await nearMisses(admin, campaign.id);
    const gains = steps.map(({ available }: Row) => available);
    expect(gains).toEqual([...gains].sort((a, b) => b - a));
    expect(steps).toContainEqual(
      expect.objectContaining({
        type: 'StateFilter',
        added: 'OK',
        searchFilterId: off.id,
        parameters: { state: 'OK' },
      }),
    );
    expect(steps).toContainEqual(
      expect.objectContaining({ change: 'low_bound', after: 100, parameters: { lowBound: 100, highBound: null } }),
    );
  });

  it('has none without filters, and none for a location filter without places', async () => {
    const campaign = await makeCampaign(db.owner, { any_season: true });
    expect(await nearMisses(admin, campaign.id)).toMatchObject({ steps: [], pair: null });
    await filter(campaign, 'LocationFilter');
    expect(await nearMisses(admin, campaign.id)).toEqual({ steps: [], pair: null });
  });
});

describe('the supply', () => {
  it('counts what is available and open by place, and what is likely at the rates of the newest forecast', async () => {
    const [id] = campaigns as [number];
    const supply = async () =>
      (await admin('select to_jsonb(s) as s from app_public.campaign_supply($1) s', [id]))[0]?.s;
    const before = await supply();
    expect(before).toMatchObject({ target: 20, likely_open: null, short: null });
    expect(before.obstacle).toEqual(expect.any(String));
    const { rows } = await db.owner.query('select app_private.today()::text as today');
    const { today } = rows[0];
    await insert(db.owner, 'app_private.forecast_nights', {
      night: today,
      ended_campaigns: 30,
      confirmations: 100,
      confirming_prior: 1,
      sending_prior: 1,
    });
    const deadline = (await db.owner.query(`select ($1::date + 30)::text as day`, [today])).rows[0].day;
    await insert(db.owner, 'app_private.campaign_forecasts', {
      campaign_id: id,
      day: today,
      night: today,
      deadline,
      confirmed: 0,
      sent: 10,
      unsent: 10,
      ratio: 1,
      shape: 1,
      sending_shape: 1,
      new_share: 0.1,
    });
    const numbers = [
      'sent_mean',
      'unsent_mean',
      'mean',
      'existing_mean',
      'existing_variance',
      'existing_low',
      'existing_median',
      'existing_high',
      'all_mean',
      'all_variance',
      'low',
      'median',
      'high',
    ];
    await insert(db.owner, 'app_private.forecast_points', {
      campaign_id: id,
      day: today,
      on_date: deadline,
      ...Object.fromEntries(numbers.map((name) => [name, 5])),
    });
    const after = await supply();
    const [report] = await admin('select * from app_public.prospecting_report($1)', [`campaign-${id}`]);
    expect(after).toMatchObject({ available: report?.available, confirmed: report?.confirmed, obstacle: null });
    expect(after.likely_open).toBe(Math.round(after.open / 4)); // 5 of 20
    expect(after.likely_available).toBe(Math.round(after.available * 0.1));
    expect(after.short).toBe(Math.max(0, 20 - after.confirmed - after.likely_open - after.likely_available));
    const { steps } = await nearMisses(admin, id);
    for (const { available, confirmed } of steps) expect(confirmed).toBe(Math.round(available * 0.1));
  });

  it('says what each place with a goal lacks, and what states and markets without one have', async () => {
    const campaign = await makeCampaign(db.owner, { any_season: true });
    await filter(campaign, 'StateFilter', { state: 'TX' });
    const { id } = await filter(campaign, 'LocationFilter');
    await admin('select app_public.add_zips_to_location_filter($1, $2)', [id, ['78701', '99501']]);
    await admin('select app_public.update_location_filter($1, $2)', [
      id,
      { strategy: 'per_location', strategy_count: 3 },
    ]);
    const [{ areas } = {}] = await admin('select to_jsonb(s.areas) as areas from app_public.campaign_supply($1) s', [
      campaign.id,
    ]);
    const reports = await admin(
      `select (r).available from app_public.locations l cross join lateral app_public.prospecting_report('location-' || l.id) r
       where l.location_filter_id = $1 order by l.id`,
      [id],
    );
    expect(areas.map(({ target, available }: Row) => [target, available])).toEqual([
      ...reports.map(({ available }) => [3, available]),
      [null, reports[0]?.available],
    ]);
    expect(areas[1]).toMatchObject({ available: 0, likely: null });
    // without a forecast nothing is said to be enough
    for (const area of areas) expect(area.short).toBeNull();
    expect(areas[2]).toMatchObject({ label: 'TX' });
  });
});

describe('why a program is in, or not', () => {
  it('says it is available exactly if it is in the list of available ones, and names what excludes it', async () => {
    for (const id of campaigns) {
      const [matching] = await own('select app_private.matching_property_ids($1) as ids', [id]);
      const available = new Set(matching?.ids);
      const some = programs.filter(() => rng.chance(0.015));
      const explained = await admin(
        `select p as id, e.available, (select array_agg(r.kind) from unnest(e.reasons) r where r.result = 'fails') as excluding
         from unnest($2::int[]) p cross join lateral app_public.targeting_explanations(p, $1) e`,
        [id, some],
      );
      for (const row of explained) {
        const isIn = available.has(row.id);
        expect([id, row.id, row.available, row.excluding === null]).toEqual([id, row.id, isIn, isIn]);
      }
    }
  });

  it('[T1] [T2] gives each value beside what is asked for, with coordinates, offer and conflicts', async () => {
    const sponsors = await Promise.all([makeSponsor(db.owner), makeSponsor(db.owner)]);
    const season = { season: 'fall', year: 2030, any_season: false, exclusive_by_sport: true };
    const [mine, rival] = await Promise.all(
      sponsors.map(({ id }) => makeCampaign(db.owner, { sponsor_id: id, ...season })),
    );
    const league = await makeOrganization(db.owner, { addresses: false });
    const found = await makeProperty(db.owner, {
      organization_id: league.id,
      season: 'fall',
      sport_id: 1,
      state: 'TX',
      number_of_players: 88,
      entered_data_confidence: 'verified',
      lat: 30.27,
      lon: -96.74,
    });
    await filter(mine as Row, 'NumberOfPlayersFilter', { lowBound: 100 });
    const { id } = await filter(mine as Row, 'LocationFilter');
    await admin('select app_public.add_zips_to_location_filter($1, $2)', [id, ['78701']]);
    await makeOffer(db.owner, { campaign_id: rival?.id, sponsorable_property_id: found.id, status: 'proposed' });
    const reasons = async () =>
      Object.fromEntries(
        (
          await admin(`select r.* from app_public.targeting_explanations($2, $1) e cross join unnest(e.reasons) r`, [
            mine?.id,
            found.id,
          ])
        ).map(({ kind, result, value, wanted }) => [kind, [result, value, wanted]]),
      );
    expect(await reasons()).toEqual({
      NumberOfPlayersFilter: ['fails', '88', 'at least 100'],
      LocationFilter: [
        'fails',
        expect.stringMatching(/^(59|60)(\.\d)? miles$/),
        expect.stringMatching(/^25 miles around Austin/),
      ],
      SeasonFilter: ['passes', 'fall without dates', 'fall 2030'],
      confidence: ['passes', 'verified', null],
      offer: ['passes', null, null],
      conflict: ['waits', expect.stringContaining('Proposed in'), null],
    });
    await own('update app_public.sponsorable_properties set lat = null, lon = null where id = $1', [found.id]);
    expect((await reasons()).LocationFilter?.slice(0, 2)).toEqual(['fails', 'no coordinates']);
    const open = await admin('select campaign_id, available from app_public.targeting_explanations($1)', [found.id]);
    expect(open.map(({ campaign_id }) => campaign_id)).toContain(mine?.id);
    await own(`update app_public.campaigns set status = 'complete' where id = $1`, [mine?.id]);
    const left = await admin('select campaign_id from app_public.targeting_explanations($1)', [found.id]);
    expect(left.map(({ campaign_id }) => campaign_id)).not.toContain(mine?.id);
  });

  it('is for staff, and refuses what there is not', async () => {
    const { id } = await makeOrganization(db.owner, { addresses: false });
    const member = await signInMember(db, id);
    for (const call of ['near_misses($1)', 'campaign_supply($1)']) {
      expect((await refusal(member(`select app_public.${call}`, [campaigns[0]]))).code).toBe('42501');
      expect((await refusal(admin(`select app_public.${call}`, [2_000_000_000]))).code).toBe('SL404');
    }
    const explain = 'select * from app_public.targeting_explanations($1)';
    expect((await refusal(member(explain, [programs[0]]))).code).toBe('42501');
    expect(await admin(explain, [2_000_000_000])).toEqual([]);
  });
});
