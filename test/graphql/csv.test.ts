/** Lists of places as CSV, for targeting and of a sponsor; and the Word list. */
import { describe, expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { picture, upload } from './upload.ts';
import { wordTexts } from './wordTexts.ts';

const { database, server, fixture } = await apiSetup();
const tokens: Record<string, string> = {};
for (const person of ['admin', 'league', 'sponsor'] as const)
  tokens[person] = await server.login(people[person], PASSWORD);
const { createLocationFilter } = await server.data(
  'mutation ($id: Int!) { createLocationFilter(input: { campaignId: $id, name: "Stores" }) { locationFilter { id } } }',
  { id: fixture.campaignId },
  tokens.admin,
);
const filterId: number = createLocationFilter.locationFilter.id;

const csv = (path: string, who: string | null, file: string | Uint8Array, field = 'file') =>
  upload(server, path, who ? (tokens[who] as string) : null, { file, field, name: 'list.csv' });
const places = (file: string | Uint8Array, who: string | null = 'admin', id = filterId) =>
  csv(`/search_filters/${id}/add_csv_locations`, who, file);
const locationNames = async () =>
  (await database.owner.query('select name from app_public.locations order by id')).rows.map(({ name }) => name);

describe('places for a location filter', () => {
  it('[S-428] [B-296] [B-303] adds each row by address, or by parts, and names those it leaves out', async () => {
    const { status, body } = await places(
      'Name,Address,Address 1,Address 2,City,State,Zip\n' +
        'Store A,"1 Main Street, Austin, TX 78701",,,,,\n' +
        '\n' +
        'Store B,,2 Oak Avenue,Suite 4,Denver,CO,\n' +
        ',,3 Elm Street,,,,10001\n' +
        'Store D,,4 Nowhere Road,,,,00000\n' +
        'Store E,,5 Half Street,,Austin,,\n' +
        'Store F,,,,,,78701\n' +
        '=1+1,"6 Main Street, Austin, TX 78701",,,,,\n',
    );
    expect(status).toBe(201);
    expect(body.errors).toEqual([
      'Row 6: the address "4 Nowhere Road, 00000" could not be located.',
      'Row 7: address_1 needs a city and state, or a zip.',
      'Row 9: name looks like a formula.',
    ]);
    expect(body).toMatchObject({ added: 4, known: 0, warnings: [], ignored: [] });
    expect(body.locations).toMatchObject([
      { name: 'Store A', kind: 'address', place: '1 Main Street, Austin, TX 78701', lat: expect.any(Number) },
      { name: 'Store B', place: '2 Oak Avenue, Suite 4, Denver, CO' },
      { name: '3 Elm Street, 10001', place: '3 Elm Street, 10001' },
      { name: 'Store F', place: '78701' },
    ]);
  });

  it('[T14] a list of zips alone is taken, a name beside them too', async () => {
    const { status, body } = await places('zip,name\n73301,Capitol\n,Nowhere\n10003,\n');
    expect(status).toBe(201);
    expect(body).toMatchObject({ added: 2, errors: ['Row 3: the zip is missing.'] });
    expect(await locationNames()).toEqual(expect.arrayContaining(['Capitol', '10003']));
  });

  const placesOf = async (file: string) => {
    const { createLocationFilter: made } = await server.data(
      'mutation ($id: Int!) { createLocationFilter(input: { campaignId: $id, name: "Again" }) { locationFilter { id } } }',
      { id: fixture.campaignId },
      tokens.admin,
    );
    return { id: made.locationFilter.id, ...(await places(file, 'admin', made.locationFilter.id)) };
  };
  const shown = (body: { locations: { place: string; lat: number; lon: number }[] }) =>
    body.locations.map(({ place, lat, lon }) => [place, Math.round(lat), Math.round(lon)]);

  it('[R1] [R2] columns stay columns: no ZIP is cut out of a number, lost zeros come back', async () => {
    const { body } = await placesOf(
      'Name,Address 1,City,State,Zip\n' +
        'Gym A,1 Main St,Austin,TX,787011234\n' +
        'Gym B,2 Main St,Denver,CO,802021104\n' +
        'Gym C,1 Main St,Boston,MA,21341234\n' +
        'Store 014,12 Main St,Boston,MA,2134\n' +
        'Store 015,9 Elm St,Newark,NJ,7102\n' +
        'Store 016,PO Box 10001,Austin,Texas,78701.0\n' +
        'Store 017,4 Sussex Dr,Ottawa,Ontario,K1P-5W1\n' +
        'Store 018,5 Elm St,Boston,MA,"=""02134"""\n' +
        'Store 019,5 Elm St,Austin,TX,10001\n' +
        'Store 020,5 Elm St,Austin,TX,2134\n' +
        'Store 021,5 Elm St,Austin,Oz,78701\n',
    );
    expect(shown(body)).toEqual([
      ['1 Main St, Austin, TX 78701-1234', 30, -98],
      ['2 Main St, Denver, CO 80202-1104', 40, -105],
      ['1 Main St, Boston, MA 02134-1234', 42, -71],
      ['12 Main St, Boston, MA 02134', 42, -71],
      ['9 Elm St, Newark, NJ 07102', 41, -74],
      ['PO Box 10001, Austin, TX 78701', 30, -98],
      ['4 Sussex Dr, Ottawa, ON K1P 5W1', 45, -76],
      ['5 Elm St, Boston, MA 02134', 42, -71],
    ]);
    expect(body.errors).toEqual([
      'Row 10: the zip 10001 is in NY, not in TX.',
      'Row 11: the zip "2134" is not known.',
      'Row 12: the state "Oz" is not known.',
    ]);
  });

  it('[R15] reads other headings, and names those that it does not read', async () => {
    const { body } = await placesOf(
      'Store Name,Street Address,City,State,ZIP Code,Region,Manager\nFar store,12 Elm St,El Paso,TX,79938,W,Kim\nFar store 2,9 Oak,Anchorage,AK,99567,W,Sam\n',
    );
    expect(shown(body)).toEqual([
      ['12 Elm St, El Paso, TX 79938', 32, -106],
      ['9 Oak, Anchorage, AK 99567', 61, -149],
    ]);
    expect(body).toMatchObject({ errors: [], ignored: ['Region', 'Manager'] });
  });

  it('[R4] [R13] [R14] adds what may be right with a warning, and names what cannot be read', async () => {
    const { body } = await placesOf(
      'sep=;\nName;Address;City;State;Zip\nA;1 Elm St;Sandy Springs;GA;30328\nB;1 Elm St;Houston;TX;78701\nC;1 Elm St;#N/A;TX;78701\nD;1 Elm St; Inc;Austin;TX;78701\nE;1 Elm St;Ultima;TX;\n',
    );
    expect(body).toMatchObject({ added: 2, warnings: ['Row 3: Houston, TX is 126 miles from the zip 78701.'] });
    expect(body.errors).toEqual([
      'Row 4: city is "#N/A", which stands for a value that is missing.',
      expect.stringMatching(/^Row 5: there are 6 values for 5 columns/),
      'Row 6: the address "1 Elm St, Ultima, TX" could not be located.',
    ]);
  });

  it('a ZIP is one place, however often and under which name it is listed or added', async () => {
    const { id, body } = await placesOf('zip,name\n78701,A\n78701-1234,B\n787011234,\n10003,\n');
    expect(body).toMatchObject({ added: 2, known: 2 });
    await server.data(
      'mutation ($id: Int!, $zips: [String!]!) { addZipsToLocationFilter(input: { locationFilterId: $id, zips: $zips }) { locationFilter { id } } }',
      { id, zips: ['78701', '80202'] },
      tokens.admin,
    );
    expect((await places('zip\n80202\n80203\n', 'admin', id)).body).toMatchObject({ added: 1, known: 1 });
    const { rows } = await database.owner.query(
      'select place from app_public.locations where location_filter_id = $1 order by place',
      [id],
    );
    expect(rows.map(({ place }) => place)).toEqual(['10003', '78701', '80202', '80203']);
  });

  it.each([
    [
      'with a byte order mark and CRLF',
      Buffer.from('\ufeffname,address\r\nCafé 1,"1 Rue, Austin, TX 78701"\r\n'),
      'Café 1',
    ],
    [
      'in Windows-1252 with semicolons',
      Buffer.from('name;address\nCaf\xe9 2;1 Rue, Austin, TX 78701\n', 'latin1'),
      'Café 2',
    ],
    ['in UTF-16 with tabs', Buffer.from('\ufeffname\taddress\nCafé 3\t1 Rue, Austin, TX 78701\n', 'utf16le'), 'Café 3'],
    ['with old Mac line ends', Buffer.from('name,address\rCafé 4,"1 Rue, Austin, TX 78701"\r'), 'Café 4'],
  ])('are read %s', async (_what, file, name) => {
    expect((await places(file)).status).toBe(201);
    expect(await locationNames()).toContain(name);
  });

  it.each([
    [
      'no row that can be used',
      'address\n9 Nowhere Road\n',
      ['Row 2: the address "9 Nowhere Road" could not be located.'],
    ],
    [
      'no known column',
      'mascot\n1 Main Street\n',
      ['The file needs a column address, address_1 with city and state or zip, or zip.'],
    ],
    ['no rows', 'address\n', ['The file has no rows.']],
  ])('[B-297] a list with %s is refused with a list of errors', async (_what, file, errors) => {
    const { status, body } = await places(file);
    expect({ status, errors: body.errors, field: body.field }).toEqual({ status: 422, errors, field: 'file' });
  });

  it.each([
    ['nothing', '', 'The file is empty.'],
    [
      'a quotation mark without its end',
      'address\n78701\n"1 Main\n78702\n78703\n',
      'Row 3 of the file cannot be read as CSV: a quotation mark is missing or in the wrong place.',
    ],
    [
      'a quotation mark without its end before a long rest',
      `address\n78701\n"1 Main\n${'78702\n'.repeat(30_000)}`,
      'Row 3 of the file is too long. A quotation mark may be missing.',
    ],
    [
      'a zero byte',
      'address\n78701\n7870\0\n',
      'This is not a CSV file: line 3 has characters that are not text. Please save the list as CSV.',
    ],
    ['a column twice', 'address,address\na,b\n', 'The column address is there twice.'],
    [
      'too many rows',
      `address\n${'78701\n'.repeat(5001)}`,
      'The file has 5,001 rows; at most 5,000 can be read at once.',
    ],
    [
      'millions of blank rows',
      `address\n${'\n'.repeat(4_900_000)}78701`,
      'The file has more than 10,000 rows; at most 5,000 can be read at once.',
    ],
    ['more than 5 MB', new Uint8Array(5_000_001).fill(97), 'File cannot exceed 5MB!'],
  ])('a file with %s is refused with a message', async (_what, file, message) => {
    const { status, body } = await places(file);
    expect([status, body.error]).toEqual([422, message]);
  });

  it('a picture or a spreadsheet under the name of a list is recognized', async () => {
    expect((await places(await picture().png().toBuffer())).body.error).toBe(
      'This is not a CSV file, but PNG. Please save the list as CSV.',
    );
  });

  it('[S-428] is for staff, and for a filter that exists', async () => {
    const file = 'address\n78701\n';
    expect((await places(file, 'league')).status).toBe(403);
    expect((await places(file, 'sponsor')).status).toBe(403);
    expect((await places(file, null)).status).toBe(401);
    expect((await places(file, 'admin', 999_999)).status).toBe(404);
  });
});

describe('a sponsor’s list of places', () => {
  const list = (file: string, who: string | null = 'admin', id = fixture.sponsorId) =>
    csv(`/sponsors/${id}/location_lists`, who, file, 'locations_file');

  it('[S-427] answers its items, with what the table of places knows of them', async () => {
    const { status, body } = await list(
      'name,address_1,city,state,zip\nStore,1 Main Street,,,78701\nOther,9 Far Road,Ultima,TX,\n',
    );
    expect(status).toBe(201);
    expect(body).toMatchObject([
      { name: 'Store', city: 'Austin', state: 'TX', zip: '78701', lat: expect.any(Number), warning: null },
      {
        name: 'Other',
        city: 'Ultima',
        state: 'TX',
        zip: null,
        lat: null,
        warning: 'Row 3: the address "9 Far Road, Ultima, TX" could not be located.',
      },
    ]);
  });

  it('[R1] [R2] stores each place where it is, or says why not', async () => {
    const { body } = await list(
      'Name,Street Address,City,State,ZIP Code\nA,12 Main St,Boston,MA,2134\nB,1 Main St,Austin,Texas,787011234\nC,1 Oak St,Austin,TX,\n',
    );
    expect(body).toMatchObject([
      { city: 'Boston', state: 'MA', zip: '02134', lat: expect.closeTo(42.35, 1), warning: null },
      { city: 'Austin', state: 'TX', zip: '78701-1234', lat: expect.closeTo(30.27, 1), warning: null },
      { city: 'Austin', state: 'TX', zip: null, lat: expect.closeTo(30.27, 0), warning: null },
    ]);
    const refused = await list('address,city,state,zip\n1 Main St,Austin,TX,78701\n2 Main St,Austin,TX,10001\n');
    expect([refused.status, refused.body.errors]).toEqual([422, ['Row 3: the zip 10001 is in NY, not in TX.']]);
  });

  const count = async () =>
    (await database.owner.query('select count(*)::int n from app_public.location_lists')).rows[0].n;

  it('[R2] warns of unknown places in a preview, which saves nothing', async () => {
    const before = await count();
    const file = 'name,address_1,city,state,zip\nStore,1 Main Street,,,78701\nOther,9 Far Road,Ultima,TX,\n';
    const preview = await csv(
      `/sponsors/${fixture.sponsorId}/location_lists?preview=1`,
      'admin',
      file,
      'locations_file',
    );
    expect([preview.status, await count()]).toEqual([200, before]);
    const { body } = await list(file);
    expect(preview.body).toMatchObject(
      body.map(({ name, city, lat, warning }: Record<string, unknown>) => ({ name, city, lat, warning })),
    );
    expect(preview.body[1].warning).toMatch(/^Row 3: /);
  });

  it('[S-427] saves nothing if a row has an error, and is for staff', async () => {
    const before = await count();
    const { status, body } = await list('name,address\nStore,1 Main Street\nEmpty,\n');
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: ['Row 3: the address is missing.'] });
    expect((await list('address\n78701\n', 'league')).status).toBe(403);
    expect((await list('address\n78701\n', 'admin', 999_999)).status).toBe(404);
    expect(await count()).toBe(before);
  });
});

describe('the Word list', () => {
  const get = (path: string, who: string) =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${tokens[who]}` } });

  const names = ['sponsorable_property_lists', 'league_lists'];
  it.each(names)('[S-083] [S-433] %s holds the chosen statuses and is named by its header', async (name) => {
    const answer = await get(`/${name}/${fixture.campaignId}.docx?statuses[]=confirmed`, 'admin');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Acme Spring sponsorable properties.docx"',
    );
    expect(answer.headers.get('content-type')).toContain('wordprocessingml');
    const columns = ['Sponsorable property', 'Organization', 'Place', 'Players', 'Value'];
    const confirmed = ['Confirmed (1)', ...columns, 'Bears U12', 'Bears', '', '120', '$1,500.00'];
    expect(wordTexts(Buffer.from(await answer.arrayBuffer()))).toEqual(['Acme: Acme Spring', ...confirmed]);
    const all = await (await get(`/${name}/${fixture.campaignId}.docx`, 'admin')).arrayBuffer();
    expect(wordTexts(Buffer.from(all))).toEqual([
      'Acme: Acme Spring',
      ...['Qualified (1)', ...columns, 'Lions U10', 'Lions', '', '120', '$1,500.00'],
      ...['Proposed (1)', ...columns, 'Bears U10', 'Bears', '', '120', '$1,500.00'],
      ...confirmed,
    ]);
  });

  it('[S-083] refuses a status that does not exist, an unknown campaign and other roles', async () => {
    expect((await get(`/league_lists/${fixture.campaignId}.docx?statuses[]=lost`, 'admin')).status).toBe(400);
    expect((await get('/league_lists/999999.docx', 'admin')).status).toBe(404);
    expect((await get('/league_lists/x.docx', 'admin')).status).toBe(400);
    expect((await get(`/league_lists/${fixture.campaignId}.docx`, 'league')).status).toBe(403);
  });
});
