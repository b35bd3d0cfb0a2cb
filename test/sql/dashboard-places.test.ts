/** The places of a dashboard's map, and the state of their proof. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  makeAsset,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  type OfferFixture,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, owning } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const stateOf = async (campaign: Row, offer: Row): Promise<string> =>
  (
    await asking(db, { link: 'campaign', id: campaign.id })(
      'select proof_state from app_public.dashboard_places where id = $1',
      [offer.id],
    )
  )[0]?.proof_state;

/** A confirmed offer with an asset for each list of deadlines. */
async function program({ campaign, campaignCapability }: OfferFixture, assets: Row[][]): Promise<Row> {
  const offer = await makeOffer(db.owner, { campaign_id: campaign.id, status: 'confirmed' });
  for (const [index, deadlines] of assets.entries()) {
    const capability =
      index === 0
        ? campaignCapability.id
        : (
            await own(
              `insert into app_public.campaign_capabilities (campaign_id, capability_id, quantity)
               select $1, k.id, 1 from app_public.capabilities k
               where not exists (select from app_public.campaign_capabilities c where c.campaign_id = $1 and c.capability_id = k.id)
               order by k.id limit 1 returning id`,
              [campaign.id],
            )
          )[0]?.id;
    const asset = await makeAsset(db.owner, offer, capability, {});
    for (const [number, { proven, ...values }] of deadlines.entries()) {
      const deadline = await makeDeadline(db.owner, asset, { name: `Deadline ${number}`, ...values });
      if (proven) await makeImage(db.owner, deadline, { status: 'verified' });
    }
  }
  return offer;
}

describe('the state of a program', () => {
  it('[M15] is late before due, due before not delivered, and proven only if all of it is', async () => {
    const fixture = await makeOfferFixture(db.owner);
    const { campaign } = fixture;
    const [past, future] = [await day(db.owner, -1), await day(db.owner, 1)];
    const done = { deadline: past, proven: true };
    const missed = { deadline: past, did_not_complete: true };
    const programs = {
      proven: await program(fixture, [[done, done], [done]]),
      late: await program(fixture, [[done], [{ deadline: past }], [missed]]),
      due: await program(fixture, [[done], [{ deadline: future }], [missed]]),
      withoutDeadlines: await program(fixture, [[]]),
      withoutAssets: await program(fixture, []),
      missed: await program(fixture, [[missed], [done]]),
      // a league that could not meet one of an asset's dates is not late with its others
      missedOnce: await program(fixture, [[missed, { name: 'Other', deadline: past }]]),
    };
    const states = async () => {
      const found: Record<string, string> = {};
      for (const [name, offer] of Object.entries(programs)) found[name] = await stateOf(campaign, offer);
      return found;
    };
    await admin('select app_public.update_campaign($1, $2)', [campaign.id, { sponsor_sees_overdue: true }]);
    const shown = {
      proven: 'proven',
      late: 'late',
      due: 'due',
      withoutDeadlines: 'due',
      withoutAssets: 'due',
      missed: 'not_delivered',
      missedOnce: 'not_delivered',
    };
    expect(await states()).toEqual(shown);
    await admin('select app_public.update_campaign($1, $2)', [campaign.id, { sponsor_sees_overdue: false }]);
    expect(await states()).toEqual({ ...shown, late: 'due' });
  });
});

it('[S-199] a place is on the map of its own campaign only', async () => {
  const [mine, other] = [
    await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } }),
    await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } }),
  ];
  const places = asking(db, { link: 'campaign', id: mine.campaign.id });
  expect(await places('select id, assets from app_public.dashboard_places')).toEqual([
    { id: mine.offer.id, assets: '|Professional Photography|' },
  ]);
  expect(await stateOf(mine.campaign, other.offer)).toBeUndefined();
});
