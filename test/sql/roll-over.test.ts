/** The preview of the next season of campaigns. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  makeAsset,
  makeCampaignCapability,
  makeDeadline,
  makeDefaultDeadline,
  makeImage,
  makeOffer,
  makeProperty,
  makeUser,
  type Row,
} from '../harness/factories.ts';
import { rollingOver } from './rollingOver.ts';
import { makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);
const { plansOf, partnersOf, rollOver, makeFall, makePartner } = rollingOver(db, admin);

beforeAll(() => db.setClock(new Date('2026-11-28T17:00:00Z')));

describe('the preview', () => {
  it('[S-097, S-098] proposes the season of the next year with names and dates that keep their weekdays', async () => {
    const campaign = await makeFall({ leagues_confirmed_goal_date: '2026-10-15', total_spend: 9000 });
    const gone = await makeUser(db.owner, 'admin', { status: 'deactivated' });
    const here = await makeUser(db.owner, 'admin');
    await own(
      'update app_public.campaigns set primary_sales_contact_id = $2, primary_bdr_contact_id = $3 where id = $1',
      [campaign.id, gone.id, here.id],
    );
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    for (const [name, deadline] of [
      ['middle', '2026-11-18'],
      ['first day', '2026-10-01'],
      ['before', '2026-09-01'],
    ])
      await makeDefaultDeadline(db.owner, capability.id, { name, deadline });
    const [plan] = await plansOf([{ campaign_id: campaign.id }]);
    expect(plan).toMatchObject({
      previous_name: 'Acme Fall 2026',
      name: 'Acme Fall 2027',
      season: 'fall',
      year: 2027,
      season_name: 'Fall 2027',
      leagues_confirmed_goal_date: '2027-10-14',
      previous_goal_date: '2026-10-15',
      total_spend: 9000,
      reason: null,
      partners: [],
    });
    const parts = plan?.parts as Row[];
    expect(
      parts
        .filter(({ kind }) => kind === 'deadline')
        .map(({ name, deadline, note }) => [name.split(': ')[1], deadline, note !== null]),
    ).toEqual([
      ['middle', '2027-11-17', false],
      ['first day', '2027-10-07', true], // a week later, because September 30 is not in the season
      ['before', '2027-08-31', false],
    ]);
    expect(parts.filter(({ kind }) => kind === 'contact').map(({ key, refused }) => [key, refused])).toEqual([
      ['contact:Sales', true],
      ['contact:BDR', false],
    ]);
    const { made } = await rollOver([{ campaign_id: campaign.id }]);
    expect(made).toMatchObject([{ primary_sales_contact_id: null, primary_bdr_contact_id: here.id }]);
    expect((await plansOf([{ campaign_id: campaign.id }]))[0]?.reason).toMatch(/^Acme Fall 2027 /);
  });

  it('proposes no goal date where there was none, or where staff clear it', async () => {
    const campaign = await makeFall({ leagues_confirmed_goal_date: null });
    expect(await plansOf([{ campaign_id: campaign.id }])).toMatchObject([{ leagues_confirmed_goal_date: null }]);
    const dated = await makeFall({ leagues_confirmed_goal_date: '2026-10-15' });
    const cleared = { campaign_id: dated.id, left_out: ['goal_date'], leagues_confirmed_goal_date: null };
    expect(await plansOf([cleared])).toMatchObject([{ leagues_confirmed_goal_date: null, parts: [] }]);
  });

  it('asks the best first, and leaves out with a reason whom not to ask again', async () => {
    const campaign = await makeFall();
    const capability = await makeCampaignCapability(db.owner, campaign.id);
    const partner = async (name: string, values: Row = {}, proofs: (string | null)[] = []) => {
      const offer = await makePartner(campaign, { ...values, organization: { name, ...values.organization } });
      const asset = await makeAsset(db.owner, offer, capability.id);
      for (const proved of proofs) {
        const deadline = await makeDeadline(db.owner, asset, { deadline: '2026-10-20' });
        if (!proved) continue;
        await makeImage(db.owner, deadline, { status: 'verified' });
        await own('update app_public.verification_deadlines set proved_at = $2 where id = $1', [deadline.id, proved]);
      }
      return offer;
    };
    await partner('Good', {}, ['2026-10-18', '2026-10-19', '2026-10-22']);
    await partner('Best', {}, ['2026-10-18', '2026-10-19']);
    await partner('Late', {}, ['2026-10-25', '2026-10-19', null]);
    await partner('Unproven', {}, [null]);
    await partner('Canceled', { status: 'canceled' });
    await partner('Declined', { status: 'rejected_by_league', league_rejection_reason: 'No time' });
    await partner('Silent', { status: 'proposed' });
    await partner('Prospect', { status: 'qualified' });
    await partner('No mail', { organization: { contact_email: null } });
    await partner('Unsubscribed', { organization: { contact_email: 'never@example.test' } });
    await own(`select app_private.unsubscribe('never@example.test')`);
    await partner('Not a fit', { organization: { data_confidence: 'not_a_good_fit' } });
    await partner('Bad program', { property: { entered_data_confidence: 'not_a_good_fit' } });
    await partner('Already there', { property: { start_date: '2027-09-04', end_date: '2027-11-13' } });
    const conflicting = await partner('Placed elsewhere');
    const rival = await makeFall({ year: 2027, name: 'Rival' });
    const placed = await makeProperty(db.owner, { organization_id: conflicting.organization_id, season: 'fall' });
    await makeOffer(db.owner, { campaign_id: rival.id, sponsorable_property_id: placed.id });
    const twice = await partner('Twice');
    const { organization_id } = twice;
    const other = await makeProperty(db.owner, {
      organization_id,
      season: 'fall',
      name: 'Fall 2026 Juniors',
      start_date: '2026-09-05',
      end_date: '2026-11-14',
    });
    await makeOffer(db.owner, { campaign_id: campaign.id, sponsorable_property_id: other.id, status: 'confirmed' });
    const rows = await partnersOf({ campaign_id: campaign.id });
    const found = rows.map(({ organization_name, asked, refused, reason }) => [
      organization_name,
      asked ? 'asked' : refused ? 'refused' : 'left out',
      reason?.replace(/[ :.].*/, '') ?? null,
    ]);
    expect(found.slice(0, 1)).toEqual([['Best', 'asked', null]]);
    expect(
      Object.fromEntries(
        found.map(([name, ...rest]) => [`${name} ${rest[0] === 'refused' ? 'again' : ''}`.trim(), rest]),
      ),
    ).toEqual({
      Best: ['asked', null],
      Good: ['asked', null],
      Late: ['left out', 'Late'],
      Unproven: ['left out', 'Nothing'],
      Canceled: ['left out', 'It'],
      Declined: ['left out', 'It'],
      Silent: ['left out', 'It'],
      'No mail': ['left out', 'No'],
      Unsubscribed: ['left out', 'Its'],
      'Not a fit': ['left out', 'It'],
      'Bad program again': ['refused', 'It'],
      'Already there': ['asked', null],
      'Placed elsewhere': ['left out', 'Proposed'],
      Twice: ['asked', null],
      'Twice again': ['refused', 'The'],
    });
    expect(rows.find(({ organization_name: name }) => name === 'Best')).toMatchObject({
      sponsorable_property_name: 'Fall 2027 Juniors',
      creates_property: true,
      start_date: '2027-09-04', // a Saturday, too
      end_date: '2027-11-13',
      proofs_due: 2,
      proofs_on_time: 2,
      value: 1000,
      seasons: 1,
    });
    expect(rows.find(({ organization_name: name }) => name === 'Already there')).toMatchObject({
      creates_property: false,
    });
    const unanswered = rows.find(({ organization_name: name }) => name === 'Silent')?.offer_id;
    const best = rows.find(({ organization_name: name }) => name === 'Best')?.offer_id;
    const edited = await partnersOf({
      campaign_id: campaign.id,
      asked_offer_ids: [unanswered],
      left_out_offer_ids: [best],
    });
    expect(
      edited.filter(({ offer_id }) => offer_id === unanswered || offer_id === best).map(({ asked }) => asked),
    ).toEqual([false, true]);
  });

  it.each([
    [{ season: 'summer', year: 2026 }, 'SL422', 'season'],
    [{ year: 2101 }, 'SL422', 'year'],
    [{ campaign_id: 0 }, 'SL404', 'campaign_id'],
  ])('refuses %j', async (edit, code, field) => {
    const campaign = await makeFall();
    expect(await refusal(plansOf([{ campaign_id: campaign.id, ...edit }]))).toMatchObject({ code, field });
  });

  it('refuses none, more than 20, and the same campaign twice', async () => {
    const { id } = await makeFall();
    for (const campaigns of [
      [],
      [{ campaign_id: id }, { campaign_id: id }],
      Array.from({ length: 21 }, (_, n) => ({ campaign_id: n })),
    ])
      expect(await refusal(plansOf(campaigns))).toMatchObject({ code: 'SL422', field: 'campaigns' });
  });
});
