/** A campaign in which leagues of Hawaii are placed. */
import {
  type Db,
  makeCampaign,
  makeCampaignCapability,
  makeDefaultDeadline,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import type { Setup } from './setup.ts';

/** Tomorrow morning in Hawaii, where the leagues are, so that their emails are sent at once. */
export const morning = new Date(Date.now() + 86_400_000);
morning.setUTCHours(20, 0, 0, 0);
const year = morning.getUTCFullYear() + 1;
/** The time a number of days after that morning. */
export const after = (days: number) => new Date(morning.getTime() + days * 86_400_000);
/** The date as the console shows it. */
export const dayOf = (at: Date) => `${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}`;

/** Sandbar has no email, Lagoon's number of players is unknown, and Taken is placed in another campaign. */
const leagues = { Harbor: 100, Lagoon: null, Sandbar: 180, Taken: 220 };

/** The campaign, the leagues' programs in its state, and the campaign in which one of them is placed already. */
export async function makePlacingCampaign(owner: Db): Promise<Row> {
  // only these leagues are in Hawaii, whatever the demo has there
  await owner.query(`update app_public.sponsorable_properties set state = 'OR' where state = 'HI'`);
  await owner.query(`update app_public.organizations set state = 'OR' where state = 'HI'`);
  const sponsor = await makeSponsor(owner, { name: 'Copper Bakery' });
  const campaign = await makeCampaign(owner, {
    ...{ sponsor_id: sponsor.id, name: 'Bread Days', year, any_season: false, exclusive_by_sport: true },
    ...{ total_spend: 2000, league_share_percentage: 0.5 },
  });
  const rival = await makeCampaign(owner, { name: 'Juice Days', year });
  for (const [name, players] of Object.entries(leagues)) {
    const contact_email = name === 'Sandbar' ? null : `${name.toLowerCase()}@placing.test`;
    const { id: organization_id } = await makeOrganization(owner, { name, state: 'HI', contact_email });
    const dates = { start_date: `${year}-03-01`, end_date: `${year}-05-30` };
    const program = await makeProperty(owner, {
      ...{ organization_id, name: 'Soccer', state: 'HI', number_of_players: players, ...dates },
    });
    if (name === 'Taken')
      await makeOffer(owner, { campaign_id: rival.id, sponsorable_property_id: program.id, status: 'confirmed' });
  }
  const capability = await makeCampaignCapability(owner, campaign.id, { minimum_quantity: 2 });
  await makeDefaultDeadline(owner, capability.id, { deadline: `${year}-04-01` });
  await owner.query(
    `insert into app_public.search_filters (campaign_id, type, parameters) values ($1, 'StateFilter', '{"state": "HI"}')`,
    [campaign.id],
  );
  return campaign;
}

/** Each league's offer in the campaign: status, value and whether its log mentions the conflict. */
export const offersOf = async ({ rows }: Setup, campaign: Row): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await rows<{ name: string; told: string }>(
        `select g.name, concat_ws(' ', o.status, o.value, (select string_agg(e.event_type::text, ', ' order by e.id) from app_public.sponsorship_events e
           where e.offer_id = o.id and e.change_reason like 'Despite a conflict.%Juice Days%')) as told
         from app_public.offers o join app_public.organizations g on g.id = o.organization_id where o.campaign_id = $1 order by 1`,
        [campaign.id],
      )
    ).map(({ name, told }) => [name, told]),
  );
