/** Fair share: who got how much of a campaign against all programs in its reach, and what of it the sponsor's recap says. */
import { afterAll, expect, it } from '@jest/globals';
import { readRecap } from '../../workers/recap/read.ts';
import { testDatabase } from '../harness/database.ts';
import {
  makeCampaign,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  type Row,
} from '../harness/factories.ts';
import { makeStaff, owning, refusal, signInMember } from './support.ts';
import { filtering } from './targeting.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);
const own = owning(db);

const sponsor = await makeSponsor(db.owner);
const campaign = await makeCampaign(db.owner, { sponsor_id: sponsor.id, year: 2031 });
const earlier = await makeCampaign(db.owner, { sponsor_id: sponsor.id, year: 2030 });
for (const state of ['TX', 'OK']) await filtering(admin)(campaign, 'StateFilter', { state });
const [returning, fresh] = await Promise.all([1, 2].map(() => makeOrganization(db.owner, { addresses: false })));
const program = async (state: string, status: string | null, values: Row = {}): Promise<void> => {
  const { id } = await makeProperty(db.owner, { organization_id: fresh?.id, state, lat: 30, lon: -97, ...values });
  if (status) await makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id: id, status, value: 500 });
};
await makeOffer(db.owner, {
  campaign_id: earlier.id,
  sponsorable_property_id: (await makeProperty(db.owner, { organization_id: returning?.id, state: 'KS' })).id,
  status: 'confirmed',
});
for (let made = 0; made < 3; made++) await program('TX', 'confirmed', { female: true, number_of_players: 80 });
await program('TX', 'proposed', { male: true, female: true });
for (let made = 0; made < 4; made++) await program('OK', null, { male: true, number_of_players: null });
await program('OK', 'confirmed', { organization_id: returning?.id });
await program('KS', 'confirmed', { zip: '73301', sport_id: null }); // beyond the filters
await program('KS', null);
await own(`update app_public.zip_codes set median_household_income = 60000 where zip = '73301'`);

const shares = async (): Promise<Row[]> =>
  admin(
    'select s.* from app_public.campaigns c cross join lateral app_public.campaigns_fair_shares(c) s where c.id = $1',
    [campaign.id],
  );

it('counts programs in reach and sponsorships of each group, what is not known among them', async () => {
  const of = Object.fromEntries(
    (await shares()).map((row) => [`${row.dimension}: ${row.label}`, [row.in_reach, row.confirmed]]),
  );
  expect(of).toMatchObject({
    'State: TX': [4, 3],
    'State: OK': [5, 1],
    'State: KS': [1, 1],
    'Girls and boys: Girls': [3, 3],
    'Girls and boys: Boys': [4, 0],
    'Girls and boys: Coed': [1, 0],
    'Girls and boys: null': [2, 2],
    'Players: Under 100': [3, 3],
    'Players: null': [4, 0],
    'Income of the ZIP: $50,000 to $74,999': [1, 1],
    'Sport: null': [1, 1],
    'League: Returning': [1, 1],
    'League: New': [9, 4],
  });
  const sums = new Map<string, number[]>();
  for (const { dimension, in_reach, confirmed, dollars } of await shares()) {
    const [reach = 0, got = 0, sum = 0] = sums.get(dimension) ?? [];
    sums.set(dimension, [reach + in_reach, got + confirmed, sum + Number(dollars)]);
  }
  expect([...sums.values()]).toEqual(Array(6).fill([10, 5, 2500]));
});

it('says in a sentence which group of at least 5 programs got most more and most less than its part; nothing without a sponsorship', async () => {
  const sentence = async (id: number) =>
    (
      await admin(
        'select app_public.campaigns_fair_share_sentence(c) as told from app_public.campaigns c where id = $1',
        [id],
      )
    )[0]?.told;
  expect(await sentence(campaign.id)).toBe(
    'OK (state) got less than its share: 20% of the sponsorships with 50% of the programs in reach.',
  );
  const small = await makeCampaign(db.owner, { year: 2031 });
  await filtering(admin)(small, 'StateFilter', { state: 'KS' });
  const [one] = await own(`select id from app_public.sponsorable_properties where zip = '73301'`);
  await makeOffer(db.owner, { campaign_id: small.id, sponsorable_property_id: one?.id, status: 'confirmed' });
  expect(await sentence(small.id)).toMatch(/too few to name/);
  const empty = await makeCampaign(db.owner);
  expect(await sentence(empty.id)).toBeNull();
});

it('is in the recap of the sponsor only if staff allow it', async () => {
  const told = async () => {
    const client = await db.owner.connect();
    try {
      await client.query('begin');
      const { campaigns } = await readRecap(
        async (text, values) => (await client.query(text, values as unknown[])).rows,
        {
          link_kind: 'campaign',
          link_id: campaign.id,
        },
      );
      return campaigns[0]?.fair_share;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect(await told()).toBeNull();
  await admin('select app_public.update_campaign($1, $2)', [campaign.id, { sponsor_sees_fair_share: true }]);
  expect(await told()).toContain('20% of the sponsorships');
});

it('is for staff', async () => {
  const member = await signInMember(db, fresh?.id);
  for (const name of ['campaigns_fair_shares', 'campaigns_fair_share_sentence'])
    expect((await refusal(member(`select app_public.${name}(c) from app_public.campaigns c`))).code).toBe('42501');
});
