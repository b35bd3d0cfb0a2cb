/** Totals of organizations are what counting their confirmed offers gives, whatever was done and however many did it at once. */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeOffer, makeOrganization, makeProperty, makeSponsor } from '../harness/factories.ts';
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
    (await owner.query('select * from app_public.organization_totals where id = $1', [organization.id])).rows[0];
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

it('are there for every organization, and go with it', async () => {
  const { id } = await insert(owner, 'organizations', { name: 'Short-lived' });
  await owner.query('delete from app_public.organizations where id = $1', [id]);
  expect((await owner.query('select from app_public.organization_totals where id = $1', [id])).rows).toEqual([]);
  expect(await wrong()).toEqual([]);
});
