/** The dashboards of a sponsor with leagues in different states. */
import type { Db } from '../harness/factories.ts';
import {
  insert,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeImage,
  makeOffer,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';

/** A sponsor with an active campaign, its proven leagues in Ohio, Texas and an unknown state, and a second campaign without leagues. */
export async function makeLimitedDashboard(db: Db) {
  const sponsor = await makeSponsor(db);
  const campaign = await makeCampaign(db, {
    sponsor_id: sponsor.id,
    season: 'spring',
    year: 2030,
    status: 'active',
    target_number_of_leagues: 9,
    total_spend: 5000,
    looker_url: 'https://lookerstudio.google.com/embed/1',
  });
  const second = await makeCampaign(db, { sponsor_id: sponsor.id, season: 'spring', year: 2030, status: 'active' });
  const capability = await makeCampaignCapability(db, campaign.id, { quantity: 50 });
  await insert(db, 'campaign_statistics', {
    campaign_id: campaign.id,
    name: 'Smiles',
    description: 'Smiled',
    number: '7',
    icon_name: 'users',
  });
  await db.query(
    'update app_public.campaigns set sponsor_sees_money = true, impressions_override = 999, leagues_confirmed_goal_date = $2 where id = $1',
    [campaign.id, '2030-03-01'],
  );
  /** A league with one proven asset and its photo. */
  async function league(state: string | null, reach: number): Promise<Row> {
    const property = await makeProperty(db, { state });
    const offer = await makeOffer(db, {
      campaign_id: campaign.id,
      sponsorable_property_id: property.id,
      status: 'confirmed',
      value: 100,
    });
    const asset = await makeAsset(db, offer, capability.id, { quantity: 1, reach });
    await makeImage(db, await makeDeadline(db, asset), { status: 'verified' });
    return offer;
  }
  const ohio = await league('OH', 40);
  const texas = await league('TX', 200);
  const nowhere = await league(null, 1000);
  return { sponsor, campaign, second, ohio, texas, nowhere };
}
