/** Replays campaigns through the product's own SQL: each forecast is made from what was known on its day. */
import type pg from 'pg';
import type { Kind, SimulatedCampaign } from './world.ts';

export const WEEKS = [8, 6, 4, 2, 1] as const;
/** The calendar day of a world's day 0, and after how many days rates are counted again. */
const DAY_0 = '2022-01-01';
const FIT_EVERY = 28;

/** One forecast and what became of it. */
export interface Replayed {
  kind: Kind | 'demo';
  weeks: number;
  target: number;
  low: number;
  median: number;
  high: number;
  /** "The rate so far continues." */
  naive: number;
  actual: number;
  /**
   * The chance that the range in whole numbers holds the outcome, by the forecast itself: more than 8 of 10 where the
   * range is a few whole numbers wide.
   */
  content: number;
  moreOffers: number | null;
  /** How often the target was reached with that many more offers, of three draws. */
  reached: boolean[];
}

type Db = Pick<pg.Client, 'query'>;

/** Inserts a world's campaigns, leagues, offers and stages. */
export async function loadWorld(db: Db, world: SimulatedCampaign[]): Promise<number[]> {
  const offers = world.flatMap((campaign, index) => campaign.offers.map((offer) => ({ ...offer, campaign: index })));
  const stages = offers.flatMap((offer, index) => offer.stages.map(([status, day]) => ({ index, status, day })));
  await db.query(`begin; set local sideline.bulk_load = 'on'`);
  await db.query(
    `create temp table league on commit drop as
     select n, earlier_partner, campaign, nextval(pg_get_serial_sequence('app_public.organizations', 'id'))::int as organization_id,
       nextval(pg_get_serial_sequence('app_public.sponsorable_properties', 'id'))::int as property_id,
       nextval(pg_get_serial_sequence('app_public.offers', 'id'))::int as offer_id
     from unnest($1::boolean[], $2::int[]) with ordinality l (earlier_partner, campaign, n)`,
    [offers.map((o) => o.earlierPartner), offers.map((o) => o.campaign)],
  );
  await db.query(
    `create temp table simulated on commit drop as
     select n, sponsor, target, goal, nextval(pg_get_serial_sequence('app_public.campaigns', 'id'))::int as id
     from unnest($1::int[], $2::int[], $3::int[]) with ordinality c (sponsor, target, goal, n)`,
    [world.map((c) => c.sponsor), world.map((c) => c.target), world.map((c) => c.goal)],
  );
  await db.query(`
    create temp table brand on commit drop as
      select s.sponsor, nextval(pg_get_serial_sequence('app_public.sponsors', 'id'))::int as id from (select distinct sponsor from simulated) s;
    insert into app_public.sponsors (id, name) overriding system value select id, 'Brand ' || id from brand;
    insert into app_public.campaigns (id, sponsor_id, name, season, year, status, target_number_of_leagues, leagues_confirmed_goal_date) overriding system value
      select c.id, b.id, 'Campaign ' || c.id, 'spring', 2022, 'active', c.target, date '${DAY_0}' + c.goal from simulated c join brand b using (sponsor);
    insert into app_public.organizations (id, name, city, state) overriding system value select organization_id, 'League ' || organization_id, 'Erie', 'PA' from league;
    insert into app_public.sponsorable_properties (id, organization_id, name, season) overriding system value
      select property_id, organization_id, 'Spring', 'spring' from league;
    insert into app_public.offers (id, campaign_id, sponsor_id, sponsorable_property_id, organization_id) overriding system value
      select l.offer_id, c.id, b.id, l.property_id, l.organization_id from league l join simulated c on c.n = l.campaign + 1 join brand b using (sponsor);
    with earlier as (
      insert into app_public.campaigns (sponsor_id, name, season, year, status) select min(id), 'Earlier', 'spring', 2020, 'complete' from brand returning id, sponsor_id)
    insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, season_start, season_end, confirmed_at)
      select e.id, e.sponsor_id, l.property_id, l.organization_id, 'confirmed', '2020-03-01', '2020-06-01', '2020-02-01' from league l, earlier e where l.earlier_partner`);
  await db.query(
    `insert into app_private.offer_stages (offer_id, campaign_id, status, at)
     select l.offer_id, c.id, s.status, (date '${DAY_0}' + s.day)::timestamp at time zone 'UTC' + interval '17 hours'
     from unnest($1::int[], $2::app_public.offer_status[], $3::int[]) with ordinality s (n, status, day, place)
     join league l on l.n = s.n + 1 join simulated c on c.n = l.campaign + 1 order by s.day, s.place`,
    [stages.map((s) => s.index), stages.map((s) => s.status), stages.map((s) => s.day)],
  );
  const { rows } = await db.query('select id from simulated order by n');
  await db.query('commit; analyze');
  return rows.map((row) => row.id);
}

/** Forecasts of the given campaigns at each number of weeks before their deadline, in the order of time. */
async function forecast(db: Db, ids: number[]): Promise<void> {
  const { rows } = await db.query(
    `select (d.deadline - 7 * w)::text as day, d.deadline - 7 * w - date '${DAY_0}' as number, array_agg(d.id) as ids
     from (select id, coalesce(leagues_confirmed_goal_date, starts_at) as deadline from app_public.campaigns where id = any ($1)) d
     cross join unnest($2::int[]) w group by 1, 2 order by 2`,
    [ids, WEEKS],
  );
  let counted = Number.NEGATIVE_INFINITY;
  for (const { day, number, ids: due } of rows) {
    if (number >= counted + FIT_EVERY) {
      counted = number;
      await db.query('select app_private.count_forecast_rates($1)', [day]);
      await db.query('select app_private.learn_forecast_habits($1)', [day]);
      await db.query('analyze app_private.forecast_hazards, app_private.forecast_ratios');
    }
    await db.query('select app_private.compute_forecasts($1, $2)', [day, due]);
  }
}

/** What the forecasts of the last `days` said, if history was thick enough to show them, and what happened. */
async function outcomes(db: Db, ids: number[], days: number) {
  const { rows } = await db.query(
    `select f.campaign_id, f.target, (f.deadline - f.day) / 7 as weeks, p.low, p.median, p.high, f.more_offers,
       f.confirmed + f.confirmed / greatest(1, f.day - b.day)::float8 * (f.deadline - f.day) as naive,
       f.day - date '${DAY_0}' as number, o.confirmed as actual, o.existing,
       (1 + erf((round(p.high) + 0.5 - p.median) / greatest(0.1, p.high - p.median) * 1.2816 / sqrt(2))) / 2
         - case when round(p.low) <= f.confirmed then 0
           else (1 + erf((round(p.low) - 0.5 - p.median) / greatest(0.1, p.median - p.low) * 1.2816 / sqrt(2))) / 2 end as content
     from app_private.campaign_forecasts f join app_private.forecast_nights n using (night)
     join app_private.forecast_points p on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
     cross join lateral (select min(added_on) as day from app_private.offer_days d where d.campaign_id = f.campaign_id) b
     cross join lateral (select count(*)::int as confirmed, (count(*) filter (where coalesce(added_on, sent_on, confirmed_on) <= f.day))::int as existing
       from app_private.offer_days d where d.campaign_id = f.campaign_id and d.confirmed_on <= f.deadline
         and (d.unconfirmed_on is null or d.unconfirmed_on > f.deadline)) o
     where f.campaign_id = any ($1) and app_private.forecast_obstacle(n) is null and f.target is not null
       and f.deadline >= (select max(deadline) from app_private.campaign_forecasts) - $2::int
     order by f.campaign_id, f.day`,
    [ids, days],
  );
  return rows;
}

/** Replays a world and returns the forecasts of its last year. */
export async function replayWorld(db: Db, seed: number, world: SimulatedCampaign[]): Promise<Replayed[]> {
  const ids = await loadWorld(db, world);
  await forecast(db, ids);
  return (await outcomes(db, ids, 365)).map((row) => {
    const campaign = world[ids.indexOf(row.campaign_id)] as SimulatedCampaign;
    const draws = row.more_offers > 0 ? [1, 2, 3] : [];
    const reached = draws.map((draw) => {
      const extra = campaign.extra(
        row.more_offers,
        row.number,
        seed * 1e6 + row.campaign_id * 100 + row.weeks * 10 + draw,
      );
      return row.existing + extra >= row.target;
    });
    return { ...row, moreOffers: row.more_offers, kind: campaign.kind, reached };
  });
}

/** Replays the demo's campaigns that have ended, of the two years of its history. */
export async function replayDemo(db: Db): Promise<Replayed[]> {
  const { rows } = await db.query(
    `select id from app_public.campaigns where coalesce(leagues_confirmed_goal_date, starts_at) < app_private.today() order by id`,
  );
  const ids = rows.map((row) => row.id);
  await forecast(db, ids);
  return (await outcomes(db, ids, 365)).map((row) => ({
    ...row,
    moreOffers: row.more_offers,
    kind: 'demo',
    reached: [],
  }));
}

/** How well forecasts did: shares of outcomes by the range, and the mean absolute errors in sponsorships. */
export function score(list: Replayed[]) {
  const mean = (of: (one: Replayed) => number) =>
    list.reduce((sum, one) => sum + of(one), 0) / Math.max(1, list.length);
  const tries = list.flatMap((one) => one.reached);
  return {
    count: list.length,
    held: mean((one) => (one.actual >= Math.round(one.low) && one.actual <= Math.round(one.high) ? 1 : 0)),
    content: mean((one) => one.content),
    below: mean((one) => (one.actual < Math.round(one.low) ? 1 : 0)),
    above: mean((one) => (one.actual > Math.round(one.high) ? 1 : 0)),
    error: mean((one) => Math.abs(one.median - one.actual)),
    naiveError: mean((one) => Math.abs(one.naive - one.actual)),
    /** Of the targets, with as many more offers as stated; null: none stated. */
    reached: tries.length ? tries.filter(Boolean).length / tries.length : null,
  };
}
