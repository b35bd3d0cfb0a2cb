/** The wizard's asset steps, renewal and tracking in the database. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { day, insert, makeCampaign, makeOffer, type Row } from '../harness/factories.ts';
import { answering, applyingFixture, newPlace, newProgram, tournament } from './applying.ts';
import { owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

let fixture: Awaited<ReturnType<typeof applyingFixture>>;
beforeEach(async () => {
  fixture = await applyingFixture(db);
});

const assets: [call: string, step: string, requirement: string][] = [
  ['upsert_team_game_jersey', 'game-jerseys', 'L-196'],
  ['upsert_team_warmup', 'warm-ups', 'L-198'],
  ['upsert_game_signage', 'game-signage', 'L-199'],
  ['upsert_giveaway_and_coupon', 'coupons', 'L-202'],
  ['upsert_seminar', 'seminar', 'L-203'],
  ['upsert_sampling_and_tabling', 'sampling', 'L-205'],
  ['upsert_photos', 'photos', 'L-210'],
  ['upsert_website_banner', 'website-banner', 'L-212'],
  ['upsert_surveys', 'surveys', 'L-212'],
  ['upsert_email_or_social_media', 'dedicated-email', 'L-212'],
];
const optional = ['sampling', 'photos'];

describe.each(assets)('%s', (name, step, requirement) => {
  const yes = (values: Row = {}): Row => ({
    accepted: true,
    sponsorable_property_ids: [fixture.program.id],
    ...(step === 'coupons' ? { quantity: 100 } : {}),
    ...values,
  });

  it(`[L-193, L-195, ${requirement}] saves a yes for its programs, answers its id, and changes the same answer later`, async () => {
    const { call, program, organization, offer } = fixture;
    const saved = await call(name, { ...yes({ price: 250.5 }), organization_id: organization.id, offer_id: offer.id });
    expect(saved.answers[step]).toMatchObject({
      id: saved.saved_ids[0],
      accepted: true,
      price: 250.5,
      sponsorablePropertyIds: [program.id],
    });
    const again = await call(name, {
      ...yes({ price: 300 }),
      id: saved.saved_ids[0],
      sponsorship_application_id: saved.sponsorship_application_id,
    });
    expect(again.saved_ids).toEqual(saved.saved_ids);
    expect(await refusal(call(name, yes({ id: saved.saved_ids[0] + 1000 })))).toMatchObject({
      code: 'SL404',
      field: 'id',
    });
  });

  it('[L-189, L-191, L-192] wants an answer, for a yes a program', async () => {
    const { call } = fixture;
    expect(await refusal(call(name, { accepted: null }))).toEqual({
      code: 'SL422',
      field: 'accepted',
      message: 'This question is required',
    });
    expect(await refusal(call(name, yes({ sponsorable_property_ids: [] })))).toEqual({
      code: 'SL422',
      field: 'sponsorablePropertyIds',
      message: 'Please select at least one program',
    });
  });

  it(`[L-190, L-191] a no ${optional.includes(step) ? 'needs no reason' : 'needs a reason'}, and keeps what was a yes, hidden`, async () => {
    const { call } = fixture;
    await call(name, yes({ price: 99 }));
    const no = call(name, { accepted: false });
    if (optional.includes(step))
      expect((await no).answers[step]).toMatchObject({ accepted: false, refusalReason: null });
    else
      expect(await refusal(no)).toEqual({
        code: 'SL422',
        field: 'refusalReason',
        message: 'This question is required',
      });
    const saved = await call(name, { accepted: false, refusal_reason: 'Our board says “no”.' });
    expect(saved.answers[step]).toMatchObject({ accepted: false, refusalReason: 'Our board says “no”.', price: 99 });
  });

  it('[L-194] a price is at least 0', async () => {
    expect(await refusal(fixture.call(name, yes({ price: -0.01 })))).toMatchObject({ code: 'SL422', field: 'price' });
    expect(await refusal(fixture.call(name, yes({ price: 'NaN' })))).toMatchObject({ code: 'SL422', field: 'price' });
    expect((await fixture.call(name, yes({ price: 0 }))).answers[step].price).toBe(0);
  });
});

describe('the assets’ own answers', () => {
  const yes = (values: Row = {}): Row => ({
    accepted: true,
    sponsorable_property_ids: [fixture.program.id],
    ...values,
  });

  const borders = [
    [
      'upsert_team_game_jersey',
      'ordering_deadline',
      'orderingDeadline',
      'Jersey ordering deadline date must be today or later',
    ],
    ['upsert_seminar', 'event_date', 'eventDate', 'Approximate date of event must be today or later'],
    ['upsert_sampling_and_tabling', 'event_date', 'eventDate', 'Approximate date of the event must be today or later'],
  ];
  it.each(borders)(
    '[L-197, L-204, L-206] %s: %s may be today and not yesterday',
    async (name, argument, field, message) => {
      await fixture.call(name, yes({ [argument]: await day(db.owner) }));
      expect(await refusal(fixture.call(name, yes({ [argument]: await day(db.owner, -1) })))).toEqual({
        code: 'SL422',
        field,
        message,
      });
    },
  );

  it('[L-202] coupons need a quantity', async () => {
    expect(await refusal(fixture.call('upsert_giveaway_and_coupon', yes()))).toEqual({
      code: 'SL422',
      field: 'quantity',
      message: 'Please enter a quantity',
    });
  });

  it('[L-196, L-199, L-205] come back as they were given', async () => {
    const { call } = fixture;
    const date = await day(db.owner, 20);
    await call(
      'upsert_team_game_jersey',
      yes({ other_brands: 'Acme & Sons', ordering_deadline: date, min_teams_required: 3, max_for_sale: 8 }),
    );
    await call('upsert_game_signage', yes({ can_hang24_hours: false, banner_sizes: [1], banner_placements: [1, 4] }));
    const { answers } = await call(
      'upsert_sampling_and_tabling',
      yes({
        description: 'Opening day',
        attendance: 300,
        event_date: date,
        can_distribute_food: true,
        can_allow_outside_food: false,
        has_electricity: true,
        season: 'spring',
        year: 2030,
      }),
    );
    expect(answers['game-jerseys']).toMatchObject({
      otherBrands: 'Acme & Sons',
      orderingDeadline: date,
      minTeamsRequired: 3,
      maxForSale: 8,
    });
    expect(answers['game-signage']).toMatchObject({
      canHang24Hours: false,
      bannerSizes: [1],
      bannerPlacements: [1, 4],
    });
    expect(answers.sampling).toMatchObject({
      description: 'Opening day',
      attendance: 300,
      eventDate: date,
      canDistributeFood: true,
      canAllowOutsideFood: false,
      hasElectricity: true,
    });
    expect(await refusal(call('upsert_game_signage', yes({ banner_sizes: [999] })))).toMatchObject({ code: 'SL422' });
  });

  it('[L-208] sampling and photos refuse another season or year', async () => {
    for (const name of ['upsert_sampling_and_tabling', 'upsert_photos'])
      expect(await refusal(fixture.call(name, { accepted: false, season: 'fall', year: 2030 }))).toMatchObject({
        code: 'SL403',
      });
  });

  it('[L-121] the options are the lists of interests, banner sizes and placements', async () => {
    const options = await fixture.call('sponsorship_application_options_list');
    expect(options.interests_list).toHaveLength(10);
    expect(options.interests_list[0]).toEqual({
      id: 'game-jerseys',
      text: 'Logo on jerseys',
      section: 'branded-collateral',
    });
    expect(options.banner_sizes_list.map((size: Row) => size.name)).toContain('Pop Up');
    expect(options.banner_placements_list.length).toBeGreaterThan(0);
  });
});

describe('renewal', () => {
  /** The whole application of spring 2030, and the link of the next spring. */
  async function renewable() {
    const { call, programs, places, contact, responses, program, organization, campaign } = fixture;
    const question = await insert(db.owner, 'custom_questions', { campaign_id: campaign.id, question: 'Which color?' });
    await call('upsert_sponsorship_application', { interests: ['game-jerseys', 'photos', 'seminar'] });
    await call('upsert_sponsorship_application', { additional_information: 'Founded in 1987' });
    await contact();
    await programs([await newProgram(db, { id: program.id, name: 'Rec' })]);
    await places([newPlace(program.id)]);
    await call('update_organization_in_sponsorship_application', {
      social_media_following_size: 10,
      email_list_size: 20,
      email_open_rate: 30,
    });
    await call('update_organization_in_sponsorship_application', { organization_type_id: 1 });
    await responses([{ custom_question_id: question.id, response: 'Blue' }]);
    await call('upsert_tournament', await tournament(db));
    const yes = { accepted: true, sponsorable_property_ids: [program.id] };
    await call('upsert_team_game_jersey', { ...yes, price: 200, ordering_deadline: await day(db.owner, 3) });
    await call('upsert_photos', { ...yes, price: 450 });
    await call('upsert_seminar', { accepted: false, refusal_reason: 'No room' });
    const done = await call('upsert_sponsorship_application', { interested_in_hundred_x: true });
    expect(done.completion_percentage).toBe(100);
    const next = await makeCampaign(db.owner, { year: 2031 });
    const offer = await makeOffer(db.owner, {
      campaign_id: next.id,
      sponsorable_property_id: program.id,
      status: 'qualified',
    });
    const link = answering(db, { ...fixture.claims, campaign_id: next.id, offer_id: offer.id, year: 2031 });
    return { link, next, organization, program };
  }

  it('is offered from two answered steps on', async () => {
    const { link, organization } = await renewable();
    const answered = (steps: number) =>
      own(
        `update app_public.sponsorship_applications set done_steps = done_steps[:$2] where organization_id = $1 and year = 2030`,
        [organization.id, steps],
      );
    await answered(2);
    expect((await link.view()).renewal).toMatchObject({ season: 'spring', year: 2030 });
    await answered(1);
    expect((await link.view()).renewal).toBeNull();
  });

  it('shows what holds today for one confirmation, and takes it over into the new season’s application', async () => {
    const { link, next } = await renewable();
    await insert(db.owner, 'custom_questions', { campaign_id: next.id, question: ' which COLOR? ' });
    const { renewal } = await link.view();
    expect(renewal).toMatchObject({ season: 'spring', year: 2030 });
    expect(renewal.steps).toEqual(renewal.all);
    expect(renewal.answers['custom-questions'].customResponses).toMatchObject([{ response: 'Blue' }]);
    const taken = await link.call('renew_sponsorship_application', { confirmed_step_ids: renewal.steps });
    expect(taken).toMatchObject({ completion_percentage: 100, renewal: null });
    expect(
      await own(
        `select a.submitted_at is not null as submitted, r.boolean_response as interested
         from app_public.sponsorship_applications a join app_public.pre_qual_survey_responses r on r.offer_id = a.offer_id
         where a.id = $1`,
        [taken.sponsorship_application_id],
      ),
    ).toEqual([{ submitted: true, interested: true }]);
    const emails = () =>
      own(
        `select m.kind, m.recipient, m.payload ->> 'offer_id' = a.offer_id::text as is_its_offer from app_private.mail_outbox m
         join app_public.sponsorship_applications a on a.id = $1 and a.organization_id = m.organization_id
         where m.kind = 'application_received' and m.subject_key = 'application_received:' || a.id`,
        [taken.sponsorship_application_id],
      );
    // [V8] once, whatever is sent again or changed later
    const received = await emails();
    expect(received).toEqual([expect.objectContaining({ kind: 'application_received', is_its_offer: true })]);
    await Promise.all(
      [0, 1].map(() => link.call('renew_sponsorship_application', { confirmed_step_ids: [] }).catch(() => null)),
    );
    await link.call('upsert_sponsorship_application', { not_interested: true });
    await link.call('upsert_sponsorship_application', { not_interested: false, interests: [] }).catch(() => null);
    await db.withClock('+1 day', () => link.contact());
    expect(await emails()).toEqual(received);
    expect(taken.answers['game-jerseys']).toMatchObject({ price: 200, accepted: true });
    expect(taken.answers.seminar).toMatchObject({ accepted: false, refusalReason: 'No room' });
    expect(taken.answers['tournament-information']).toMatchObject({ name: 'Spring Cup #3' });
    expect((await fixture.view()).completion_percentage).toBe(100); // the earlier one stays as it was
  });

  it('asks again what is stale or new, keeps a step that was said to have changed open, with its answers in the form', async () => {
    const { link, next } = await renewable();
    await insert(db.owner, 'custom_questions', { campaign_id: next.id, question: 'Which day?' });
    const askedAgain = ({ renewal }: Row) => renewal.all.filter((step: string) => !renewal.steps.includes(step));
    expect(askedAgain(await db.withClock('+400 days', link.view))).toEqual(
      expect.arrayContaining(['social-and-email', 'custom-questions', 'tournament-information']),
    );
    // the tournament and the deadline for jerseys have passed
    await db.withClock('+40 days', async () => {
      const { renewal } = await link.view();
      expect(askedAgain({ renewal })).toEqual(['custom-questions', 'tournament-information']);
      const taken = await link.call('renew_sponsorship_application', {
        confirmed_step_ids: renewal.steps
          .filter((step: string) => step !== 'primary-contact')
          .concat('custom-questions'),
      });
      expect(taken.application_progress).toMatchObject({
        'primary-contact': false,
        'custom-questions': false,
        'tournament-information': false,
        photos: true,
      });
      expect(taken.answers['primary-contact']).toMatchObject({ primaryContactFirstName: 'Maria' });
      expect(taken.answers['game-jerseys'].orderingDeadline).toBeNull();
    });
  });

  it('[L-122] is not offered once the application was started, after a no, or to somebody else’s link', async () => {
    const { link, next } = await renewable();
    expect((await link.view()).renewal).not.toBeNull();
    const { claims } = await applyingFixture(db);
    expect((await answering(db, { ...claims, year: 2031 }).view()).renewal).toBeNull();
    await link.contact();
    expect((await link.view()).renewal).toBeNull();
    const unchanged = await link.call('renew_sponsorship_application', { confirmed_step_ids: ['interests', 'photos'] });
    expect(unchanged.application_progress).toMatchObject({ interests: false, 'primary-contact': true });
    const another = answering(db, { ...fixture.claims, campaign_id: next.id, year: 2032 });
    await fixture.call('upsert_sponsorship_application', { not_interested: true, interests: [] });
    await own(`delete from app_public.sponsorship_applications where organization_id = $1 and year = 2031`, [
      fixture.organization.id,
    ]);
    expect((await another.view()).renewal).toBeNull();
  });
});

describe('tracking', () => {
  it('[L-110, L-112, L-113] keeps known events of the link’s organization', async () => {
    for (const event of ['step-viewed', 'step-completed', 'leaving-page'])
      await fixture.ask(`select app_public.track_application_event($1, 'photos', 40)`, [event]);
    expect(
      await own(
        'select event, step_id, completion_percentage as p, offer_id from app_private.application_events where organization_id = $1 order by id',
        [fixture.organization.id],
      ),
    ).toEqual(
      ['step-viewed', 'step-completed', 'leaving-page'].map((event) => ({
        event,
        step_id: 'photos',
        p: 40,
        offer_id: fixture.offer.id,
      })),
    );
    expect(
      (await refusal(fixture.ask(`select app_public.track_application_event('jackpot', 'photos', 40)`))).code,
    ).toBe('23514');
  });

  it('[L-114] stores at most a thousand a day', async () => {
    await own(
      `insert into app_private.application_events (event, step_id, completion_percentage, organization_id) select 'step-viewed', 'photos', 0, $1 from generate_series(1, 1000)`,
      [fixture.organization.id],
    );
    expect(await fixture.ask(`select app_public.track_application_event('step-viewed', 'photos', 40) as kept`)).toEqual(
      [{ kept: false }],
    );
  });
});
