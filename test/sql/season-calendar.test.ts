/** The dates of campaigns: each mark once, numbers that equal the lists they open, and what moving one changes. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  insert,
  makeAsset,
  makeDeadline,
  makeDefaultDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  type Row,
} from '../harness/factories.ts';
import { Rng } from '../random/rng.ts';
import { printing } from './checkRuns.ts';
import { type Ask, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin, superadmin } = await makeStaff(db);

/** The marks of a campaign from some day on, counted from today. */
const marksOf = async (ask: Ask, campaignId: number, from = -60, to = 200): Promise<Row[]> =>
  ask(
    `select m.kind::text, m.on_date::text, m.until::text, m.name, m.count, m.record_id
     from unnest((app_public.season_calendar($1, $2, campaign_id => $3)).marks) m order by 1, 2, 4`,
    [await day(db.owner, from), await day(db.owner, to), campaignId],
  );
const setCampaign = async (id: number, days: Record<string, number>) => {
  for (const [column, days_ahead] of Object.entries(days))
    await own(`update app_public.campaigns set ${column} = $1 where id = $2`, [await day(db.owner, days_ahead), id]);
};
/** A campaign with a confirmed sponsorship; its season is from day 30 to day 120, its goal date is day 20. */
async function running() {
  const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
  await setCampaign(fixture.campaign.id, { starts_at: 30, ends_at: 120, leagues_confirmed_goal_date: 20 });
  await own('delete from app_public.default_verification_deadlines where campaign_id = $1', [fixture.campaign.id]);
  await own('update app_public.offers set offer_sent_at = null where id = $1', [fixture.offer.id]);
  return fixture;
}

describe('the season’s calendar', () => {
  it('has each kind of mark once; print runs are only for superadmins', async () => {
    const { campaign, campaignCapability, offer, asset, organization, sponsor } = await running();
    const standard = await makeDefaultDeadline(db.owner, campaignCapability.id, {
      name: 'Banner',
      deadline: await day(db.owner, 50),
    });
    await makeDefaultDeadline(db.owner, campaignCapability.id, { offset: 3, offset_type: 'season_start_date' });
    const due = await makeDeadline(db.owner, asset, { name: 'Jersey', deadline: await day(db.owner, 60) });
    await makeDeadline(db.owner, asset, { name: 'Later', deadline: await day(db.owner, 90) });
    await own('update app_public.offers set offer_sent_at = app_private.clock() where id = $1', [offer.id]);
    const { approved, run } = printing(db, offer.id, { admin, superadmin });
    const printed = await run(await approved(2), 5001);
    const recap = await insert(db.owner, 'recaps', {
      sponsor_id: sponsor.id,
      campaign_id: campaign.id,
      format: 'pdf',
    });
    await insert(db.owner, 'recap_schedules', {
      recap_id: recap.id,
      sponsor_id: sponsor.id,
      campaign_id: campaign.id,
      user_id: (await own(`select id from app_public.users where role = 'admin' limit 1`))[0]?.id,
      monthly: false,
      first_on: await day(db.owner, 130),
      next_on: await day(db.owner, 130),
    });
    const planned = await insert(db.owner, 'sends', { campaign_id: campaign.id, kind: 'offer', local_time: '09:30' });
    await insert(db.owner, 'app_private.send_offers', {
      send_id: planned.id,
      offer_id: offer.id,
      kind: 'offer',
      goes_on: await day(db.owner, 10),
      goes_at: await day(db.owner, 10),
    });
    const application = await insert(db.owner, 'sponsorship_applications', {
      organization_id: organization.id,
      season: 'spring',
      year: 2030,
    });
    await insert(db.owner, 'tournaments', {
      sponsorship_application_id: application.id,
      organization_id: organization.id,
      name: 'Cup',
      first_date: await day(db.owner, 40),
      last_date: await day(db.owner, 42),
      number_of_players: 100,
      address: '1 Main Street',
      city: 'Austin',
      state: 'TX',
      postal_code: '78701',
      country: 'US',
    });
    const mark = async (kind: string, ahead: number, more: object = {}) => ({
      kind,
      on_date: await day(db.owner, ahead),
      until: null,
      name: null,
      count: null,
      record_id: null,
      ...more,
    });
    const expected = [
      await mark('deadline', 50, { name: 'Banner', record_id: standard.id }),
      await mark('goal_date', 20, { record_id: campaign.id }),
      await mark('league_event', 40, {
        until: await day(db.owner, 42),
        name: `Cup, ${organization.name}`,
        record_id: organization.id,
      }),
      await mark('proof_due', 60, { name: 'Jersey', count: 1, record_id: due.id }),
      await mark('recap', 130, { name: 'to be emailed' }),
      await mark('season', 30, { until: await day(db.owner, 120), record_id: campaign.id }),
      await mark('send', 0, { count: 1 }),
      await mark('send', 10, { name: 'offer', record_id: planned.id }),
    ];
    expect(await marksOf(admin, campaign.id)).toEqual(expected);
    const runs = [await mark('print_run', 0, { name: 'Sheets 5001 to 5002', record_id: printed.id })];
    expect((await marksOf(superadmin, campaign.id)).filter(({ kind }) => kind === 'print_run')).toEqual(runs);
    expect(await marksOf(superadmin, campaign.id)).toHaveLength(expected.length + 1);
  });

  it('counts what its lists show, and splits into weeks without losing or repeating a mark, in random states', async () => {
    const random = new Rng(125);
    const pick = (count: number) => random.int(0, count - 1);
    const { campaign, campaignCapability, organization } = await running();
    for (let index = 0; index < 40; index++) {
      const property = await makeProperty(db.owner, { organization_id: organization.id });
      const offer = await makeOffer(db.owner, {
        campaign_id: campaign.id,
        organization_id: organization.id,
        sponsorable_property_id: property.id,
        status: ['prospecting', 'proposed', 'confirmed', 'canceled'][pick(4)],
        offer_sent_at: pick(3)
          ? `${await day(db.owner, pick(20) - 20)}T${String(pick(24)).padStart(2, '0')}:30:00Z`
          : null,
      });
      const asset = await makeAsset(db.owner, offer, campaignCapability.id);
      for (let deadlines = pick(3); deadlines > 0; deadlines--) {
        const made = await makeDeadline(db.owner, asset, {
          deadline: await day(db.owner, pick(30) - 10),
          did_not_complete: pick(5) === 0,
        });
        if (!pick(3)) await makeImage(db.owner, made, { status: 'verified' });
      }
    }
    const marks = await marksOf(admin, campaign.id, -35, 34);
    expect(marks.length).toBeGreaterThan(20);
    for (const { kind, on_date, count } of marks.filter((mark) => mark.count !== null)) {
      const [listed] = await admin(
        kind === 'send'
          ? `select count(*)::int from app_public.offer_list_items where campaign_id = $1
             and (proposed_at at time zone 'America/New_York')::date = $2`
          : `select count(*)::int from app_public.offer_list_items
             where campaign_id = $1 and status = 'confirmed' and next_deadline = $2`,
        [campaign.id, on_date],
      );
      expect([kind, on_date, count]).toEqual([kind, on_date, listed?.count]);
    }
    const weeks = [];
    for (let from = -35; from < 35; from += 7) weeks.push(...(await marksOf(admin, campaign.id, from, from + 6)));
    const inOrder = (rows: Row[]) => rows.map((row) => JSON.stringify(row)).sort();
    const single = (rows: Row[]) => inOrder(rows.filter(({ kind }) => kind !== 'season'));
    expect(single(weeks)).toEqual(single(marks));
  });

  it('has emails that went long before the goal date', async () => {
    const { campaign, offer } = await running();
    await own('update app_public.offers set offer_sent_at = $1 where id = $2', [await day(db.owner, -150), offer.id]);
    expect((await marksOf(admin, campaign.id, -160, -140)).map(({ kind }) => kind)).toEqual(['send']);
  });

  it('is filtered by season, sponsor and campaign, leaves out rejected campaigns, and is bounded', async () => {
    const { campaign, sponsor } = await running();
    const other = await running();
    const ids = async (filter: string, values: unknown[] = []) =>
      (
        await admin(
          `select c.id from unnest((app_public.season_calendar(app_public.today(), app_public.today() + 100${filter})).campaigns) c`,
          values,
        )
      ).map(({ id }) => id);
    expect(await ids('')).toEqual(expect.arrayContaining([campaign.id, other.campaign.id]));
    expect(await ids(', sponsor_id => $1', [sponsor.id])).toEqual([campaign.id]);
    expect(await ids(', campaign_id => $1', [other.campaign.id])).toEqual([other.campaign.id]);
    expect(await ids(', season => $1, year => 2099', [campaign.season])).toEqual([]);
    await own(`update app_public.campaigns set status = 'rejected' where id = $1`, [campaign.id]);
    expect(await ids(', campaign_id => $1', [campaign.id])).toEqual([]);
    const asked = (from: string | null, to: string | null) =>
      refusal(admin('select app_public.season_calendar($1, $2)', [from, to]));
    expect(await asked('2027-01-01', '2029-01-01')).toMatchObject({ code: 'SL422', field: 'to_date' });
    expect(await asked('2027-01-02', '2027-01-01')).toMatchObject({ code: 'SL422', field: 'to_date' });
    for (const from of [null, '-infinity', '4000-01-01'])
      expect(await asked(from, 'infinity')).toMatchObject({ code: 'SL422', field: 'from_date' });
  });
});

describe('moving a mark', () => {
  const plan = async (kind: string, id: number, ahead: number): Promise<Row> =>
    (await admin('select (app_public.plan_mark_move($1, $2, $3)).*', [kind, id, await day(db.owner, ahead)]))[0] as Row;

  it('of a goal date counts the deadlines before it and the seasons that start soon after, and emails nobody', async () => {
    const { campaign, campaignCapability, organization } = await running();
    await makeDefaultDeadline(db.owner, campaignCapability.id, { deadline: await day(db.owner, 50) });
    await makeOffer(db.owner, {
      campaign_id: campaign.id,
      organization_id: organization.id,
      sponsorable_property_id: (await makeProperty(db.owner, { organization_id: organization.id })).id,
      status: 'proposed',
      season_start: await day(db.owner, 70),
      season_end: await day(db.owner, 100),
    });
    const none = { emails: 0, kept: 0, outside_season: false, low: null };
    expect(await plan('goal_date', campaign.id, 25)).toMatchObject({ ...none, deadlines_before: 0, starting_soon: 0 });
    expect(await plan('goal_date', campaign.id, 55)).toMatchObject({ ...none, deadlines_before: 1, starting_soon: 1 });
    expect(await plan('goal_date', campaign.id, 121)).toMatchObject({ outside_season: true });
  });

  it('of a campaign’s deadline keeps those of confirmed sponsorships; of one sponsorship emails its league', async () => {
    const { campaignCapability, asset } = await running();
    const standard = await makeDefaultDeadline(db.owner, campaignCapability.id, { deadline: await day(db.owner, 50) });
    const due = await makeDeadline(db.owner, asset, {
      default_verification_deadline_id: standard.id,
      deadline: await day(db.owner, 50),
    });
    expect(await plan('deadline', standard.id, 60)).toMatchObject({ kept: 1, emails: 0, outside_season: false });
    expect(await plan('deadline', standard.id, 10)).toMatchObject({ outside_season: true });
    expect(await plan('proof_due', due.id, 60)).toMatchObject({ kept: 0, emails: 1 });
    expect(await plan('proof_due', due.id, 50)).toMatchObject({ emails: 0 });
    expect(await plan('proof_due', due.id, 700)).toMatchObject({ outside_season: true, after_last_check: true });
  });

  it('shows the forecast for the new date where there is one', async () => {
    const { campaign } = await running();
    await own(`insert into app_private.forecast_nights values (app_private.today(), 30, 900, 1, 1)`);
    await own(
      `insert into app_private.campaign_forecasts (campaign_id, day, night, deadline, target, confirmed, sent, unsent, ratio, shape, sending_shape, new_share)
       values ($1, app_private.today(), app_private.today(), app_private.today() + 20, 70, 31, 9, 9, 1, 1, 1, 0.1)`,
      [campaign.id],
    );
    for (const [ahead, low, high] of [
      [20, 44, 57],
      [28, 46, 60],
    ])
      await own(
        `insert into app_private.forecast_points (campaign_id, day, on_date, sent_mean, unsent_mean, mean, existing_mean,
           existing_variance, existing_low, existing_median, existing_high, all_mean, all_variance, low, median, high)
         values ($1, app_private.today(), app_private.today() + $2::int, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $3, 50, $4)`,
        [campaign.id, ahead, low, high],
      );
    const ranges = { target: 70, low: 44, high: 57 };
    expect(await plan('goal_date', campaign.id, 30)).toMatchObject({ ...ranges, new_low: 46, new_high: 60 });
    expect(await plan('goal_date', campaign.id, 60)).toMatchObject({ low: null, new_low: null });
    const [row] = await admin(
      `select c.short_by from unnest((app_public.season_calendar(app_public.today(), app_public.today() + 30, campaign_id => $1)).campaigns) c`,
      [campaign.id],
    );
    expect(row?.short_by).toBe(20);
  });

  it('is planned only for what can be moved', async () => {
    const { campaign } = await running();
    const asked = (kind: string | null, id: number | null, to: string | null) =>
      refusal(admin('select app_public.plan_mark_move($1, $2, $3)', [kind, id, to]));
    expect(await asked('season', campaign.id, '2027-01-01')).toMatchObject({ code: 'SL422', field: 'kind' });
    expect(await asked(null, campaign.id, '2027-01-01')).toMatchObject({ code: 'SL422', field: 'kind' });
    expect(await asked('goal_date', campaign.id, null)).toMatchObject({ code: 'SL422', field: 'to_date' });
    for (const kind of ['goal_date', 'deadline', 'proof_due'])
      for (const id of [null, 2_000_000_000])
        expect(await asked(kind, id, '2027-01-01')).toMatchObject({ code: 'SL404', field: 'record_id' });
  });
});
