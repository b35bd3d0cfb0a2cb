/** The names by which the list of checks sorts are updated with the records they come from. */
import { afterAll, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeAddress,
  makeCampaign,
  makeCheck,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  makeUser,
} from '../harness/factories.ts';
import { wrongTotals } from '../harness/totals.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { owner } = db;

const sponsor = await makeSponsor(owner);
const campaign = await makeCampaign(owner, { sponsor_id: sponsor.id });
const organization = await makeOrganization(owner);
const property = await makeProperty(owner, { organization_id: organization.id });
const offer = await makeOffer(owner, {
  campaign_id: campaign.id,
  sponsor_id: sponsor.id,
  organization_id: organization.id,
  sponsorable_property_id: property.id,
  status: 'confirmed',
  value: 500,
  season_start: '2030-03-01',
  season_end: '2030-05-01',
  confirmed_at: '2030-02-01T12:00:00Z',
});
const requester = await makeUser(owner, 'admin', { name: 'Ada First' });
const pending = await makeCheck(owner, offer, { amount: 50, created_by_id: requester.id });
const approved = await makeCheck(owner, offer, { status: 'approved', amount: 70, recipient_name: 'Frozen Payee' });
const names = async (id: number) =>
  (await owner.query('select payee, campaign_name, requested_by_name from app_private.check_names where id = $1', [id]))
    .rows[0];

it('[O2] a new check has its names, also without a requester', async () => {
  expect(await names(pending.id)).toMatchObject({ campaign_name: campaign.name, requested_by_name: 'Ada First' });
  expect(await names(approved.id)).toEqual({
    payee: 'Frozen Payee',
    campaign_name: campaign.name,
    requested_by_name: null,
  });
  expect(await wrongTotals(owner)).toEqual([]);
});

it('[O2] names follow organization, campaign and requester, but not once a check is approved', async () => {
  await owner.query(
    `update app_public.organizations set name = 'Renamed League', mailing_address_id = null where id = $1`,
    [organization.id],
  );
  expect(await names(pending.id)).toMatchObject({ payee: 'Renamed League' });
  const { id: address } = await makeAddress(owner, organization.id, 'mailing', { name: 'Front Office' });
  await owner.query('update app_public.organizations set mailing_address_id = $2 where id = $1', [
    organization.id,
    address,
  ]);
  expect(await names(pending.id)).toMatchObject({ payee: 'Front Office' });
  await owner.query(`update app_public.campaigns set name = 'Renamed Campaign' where id = $1`, [campaign.id]);
  await owner.query(`update app_public.users set name = 'Ada Second' where id = $1`, [requester.id]);
  expect(await names(pending.id)).toEqual({
    payee: 'Front Office',
    campaign_name: 'Renamed Campaign',
    requested_by_name: 'Ada Second',
  });
  expect(await names(approved.id)).toMatchObject({ payee: 'Frozen Payee', campaign_name: 'Renamed Campaign' });
  expect(await wrongTotals(owner)).toEqual([]);
});

it('[O2] the daily job writes what is missing or wrong', async () => {
  await owner.query('delete from app_private.check_names where id = $1', [pending.id]);
  await owner.query(`update app_private.check_names set payee = 'Wrong' where id = $1`, [approved.id]);
  await owner.query('select app_private.recount_totals()');
  expect(await names(approved.id)).toMatchObject({ payee: 'Frozen Payee' });
  expect(await wrongTotals(owner)).toEqual([]);
});
