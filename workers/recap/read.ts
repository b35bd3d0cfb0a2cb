/**
 * Reads what a recap shows from the views of the sponsor's dashboards, with the claims of the dashboard's link: the views
 * are the owner's and filter by these claims, so a recap contains nothing that the link does not show.
 */
import type { EventRow, WeekRow } from '../../ui/charts/season.ts';
import type { Query } from '../database.ts';

/** The claims of a dashboard's link, as returned by app_private.start_recap. */
export interface LinkClaims {
  link_kind: 'campaign' | 'season';
  link_id: number;
  link_season?: string;
  link_year?: number;
}

interface Campaign {
  id: number;
  name: string;
  season: string;
  year: number;
  sponsor_name: string;
  sponsor_facing_goal_title: string | null;
  sponsor_facing_goal_body: string | null;
  impressions: number | null;
  impressions_entered_on: string | null;
  logo_key: string | null;
  goal_image_key: string | null;
  /** Who got more and less than their share; null unless staff show it to the sponsor. */
  fair_share: string | null;
}
interface Summary {
  id: number;
  leagues: number;
  photos: number;
  target: number | null;
  confirmed: number;
  unconfirmed: number;
  extra: number;
  goal_date: string | null;
  reached_on: string | null;
  dollars_contracted: number | null;
  dollars_for_leagues: string | null;
}
interface Delivery {
  capability_name: string;
  contracted: number | null;
  confirmed: number;
  unconfirmed: number;
  extra: number;
  proven: number;
  in_review: number;
  not_delivered: number;
  /** Null where it is not shown to the sponsor. */
  late: number | null;
  due: number;
}
interface League {
  state: string | null;
  lat: number | null;
  lon: number | null;
  /** Why the sponsor sees no photo of it; null if they see one. */
  photo_absence: string | null;
}
interface Photo {
  id: number;
  file_id: number;
  storage_key: string;
  /** How many of the sponsor's people marked it as a favorite. */
  favorites: number;
  capability_name: string;
  organization_name: string;
  city: string | null;
  state: string | null;
  accepted_on: string | null;
}

export interface RecapData {
  today: string;
  sponsor: { name: string; logo_key: string | null } | null;
  seasonGoal: string | null;
  organizations: number;
  campaigns: Campaign[];
  summaries: Summary[];
  deliveries: Delivery[];
  leagues: League[];
  photos: Photo[];
  weeks: WeekRow[];
  events: EventRow[];
  testimonials: { quote: string; attribution: string | null }[];
  /** `entered_on` as YYYY-MM-DD. */
  statistics: {
    campaign_id: number;
    name: string;
    number: string;
    description: string | null;
    entered_on: string;
  }[];
}

/** Photos in a recap, at most. */
export const MAX_PHOTOS = 12;

const keyOf = (column: string): string => `(select f.storage_key from app_private.files f where f.id = ${column})`;

const STATEMENTS = {
  campaigns: `select id, name, season::text as season, year, sponsor_name, sponsor_facing_goal_title, sponsor_facing_goal_body, impressions,
    app_private.day_of(impressions_entered_at)::text as impressions_entered_on,
    ${keyOf('logo_file_id')} as logo_key, ${keyOf('goal_image_file_id')} as goal_image_key,
    case when only_states is null then app_private.fair_share_sentence(id, true) end as fair_share
    from app_public.dashboard_campaigns order by name, id`,
  summaries: `select id, leagues, photos, target, confirmed, unconfirmed, extra, goal_date::text as goal_date, reached_on::text as reached_on, dollars_contracted,
    dollars_for_leagues from app_public.dashboard_summaries`,
  deliveries: `select capability_name, contracted, confirmed, unconfirmed, extra, proven, in_review, not_delivered, late, due from app_public.dashboard_deliveries
    order by campaign_id, id`,
  weeks: `select week::text as week, confirmed, photos, due from app_public.dashboard_weeks order by week, id`,
  events: `select id, kind, day::text as day, title from app_public.dashboard_events order by day, id`,
  leagues: `select state, lat::float8 as lat, lon::float8 as lon, photo_absence from app_public.dashboard_leagues order by id`,
  // those that the sponsor's people like most first, then the featured ones, then of each league one after the other
  photos: `select p.id, p.file_id, f.storage_key, p.favorites, p.capability_name, l.organization_name, l.city, l.state,
    app_private.day_of(p.accepted_at)::text as accepted_on
    from (select p.*, row_number() over (partition by p.offer_id, p.featured order by p.created_at desc, p.id desc) as turn
      from app_public.dashboard_photos p) p join app_public.dashboard_leagues l on l.id = p.offer_id join app_private.files f on f.id = p.file_id
    order by p.favorites desc, p.featured desc, p.turn, p.created_at desc, p.id desc limit ${MAX_PHOTOS}`,
  testimonials: `select quote, attribution from app_public.dashboard_testimonials order by campaign_id, position nulls last, id limit 60`,
  statistics: `select campaign_id, name, number::text as number, description, app_private.day_of(number_entered_at)::text as entered_on from app_public.dashboard_statistics
    order by campaign_id, position nulls last, id limit 60`,
};

/** Reads everything in one transaction, whose claims are set here and end with it. */
export async function readRecap(query: Query, claims: LinkClaims): Promise<RecapData> {
  const { link_kind, link_id, link_season = '', link_year = '' } = claims;
  await query(
    `select set_config('jwt.claims.link_kind', $1, true), set_config('jwt.claims.link_id', $2, true), set_config('jwt.claims.link_season', $3, true),
       set_config('jwt.claims.link_year', $4, true), app_private.load_session_context()`,
    [link_kind, String(link_id), link_season, String(link_year)],
  );
  const rows = async <Row extends object>(text: string) =>
    (await query<Row & Record<string, unknown>>(text, [])) as Row[];
  const [about] = await rows<{ today: string; goal: string | null; organizations: number }>(
    `select app_private.today()::text as today, app_public.dashboard_goal_body() as goal, app_public.dashboard_organizations_count() as organizations`,
  );
  const [sponsor] = await rows<{ name: string; logo_key: string | null }>(
    `select name, ${keyOf('logo_file_id')} as logo_key from app_public.dashboard_sponsors`,
  );
  return {
    today: about?.today as string,
    sponsor: sponsor ?? null,
    seasonGoal: about?.goal ?? null,
    organizations: about?.organizations ?? 0,
    campaigns: await rows(STATEMENTS.campaigns),
    summaries: await rows(STATEMENTS.summaries),
    deliveries: await rows(STATEMENTS.deliveries),
    weeks: await rows(STATEMENTS.weeks),
    events: await rows(STATEMENTS.events),
    leagues: await rows(STATEMENTS.leagues),
    photos: await rows(STATEMENTS.photos),
    testimonials: await rows(STATEMENTS.testimonials),
    statistics: await rows(STATEMENTS.statistics),
  };
}
