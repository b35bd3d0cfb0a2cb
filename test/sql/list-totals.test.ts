/** Stored totals of organizations and offers equal fresh counts after any change, also after concurrent ones. */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  insert,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeCheck,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
} from '../harness/factories.ts';
import { wrongTotals } from '../harness/totals.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { owner } = db;

const wrong = () => wrongTotals(owner);

const sponsor = await makeSponsor(owner);
const campaign = await makeCampaign(owner, { sponsor_id: sponsor.id });
async function offered(values: Record<string, unknown> = {}) {
  const organization = await makeOrganization(owner);
  const property = await makeProperty(owner, { organization_id: organization.id });
  const offer = await makeOffer(owner, {
    campaign_id: campaign.id,
    sponsor_id: sponsor.id,
    organization_id: organization.id,
    sponsorable_property_id: property.id,
    ...values,
  });
  return { organization, property, offer };
}
const CONFIRMED = {
  status: 'confirmed',
  value: 500,
  season_start: '2030-03-01',
  season_end: '2030-05-01',
  confirmed_at: '2030-02-01T12:00:00Z',
};

it('follow inserts, changes of status and value, moves and deletions', async () => {
  const { organization, offer } = await offered(CONFIRMED);
  const total = async () =>
    (await owner.query('select * from app_private.organization_totals where id = $1', [organization.id])).rows[0];
  expect(await total()).toMatchObject({ confirmed_count: 1, average_confirmed_value: '500.00' });
  await owner.query('update app_public.offers set value = 700 where id = $1', [offer.id]);
  expect(await total()).toMatchObject({ confirmed_count: 1, average_confirmed_value: '700.00' });
  await owner.query(`update app_public.offers set status = 'canceled' where id = $1`, [offer.id]);
  expect(await total()).toMatchObject({ confirmed_count: 0, average_confirmed_value: null });
  await owner.query('delete from app_public.offers where id = $1', [offer.id]);
  expect(await wrong()).toEqual([]);
});

it('follow many at once', async () => {
  const made = await Promise.all(Array.from({ length: 4 }, () => offered({ ...CONFIRMED })));
  const others = await Promise.all(
    made.map(async ({ organization }) => {
      const property = await makeProperty(owner, { organization_id: organization.id });
      const { id: other } = await makeCampaign(owner, { sponsor_id: sponsor.id });
      return makeOffer(owner, {
        ...CONFIRMED,
        campaign_id: other,
        sponsor_id: sponsor.id,
        organization_id: organization.id,
        sponsorable_property_id: property.id,
      });
    }),
  );
  const ids = [...made.map(({ offer }) => offer.id), ...others.map(({ id }) => id)];
  await Promise.all(
    Array.from({ length: 60 }, (_, turn) =>
      turn % 3 === 0
        ? owner.query('update app_public.offers set value = value + 1 where id = any ($1)', [
            ids.filter((_id, index) => (index + turn) % 4 === 0),
          ])
        : owner.query('update app_public.offers set value = value + $2 where id = $1', [ids[turn % ids.length], turn]),
    ),
  );
  expect(await wrong()).toEqual([]);
});

const capability = await makeCampaignCapability(owner, campaign.id);
const offerTotal = async (id: number) =>
  (
    await owner.query(
      `select next_deadline::text, overdue_deadlines_count, released_value from app_private.offer_totals where id = $1`,
      [id],
    )
  ).rows[0];
const onTime = async (id: number) =>
  (
    await owner.query(
      'select on_time_verification_percentage as p from app_private.organization_totals where id = $1',
      [id],
    )
  ).rows[0]?.p;

it('[P16] follow deadlines and their proof', async () => {
  const { organization, offer } = await offered(CONFIRMED);
  const asset = await makeAsset(owner, offer, capability.id);
  const past = await makeDeadline(owner, asset, { deadline: await day(owner, -3) });
  const ahead = await makeDeadline(owner, asset, { deadline: await day(owner, 5) });
  expect(await offerTotal(offer.id)).toMatchObject({ next_deadline: await day(owner, -3), overdue_deadlines_count: 1 });
  expect(await onTime(organization.id)).toBe('0.00');
  await makeImage(owner, ahead, { status: 'verified' });
  expect(await onTime(organization.id)).toBe('50.00');
  await owner.query('update app_public.verification_deadlines set did_not_complete = true where id = $1', [past.id]);
  expect(await offerTotal(offer.id)).toMatchObject({ next_deadline: null, overdue_deadlines_count: 0 });
  await owner.query('delete from app_public.verification_deadlines where id = $1', [past.id]);
  expect(await onTime(organization.id)).toBe('100.00');
  expect(await wrong()).toEqual([]);
});

it('[P16] are updated each day by the daily job', async () => {
  const { organization, offer } = await offered(CONFIRMED);
  const asset = await makeAsset(owner, offer, capability.id);
  await makeDeadline(owner, asset, { deadline: await day(owner, 1) });
  await makeDeadline(owner, asset, { deadline: await day(owner, 4) });
  for (const [days, overdue] of [
    [1, 0],
    [2, 1],
    [4, 1],
    [5, 2],
  ] as const)
    await db.withClock(`+${days} days`, async () => {
      await owner.query('select app_private.recount_totals()');
      expect({ days, ...(await offerTotal(offer.id)) }).toMatchObject({ days, overdue_deadlines_count: overdue });
      expect(await onTime(organization.id)).toBe(overdue > 0 ? '0.00' : null);
      expect(await wrong()).toEqual([]);
    });
  // the test moves the clock back, which does not happen in reality
  await owner.query('delete from app_public.verification_deadlines where offer_id = $1', [offer.id]);
});

it('follow checks', async () => {
  const { offer } = await offered(CONFIRMED);
  const check = await makeCheck(owner, offer, { status: 'approved', amount: 120 });
  await makeCheck(owner, offer, { amount: 50 });
  expect(await offerTotal(offer.id)).toMatchObject({ released_value: '120.00' });
  await owner.query(`update app_public.checks set status = 'voided', action_reason = 'Lost' where id = $1`, [check.id]);
  expect(await offerTotal(offer.id)).toMatchObject({ released_value: '0.00' });
  expect(await wrong()).toEqual([]);
});

it('let two transactions through that change the same organizations in opposite orders', async () => {
  const both = [await offered(CONFIRMED), await offered(CONFIRMED)];
  const others = await Promise.all(
    both.map(async ({ organization }) => {
      const property = await makeProperty(owner, { organization_id: organization.id });
      return makeOffer(owner, {
        ...CONFIRMED,
        campaign_id: campaign.id,
        sponsor_id: sponsor.id,
        organization_id: organization.id,
        sponsorable_property_id: property.id,
      });
    }),
  );
  const [one, two] = [await owner.connect(), await owner.connect()];
  const raise = (client: typeof one, id: number) =>
    client.query('update app_public.offers set value = value + 10 where id = $1', [id]);
  try {
    for (const client of [one, two]) await client.query(`begin; set local lock_timeout = '5s'`);
    await raise(one, both[0]?.offer.id);
    await raise(two, others[1]?.id);
    await raise(one, both[1]?.offer.id);
    await raise(two, others[0]?.id);
    await Promise.all([one.query('commit'), two.query('commit')]);
  } finally {
    for (const client of [one, two]) client.release();
  }
  expect(await wrong()).toEqual([]);
  expect((await owner.query('select from app_private.totals_due')).rows).toEqual([]);
});

it('are as they were when what changed is rolled back to a savepoint', async () => {
  const { organization, offer } = await offered(CONFIRMED);
  const client = await owner.connect();
  try {
    await client.query('begin; savepoint before');
    await client.query(`update app_public.offers set status = 'canceled' where id = $1`, [offer.id]);
    await client.query('rollback to before');
    await client.query('update app_public.offers set value = 900 where id = $1', [offer.id]);
    await client.query('commit');
  } finally {
    client.release();
  }
  const { rows } = await owner.query('select * from app_private.organization_totals where id = $1', [organization.id]);
  expect(rows).toMatchObject([{ confirmed_count: 1, average_confirmed_value: '900.00' }]);
  expect(await wrong()).toEqual([]);
});

it('are made for records that have none, as after an upgrade', async () => {
  const { offer } = await offered(CONFIRMED);
  await makeCheck(owner, offer, { status: 'approved', amount: 70 });
  await owner.query('delete from app_private.organization_totals; delete from app_private.offer_totals');
  await owner.query('select app_private.fill_totals()');
  expect(await wrong()).toEqual([]);
  expect(await offerTotal(offer.id)).toMatchObject({ released_value: '70.00' });
});

it('are there for every organization, and go with it', async () => {
  const { id } = await insert(owner, 'organizations', { name: 'Short-lived' });
  await owner.query('delete from app_public.organizations where id = $1', [id]);
  expect((await owner.query('select from app_private.organization_totals where id = $1', [id])).rows).toEqual([]);
  expect(await wrong()).toEqual([]);
});
