/** Lists as CSV: places for targeting, a sponsor's places, league data; and the Word list. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { type Fixture, makeFixture, PASSWORD, people } from './fixture.ts';
import { picture, upload } from './upload.ts';
import { wordTexts } from './wordTexts.ts';

let database: TestDatabase;
let server: TestServer;
let fixture: Fixture;
const tokens: Record<string, string> = {};
let filterId: number;

beforeAll(async () => {
  database = await testDatabase();
  fixture = await makeFixture(database);
  server = await startServer(database);
  for (const person of ['superadmin', 'admin', 'league', 'sponsor'] as const)
    tokens[person] = await server.login(people[person], PASSWORD);
  const { createLocationFilter } = await server.data(
    'mutation ($id: Int!) { createLocationFilter(input: { campaignId: $id, name: "Stores" }) { locationFilter { id } } }',
    { id: fixture.campaignId },
    tokens.admin,
  );
  filterId = createLocationFilter.locationFilter.id;
});
afterAll(async () => {
  await server?.stop();
  await database?.drop();
});

const csv = (path: string, who: string | null, file: string | Uint8Array, field = 'file') =>
  upload(server, path, who ? (tokens[who] as string) : null, { file, field, name: 'list.csv' });
const places = (file: string | Uint8Array, who: string | null = 'admin', id = filterId) =>
  csv(`/search_filters/${id}/add_csv_locations`, who, file);
const leagues = (file: string | Uint8Array, who: string | null = 'superadmin') =>
  csv('/update-leagues-with-csv', who, file);
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
      'Row 8: the address is missing.',
      'Row 9: name begins like a formula.',
    ]);
    expect(body).toMatchObject({ added: 3, known: 0 });
    expect(body.locations).toMatchObject([
      { name: 'Store A', kind: 'address', place: '1 Main Street, Austin, TX 78701', lat: expect.any(Number) },
      { name: 'Store B', place: '2 Oak Avenue, Suite 4, Denver, CO' },
      { name: '3 Elm Street, 10001', place: '3 Elm Street, 10001' },
    ]);
  });

  it('[T14] a list of zips alone is taken, a name beside them too', async () => {
    const { status, body } = await places('zip,name\n73301,Capitol\n,Nowhere\n10003,\n');
    expect(status).toBe(201);
    expect(body).toMatchObject({ added: 2, errors: ['Row 3: the zip is missing.'] });
    expect(await locationNames()).toEqual(expect.arrayContaining(['Capitol', '10003']));
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
      'street\n1 Main Street\n',
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
      'This is no CSV file: line 3 holds characters that are no text. Please save the list as CSV.',
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
  ])('a file with %s is refused with a sentence', async (_what, file, sentence) => {
    const { status, body } = await places(file);
    expect([status, body.error]).toEqual([422, sentence]);
  });

  it('a picture or a spreadsheet under the name of a list is told apart', async () => {
    expect((await places(await picture().png().toBuffer())).body.error).toBe(
      'This is no CSV file but PNG. Please save the list as CSV.',
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
      { name: 'Store', city: 'Austin', state: 'TX', zip: '78701', lat: expect.any(Number) },
      { name: 'Other', city: 'Ultima', state: 'TX', zip: null, lat: null },
    ]);
  });

  it('[S-427] saves nothing if a row has an error, and is for staff', async () => {
    const count = async () =>
      (await database.owner.query('select count(*)::int n from app_public.location_lists')).rows[0].n;
    const before = await count();
    const { status, body } = await list('name,address\nStore,1 Main Street\nEmpty,\n');
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: ['Row 3: the address is missing.'] });
    expect((await list('address\n78701\n', 'league')).status).toBe(403);
    expect((await list('address\n78701\n', 'admin', 999_999)).status).toBe(404);
    expect(await count()).toBe(before);
  });
});

describe('league data', () => {
  const league = async (id: number) =>
    (await database.owner.query('select * from app_public.organizations where id = $1', [id])).rows[0];

  it('[S-430] [B-368] [B-371] updates what it names, and leaves blank cells and unknown columns alone', async () => {
    const before = await league(fixture.organizationId);
    const { status, body } = await leagues(
      `id,name,data_confidence,female,number_of_players,winter_games,old_shipping_address,city,mascot\n` +
        `${fixture.organizationId},Bears of Austin,complete,yes,240,TRUE,"1 Old Road, Austin",,Bear\n` +
        `${fixture.otherOrganizationId},,,,,,,Dallas,\n`,
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        updated: [
          { id: fixture.organizationId, name: 'Bears of Austin' },
          { id: fixture.otherOrganizationId, name: 'Lions' },
        ],
        ignored: ['mascot'],
        changeId: expect.stringMatching(/^\d+$/),
      },
    });
    expect(await league(fixture.organizationId)).toMatchObject({
      name: 'Bears of Austin',
      data_confidence: 'complete',
      female: true,
      winter_games: true,
      number_of_unique_participants_per_year: 240,
      old_shipping_address: '1 Old Road, Austin',
      city: before.city,
    });
    expect((await league(fixture.otherOrganizationId)).city).toBe('Dallas');
  });

  it('[B-370] [B-372] saves nothing when one row is wrong, and says what is wrong in each', async () => {
    const before = await league(fixture.organizationId);
    const { status, body } = await leagues(
      `id,name,female,min_age,data_confidence,contact_email\n${fixture.organizationId},Renamed,,,,\n`,
    );
    expect(status).toBe(200);
    expect(body.updated).toHaveLength(1);
    const bad = await leagues(
      `id,name,female,min_age,data_confidence,contact_email\n` +
        `${fixture.organizationId},Never,,,,\n` +
        `x,Never,,,,\n` +
        `${fixture.otherOrganizationId},"=HYPERLINK(""x"")",maybe,-1,superb,\n` +
        `${fixture.otherOrganizationId},Again,,,,\n`,
    );
    expect(bad.status).toBe(422);
    expect(bad.body.errors).toEqual([
      'Row 3: id must be a whole number, not "x".',
      'Row 4: name begins like a formula.',
      'Row 4: data_confidence must be one of speculative, incomplete, stale, complete, verified, not_a_good_fit, added_from_prospecting, added_by_organization, ended, created_from_other_sp, not "superb".',
      'Row 4: female must be true or false, not "maybe".',
      'Row 4: min_age must be a whole number, not "-1".',
      `Row 5: the id ${fixture.otherOrganizationId} is in row 4 already.`,
    ]);
    const refused = await leagues(
      `id,name,min_age,max_age,contact_email\n${fixture.organizationId},Never,,,\n${fixture.otherOrganizationId},Lions,12,9,\n9999999,Nobody,,,\n`,
    );
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([
      expect.stringMatching(/^Row 3: .*The minimum age cannot be above the maximum age\.$/),
      'Row 4: There is no organization 9999999.',
    ]);
    expect((await leagues(`id,contact_email\n${fixture.organizationId},not an address\n`)).body.errors).toEqual([
      'Row 2: contact_email: One or more emails are invalid',
    ]);
    expect((await league(fixture.organizationId)).name).toBe('Renamed');
    expect(before.name).not.toBe('Renamed');
  });

  const preview = (file: string | Uint8Array, fields: Record<string, string> = {}, who = 'superadmin') =>
    upload(server, '/update-leagues-with-csv/preview', tokens[who] as string, {
      file,
      field: 'file',
      name: 'list.csv',
      fields,
    });
  const apply = (file: string, fields: Record<string, string>) =>
    upload(server, '/update-leagues-with-csv', tokens.superadmin as string, {
      file,
      field: 'file',
      name: 'list.csv',
      fields,
    });

  it('[T6] a preview guesses the columns, tells old and new of each change, and keeps nothing', async () => {
    const before = await league(fixture.organizationId);
    const audits = async () =>
      (await database.owner.query('select count(*)::int n from app_private.audit_log')).rows[0].n;
    const count = await audits();
    const file =
      `No.,Organization,Contact email,State,Mascot\n` +
      `${fixture.organizationId},${before.name},new@bears.test,ok,Bear\n` +
      `${fixture.otherOrganizationId},Lynxes,,,\n`;
    const { status, body } = await preview(file);
    expect(status).toBe(200);
    expect(body.headings.map((one: { name: string; column: string | null }) => [one.name, one.column])).toEqual([
      ['No.', 'id'],
      ['Organization', 'name'],
      ['Contact email', 'contact_email'],
      ['State', 'state'],
      ['Mascot', null],
    ]);
    expect(body).toMatchObject({ rows: 2, errors: [] });
    expect(body.changes).toEqual([
      {
        row: 2,
        id: fixture.organizationId,
        name: before.name,
        fields: expect.arrayContaining([
          { column: 'contact_email', before: before.contact_email, after: 'new@bears.test' },
          { column: 'state', before: before.state, after: 'OK' },
        ]),
      },
      {
        row: 3,
        id: fixture.otherOrganizationId,
        name: 'Lynxes',
        fields: [{ column: 'name', before: expect.any(String), after: 'Lynxes' }],
      },
    ]);
    expect(await league(fixture.organizationId)).toEqual(before);
    expect(await audits()).toBe(count);
  });

  it('[T6] a heading can stand for another column, and one that is left out changes nothing', async () => {
    const { body } = await preview(`Key,Organization,Name\n${fixture.organizationId},Never,Taken\n`, {
      mapping: JSON.stringify({ Key: 'id', Organization: null, Name: 'name' }),
    });
    expect(body.errors).toEqual([]);
    expect(body.changes[0].fields).toEqual([{ column: 'name', before: expect.any(String), after: 'Taken' }]);
    for (const mapping of ['[', '{"Key":"salesforce_id"}', 'null', '{"Key":7}'])
      expect((await preview('Key\n1\n', { mapping })).status).toBe(422);
  });

  it('[T6] what was previewed is imported, or refused when it would be something else by now', async () => {
    const file = `id,city\n${fixture.organizationId},Tulsa\n`;
    const { body: seen } = await preview(file);
    await database.owner.query(`update app_public.organizations set city = 'Enid' where id = $1`, [
      fixture.organizationId,
    ]);
    const late = await apply(file, { digest: seen.digest });
    expect([late.status, late.body.code]).toEqual([409, 'SL409']);
    expect((await league(fixture.organizationId)).city).toBe('Enid');
    const { body: again } = await preview(file);
    expect((await apply(file, { digest: again.digest })).body.changeId).toMatch(/^\d+$/);
    expect((await league(fixture.organizationId)).city).toBe('Tulsa');
  });

  it('[T7] names every error in cells, ids and rules at once, by row and column', async () => {
    const before = await league(fixture.organizationId);
    const { body } = await preview(
      `id,female,state,website_url,contact_email,contact_phone,min_age,max_age,city\n` +
        `${fixture.organizationId},maybe,Texas,,not an address,call me,,,Reno\n` +
        `${fixture.otherOrganizationId},,ZZ,,,,14,9,\n` +
        `9999999,perhaps,,,,,,,Reno\n`,
    );
    expect(body.errors.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual(
      expect.arrayContaining([
        [2, 'female'],
        [2, 'state'],
        [2, 'contact_email'],
        [2, 'contact_phone'],
        [3, 'state'],
        [4, 'female'],
        [4, 'id'],
      ]),
    );
    expect(await league(fixture.organizationId)).toEqual(before);
    const old = await leagues(`id,state\n${fixture.organizationId},Texas\n${fixture.otherOrganizationId},ZZ\n`);
    expect([old.status, old.body.errors.length]).toEqual([422, 2]);
  });

  it('[T7] the rules of the forms hold: a state from the list, a phone number', async () => {
    const update = (patch: object) =>
      server.graphql(
        'mutation ($input: UpdateOrganizationInput!) { updateOrganization(input: $input) { organization { id state contactPhone } } }',
        { input: { id: fixture.organizationId, ...patch } },
        tokens.admin,
      );
    for (const [patch, field] of [
      [{ state: 'Texas' }, 'state'],
      [{ contactPhone: 'javascript:alert(1)' }, 'contactPhone'],
      [{ contactPhone: '12' }, 'contactPhone'],
    ] as const)
      expect((await update(patch)).errors?.[0]?.extensions?.field).toBe(field);
    for (const contactPhone of ['555-555-5555', '+1 (555) 555-5555', '555.555.5555 ext. 12'])
      expect((await update({ contactPhone })).errors).toBeUndefined();
  });

  it('[T6] an export of the console is imported as it is', async () => {
    await database.owner.query(
      `update app_public.organizations set name = '=Bears', contact_phone = '+1 555 555 0101', data_confidence = 'not_a_good_fit',
         number_of_unique_participants_per_year = 1200 where id = $1`,
      [fixture.organizationId],
    );
    const stored = await league(fixture.organizationId);
    const columns = [
      ['id', 'No.'],
      ['name', 'Organization'],
      ['contactPhone', 'Contact phone'],
      ['dataConfidence', 'Data confidence'],
      ['numberOfUniqueParticipantsPerYear', 'Participants a year'],
      ['state', 'State'],
      ['contactEmail', 'Contact email'],
    ].map(([source, label]) => ({ source, label }));
    const file = await fetch(`${server.url}/exports/organizations.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.superadmin}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `query OrganizationsList { list: organizationListItemsConnection { nodes { ${columns.map(({ source }) => source).join(' ')} } } }`,
        variables: {},
        columns,
      }),
    });
    const text = await file.text();
    expect(text).toContain(`'=Bears`);
    const { body } = await preview(text);
    expect(body).toMatchObject({ errors: [], changes: [] });
    expect(body.headings.every(({ column }: { column: string | null }) => column !== null)).toBe(true);
    expect((await league(fixture.organizationId)).name).toBe(stored.name);
    // what somebody types as a formula stays refused
    expect((await preview(`id,name\n${fixture.organizationId},=1+1\n`)).body.errors).toHaveLength(1);
  });

  it('[T6] one undo takes an import back, but for what was changed since', async () => {
    const ids = [fixture.organizationId, fixture.otherOrganizationId];
    const before = await Promise.all(ids.map(league));
    const list =
      `id,name,data_confidence,website_url,website_sponsorships_url,contact_phone,contact_email,female,male,number_of_players,` +
      `max_age,min_age,winter_games,spring_games,summer_games,fall_games,old_shipping_address,city,state,hubspot_company_id\n` +
      ids
        .map(
          (id) =>
            `${id},League ${id},ended,https://league${id}.test,https://league${id}.test/sponsors,555-555-0${id},l${id}@league.test,` +
            `yes,yes,77,19,5,yes,yes,yes,yes,Old Road,Boise,ID,h${id}`,
        )
        .join('\n');
    const { body } = await leagues(list);
    expect(body.updated).toHaveLength(2);
    await database.owner.query(`update app_public.organizations set city = 'Reno' where id = $1`, [ids[1]]);
    const answer = await server.data(
      'mutation ($changeId: String!) { undoChange(input: { changeId: $changeId }) { result { undone { rowId } left { rowId reason } } } }',
      { changeId: body.changeId },
      tokens.superadmin,
    );
    expect(answer.undoChange.result.undone).toEqual([{ rowId: String(ids[0]) }]);
    expect(answer.undoChange.result.left).toMatchObject([{ rowId: String(ids[1]), reason: expect.any(String) }]);
    // what counts changes, and the reason, which names the undo
    const changing = ({ version, updated_at, data_confidence_reason, ...rest }: Record<string, unknown>) => rest;
    expect(changing(await league(ids[0] as number))).toEqual(changing(before[0]));
    expect((await league(ids[1] as number)).name).toBe(`League ${ids[1]}`);
    await database.owner.query(`update app_public.organizations set name = 'Lions' where id = $1`, [ids[1]]);
  });

  it('[T6] a preview is for superadmins only', async () => {
    const file = `id,name\n${fixture.organizationId},Mine\n`;
    expect((await preview(file, {}, 'admin')).status).toBe(403);
    expect((await preview(file, {}, 'league')).status).toBe(403);
  });

  it('[B-373] is a CSV file of at most 5 MB', async () => {
    expect((await leagues(new Uint8Array(5_000_001).fill(97))).body.error).toBe('File cannot exceed 5MB!');
    expect((await leagues(await picture().png().toBuffer())).body.error).toBe(
      'This is no CSV file but PNG. Please save the list as CSV.',
    );
  });

  it('[B-367] needs the column id', async () => {
    expect((await leagues('name\nBears\n')).body.errors).toEqual(['The file needs a column id.']);
  });

  it('[S-430] [B-369] is for superadmins only', async () => {
    const file = `id,name\n${fixture.organizationId},Mine\n`;
    expect((await leagues(file, 'admin')).status).toBe(403);
    expect((await leagues(file, 'league')).status).toBe(403);
    expect((await leagues(file, null)).status).toBe(401);
    expect((await league(fixture.organizationId)).name).not.toBe('Mine');
  });
});

describe('the Word list', () => {
  const get = (path: string, who: string) =>
    fetch(server.url + path, { headers: { authorization: `Bearer ${tokens[who]}` } });

  beforeAll(async () => {
    await database.owner.query(`update app_public.organizations set name = 'Bears' where id = $1`, [
      fixture.organizationId,
    ]);
  });

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
