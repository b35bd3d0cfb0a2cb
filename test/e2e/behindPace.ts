/** A campaign of the demo's strategist that is behind its pace, and leagues that one step more of a filter lets in. */
import {
  makeCampaign,
  makeCampaignCapability,
  makeDefaultDeadline,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { ME } from './mondayWork.ts';
import { after, morning } from './placing.ts';
import { type Setup, until } from './setup.ts';

/** How many leagues are below the campaign's number of players. */
export const SMALLER = 12;
/** An instant as a day of the API. */
export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Creates the campaign, the only one of the strategist's, in Hawaii, where the demo has no league then. */
export async function makeBehindCampaign({ db, rows }: Setup): Promise<Row> {
  const { owner } = db;
  for (const table of ['sponsorable_properties', 'organizations'])
    await rows(`update app_public.${table} set state = 'OR' where state = 'HI'`);
  await rows(
    `update app_public.campaigns set primary_sales_contact_id = null, primary_strategist_contact_id = null, primary_bdr_contact_id = null`,
  );
  const [me] = await rows<{ id: number }>(`select ${ME} as id`);
  const year = morning.getUTCFullYear() + 1;
  const sponsor = await makeSponsor(owner, { name: 'Copper Bakery' });
  const campaign = await makeCampaign(owner, {
    ...{ sponsor_id: sponsor.id, name: 'Bread Days', year, total_spend: 40_000, league_share_percentage: 0.5 },
    ...{ target_number_of_leagues: 40, leagues_confirmed_goal_date: isoDay(after(75)) },
    primary_strategist_contact_id: me?.id,
  });
  for (let n = 0; n < SMALLER + 3; n++) {
    const name = `Cove ${n + 1}`;
    const { id: organization_id } = await makeOrganization(owner, {
      ...{ name, state: 'HI', contact_email: `cove${n + 1}@behind.test` },
    });
    const program = await makeProperty(owner, {
      ...{ organization_id, name: 'Soccer', state: 'HI', number_of_players: n < SMALLER ? 120 : 200 },
      ...{ start_date: `${year}-03-01`, end_date: `${year}-05-30` },
    });
    if (n >= SMALLER) await makeOffer(owner, { campaign_id: campaign.id, sponsorable_property_id: program.id });
  }
  const capability = await makeCampaignCapability(owner, campaign.id, { minimum_quantity: 2 });
  await makeDefaultDeadline(owner, capability.id, { deadline: `${year}-04-01` });
  await owner.query(
    `insert into app_public.search_filters (campaign_id, type, parameters) values
       ($1, 'StateFilter', '{"state": "HI"}'), ($1, 'NumberOfPlayersFilter', '{"lowBound": 150, "highBound": null}')`,
    [campaign.id],
  );
  return campaign;
}

/** Computes what the campaign's forecast expects by its goal date, after the worker, which does so when the clock was moved. */
export async function expectedOf({ rows }: Setup, campaign: Row): Promise<number> {
  await until(async () => (await rows('select from app_private.forecast_nights limit 1')).length > 0);
  await rows('select app_private.compute_forecasts(app_private.today(), array[$1::int])', [campaign.id]);
  const [point] = await rows<{ median: number }>(
    `select p.median from app_private.campaign_forecasts f join app_private.forecast_points p
       on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
     where f.campaign_id = $1 order by f.day desc limit 1`,
    [campaign.id],
  );
  return point?.median ?? Number.NaN;
}
