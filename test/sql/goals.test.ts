/** The progress of a campaign: the same goal on all pages, money, and contracted quantities. */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeImage,
  makeOffer,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { goalReports } from './goalReports.ts';
import { makeStaff } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);
const goals = goalReports(admin);

const near = { state: 'TX', lat: 30.27, lon: -97.74 };
const far = { state: 'OR', lat: 45.5, lon: -122.7 };
/** An offer of the campaign to a new program. */
async function offerTo(campaign: Row, status: string, property: Row = {}, value: number | null = 1000) {
  return makeOffer(db.owner, {
    campaign_id: campaign.id,
    sponsorable_property_id: (await makeProperty(db.owner, property)).id,
    status,
    value,
  });
}
it('[T4] [P6] target and confirmed are one definition for campaign, list, filter and place', async () => {
  const campaign = await makeCampaign(db.owner);
  const none = await goals(campaign);
  expect(none).toMatchObject({ campaign: { target: null, confirmed: 0 }, live: { target: null }, percentage: null });
  const [filter] = (await admin(`select * from app_public.create_location_filter($1, 'Stores')`, [campaign.id])) as [
    Row,
  ];
  await admin(`select app_public.add_zips_to_location_filter($1, '{78701}')`, [filter.id]);
  await admin(`select app_public.update_location_filter($1, '{"strategy": "per_location", "strategy_count": 2}')`, [
    filter.id,
  ]);
  for (const place of [near, far, far]) await offerTo(campaign, 'confirmed', place);
  await offerTo(campaign, 'proposed', near);
  // without desired leagues the filters' counts are the goal
  const summed = { target: 2, confirmed: 3 };
  expect(await goals(campaign, filter)).toEqual({
    campaign: summed,
    list: summed,
    percentage: 150,
    live: summed,
    filter: { target: 2, confirmed: 1 },
    location: { target: 2, confirmed: 1 },
  });
  await admin(`select app_public.update_campaign($1, '{"target_number_of_leagues": 12}')`, [campaign.id]);
  const desired = { target: 12, confirmed: 3 };
  expect(await goals(campaign, filter)).toEqual({
    campaign: desired,
    list: desired,
    percentage: 25,
    live: desired,
    filter: { target: 2, confirmed: 1 },
    location: { target: 2, confirmed: 1 },
  });
});

it('[P5] the budget tells what confirmed and proposed offers take of it, and what is left, also below nothing', async () => {
  const campaign = await makeCampaign(db.owner);
  const budget = async () => {
    const [row] = await admin(
      'select to_jsonb(app_public.campaigns_budget_report(c)) as report from app_public.campaigns c where id = $1',
      [campaign.id],
    );
    return row?.report;
  };
  expect(await budget()).toEqual({ budget: null, confirmed: 0, proposed: 0, remaining: null });
  await admin(`select app_public.update_campaign($1, '{"total_spend": 10000, "league_share_percentage": 0.5}')`, [
    campaign.id,
  ]);
  await offerTo(campaign, 'confirmed', {}, 1500.5);
  await offerTo(campaign, 'proposed', {}, 500);
  for (const status of ['prospecting', 'qualified', 'rejected_by_league', 'canceled']) await offerTo(campaign, status);
  await offerTo(campaign, 'proposed', {}, null);
  expect(await budget()).toEqual({ budget: 5000, confirmed: 1500.5, proposed: 500, remaining: 2999.5 });
  await offerTo(campaign, 'confirmed', {}, 9000);
  expect(await budget()).toMatchObject({ confirmed: 10500.5, remaining: -6000.5 });
});

it('[P5] a capability tells what was contracted, what is confirmed and what of that is verified', async () => {
  const campaign = await makeCampaign(db.owner);
  const capability = await makeCampaignCapability(db.owner, campaign.id, { quantity: 4 });
  const quantities = async () => {
    const [row] = await admin(
      'select to_jsonb(app_public.campaign_capabilities_quantity_report(k)) as report from app_public.campaign_capabilities k where id = $1',
      [capability.id],
    );
    return row?.report;
  };
  expect(await quantities()).toEqual({ contracted: 4, confirmed: 0, verified: 0 });
  const asset = async (status: string, quantity: number, proofs: string[]) => {
    const made = await makeAsset(db.owner, await offerTo(campaign, status), capability.id, { quantity });
    for (const proof of proofs) await makeImage(db.owner, await makeDeadline(db.owner, made), { status: proof });
  };
  await asset('confirmed', 3, ['verified', 'verified']);
  await asset('confirmed', 5, ['verified', 'pending']);
  await asset('confirmed', 7, []);
  await asset('proposed', 11, ['verified']);
  expect(await quantities()).toEqual({ contracted: 4, confirmed: 15, verified: 3 });
});
