/** Steps of the wizard in the database: what each requires, cleans and stores; programs and places have a separate file. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { insert, type Row } from '../harness/factories.ts';
import { applyingFixture, tournament } from './applying.ts';
import { owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

let fixture: Awaited<ReturnType<typeof applyingFixture>>;
beforeEach(async () => {
  fixture = await applyingFixture(db);
});

const answersOf = async (step: string): Promise<Row> => (await fixture.view()).answers[step];

describe('primary contact', () => {
  it('[L-146, L-150] keeps real names and a + in the email', async () => {
    expect((await fixture.contact()).answers['primary-contact']).toEqual({
      primaryContactFirstName: 'Maria',
      primaryContactLastName: 'O’Brien-Nuñez',
      primaryContactEmail: 'maria+club@example.test',
      primaryContactPhone: '512-555-0142',
    });
  });

  it.each([
    ["D'Angelo", "D'Angelo"],
    ['  José María  ', 'José María'],
    ['Ngũgĩ wa Thiong’o', 'Ngũgĩ wa Thiong’o'],
    ['Müller-Lüdenscheidt Jr.', 'Müller-Lüdenscheidt Jr.'],
    ['王小明', '王小明'],
    ['Анна', 'Анна'],
    ['नेहा', 'नेहा'],
    ['<script>Bob</script>', 'scriptBobscript'],
    ['Ann; drop table', 'Ann drop table'],
    ['A\u0007lice', 'Alice'],
  ])('[L-127, L-128] a name loses symbols and keeps letters of any script: %s', async (typed, kept) => {
    expect(
      (await fixture.contact({ primary_contact_first_name: typed })).answers['primary-contact'].primaryContactFirstName,
    ).toBe(kept);
  });

  const wrongContacts: [field: string, value: unknown, message: string][] = [
    ['primary_contact_first_name', ' ', 'First name is required'],
    ['primary_contact_last_name', '!!', 'Last name is required'],
    ['primary_contact_phone', null, 'Phone number is required'],
    ['primary_contact_phone', '5125550142', 'Enter a valid phone number'],
    ['primary_contact_phone', '512-555-01423', 'Enter a valid phone number'],
    ['primary_contact_email', '', 'Email is required'],
    ['primary_contact_email', 'maria@club', 'Enter a valid email'],
    ['primary_contact_last_name', 'x'.repeat(201), 'Please use at most 200 characters'],
  ];
  it.each(wrongContacts)('[L-147, L-148, L-150] %s %j: %s', async (field, value, message) => {
    expect(await refusal(fixture.contact({ [field]: value }))).toMatchObject({ code: 'SL422', message });
  });
});

describe('reach, type and questions', () => {
  const reach = { social_media_following_size: 1200, email_list_size: 800, email_open_rate: 41.5 };

  it('[L-176, L-177] are numbers of the organization', async () => {
    const { call, organization } = fixture;
    await call('update_organization_in_sponsorship_application', reach);
    const saved = await call('update_organization_in_sponsorship_application', { organization_type_id: 2 });
    expect(saved.application_progress).toMatchObject({ 'social-and-email': true, 'non-profit-status': true });
    expect(
      await own(
        'select social_media_following_size as a, email_list_size as b, email_open_rate::float as c, organization_type_id as d from app_public.organizations where id = $1',
        [organization.id],
      ),
    ).toEqual([{ a: 1200, b: 800, c: 41.5, d: 2 }]);
  });

  it.each([
    [{ social_media_following_size: null }, 'socialMediaFollowingSize', 'Primary social media followers is required'],
    [{ email_list_size: null }, 'emailListSize', 'Estimated email audience size is required'],
    [{ email_open_rate: null }, 'emailOpenRate', 'Email open rate (average) is required'],
    [{ email_open_rate: 100.5 }, 'emailOpenRate', 'Enter a number from 0 to 100'],
    [{ email_open_rate: 'NaN' }, 'emailOpenRate', 'Enter a number from 0 to 100'],
    [{ email_list_size: -1 }, 'emailListSize', 'Enter a number from 0 to 999999'],
  ])('[L-175] reach with %j: %s %s', async (values, field, message) => {
    expect(
      await refusal(fixture.call('update_organization_in_sponsorship_application', { ...reach, ...values })),
    ).toEqual({ code: 'SL422', field, message });
  });

  it('[L-177] a type that is not in the list is refused', async () => {
    expect(
      (await refusal(fixture.call('update_organization_in_sponsorship_application', { organization_type_id: 999 })))
        .code,
    ).toBe('23503');
  });

  it('[L-178, L-179] every question of the campaign is answered, and answers come back', async () => {
    const { responses, campaign } = fixture;
    const [first, second] = await Promise.all(
      ['Which color?', 'Which day?'].map((question, position) =>
        insert(db.owner, 'custom_questions', { campaign_id: campaign.id, question, position }),
      ),
    );
    const one = { custom_question_id: first?.id, response: 'Blue & white' };
    expect(await refusal(responses([one]))).toEqual({
      code: 'SL422',
      field: 'customResponses.1.response',
      message: 'This question is required',
    });
    const saved = await responses([{ custom_question_id: second?.id, response: 'Saturday' }, one]);
    expect(saved.answers['custom-questions'].customResponses).toMatchObject([
      { response: 'Blue & white', question: 'Which color?' },
      { response: 'Saturday' },
    ]);
    expect(saved.saved_ids).toHaveLength(2);
    const again = await responses([
      { ...one, response: 'Green' },
      { custom_question_id: second?.id, response: 'Saturday' },
    ]);
    expect(again.saved_ids).toEqual(saved.saved_ids);
    const foreign = await insert(db.owner, 'custom_questions', {
      campaign_id: (await applyingFixture(db)).campaign.id,
      question: 'Not yours',
    });
    expect(await refusal(responses([{ custom_question_id: foreign.id, response: 'x' }]))).toMatchObject({
      code: 'SL422',
    });
  });

  it('[L-105, L-107] a question that staff add later opens its step again', async () => {
    const { responses, campaign, view } = fixture;
    const ask = (question: string) => insert(db.owner, 'custom_questions', { campaign_id: campaign.id, question });
    await responses([{ custom_question_id: (await ask('Which color?')).id, response: 'Blue' }]);
    expect((await view()).application_progress['custom-questions']).toBe(true);
    await ask('Which day?');
    expect((await view()).application_progress['custom-questions']).toBe(false);
  });
});

describe('tournament', () => {
  it('[L-180, L-186] hosts one by default, and the tournament is stored', async () => {
    expect(await answersOf('tournament-information')).toEqual({ hostTournament: true });
    const saved = await fixture.call(
      'upsert_tournament',
      await tournament(db, { can_ship_in_advance: true, shipments_arrival: 'two_weeks' }),
    );
    expect(saved.answers['tournament-information']).toMatchObject({
      name: 'Spring Cup #3',
      city: "Coeur d'Alene",
      shipmentsArrival: 'two_weeks',
      country: 'US',
    });
    expect(saved.saved_ids).toHaveLength(1);
  });

  it('[L-188] without one only the flag is saved; earlier details stay hidden', async () => {
    const { call } = fixture;
    await call('upsert_tournament', await tournament(db));
    const saved = await call('upsert_tournament', { host_tournament: false });
    expect(saved.application_progress['tournament-information']).toBe(true);
    expect(saved.answers['tournament-information']).toMatchObject({ hostTournament: false, name: 'Spring Cup #3' });
  });

  it('[L-187] when shipments may arrive counts only when they may come in advance', async () => {
    const saved = await fixture.call(
      'upsert_tournament',
      await tournament(db, { can_ship_in_advance: false, shipments_arrival: 'two_weeks' }),
    );
    expect(saved.answers['tournament-information'].shipmentsArrival).toBeNull();
  });

  const wrongTournaments: [values: Row, field: string, message: string][] = [
    [{ name: null }, 'name', 'Name is required'],
    [{ first_date: null }, 'firstDate', 'First Date is required'],
    [{ last_date: null }, 'lastDate', 'Last Date is required'],
    [{ number_of_players: null }, 'numberOfPlayers', 'Estimated number of players is required'],
    [{ address: '' }, 'address', 'Address is required'],
    [{ city: '' }, 'city', 'City is required'],
    [{ state: null }, 'state', 'State is required'],
    [{ postal_code: null }, 'postalCode', 'Postal Code is required'],
    [{ country: null }, 'country', 'Country is required'],
    [{ first_date: '2020-01-01' }, 'firstDate', 'First Date must be today or later'],
    [{ first_date: '2099-01-02', last_date: '2099-01-01' }, 'firstDate', 'First Date must be before Last Date'],
  ];
  it.each(wrongTournaments)('[L-183, L-184] a tournament with %j: %s %s', async (values, field, message) => {
    expect(await refusal(fixture.call('upsert_tournament', await tournament(db, values)))).toEqual({
      code: 'SL422',
      field,
      message,
    });
  });
});
