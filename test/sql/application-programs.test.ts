/** The wizard’s programs and their play locations: what is required, cleaned and stored. */
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import { day, insert, makeProperty, type Row } from '../harness/factories.ts';
import { applyingFixture, newPlace, newProgram } from './applying.ts';
import { owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

let fixture: Awaited<ReturnType<typeof applyingFixture>>;
beforeEach(async () => {
  fixture = await applyingFixture(db);
});

const answersOf = async (step: string): Promise<Row> => (await fixture.view()).answers[step];

describe('programs', () => {
  it('[L-151, L-161] saves new ones under new ids, in the order they were sent, and changes known ones', async () => {
    const { programs, program, organization } = fixture;
    const saved = await programs([
      await newProgram(db),
      await newProgram(db, { id: program.id, name: 'Spring Rec', gender: 'girls' }),
    ]);
    expect(saved.saved_ids).toEqual([expect.any(Number), program.id]);
    expect(
      await own(
        'select name, female, male, entered_data_confidence as c from app_public.sponsorable_properties where organization_id = $1 order by id',
        [organization.id],
      ),
    ).toEqual([
      { name: 'Spring Rec', female: true, male: false, c: 'incomplete' },
      { name: 'U10 Boys & Girls (Fall)', female: true, male: true, c: 'added_by_organization' },
    ]);
    expect(saved.application_progress.programs).toBe(true);
  });

  it('[L-159] the season is the application’s when none is given', async () => {
    const [saved] = (await fixture.programs([await newProgram(db, { season: null })])).saved_ids;
    expect(await own('select season from app_public.sponsorable_properties where id = $1', [saved])).toEqual([
      { season: 'spring' },
    ]);
  });

  const wrongPrograms: [values: Row, field: string, message: string][] = [
    [{ name: '' }, 'name', 'Program Name is required'],
    [{ competitiveness_id: null }, 'competitivenessId', 'Type is required'],
    [{ sport_id: null }, 'sportId', 'Sport(s) is required'],
    [{ number_of_players: null }, 'numberOfPlayers', 'Anticipated number of participants is required'],
    [{ number_of_players: 0 }, 'numberOfPlayers', 'Enter a number from 1 to 999999'],
    [{ gender: null }, 'gender', 'Gender is required'],
    [{ gender: 'other' }, 'gender', 'Gender is required'],
    [{ min_age: null }, 'minAge', 'Youngest is required'],
    [{ max_age: null }, 'maxAge', 'Oldest is required'],
    [{ max_age: 100 }, 'maxAge', 'Enter a number from 0 to 99'],
    [{ min_age: 12, max_age: 10 }, 'minAge', 'Youngest must be less than Oldest'],
    [{ start_date: null }, 'startDate', 'Start Date is required'],
    [{ end_date: null }, 'endDate', 'End Date is required'],
    [{ start_date: '2020-02-29' }, 'startDate', 'Start Date must be today or later'],
    [{ start_date: '2099-03-01', end_date: '2099-02-28' }, 'startDate', 'Start Date must be before End Date'],
  ];
  it.each(wrongPrograms)('[L-152, L-153, L-154] a program with %j: %s %s', async (values, field, message) => {
    expect(await refusal(fixture.programs([await newProgram(db), await newProgram(db, values)]))).toEqual({
      code: 'SL422',
      field: `programs.1.${field}`,
      message,
    });
  });

  it('[L-155, L-158] an unchanged past start is accepted, a past end is not', async () => {
    const { programs, program } = fixture;
    const start = await day(db.owner, -20);
    await own('update app_public.sponsorable_properties set start_date = $2 where id = $1', [program.id, start]);
    await programs([await newProgram(db, { id: program.id, start_date: start })]);
    expect(
      await refusal(programs([await newProgram(db, { id: program.id, start_date: await day(db.owner, -19) })])),
    ).toMatchObject({ field: 'programs.0.startDate' });
    expect(
      await refusal(
        programs([await newProgram(db, { id: program.id, start_date: start, end_date: await day(db.owner, -1) })]),
      ),
    ).toMatchObject({
      field: 'programs.0.endDate',
      message: 'End Date must be today or later',
    });
  });

  it('[L-156, L-157] equal ages and a program of one day are allowed', async () => {
    const today = await day(db.owner);
    expect(
      (await fixture.programs([await newProgram(db, { min_age: 9, max_age: 9, start_date: today, end_date: today })]))
        .saved_ids,
    ).toHaveLength(1);
  });

  it('[L-162] a saved program goes only while nothing uses it', async () => {
    const { programs, program, view } = fixture;
    const [added] = (await programs([await newProgram(db)])).saved_ids;
    expect((await view()).answers.programs.programs.map((listed: Row) => [listed.id, listed.removable])).toEqual([
      [program.id, false],
      [added, true],
    ]);
    const rest = [await newProgram(db, { id: program.id })];
    await programs(rest, `removed_ids => array[${added}]`);
    expect((await view()).answers.programs.programs).toHaveLength(1);
    expect(await refusal(programs([await newProgram(db)], `removed_ids => array[${program.id}]`))).toMatchObject({
      code: 'SL409',
    });
    expect(await own('select id from app_public.sponsorable_properties where id = $1', [program.id])).toHaveLength(1);
  });

  it('[L-344] programs that have ended are not offered', async () => {
    await insert(db.owner, 'sponsorable_properties', {
      organization_id: fixture.organization.id,
      name: 'Over',
      season: 'spring',
      end_date: await day(db.owner, -1),
    });
    expect((await answersOf('programs')).programs).toHaveLength(1);
  });

  it('[L-151] at least one program is asked for, each once', async () => {
    const { programs, program } = fixture;
    expect(await refusal(programs([]))).toMatchObject({ code: 'SL422', field: 'programs' });
    const twice = await newProgram(db, { id: program.id });
    expect(await refusal(programs([twice, twice]))).toMatchObject({ code: 'SL422', field: 'programs' });
  });
});

describe('play locations', () => {
  it('[L-163, L-174] are saved with who plays there, found on the map, and come back the same', async () => {
    const { places, program } = fixture;
    const saved = await places([newPlace(program.id, { city: "D'Hanis St. Mary-Town" })]);
    expect(saved.saved_ids).toHaveLength(1);
    expect(saved.answers['play-locations'].playLocations).toEqual([
      {
        id: saved.saved_ids[0],
        address: '100 Congress Ave',
        city: "D'Hanis St. Mary-Town",
        state: 'TX',
        zipcode: '78701',
        country: 'US',
        primaryProgramIds: [program.id],
        otherProgramIds: [],
      },
    ]);
    const [{ lat, address }] = (await own('select lat, address from app_public.play_locations where id = $1', [
      saved.saved_ids[0],
    ])) as [Row];
    expect(lat).toBeCloseTo(30.27, 0);
    expect(address).toBe("100 Congress Ave, D'Hanis St. Mary-Town, TX 78701");
    expect(await own('select city from app_public.sponsorable_properties where id = $1', [program.id])).toEqual([
      { city: "D'Hanis St. Mary-Town" },
    ]);
  });

  it('[L-166] takes Canadian addresses', async () => {
    const { places, program } = fixture;
    const saved = await places([
      newPlace(program.id, {
        address: '1 Rue Sainte-Catherine',
        city: 'Montréal',
        state: 'QC',
        zipcode: 'h2x 1z4',
        country: 'CA',
      }),
    ]);
    expect(saved.answers['play-locations'].playLocations).toMatchObject([
      { city: 'Montréal', zipcode: 'H2X 1Z4', country: 'CA' },
    ]);
  });

  const wrongPlaces: [values: Row, field: string, message: string][] = [
    [{ address: ' ' }, 'address', 'Address is required'],
    [{ city: '' }, 'city', 'City is required'],
    [{ state: '' }, 'state', 'State/Province is required'],
    [{ zipcode: '' }, 'zipcode', 'Zip/Postal Code is required'],
    [{ zipcode: 'H2X 1Z4' }, 'zipcode', 'Zip/Postal Code must be numeric for US'],
    [{ zipcode: 'H2X 1Z4', country: null }, 'zipcode', 'Zip/Postal Code must be numeric for US'],
    [{ zipcode: '787' }, 'zipcode', 'Zip/Postal Code must have five digits'],
    [{ country: null }, 'country', 'Country is required'],
    [{ country: 'MX' }, 'country', 'Address must be in the US or Canada'],
    [{ zipcode: '00000' }, 'zipcode', 'We do not know this Zip/Postal Code. Please check it.'],
    [{ zipcode: '00000', confirmed: true }, 'zipcode', 'We do not know this Zip/Postal Code. Please check it.'],
    [{ zipcode: '10001', confirmed: true }, 'zipcode', 'This Zip/Postal Code is in another state. Please check both.'],
    [
      { zipcode: '78797' },
      'zipcode',
      'We do not know this Zip/Postal Code. Please check it; continue if you are sure.',
    ],
    [{ primary_program_ids: [] }, 'primaryProgramIds', 'Programs that use as primary location is required'],
  ];
  it.each(wrongPlaces)('[L-164, L-165, L-167] a place with %j: %s %s', async (values, field, message) => {
    expect(await refusal(fixture.places([newPlace(fixture.program.id, values)]))).toEqual({
      code: 'SL422',
      field: `playLocations.0.${field}`,
      message,
    });
  });

  it('[R1] [R4] a ZIP that the table lacks is kept if the person confirms it; a ZIP+4 needs no hyphen', async () => {
    const { places, program } = await applyingFixture(db);
    for (const [zipcode, confirmed, written] of [
      ['78797', true, '78797'],
      ['787011234', null, '78701-1234'],
      ['85288', null, '85288'],
    ] as const) {
      const place = newPlace(program.id, {
        zipcode,
        confirmed,
        ...(zipcode === '85288' ? { city: 'Tempe', state: 'AZ' } : {}),
      });
      const { answers } = await places([place]);
      expect(answers['play-locations'].playLocations.at(-1)).toMatchObject({ zipcode: written });
    }
    expect(
      await own(
        `select count(*)::int n from app_public.play_locations where zipcode = '78797' and lat between 30 and 31`,
      ),
    ).toEqual([{ n: 1 }]);
  });

  it('[L-169] a place without a primary program is fine once every program has its place', async () => {
    const { places, program } = fixture;
    const second = newPlace(program.id, { address: '2 Main St', primary_program_ids: [] });
    expect((await places([newPlace(program.id), second])).saved_ids).toHaveLength(2);
    await makeProperty(db.owner, { organization_id: fixture.organization.id });
    expect(await refusal(places([newPlace(program.id), second]))).toMatchObject({
      field: 'playLocations.1.primaryProgramIds',
    });
  });

  it('at most 200 places are saved at once', async () => {
    const { places, program } = fixture;
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        newPlace(
          program.id,
          n === 0 ? {} : { address: `${n} Main St`, primary_program_ids: [], other_program_ids: [program.id] },
        ),
      );
    expect(await refusal(places(many(201)))).toMatchObject({ code: 'SL422', field: 'playLocations' });
    expect((await places(many(200))).saved_ids).toHaveLength(200);
  });

  it('[L-170] a program is primary at one place, and not also other there', async () => {
    const { places, program } = fixture;
    expect(await refusal(places([newPlace(program.id), newPlace(program.id, { address: '2 Main St' })]))).toMatchObject(
      { message: 'A program can have only one primary location' },
    );
    expect(await refusal(places([newPlace(program.id, { other_program_ids: [program.id] })]))).toMatchObject({
      field: 'playLocations.0.otherProgramIds',
    });
  });

  it('[L-170, L-173] programs move between places, and a place that is left goes', async () => {
    const { places, program, view } = fixture;
    const second = await makeProperty(db.owner, { organization_id: fixture.organization.id });
    const [one, two] = (
      await places([
        newPlace(program.id, { other_program_ids: [second.id] }),
        newPlace(second.id, { address: '2 Main St', city: 'Dallas', zipcode: '75201' }),
      ])
    ).saved_ids;
    const swapped = await places([
      newPlace(second.id, { id: one }),
      newPlace(program.id, {
        id: two,
        address: '2 Main St',
        city: 'Dallas',
        zipcode: '75201',
        other_program_ids: [second.id],
      }),
    ]);
    expect(
      swapped.answers['play-locations'].playLocations.map((place: Row) => [
        place.id,
        place.primaryProgramIds,
        place.otherProgramIds,
      ]),
    ).toEqual([
      [one, [second.id], []],
      [two, [program.id], [second.id]],
    ]);
    expect(await own('select city from app_public.sponsorable_properties where id = $1', [program.id])).toEqual([
      { city: 'Dallas' },
    ]);
    await places(
      [newPlace(second.id, { id: one, primary_program_ids: [second.id, program.id] })],
      `removed_ids => array[${two}]`,
    );
    expect((await view()).answers['play-locations'].playLocations.map((place: Row) => place.id)).toEqual([one]);
  });

  it('[L-173] the last place stays', async () => {
    const { places, program } = fixture;
    const [only] = (await places([newPlace(program.id)])).saved_ids;
    expect(await refusal(places([], `removed_ids => array[${only}]`))).toMatchObject({
      code: 'SL422',
      field: 'playLocations',
    });
  });
});
