/** Filters of the targeting list: list, count, median and map agree for any filter and any number of matches. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeOffer, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { narrowedTargeting } from './narrowedTargeting.ts';
import { makeStaff, refusal, signInMember } from './support.ts';
import { filtering } from './targeting.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const { admin } = await makeStaff(db);
const filter = filtering(admin);
const league = await makeOrganization(db.owner, { addresses: false, name: 'Prairie 100%' });
const surveyed = await makeOrganization(db.owner, { addresses: false });
await insert(db.owner, 'events_survey_responses', {
  organization_id: surveyed.id,
  survey_gizmo_response_id: 'r1',
  submitted_at: '2030-01-01',
});

const campaign = await makeCampaign(db.owner);
await filter(campaign, 'StateFilter', { state: 'ND' });
const place = { state: 'ND', city: 'Fargo', lat: 46.9, lon: -96.8 };
const program = async (values: Row): Promise<number> =>
  (await makeProperty(db.owner, { organization_id: league.id, ...place, ...values })).id;
const plain = await program({ name: 'Plain', number_of_players: 10 });
const verified = await program({ name: 'Sure', number_of_players: 30, entered_data_confidence: 'verified' });
const misfit = await program({ name: 'Misfit', number_of_players: 500, entered_data_confidence: 'not_a_good_fit' });
const answered = await program({ name: 'Answered', number_of_players: 50, organization_id: surveyed.id, lon: -100 });
const offered = await program({ name: 'Offered', number_of_players: 70, city: 'Minot', lat: 48.2, lon: -101.3 });
await makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id: offered, status: 'qualified' });
await makeProperty(db.owner, { state: 'SD', lat: 44, lon: -100 }); // elsewhere
const found = narrowedTargeting(db, admin, campaign, [offered]);

describe('the list of targeting', () => {
  it('[T5][B-245] is narrowed by confidence, by default to all but what ended or does not fit', async () => {
    expect(await found({})).toEqual([plain, verified, answered, offered]);
    expect(await found({ confidences: ['verified'] })).toEqual([verified]);
    expect(await found({ confidences: ['verified', 'not_a_good_fit'] })).toEqual([verified, misfit]);
    expect(await found({ confidences: [] })).toEqual([]);
  });

  it('[T5] is narrowed by the status of the offer, where no offer is "unadded"', async () => {
    expect(await found({ statuses: ['unadded'] })).toEqual([plain, verified, answered]);
    expect(await found({ statuses: ['qualified'] })).toEqual([offered]);
    expect(await found({ statuses: ['unadded', 'qualified'] })).toEqual([plain, verified, answered, offered]);
    expect(await found({ statuses: ['confirmed'] })).toEqual([]);
    expect(await found({ statuses: [] })).toEqual([]);
  });

  it('[T5] is narrowed by an events survey response, and by a text in name, organization or place', async () => {
    expect(await found({ survey: true })).toEqual([answered]);
    expect(await found({ search: ' SURE ' })).toEqual([verified]);
    expect(await found({ search: 'minot' })).toEqual([offered]);
    expect(await found({ search: '100%' })).toEqual([plain, verified, offered]);
    for (const search of ['pl_in', '%%', '\\\\']) expect([search, await found({ search })]).toEqual([search, []]);
    expect(await found({ search: `'); drop table x; --%s` })).toEqual([]);
    expect(await found({ search: 'prairie', statuses: ['unadded'], confidences: ['verified'] })).toEqual([verified]);
  });
});

describe('the map of targeting', () => {
  const clusters = (zoom: number, box: string) =>
    admin(`select * from app_public.targeting_clusters($1, $2, ${box})`, [campaign.id, zoom]);
  const fixture = '-180, -85, 180, 85';

  it('[T5] gathers what is near at its zoom, and tells the middle, the number and one of them', async () => {
    const far = await clusters(0, fixture);
    expect(far).toEqual([expect.objectContaining({ count: 4, sponsorable_property_id: plain, name: 'Plain' })]);
    expect(far[0]?.lon).toBeCloseTo((-96.8 - 96.8 - 100 - 101.3) / 4, 5);
    const near = await clusters(8, fixture);
    expect(near.map(({ count, name }) => [count, name])).toEqual([
      [2, 'Plain'],
      [1, 'Answered'],
      [1, 'Offered'],
    ]);
  });

  it('[T5] shows what lies in the box alone', async () => {
    expect((await clusters(8, '-102, 48, -101, 49')).map(({ name }) => name)).toEqual(['Offered']);
    expect(await clusters(8, '0, 0, 1, 1')).toEqual([]);
  });

  it('[T5] is for staff', async () => {
    const member = await signInMember(db, league.id);
    expect((await refusal(member('select * from app_public.targeting_clusters($1, 3)', [campaign.id]))).code).toBe(
      '42501',
    );
    expect(await admin('select * from app_public.targeting_clusters(999999, 3)')).toEqual([]);
  });
});
