/** The wizard's functions in the database: what its link gives access to, how steps are saved, and concurrent saves. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeMember, makeOffer, makeOrganization, makeProperty } from '../harness/factories.ts';
import { answering, applyingFixture, calling, contact, newPlace, newProgram } from './applying.ts';
import { asking, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

let fixture: Awaited<ReturnType<typeof applyingFixture>>;
beforeEach(async () => {
  fixture = await applyingFixture(db);
});

describe('the link', () => {
  it('[L-119] shows the organization, its answers and the progress of nothing, and writes nothing', async () => {
    const { organization, campaign, program, offer, view } = fixture;
    const before = await view();
    expect(before).toMatchObject({
      organization_id: organization.id,
      organization_name: organization.name,
      season: 'spring',
      year: 2030,
      campaign_name: campaign.name,
      offer_guid: offer.guid,
      sponsorship_application_id: null,
      completion_percentage: 0,
      application_progress: { introduction: true, interests: false },
      renewal: null,
    });
    expect(before.answers.programs.programs).toMatchObject([{ id: program.id, removable: false }]);
    expect(before.answers['primary-contact'].primaryContactEmail).toBe(organization.contact_email);
    expect(
      await own('select id from app_public.sponsorship_applications where organization_id = $1', [organization.id]),
    ).toEqual([]);
  });

  it('[L-122] refuses names of another application than its own, in reading and in every call', async () => {
    const { offer, call, contact } = fixture;
    const other = await makeOrganization(db.owner);
    const wrong = { code: 'SL403' };
    expect(await refusal(call('sponsorship_application_view', { season: 'fall' }))).toMatchObject(wrong);
    expect(await refusal(call('sponsorship_application_view', { offer_id: offer.id + 1 }))).toMatchObject(wrong);
    expect(
      await refusal(call('upsert_sponsorship_application', { organization_id: other.id, interests: ['photos'] })),
    ).toMatchObject(wrong);
    expect(await refusal(call('upsert_sponsorship_application', { year: 2031, interests: ['photos'] }))).toMatchObject(
      wrong,
    );
    const foreign = await insert(db.owner, 'sponsorship_applications', {
      organization_id: other.id,
      season: 'spring',
      year: 2030,
    });
    expect(await refusal(contact({ sponsorship_application_id: foreign.id }))).toMatchObject(wrong);
    expect(await refusal(call('upsert_photos', { accepted: false, organization_id: other.id }))).toMatchObject(wrong);
    expect(await refusal(call('upsert_photos', { accepted: false, season: 'winter' }))).toMatchObject(wrong);
    expect(
      await own('select primary_contact_email from app_public.sponsorship_applications where id = $1', [foreign.id]),
    ).toEqual([{ primary_contact_email: null }]);
  });

  it('opens nothing once its organization is gone', async () => {
    const gone = calling(asking(db, { ...fixture.claims, id: 2_000_000_000 }));
    expect(await refusal(gone('sponsorship_application_view'))).toMatchObject({ code: 'SL404' });
  });

  it('[L-122] refuses to name an offer that the link does not include', async () => {
    const { claims, offer } = fixture;
    const { offer_id: _, ...without } = claims;
    const ask = calling(asking(db, without));
    expect(await refusal(ask('sponsorship_application_view', { offer_id: offer.id }))).toMatchObject({ code: 'SL403' });
    expect(await ask('sponsorship_application_view')).toMatchObject({ offer_id: null });
  });

  it('[L-151] takes programs with nothing said of ones to remove', async () => {
    expect(await fixture.programs([await newProgram(db)], 'removed_ids => null')).toMatchObject({
      saved_ids: [expect.any(Number)],
    });
  });

  it('[L-122, L-131] nobody but an application’s link may read or write through the wizard', async () => {
    const { organization, offer } = fixture;
    const member = await makeMember(db.owner, organization.id);
    for (const persona of [
      'anonymous',
      { role: 'organization', userId: member.id },
      { link: 'offer', id: offer.id },
      { link: 'league', id: organization.id },
    ] as const) {
      const call = calling(asking(db, persona));
      for (const work of [
        ['sponsorship_application_view'],
        ['sponsorship_application_options_list'],
        ['save_application_step_data', { step_id: '', form_data: {} }],
        ['upsert_primary_contact', contact],
        ['upsert_photos', { accepted: false }],
        ['renew_sponsorship_application', { confirmed_step_ids: [] }],
        ['track_application_event', { event: 'step-viewed', step_id: 'photos', completion_percentage: 0 }],
      ] as const)
        expect((await refusal(call(work[0], work[1] ?? {}))).code).toBe('42501');
    }
  });

  it('[L-122] another organization’s programs and places are not there for it', async () => {
    const { program, call, programs, places } = fixture;
    const stranger = await makeProperty(db.owner);
    expect(await refusal(programs([await newProgram(db, { id: stranger.id })]))).toMatchObject({
      code: 'SL422',
      field: 'programs',
    });
    expect(await refusal(places([newPlace(stranger.id)]))).toMatchObject({ code: 'SL422' });
    expect(
      await refusal(call('upsert_photos', { accepted: true, sponsorable_property_ids: [stranger.id] })),
    ).toMatchObject({
      code: 'SL422',
      field: 'sponsorable_property_ids',
    });
    const place = await insert(db.owner, 'play_locations', {
      organization_id: stranger.organization_id,
      address: '1 Main St, Austin, TX 78701',
    });
    expect(await refusal(places([newPlace(program.id, { id: place.id })]))).toMatchObject({
      code: 'SL422',
      field: 'playLocations',
    });
    await places([newPlace(program.id)], `removed_ids => array[${place.id}]`);
    expect(await own('select id from app_public.play_locations where id = $1', [place.id])).toHaveLength(1);
  });

  it('[L-122, L-105] a second campaign of the season invites to the same application and asks its own questions', async () => {
    const { claims, program, contact } = fixture;
    const first = await contact();
    const second = await makeCampaign(db.owner);
    await insert(db.owner, 'custom_questions', { campaign_id: second.id, question: 'Which color?' });
    const offered = await makeOffer(db.owner, {
      campaign_id: second.id,
      sponsorable_property_id: program.id,
      status: 'qualified',
    });
    const seen = await answering(db, { ...claims, campaign_id: second.id, offer_id: offered.id }).view();
    expect(seen).toMatchObject({
      sponsorship_application_id: first.sponsorship_application_id,
      campaign_name: second.name,
    });
    expect(seen.application_progress).toMatchObject({ 'primary-contact': true, 'custom-questions': false });
  });
});

describe('saving a step', () => {
  it('[L-109, L-115, L-139] marks it done and answers the new percentage and progress', async () => {
    const { organization, offer, call } = fixture;
    const saved = await call('upsert_sponsorship_application', {
      organization_id: organization.id,
      season: 'spring',
      year: 2030,
      offer_id: offer.id,
      interests: ['photos', 'game-jerseys'],
    });
    expect(saved).toMatchObject({
      completion_percentage: 9,
      application_progress: { interests: true, photos: false, 'game-jerseys': false },
    });
    expect(saved.answers.interests).toEqual({ interests: ['game-jerseys', 'photos'], notInterested: false });
    expect(saved.application_progress).not.toHaveProperty('surveys');
  });

  it('[L-136] wants at least one interest, and only known ones', async () => {
    const { call } = fixture;
    expect(
      await refusal(call('upsert_sponsorship_application', { interests: [], not_interested: false })),
    ).toMatchObject({
      code: 'SL422',
      message: 'Select at least one option',
      field: 'interests',
    });
    expect(await refusal(call('upsert_sponsorship_application', { interests: ['jackpots'] }))).toMatchObject({
      code: 'SL422',
    });
  });

  it('[L-137, L-138] not interested clears the other interests and completes the application', async () => {
    const { call } = fixture;
    await call('upsert_sponsorship_application', { interests: ['photos'] });
    const saved = await call('upsert_sponsorship_application', { interests: ['photos'], not_interested: true });
    expect(saved).toMatchObject({ not_interested: true, completion_percentage: 100 });
    expect(saved.answers.interests).toEqual({ interests: [], notInterested: true });
    const again = await call('upsert_sponsorship_application', { interests: ['surveys'], not_interested: false });
    expect(again).toMatchObject({ not_interested: false, answers: { interests: { interests: ['surveys'] } } });
  });

  it('[L-143] an interest that is taken back hides its step and keeps its answers', async () => {
    const { program, call } = fixture;
    await call('upsert_sponsorship_application', { interests: ['photos', 'surveys'] });
    await call('upsert_photos', { accepted: true, sponsorable_property_ids: [program.id], price: 450 });
    const without = await call('upsert_sponsorship_application', { interests: ['surveys'] });
    expect(without.application_progress).not.toHaveProperty('photos');
    const back = await call('upsert_sponsorship_application', { interests: ['photos', 'surveys'] });
    expect(back.application_progress).toMatchObject({ photos: true });
    expect(back.answers.photos).toMatchObject({ accepted: true, price: 450 });
  });

  it('[L-095, L-096] Save and Exit keeps what is typed, valid or not, even before anything was saved', async () => {
    const { call } = fixture;
    const kept = await call('save_application_step_data', {
      step_id: 'primary-contact',
      form_data: { primaryContactFirstName: 'Ma' },
    });
    expect(kept).toMatchObject({
      saved_step_id: 'primary-contact',
      saved_form_data: { primaryContactFirstName: 'Ma' },
      completion_percentage: 0,
    });
    expect(kept.sponsorship_application_id).not.toBeNull();
    expect(await refusal(call('save_application_step_data', { step_id: 'no-such-step', form_data: {} }))).toMatchObject(
      { code: 'SL422', field: 'step_id' },
    );
    expect(
      await refusal(
        call('save_application_step_data', { step_id: 'programs', form_data: { text: 'x'.repeat(70_000) } }),
      ),
    ).toMatchObject({ code: 'SL422', field: 'form_data' });
  });

  it('[L-111] a saved step is cleared by empty values, and by saving a step', async () => {
    const { call, contact } = fixture;
    const keep = () =>
      call('save_application_step_data', { step_id: 'interests', form_data: { interests: ['photos'] } });
    await keep();
    expect(await call('save_application_step_data', { step_id: '', form_data: {} })).toMatchObject({
      saved_step_id: null,
      saved_form_data: null,
    });
    await keep();
    expect(await contact()).toMatchObject({ saved_step_id: null, saved_form_data: null });
  });

  it('[L-123] a finished application may still be changed: it stays complete, and the day of its completion stays', async () => {
    const { organization, call, view } = fixture;
    await call('upsert_sponsorship_application', { not_interested: true, interests: [] });
    const submitted = () =>
      own('select submitted_at::text from app_public.sponsorship_applications where organization_id = $1', [
        organization.id,
      ]);
    const [first] = await submitted();
    await call('upsert_sponsorship_application', { additional_information: 'Founded in 1987' });
    expect(await submitted()).toEqual([first]);
    expect(await view()).toMatchObject({
      completion_percentage: 100,
      answers: { 'community-impact': { additionalInformation: 'Founded in 1987' } },
    });
  });

  it('[B-342] finishing it answers the pre-qualification of its offer, and so does changing that answer', async () => {
    const { organization, offer, call, contact } = fixture;
    const responses = () =>
      own(
        `select offer_id, organization_id, boolean_response from app_public.pre_qual_survey_responses where offer_id = $1 order by id`,
        [offer.id],
      );
    await contact();
    expect(await responses()).toEqual([]);
    const answer = (boolean_response: boolean) => ({
      offer_id: offer.id,
      organization_id: organization.id,
      boolean_response,
    });
    await call('upsert_sponsorship_application', { not_interested: true, interests: [] });
    expect(await responses()).toEqual([answer(false)]);
    await call('upsert_sponsorship_application', { additional_information: 'Founded in 1987' });
    expect(await responses()).toEqual([answer(false)]);
    await own(
      `update app_public.sponsorship_applications set not_interested = false, chosen_interests = '{}',
         done_steps = app_private.application_steps(campaign_id, '{}') where organization_id = $1`,
      [organization.id],
    );
    await contact();
    expect(await responses()).toEqual([answer(false), answer(true)]);
  });

  it('[L-337] counts as the organization’s activity', async () => {
    const { organization, contact } = fixture;
    await contact();
    expect(
      await own('select last_engaged_at is not null as active from app_public.organizations where id = $1', [
        organization.id,
      ]),
    ).toEqual([{ active: true }]);
  });

  it('[L-144, L-145] community impact may be left empty and keeps prose as written', async () => {
    const { call } = fixture;
    const prose = 'We “lend” boots & balls — free of charge! <b>100%</b>\nSince 1987.';
    expect(
      (await call('upsert_sponsorship_application', { additional_information: prose })).answers['community-impact'],
    ).toEqual({ additionalInformation: prose });
    const empty = await call('upsert_sponsorship_application', { additional_information: '' });
    expect(empty).toMatchObject({
      answers: { 'community-impact': { additionalInformation: null } },
      application_progress: { 'community-impact': true },
    });
  });

  it('[L-214] the rewarded add-on is a yes or a no', async () => {
    const { call } = fixture;
    expect(
      (await call('upsert_sponsorship_application', { interested_in_hundred_x: false })).answers['rewarded-add-ons'],
    ).toEqual({ interestedInHundredX: false });
  });
});

describe('two at once', () => {
  it('[L-131] a step that was changed since it was read is refused, with its stamp of now the answer goes through', async () => {
    const { view, contact } = fixture;
    const { stamps } = await view();
    const stamp = stamps['primary-contact'];
    await contact({ stamp });
    expect(await refusal(contact({ primary_contact_first_name: 'Mia', stamp }))).toMatchObject({
      code: 'SL409',
      field: 'stamp',
    });
    const now = await view();
    expect(now.answers['primary-contact'].primaryContactFirstName).toBe('Maria');
    expect(
      (await contact({ primary_contact_first_name: 'Mia', stamp: now.stamps['primary-contact'] })).answers[
        'primary-contact'
      ].primaryContactFirstName,
    ).toBe('Mia');
  });

  it('[L-131] another step’s change is no conflict, staff’s change of a program is one', async () => {
    const { program, call, view, programs, contact } = fixture;
    const { stamps } = await view();
    await contact({ stamp: stamps['primary-contact'] });
    await call('update_organization_in_sponsorship_application', {
      organization_type_id: 1,
      stamp: stamps['non-profit-status'],
    });
    await own('update app_public.sponsorable_properties set name = $2 where id = $1', [program.id, 'Renamed by staff']);
    expect(await refusal(programs([await newProgram(db)], `stamp => '${stamps.programs}'`))).toMatchObject({
      code: 'SL409',
      field: 'stamp',
    });
  });
});
