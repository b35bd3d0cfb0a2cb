/** Taking back what added or deleted a record. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeDeadline,
  makeOffer,
  makeOfferFixture,
  makeOrganization,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { makeStaff, owning } from './support.ts';
import { changeOf, undo, undoing } from './undoing.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { rowOf, makePlace } = undoing(db);

describe('undo of what was added or deleted', () => {
  it('deletes what was added, unless somebody built on it', async () => {
    const campaign = await makeCampaign(db.owner);
    const change = await changeOf(
      admin,
      `insert into app_public.testimonials (campaign_id, quote) values ($1, 'Great') returning 1`,
      [campaign.id],
    );
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect(await own('select from app_public.testimonials where campaign_id = $1', [campaign.id])).toHaveLength(0);

    const made = await changeOf(
      admin,
      `select app_public.create_organization('Brand new', array['16501'], spring_sport_ids => array[1])`,
    );
    const [organization] = await own(`select id from app_public.organizations where name = 'Brand new'`);
    await makePlace(organization?.id, 'A');
    expect(await undo(admin, made)).toMatchObject({ undone: [], left: [{ row_id: String(organization?.id) }] });
    expect(await rowOf('organizations', organization?.id)).toBeDefined();
  });

  it('brings a deleted record back with all that hung on it', async () => {
    const { organization, offer } = await makeOfferFixture(db.owner, { offer: { status: 'prospecting' } });
    const before = [await rowOf('organizations', organization.id), await rowOf('offers', offer.id)];
    const change = await changeOf(admin, 'select app_public.delete_organization($1)', [organization.id]);
    const result = await undo(admin, change);
    expect(result).toMatchObject({
      left: [],
      undone: [{ table_name: 'organizations', row_id: String(organization.id) }],
    });
    expect([await rowOf('organizations', organization.id), await rowOf('offers', offer.id)]).toEqual(before);
  });

  it('leaves a deleted primary place while another one is primary that the change did not touch', async () => {
    const { id } = await makeOrganization(db.owner);
    const [north, south] = [(await makePlace(id, 'North')).id, (await makePlace(id, 'South')).id];
    const remove = (place: number) =>
      changeOf(admin, 'select app_public.delete_organization_play_location($1)', [place]);
    const first = await remove(north);
    const second = await remove(south);
    await undo(admin, first); // north is the only place, and so the primary one
    expect(await undo(admin, second)).toMatchObject({ undone: [], left: [{}] });
    expect(await rowOf('play_locations', south)).toBeUndefined();
    expect(await rowOf('play_locations', north)).toMatchObject({ primary: true });
  });

  it('leaves an added primary place while another one would get the mark that the change did not touch', async () => {
    const { id } = await makeOrganization(db.owner);
    const add = (address: string) =>
      changeOf(
        admin,
        `select app_public.create_organization_play_location($1, row($2, $2, null, null, null, null, 'US', 41, -80))`,
        [id, address],
      );
    const [first, second] = [await add('1 Oak St'), await add('2 Elm St')];
    const places = () =>
      own('select address, "primary" from app_public.play_locations where organization_id = $1 order by id', [id]);
    const both = await places();
    expect(both).toEqual([
      { address: '1 Oak St', primary: true },
      { address: '2 Elm St', primary: false },
    ]);
    expect(await undo(admin, first)).toMatchObject({ undone: [], left: [{}] });
    expect(await places()).toEqual(both);
    expect(await undo(admin, second)).toMatchObject({ left: [] });
    expect(await undo(admin, first)).toMatchObject({ left: [] });
    expect(await places()).toEqual([]);
  });

  it('takes prospects out of a campaign again', async () => {
    const property = await makeProperty(db.owner);
    const campaign = await makeCampaign(db.owner);
    const change = await changeOf(
      admin,
      'select app_public.add_sponsorable_properties_to_campaign($1, array[$2::int])',
      [campaign.id, property.id],
    );
    expect(await own('select from app_public.offers where campaign_id = $1', [campaign.id])).toHaveLength(1);
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect(await own('select from app_public.offers where campaign_id = $1', [campaign.id])).toHaveLength(0);
  });

  it('takes back assets of an offer and questions of a campaign', async () => {
    const campaign = await makeCampaign(db.owner);
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    const offer = await makeOffer(db.owner, { campaign_id: campaign.id, status: 'prospecting' });
    const asset = await makeAsset(db.owner, offer, capability.id, { quantity: 2 });
    const change = await changeOf(admin, 'select app_public.update_offer($1, $2)', [
      offer.id,
      JSON.stringify({ assets: [{ campaign_capability_id: capability.id, quantity: null }], value: 300 }),
    ]);
    expect(await rowOf('assets', asset.id)).toBeUndefined();
    expect(await undo(admin, change)).toMatchObject({ left: [], undone: [{ table_name: 'offers' }] });
    expect(await rowOf('assets', asset.id)).toMatchObject({ quantity: 2 });
    expect((await rowOf('offers', offer.id))?.value).toBe(offer.value === null ? null : Number(offer.value));

    const ask = (questions: Row[]) =>
      changeOf(admin, 'select app_public.update_campaign($1, $2)', [
        campaign.id,
        JSON.stringify({ custom_questions: questions }),
      ]);
    await ask([{ question: 'One?' }, { question: 'Two?' }]);
    const questions = () =>
      own('select id, question, position from app_public.custom_questions where campaign_id = $1 order by id', [
        campaign.id,
      ]);
    const asked = await questions();
    const changed = await ask([{ id: asked[1]?.id, question: 'Two!' }, { question: 'Three?' }]);
    expect(await undo(admin, changed)).toMatchObject({ left: [] });
    expect(await questions()).toEqual(asked);
  });

  it('takes back what an organization sells: made, changed, archived', async () => {
    const { id, organization_id: organization } = await makeProperty(db.owner);
    const [sign] = await own(`select id from app_public.capabilities where kind = 'game_signage' limit 1`);
    const sold = () =>
      own(
        "select to_jsonb(c) - 'version' as row, to_jsonb(d) as detail, app_public.capability_details_sponsorable_property_ids(d) as ids from app_public.organization_capabilities c join app_public.capability_details d on d.id = c.capability_detail_id where c.organization_id = $1",
        [organization],
      );
    const made = await changeOf(
      admin,
      `select app_public.create_organization_capability($1, $2, 'Field Sign', price => 250, sponsorable_property_ids => array[$3::int])`,
      [organization, sign?.id, id],
    );
    const before = await sold();
    const capability = before[0]?.row.id;
    const changed = await changeOf(admin, 'select app_public.update_organization_capability($1, $2)', [
      capability,
      JSON.stringify({ price: 300, name: 'Sign', sponsorable_property_ids: [] }),
    ]);
    expect(await undo(admin, changed)).toMatchObject({
      left: [],
      undone: [{ table_name: 'organization_capabilities' }],
    });
    expect(await sold()).toEqual(before);
    const archived = await changeOf(admin, 'select app_public.delete_organization_capability($1)', [capability]);
    expect(await undo(admin, archived)).toMatchObject({ left: [] });
    expect(await sold()).toEqual(before);
    expect(await undo(admin, made)).toMatchObject({ left: [] });
    expect(await sold()).toEqual([]);
  });

  it('brings a default deadline back, and with it what pointed to it', async () => {
    const { asset, defaultDeadline: row } = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const deadline = await makeDeadline(db.owner, asset, { default_verification_deadline_id: row.id });
    const change = await changeOf(
      admin,
      'delete from app_public.default_verification_deadlines where id = $1 returning 1',
      [row.id],
    );
    expect((await rowOf('verification_deadlines', deadline.id))?.default_verification_deadline_id).toBeNull();
    expect(await undo(admin, change)).toMatchObject({ left: [] });
    expect((await rowOf('verification_deadlines', deadline.id))?.default_verification_deadline_id).toBe(row.id);
  });
});
