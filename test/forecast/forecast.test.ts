/** The forecast: its formulas and rates against histories that are small enough to compute, and who reads it. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import {
  day,
  makeDeadline,
  makeDefaultDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeProperty,
  makeSponsorUser,
  type Row,
} from '../harness/factories.ts';
import { asking, makeStaff, refusal } from '../sql/support.ts';
import { campaignWith, storeForecast } from './histories.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const one = async (query: string, values: unknown[] = []): Promise<Row> =>
  (await db.owner.query(query, values)).rows[0] as Row;

describe('waits', () => {
  it('end when an offer is sent, confirmed or lost, go on after an undone deletion, and belong to a campaign', async () => {
    const campaign = await campaignWith(db.owner, {}, [
      [
        ['prospecting', '2026-01-01'],
        ['qualified', '2026-01-03'],
        ['proposed', '2026-01-05'],
        ['confirmed', '2026-01-15'],
        ['canceled', '2026-02-01'],
      ],
      [
        ['prospecting', '2026-01-01'],
        [null, '2026-01-02'],
        ['prospecting', '2026-01-03'],
      ],
      [
        ['prospecting', '2026-01-01'],
        ['unqualified', '2026-01-08'],
      ],
      [['confirmed', '2026-01-20']], // moved from another campaign
    ]);
    const { rows } = await db.owner.query(
      `select stage, since::text, until::text, advanced from app_private.offer_waits where campaign_id = $1 order by offer_id, since`,
      [campaign.id],
    );
    expect(rows).toEqual([
      { stage: 'unsent', since: '2026-01-01', until: '2026-01-05', advanced: true },
      { stage: 'sent', since: '2026-01-05', until: '2026-01-15', advanced: true },
      { stage: 'unsent', since: '2026-01-01', until: null, advanced: false },
      { stage: 'unsent', since: '2026-01-01', until: '2026-01-08', advanced: false },
    ]);
  });
});

describe('an email that was refused', () => {
  it('sends no offer: it is sent when one went out, and never if none did', async () => {
    const sent: [string, string][] = [
      ['prospecting', '2026-01-01'],
      ['proposed', '2026-01-05'],
    ];
    const campaign = await campaignWith(db.owner, {}, [sent, sent, sent]);
    const { rows: offers } = await db.owner.query(
      'select id from app_public.offers where campaign_id = $1 order by id',
      [campaign.id],
    );
    const mail = (offer: number, state: string, on: string) =>
      db.owner.query(
        `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, state, sent_at)
         values ('offer', 'info@league.test', $1, $2, '{}', $3, $4, $2::date + interval '17 hours')`,
        [`${offer}:${on}`, on, offer, state],
      );
    await mail(offers[0]?.id, 'sent', '2026-01-05');
    await mail(offers[1]?.id, 'refused', '2026-01-05');
    await mail(offers[1]?.id, 'sent', '2026-01-09');
    await mail(offers[2]?.id, 'failed', '2026-01-05');
    const sentOn = async () =>
      (
        await db.owner.query(
          'select sent_on::text from app_private.offer_days where campaign_id = $1 order by offer_id',
          [campaign.id],
        )
      ).rows.map((row) => row.sent_on);
    expect(await sentOn()).toEqual(['2026-01-05', '2026-01-09', null]);
    await db.owner.query('update app_private.mail_outbox set created_at = sent_at');
    await db.owner.query('select app_private.delete_mails(1, 100)');
    expect((await db.owner.query('select from app_private.mail_outbox')).rowCount).toBe(0);
    expect(await sentOn()).toEqual(['2026-01-05', '2026-01-09', null]);
  });
});

describe('formulas', () => {
  it('share the hazards between advancing and being lost', async () => {
    const { share, none } = await one(
      'select app_private.share_advanced(2, 0.3, 0.2) as share, app_private.share_advanced(2, 0, 0) as none',
    );
    expect(share).toBeCloseTo((0.6 / 0.8) * (1 - Math.exp(-0.8)), 10);
    expect(none).toBe(0);
  });

  it('give the chance of a target as the inverse of the quantile, and certainty where it is reached', async () => {
    for (const z of [-1.2816, 0, 0.5, 1.2816]) {
      // not skewed, with a quantile at 49.5, and skewed, with one that is found by halving
      const normal = await one('select app_private.chance_of(50, 49.5 - sqrt(30) * $1, -100000, 30) as chance', [z]);
      const { tail } = await one('select (1 - erf($1 / sqrt(2))) / 2 as tail', [z]);
      expect(normal.chance).toBeCloseTo(tail, 10);
    }
    let [low, high] = [-3, 3];
    for (let step = 0; step < 40; step++) {
      const z = (low + high) / 2;
      const { quantile } = await one('select app_private.count_quantile($1, 20, 10, 30) as quantile', [z]);
      if (quantile < 26.5) low = z;
      else high = z;
    }
    const skewed = await one(
      'select app_private.chance_of(27, 20, 10, 30) as chance, (1 - erf($1 / sqrt(2))) / 2 as tail',
      [low],
    );
    expect(skewed.chance).toBeCloseTo(skewed.tail, 8);
    expect(await one('select app_private.chance_of(10, 12, 10, 4) as chance')).toEqual({ chance: 1 });
    const { few, many } = await one(
      `select app_private.more_offers(40, 10, 20, 30, 25, 1.2, 0.25, 20) as few, app_private.more_offers(40, 10, 20, 12, 25, 1.2, 0.01, 20) as many`,
    );
    expect(few).toBeGreaterThan(40); // ten are missing, and each brings a quarter
    expect(many).toBeNull(); // not by more offers alone
  });

  it('trust groups by how much they differ beyond chance', async () => {
    const { alike, different } = await one(
      `select app_private.prior_events('{10,11,9}', '{10,10,10}') as alike, app_private.prior_events('{2,30,10}', '{10,10,10}') as different`,
    );
    expect(alike).toBe(200);
    expect(different).toBe(2);
  });
});

describe('rates', () => {
  it('count offers that still wait, each day by those still at risk', async () => {
    // of four sent on one day, one is confirmed after 2 days, one is lost after 3, two wait
    await campaignWith(db.owner, { leagues_confirmed_goal_date: '2025-06-30' }, [
      [['proposed', '2025-06-01'], ['confirmed', '2025-06-03']],
      [['proposed', '2025-06-01'], ['rejected_by_league', '2025-06-04']],
      [['proposed', '2025-06-01']],
      [['proposed', '2025-06-01']],
    ]); // biome-ignore format: one line each
    await db.owner.query(`select app_private.forecast_campaigns('2025-06-11')`);
    const { rows } = await db.owner.query(
      `select age, advanced, lost from app_private.forecast_hazards where night = '2025-06-11' and stage = 'sent' and age in (1, 2, 3, 10) order by age`,
    );
    expect(rows).toEqual([
      { age: 1, advanced: 0, lost: 0 },
      { age: 2, advanced: 1 / 4, lost: 0 },
      { age: 3, advanced: 1 / 4, lost: 1 / 3 },
      { age: 10, advanced: 1 / 4, lost: 1 / 3 },
    ]);
    const night = await one(
      `select n.ended_campaigns, n.confirmations, app_private.forecast_obstacle(n) as obstacle from app_private.forecast_nights n where night = '2025-06-11'`,
    );
    expect(night).toEqual({
      ended_campaigns: 0,
      confirmations: 1,
      obstacle: 'A forecast needs 6 ended campaigns; 0 have.',
    });
  });
});

describe('dollars and proof', () => {
  it('follow the range: values of open offers, and proof as often on time as history and the campaign say', async () => {
    const { campaign, campaignCapability } = await makeOfferFixture(db.owner, {
      campaign: { starts_at: await day(db.owner, 100) },
      offer: { status: 'confirmed', value: 1000 },
    });
    await makeDefaultDeadline(db.owner, campaignCapability.id);
    for (const value of [400, 600]) await makeOffer(db.owner, { campaign_id: campaign.id, status: 'proposed', value });
    await storeForecast(db.owner, campaign.id, await day(db.owner, 50), [61, 74]); // 67 in the middle, 31 confirmed
    const amounts = () =>
      one(
        `select dollars_low, dollars_median, dollars_high, proof_low, proof_median, proof_high
         from app_private.campaign_forecasts where campaign_id = $1`,
        [campaign.id],
      );
    const compute = () => db.owner.query('select app_private.compute_forecast_amounts($1)', [[campaign.id]]);
    await compute();
    const thin = await amounts();
    expect(thin.dollars_median).toBeCloseTo(1000 + (67 - 31) * 500, 6);
    const mix = 36 * 100 ** 2 * 1.2816 ** 2; // the values differ by 100 from their mean
    expect(thin.dollars_low).toBeCloseTo(19000 - Math.sqrt((6 * 500) ** 2 + mix), 6);
    expect(thin.dollars_high).toBeCloseTo(19000 + Math.sqrt((7 * 500) ** 2 + mix), 6);
    expect(thin.proof_median).toBeNull();
    await db.owner.query(
      'update app_private.forecast_nights set proof_due = 60, proof_share = 0.8, proof_prior = 40 where night = app_private.today()',
    );
    await compute();
    const { proof_low: low, proof_median: median, proof_high: high } = await amounts();
    expect(median).toBeCloseTo(0.8, 6);
    expect(low).toBeGreaterThan(0.6);
    expect(high).toBeLessThan(1);
    expect(median - low).toBeCloseTo(high - median, 6);
  });

  it('count as on time what was proved by its deadline, of what is due', async () => {
    const fixture = await makeOfferFixture(db.owner, { offer: { status: 'confirmed' } });
    const due = async (days: number, values = {}) =>
      makeDeadline(db.owner, fixture.asset, { name: `Due ${days}`, deadline: await day(db.owner, days), ...values });
    await due(-3);
    await due(-2, { did_not_complete: true, did_not_complete_reason: 'Rain' });
    await makeImage(db.owner, await due(9), { status: 'verified' });
    await due(8);
    await db.owner.query('select app_private.forecast_campaigns()');
    expect(
      await one('select proof_due, proof_share from app_private.forecast_nights where night = app_private.today()'),
    ).toEqual({ proof_due: 3, proof_share: 1 / 3 });
  });
});

describe('the forecast of staff', () => {
  it('says what is missing while history is thin, is computed at once, and is for staff only', async () => {
    const { admin } = await makeStaff(db);
    const fixture = await makeOfferFixture(db.owner, {
      campaign: { starts_at: await day(db.owner, 100), target_number_of_leagues: 5 },
    });
    const read = 'select to_jsonb(app_public.campaign_forecast($1)) as f';
    const compute = 'select to_jsonb(app_public.compute_campaign_forecast($1)) as f';
    expect((await admin(read, [fixture.campaign.id]))[0]?.f).toBeNull();
    const [computed] = await admin(compute, [fixture.campaign.id]);
    expect(computed?.f).toMatchObject({
      obstacle: expect.stringContaining(' have'),
      target: 5,
      sent: 1,
      median: null,
    });
    expect((await admin(read, [fixture.campaign.id]))[0]?.f).toEqual(computed?.f);
    await db.owner.query('delete from app_private.campaign_forecasts where campaign_id = $1', [fixture.campaign.id]);
    // two people at once, and the night
    await Promise.all([
      ...[1, 2, 3].map(() => admin(compute, [fixture.campaign.id])),
      db.owner.query('select app_private.forecast_campaigns()'),
    ]);
    expect(await refusal(admin(read, [0]))).toMatchObject({ code: 'SL404' });
    const sponsor = await makeSponsorUser(db.owner, fixture.sponsor.id);
    for (const ask of [
      asking(db, { role: 'sponsor', userId: sponsor.id }),
      asking(db, { role: 'organization', userId: fixture.member.id }),
      asking(db, { link: 'offer', id: fixture.offer.id }),
    ])
      for (const query of [read, compute])
        expect(await refusal(ask(query, [fixture.campaign.id]))).toMatchObject({ code: '42501' });
  });

  it('names the season’s start, and counts offers as the list does that opens from the number', async () => {
    const { admin } = await makeStaff(db);
    const { campaign } = await makeOfferFixture(db.owner, {
      campaign: { starts_at: await day(db.owner, 100), leagues_confirmed_goal_date: await day(db.owner, 30) },
      offer: { status: 'confirmed' },
    });
    for (const status of ['proposed', 'prospecting', 'qualified'])
      await makeOffer(db.owner, { campaign_id: campaign.id, status });
    const [said] = await admin('select to_jsonb(app_public.compute_campaign_forecast($1)) as f', [campaign.id]);
    expect(said?.f).toMatchObject({ confirmed: 1, sent: 1, unsent: 2 });
    // a thick history, and a forecast with 40 more offers where 3 more properties match
    await db.owner.query('delete from app_private.campaign_forecasts where campaign_id = $1', [campaign.id]);
    await db.owner.query('update app_private.forecast_nights set ended_campaigns = 30, confirmations = 500');
    await storeForecast(db.owner, campaign.id, await day(db.owner, 30), [61, 74]);
    await db.owner.query(
      `insert into app_private.forecast_points select campaign_id, day, on_date + 70, sent_mean, unsent_mean, mean, existing_mean, existing_variance, existing_low, existing_median, existing_high, all_mean, all_variance, low + 1, median, high + 2
       from app_private.forecast_points where campaign_id = $1`,
      [campaign.id],
    );
    for (let n = 0; n < 3; n++) await makeProperty(db.owner);
    const [row] = await admin('select to_jsonb(app_public.campaign_forecast($1)) as f', [campaign.id]);
    expect(row?.f).toMatchObject({
      starts_at: await day(db.owner, 100),
      start_low: 62,
      start_high: 76,
      more_offers: 40,
    });
    expect(row?.f.available).toBeGreaterThanOrEqual(3);
    expect(row?.f.available).toBeLessThanOrEqual(40);
  });
});
