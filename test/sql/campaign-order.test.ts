/** The order that staff give to a campaign's capabilities, statistics and testimonials. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeCampaignCapability, type Row } from '../harness/factories.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

describe('the order of a campaign’s records', () => {
  const ids = async (table: string, campaign: Row) =>
    (
      await own(`select id from app_public.${table} where campaign_id = $1 order by position nulls last, id`, [
        campaign.id,
      ])
    ).map(({ id }) => id);
  const order = (campaign: Row, records: string, wanted: unknown[]) =>
    admin('select id from app_public.order_campaign_records($1, $2, $3)', [campaign.id, records, wanted]);

  it('[P13] is what staff give; a new record comes last, and a reader’s version stays the present one', async () => {
    const campaign = await makeCampaign(db.owner);
    const add = (quote: string) => insert(db.owner, 'testimonials', { campaign_id: campaign.id, quote });
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    expect(await ids('testimonials', campaign)).toEqual([a.id, b.id, c.id]);
    await order(campaign, 'testimonials', [c.id, a.id, b.id]);
    const d = await add('D');
    expect(await ids('testimonials', campaign)).toEqual([c.id, a.id, b.id, d.id]);
    await order(campaign, 'testimonials', [b.id]);
    expect(await ids('testimonials', campaign)).toEqual([b.id, c.id, a.id, d.id]);
    expect(
      await own('select distinct version from app_public.testimonials where campaign_id = $1', [campaign.id]),
    ).toEqual([{ version: 1 }]);
  });

  it('[P13] goes over to a copy of the campaign, and takes no other campaign’s record', async () => {
    const campaign = await makeCampaign(db.owner);
    const [other] = await own(
      `select id from app_public.capabilities where name <> 'Professional Photography' limit 1`,
    );
    const made = [
      await makeCampaignCapability(db.owner, campaign.id),
      await makeCampaignCapability(db.owner, campaign.id, { capability_id: other?.id }),
    ];
    const [first, second] = made.map(({ id }) => id);
    await order(campaign, 'campaign_capabilities', [second, first]);
    const [copy] = await admin(`select * from app_public.duplicate_campaign($1, 'Copy', 'fall', 2031)`, [campaign.id]);
    const capabilitiesOf = async (record: Row) =>
      (
        await own(
          'select capability_id from app_public.campaign_capabilities where campaign_id = $1 order by position',
          [record.id],
        )
      ).map((row) => row.capability_id);
    expect(await capabilitiesOf(copy as Row)).toEqual(await capabilitiesOf(campaign));
    expect(await capabilitiesOf(campaign)).toEqual(made.toReversed().map((row) => row.capability_id));
    expect(await refusal(order(copy as Row, 'campaign_capabilities', [first]))).toMatchObject({ code: 'SL404' });
    expect(await refusal(order({ id: 2_000_000_000 }, 'testimonials', []))).toMatchObject({ code: 'SL404' });
  });
});
