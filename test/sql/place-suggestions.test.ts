/** Suggestions of places: a typed ZIP, city or address is looked up in the ZIP table. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { testDatabase } from '../harness/database.ts';
import type { Row } from '../harness/factories.ts';
import { asking, makeStaff, owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);
const { admin } = await makeStaff(db);

const suggestions = async (query: string, rows = 5): Promise<Row[]> =>
  admin('select address, city, state, zipcode, country from app_public.search_places($1, $2)', [query, rows]);
const addresses = async (query: string, rows = 5) => (await suggestions(query, rows)).map(({ address }) => address);

describe('suggestions', () => {
  it('[B-110, L-168] answers a ZIP, its beginning, a city and a Canadian code, with coordinates', async () => {
    expect(await addresses('78701')).toEqual(['Austin, TX 78701']);
    expect(await addresses('787', 2)).toEqual(['Austin, TX 78701', 'Austin, TX 78702']);
    expect((await addresses('Austin'))[0]).toMatch(/^Austin, TX /);
    expect((await suggestions('H2X'))[0]).toMatchObject({ state: 'QC', country: 'CA', zipcode: 'H2X' });
    const [place] = await admin(`select lat, lon from app_public.search_places('78701', 1)`);
    expect(place?.lat).toBeCloseTo(30.27, 1);
    expect(place?.lon).toBeCloseTo(-97.74, 1);
  });

  it('[B-120] keeps the street before the place and heeds the state', async () => {
    expect(await addresses('100 Elm St, Austin, MN')).toEqual([
      expect.stringMatching(/^100 Elm St, Austin, MN 55912$/),
    ]);
    expect(await addresses('100 Elm St, 78701')).toEqual(['100 Elm St, Austin, TX 78701']);
    expect(await addresses('Austin MN')).toEqual(['Austin, MN 55912']);
  });

  it.each([
    '100 Elm St, Austin, TX 78701',
    '10 King Street, Toronto, ON M5T',
    '5 Rue Sainte-Catherine, Montreal, QC H3B 1A1',
    'Toronto, ON M5T',
    'Austin, TX 78701',
  ])('[O10] finds the picked address %s as it is, without doubling its city', async (address) => {
    expect((await addresses(address))[0]).toBe(address);
  });

  it('[O10] takes a typed city and state out of the street, and leaves a street that only ends like a state', async () => {
    expect(await addresses('100 Elm St Austin TX 78701')).toEqual(['100 Elm St, Austin, TX 78701']);
    expect(await addresses('100 Elm St, TX 78701')).toEqual(['100 Elm St, Austin, TX 78701']);
    expect(await addresses('100 Elm St, Walnut Creek, CA 94526')).toEqual(['100 Elm St, Danville, CA 94526']);
    expect(await addresses('12 Elm Ct, 06510')).toEqual([expect.stringMatching(/^12 Elm Ct, New Haven, CT 06510$/)]);
  });

  it('[B-120] knows a Canadian city by its own name, before small places that are called the same', async () => {
    expect((await suggestions('Toronto'))[0]).toEqual({
      address: 'Toronto, ON M5T',
      city: 'Toronto',
      state: 'ON',
      zipcode: 'M5T',
      country: 'CA',
    });
    for (const [typed, first] of [
      ['toron', /^Toronto, ON /],
      ['Montréal', /^Montreal, QC /],
      ['1 Rue Notre-Dame, Montreal, QC', /^1 Rue Notre-Dame, Montreal, QC /],
      ['Toronto ON', /^Toronto, ON /],
      ['calgary', /^Calgary, AB /],
      ['Vancouver', /^Vancouver, BC /],
      ['Vancouver, WA', /^Vancouver, WA /],
      ['Ottawa', /^Ottawa, ON /],
      ['St. Louis', /^Saint Louis, MO /],
      ['Jonquière', /^Jonquiere, QC /],
      ['Rivière-du-Loup', /^Riviere-Du-Loup, QC G5R$/],
      ['riviere du loup', /^Riviere-Du-Loup, QC G5R$/],
      ["L'Île-Des-Soeurs", /^L'Ile-Des-Soeurs, QC /],
    ] as const)
      expect((await addresses(typed))[0]).toMatch(first);
    for (const word of ['Downtown', 'North', 'Central'])
      expect(await addresses(word)).not.toContainEqual(expect.stringMatching(new RegExp(`^${word}, [A-Z]{2} [A-Z]`)));
  });

  it('has the whole name of each place', async () => {
    expect(
      await own(
        "select zip, city from app_public.zip_codes where position(U&'\\FFFD' in city) > 0 or city ~ '\\w- '",
        [],
      ),
    ).toEqual([]);
    expect(
      await own("select city from app_public.zip_codes where zip = any ('{J5L,H3C,J8B,G8G}') order by zip", []),
    ).toEqual([
      { city: 'Metabetchouan-Lac-A-La-Croix' },
      { city: 'Griffintown (Includes Ile Notre-Dame & Ile Sainte-Helene)' },
      { city: 'Saint-Jerome West' },
      { city: 'Sainte-Adele' },
    ]);
  });

  it('[B-111] locates an address in a Canadian city that has no postal code', async () => {
    const find = (address: string) => own('select city, state, country from app_private.find_place($1)', [address]);
    expect(await find('290 Bremner Blvd, Toronto, ON')).toEqual([{ city: 'Toronto', state: 'ON', country: 'CA' }]);
    expect(await find('1 Rue Notre-Dame, Montréal QC, Canada')).toEqual([
      { city: 'Montreal', state: 'QC', country: 'CA' },
    ]);
    expect(await find('1 Main St, Nowhere, ON')).toEqual([]);
  });

  it('[B-110] finds a whole Canadian postal code, and while it is typed', async () => {
    expect(await addresses('M5V 3L9')).toEqual([expect.stringMatching(/, ON M5V 3L9$/)]);
    expect(await addresses('290 Bremner Blvd, m5v3l9')).toEqual([
      expect.stringMatching(/^290 Bremner Blvd, .*, ON M5V 3L9$/),
    ]);
    expect(await addresses('M5V 3')).toEqual(['Toronto, ON M5V']);
  });

  it('calls the part of a Canadian city by the city, without the long name that the table has for it', async () => {
    expect((await suggestions('M5V'))[0]).toMatchObject({ address: 'Toronto, ON M5V', city: 'Toronto' });
    expect(await addresses('T2P')).toEqual(['Calgary, AB T2P']);
    expect(await addresses('10 Dundas St E, M5B 2G9')).toEqual(['10 Dundas St E, Toronto, ON M5B 2G9']);
    for (const { address } of await suggestions('Calgary', 50)) expect(address).not.toContain('(');
  });

  it.each([
    ['Toronto, ON', 43.653, -79.383],
    ['Houston, TX', 29.76, -95.37],
    ['Los Angeles, CA', 34.05, -118.24],
  ])('[B-111] takes the middle of %s where no code is given', async (city, lat, lon) => {
    const [place] = await own('select lat, lon, zip from app_private.find_place($1)', [city]);
    expect(place?.lat).toBeCloseTo(lat, 1);
    expect(place?.lon).toBeCloseTo(lon, 1);
    expect((await suggestions(city))[0]).toMatchObject({ zipcode: place?.zip });
  });

  it('[R4] names of places are compared as the database compares them', async () => {
    expect(await own('select * from app_private.place_names where key <> app_private.city_key(name)')).toEqual([]);
    expect(await own('select count(*)::int > 55000 as all from app_private.place_names')).toEqual([{ all: true }]);
  });

  it('[R1] finds nothing for a number of a street, a contradiction, a single letter, nonsense or characters that are special in a search', async () => {
    for (const query of [
      'PO Box 12345',
      'County Road 10001',
      'Austin, TX 10001',
      'A',
      'Qqqqq',
      '%%',
      "'; select 1",
      '',
    ])
      expect(await suggestions(query)).toEqual([]);
  });

  it('is not for anonymous visitors', async () => {
    expect((await refusal(asking(db, 'anonymous')(`select * from app_public.search_places('Austin', 1)`))).code).toBe(
      '42501',
    );
  });
});
