/** What can be computed from all amounts that a sponsor's people see: never an amount for fewer than three leagues. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeCampaign,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsorUser,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);

/** Leagues by state, some with several programs (a list of programs' counts), and one offer without a value in each. */
const campaigns: [string, Record<string, number[]>][] = [
  ['a state with one league', { TX: [1], OH: [1, 1, 1, 1] }],
  ['one league with three programs', { TX: [3], OH: [1, 1, 1] }],
  ['two small states', { TX: [1, 1, 1], OH: [1, 1, 1, 1], ME: [1], CA: [2] }],
  ['only small states', { TX: [1], OH: [1], ME: [1, 2] }],
  ['two leagues in all', { TX: [2], OH: [1] }],
  ['no place', { '': [1], TX: [1, 1, 1], OH: [1, 1, 1] }],
];
const limits = [null, ['TX'], ['OH'], ['TX', 'ME'], ['TX', 'OH'], ['ME', 'CA']];

/** A campaign whose offers are worth powers of two, so that each sum names its offers; and the league of each. */
async function campaignOf(states: Record<string, number[]>): Promise<{ campaign: Row; leagues: number[] }> {
  const campaign = await makeCampaign(db.owner, { sponsor_sees_money: true });
  const leagues: number[] = [];
  for (const [state, programs] of Object.entries(states))
    for (const count of programs) {
      const { id } = await makeOrganization(db.owner);
      for (let n = 0; n <= count; n++) {
        const property = await makeProperty(db.owner, { organization_id: id, name: `U${n}`, state: state || null });
        const value = n === count ? null : 2 ** leagues.length;
        if (value !== null) leagues.push(id);
        await makeOffer(db.owner, {
          campaign_id: campaign.id,
          sponsorable_property_id: property.id,
          status: 'confirmed',
          value,
        });
      }
    }
  return { campaign, leagues };
}

describe.each(campaigns)('[K3] [S-199] %s', (_name, states) => {
  it('no amount, remainder or difference is of fewer than three leagues', async () => {
    const { campaign, leagues } = await campaignOf(states);
    const user = await makeSponsorUser(db.owner, campaign.sponsor_id);
    const viewers = [
      asking(db, { link: 'campaign', id: campaign.id }),
      asking(db, { link: 'season', id: campaign.sponsor_id, season: campaign.season, year: campaign.year }),
    ];
    const seen = new Set([0]);
    const read = async (ask: (typeof viewers)[number]) => {
      const rows = await ask(`select dollars::float8 as n from app_public.dashboard_dollars`);
      const [sum] = await ask('select dollars_for_leagues::float8 as n from app_public.dashboard_summaries');
      expect(sum?.n ?? 0).toBe(rows.reduce((all, { n }) => all + n, 0));
      for (const { n } of [...rows, sum ?? { n: null }]) if (n !== null) seen.add(n);
    };
    for (const ask of viewers) await read(ask);
    for (const limit of limits) {
      await admin('select app_public.limit_sponsor_user($1, $2, $3, null)', [campaign.sponsor_id, user.id, limit]);
      await read(asking(db, { role: 'sponsor', userId: user.id }));
      await read(asking(db, { link: 'campaign', id: campaign.id, user_id: user.id }));
    }
    for (const amount of seen)
      for (const other of seen) {
        const difference = Math.abs(amount - other);
        const of = new Set(leagues.filter((_id, n) => difference & (2 ** n)));
        expect([amount, other, difference === 0 || of.size >= 3]).toEqual([amount, other, true]);
      }
    const enough = new Set(leagues).size >= 3;
    expect(seen.size > 1).toBe(enough);
  });
});
