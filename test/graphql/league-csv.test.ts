/** Data of leagues as CSV: previewed, imported completely or not at all, and reverted by one undo. */
import { describe, expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { picture, upload } from './upload.ts';

const { database, server, fixture } = await apiSetup();
const tokens: Record<string, string> = {};
for (const person of ['superadmin', 'admin', 'league'] as const)
  tokens[person] = await server.login(people[person], PASSWORD);

const leagues = (file: string | Uint8Array, who: string | null = 'superadmin') =>
  upload(server, '/update-leagues-with-csv', who ? (tokens[who] as string) : null, {
    file,
    field: 'file',
    name: 'list.csv',
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
      'Row 4: name looks like a formula.',
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

  it('[T6] a heading can be mapped to another column, and one that is left out changes nothing', async () => {
    const { body } = await preview(`Key,Organization,Name\n${fixture.organizationId},Never,Taken\n`, {
      mapping: JSON.stringify({ Key: 'id', Organization: null, Name: 'name' }),
    });
    expect(body.errors).toEqual([]);
    expect(body.changes[0].fields).toEqual([{ column: 'name', before: expect.any(String), after: 'Taken' }]);
    for (const mapping of ['[', '{"Key":"salesforce_id"}', 'null', '{"Key":7}'])
      expect((await preview('Key\n1\n', { mapping })).status).toBe(422);
  });

  it('[R3] two columns of one heading are told apart; what the preview shows is what is imported', async () => {
    const file = `id,Organization,Email,Coach,Email\n${fixture.organizationId},,office@club-one.test,Sam,coach@club-one.test\n`;
    const { body: seen } = await preview(file);
    expect(seen.headings.map(({ name }: { name: string }) => name)).toEqual([
      'id',
      'Organization',
      'Email',
      'Coach',
      'Email (2)',
    ]);
    const shown = Object.fromEntries(
      seen.headings.map(({ name, column }: { name: string; column: string | null }) => [name, column]),
    );
    const imported = await apply(file, { mapping: JSON.stringify(shown), digest: seen.digest });
    expect([imported.status, imported.body.ignored]).toEqual([200, ['Coach', 'Email (2)']]);
    expect((await league(fixture.organizationId)).contact_email).toBe('office@club-one.test');
    const other = JSON.stringify({ ...shown, Email: null, 'Email (2)': 'contact_email' });
    const { body: again } = await preview(file, { mapping: other });
    expect((await apply(file, { mapping: other, digest: again.digest })).status).toBe(200);
    expect((await league(fixture.organizationId)).contact_email).toBe('coach@club-one.test');
  });

  it('[R13] [R14] [R16] names cells and rows that cannot be read, after a title too', async () => {
    const before = await league(fixture.organizationId);
    const ids = [fixture.organizationId, fixture.otherOrganizationId];
    const bad = await leagues(
      `Our leagues\n\nid,name,city,hubspot_company_id\n${ids[0]},,#N/A,1.78765E+10\n${ids[1]},Lions, Inc.,Austin,7\n`,
    );
    expect([bad.status, bad.body.errors]).toEqual([
      422,
      [
        'Row 4: city is "#N/A", which stands for a value that is missing.',
        'Row 4: hubspot_company_id is "1.78765E+10", which stands for a value that is missing.',
        expect.stringMatching(/^Row 5: there are 5 values for 4 columns\./),
      ],
    ]);
    expect((await preview(`id,city\n${ids[0]},Reno, NV\n`)).body).toMatchObject({
      changes: [],
      errors: [{ row: 2, column: null }],
    });
    expect(await league(fixture.organizationId)).toEqual(before);
    expect((await leagues(`sep=;\nid;city\n${ids[0]};Tulsa\n`)).status).toBe(200);
    expect((await league(fixture.organizationId)).city).toBe('Tulsa');
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
      ['numberOfUniqueParticipantsPerYear', 'Unique participants per year'],
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
      'This is not a CSV file, but PNG. Please save the list as CSV.',
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
