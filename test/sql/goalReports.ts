import type { Row } from '../harness/factories.ts';
import type { Ask } from './support.ts';

/** Target and confirmed wherever they are shown: the campaign, the list, and the live reports of campaign, filter and location. */
export const goalReports = (admin: Ask) => async (campaign: Row, filter?: Row) => {
  const report = async (id: string) =>
    (await admin('select target, confirmed from app_public.prospecting_report($1)', [id]))[0];
  const [own] = await admin(
    'select (app_public.campaigns_goal_report(c)).* from app_public.campaigns c where id = $1',
    [campaign.id],
  );
  const [listed] = await admin(
    'select target, confirmed_count as confirmed, confirmed_percentage::float8 as percentage from app_public.campaign_list_items where id = $1',
    [campaign.id],
  );
  const [location] = filter
    ? await admin('select id from app_public.locations where location_filter_id = $1', [filter.id])
    : [];
  return {
    campaign: own,
    list: { target: listed?.target, confirmed: listed?.confirmed },
    percentage: listed?.percentage,
    live: await report(`campaign-${campaign.id}`),
    filter: filter ? await report(`filter-${filter.id}`) : null,
    location: location ? await report(`location-${location.id}`) : null,
  };
};
