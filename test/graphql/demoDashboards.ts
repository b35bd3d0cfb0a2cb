/** The demo's dashboards with their links. */

import type { TestDatabase } from '../harness/database.ts';
import { linkToken } from '../harness/linkTokens.ts';

/** A season and its year, as the seasonal dashboard's documents take them. */
export interface SeasonYear {
  season: string;
  year: number;
}
interface Dashboard {
  label: string;
  token: string;
  /** Null for a campaign's dashboard. */
  season: SeasonYear | null;
  /** Whether staff let the sponsor see money and overdue deadlines; null for a season's dashboard. */
  sees: [money: boolean, overdue: boolean] | null;
}

/** The dashboards of all campaigns and seasons of the demo, those with the most overdue deadlines first. */
export async function demoDashboards({ owner }: TestDatabase): Promise<Dashboard[]> {
  const { rows: campaigns } = await owner.query(
    `with ranked as (
       select o.campaign_id as id, row_number() over (order by count(d.id) filter (where app_public.verification_deadlines_section(d) = 'overdue') desc, o.campaign_id) as place
       from app_public.offers o left join app_public.verification_deadlines d on d.offer_id = o.id and o.status = 'confirmed' group by 1),
     seen as (
       update app_public.campaigns c set sponsor_sees_money = place % 2 = 0, sponsor_sees_overdue = place % 3 > 0
       from ranked r where r.id = c.id returning c.*, place)
     select c.id, c.sponsor_sees_money, c.sponsor_sees_overdue, c.name, c.sponsor_id, c.season, c.year, app_private.link_version('campaign', c.id::text) as v,
       app_private.link_version('season', c.sponsor_id || ':' || c.season || ':' || c.year) as season_v
     from seen c order by place`,
  );
  const seasons = new Map(
    campaigns.map(({ sponsor_id: id, season, year, season_v: v }) => [
      `${id} ${season} ${year}`,
      { id, season, year, v },
    ]),
  );
  return [
    ...campaigns.map(({ id, name, v, sponsor_sees_money: money, sponsor_sees_overdue: overdue }) => ({
      label: `campaign ${name}`,
      token: linkToken('campaign', id, { v }),
      season: null,
      sees: [money, overdue] as [boolean, boolean],
    })),
    ...[...seasons].map(([label, { id, season, year, v }]) => ({
      label: `season ${label}`,
      token: linkToken('season', id, { season, year, v }),
      season: { season, year },
      sees: null,
    })),
  ];
}
