/** Changes by the command line against a real server: previews, undo, imports and exports. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { commandLineSetup, folder } from './commandLine.ts';

const { fixture, owner, staff, reader, league } = await commandLineSetup();
const nameOf = async (id: number) =>
  (await owner.query('select name from app_public.organizations where id = $1', [id])).rows[0].name;

describe('changing', () => {
  const { proposed } = fixture.offers;

  it('shows before and after, asks, and is taken back by undo', async () => {
    const asked = await staff(`change offers ${proposed} value=1750.5 customField=x`);
    expect(asked).toMatchObject({ code: 2, out: '' });
    expect(asked.err).toContain('"1500.00" → "1750.5"');
    const offered = async () => (await staff(`show offers ${proposed} --fields value`)).out.split(/\s+/)[1];
    expect(await offered()).toBe('1500.00');
    const changed = await staff(`change offers ${proposed} value=1750.5 customField=x --yes --json`);
    const { changeId } = JSON.parse(changed.out);
    expect(await offered()).toBe('1750.50');
    const history = await staff(`history offers ${proposed}`);
    expect(history.out.split('\n')[0]?.split('\t')).toEqual(expect.arrayContaining([changeId, 'update']));
    expect(await reader(`undo ${changeId} --yes`)).toMatchObject({ code: 4 });
    const undo = await staff(`undo ${changeId}`);
    expect(undo.code).toBe(2);
    expect(undo.err).toContain(`offers ${proposed}, value: 1750.5 → 1500\n`);
    expect(undo.err).toContain(`offers ${proposed}, custom_field: "x" → null\n`);
    expect(await offered()).toBe('1750.50');
    expect(await staff(`undo ${changeId} --yes`)).toMatchObject({ code: 0 });
    expect(await offered()).toBe('1500.00');
    expect(await staff(`undo ${changeId} --yes`)).toMatchObject({ code: 1 });
    expect(await staff('undo 1 --yes')).toMatchObject({ code: 1 });
  });

  it('asks about nothing that would stay the same, and previews nothing that is wrong', async () => {
    const same = await staff(`change offers ${proposed} value=1500`);
    expect(same).toMatchObject({ code: 0, out: '', err: expect.stringContaining('Nothing would change') });
    const partly = await staff(`change offers ${proposed} value=1500.0 customField=y`);
    expect([partly.code, partly.err.includes('value'), partly.err.includes('→ "y"')]).toEqual([2, false, true]);
    for (const wrong of ['valeu=3', 'value=many', 'seasonStart=soon', 'status=proposd', 'assets:={}']) {
      const { code, err } = await staff(`change offers ${proposed} ${wrong} --yes`);
      expect([wrong, code, err]).toEqual([wrong, 2, expect.not.stringMatching(/→|\$|Variable|type|enum|null/)]);
    }
    const run = await staff('run createTask --yes assigneeId=x');
    expect(run.err.split('\n').slice(0, 2)).toEqual([
      'assigneeId: "x" is not a whole number.',
      'dueDate: This is missing.',
    ]);
    const refused = await staff(`change offers ${proposed} value=-5 --yes`);
    expect([refused.code, refused.err]).toEqual([1, expect.not.stringContaining('checks')]);
  });

  it('runs any mutation that keys may run', async () => {
    const { users, organizationId } = fixture;
    const { out, code } = await staff(
      'run createTask --yes --json dueDate=2030-01-31',
      `assigneeId=${users.admin}`,
      `organizationId=${organizationId}`,
      'title=Call, then write',
    );
    expect([code, JSON.parse(out)]).toEqual([0, { changeId: expect.any(String), task: { id: expect.any(Number) } }]);
    expect((await staff('run logout --yes everywhere=true')).code).toBe(2);
  });

  it('is refused by name: a missing scope, another league, what only staff do', async () => {
    expect(await reader(`change offers ${proposed} value=1 --yes`)).toMatchObject({
      code: 4,
      err: expect.stringContaining('offers:write'),
    });
    expect(await league('list checks --fields id')).toMatchObject({
      code: 4,
      err: expect.stringContaining('checks:read'),
    });
    expect(await league(`show organizations ${fixture.otherOrganizationId} --fields name`)).toMatchObject({
      code: 1,
      out: '',
    });
    const other = await league(`change organizations ${fixture.otherOrganizationId} city=Taken --yes`);
    expect([other.code === 0, await nameOf(fixture.otherOrganizationId)]).toEqual([false, 'Lions']);
    const own = JSON.parse((await league('list offers --json --fields organizationId')).out);
    expect(new Set(own.map((row: { organizationId: number }) => row.organizationId))).toEqual(
      new Set([fixture.organizationId]),
    );
    expect((await league('show offers', String(proposed))).code).toBe(0);
  });

  it.each([
    [['lits'], 'list'],
    [['list', 'offfers'], 'offers'],
    [['list', 'offers', '--fields', 'id,valeu'], 'value'],
    [['list', 'offers', '--filter', 'staus=proposed'], 'status'],
    [['list', 'offers', '--filter', 'status=proposd'], 'proposed'],
    [['list', 'offers', '--sort', '-vaule'], 'VALUE_DESC'],
    [['list', 'offers', '--lmit', '3'], 'limit'],
    [['change', 'offers', String(proposed), 'valeu=3'], 'value'],
    [['run', 'createTsk', 'title=x'], 'createTask'],
  ])('%j is answered with what was meant', async (args, meant) => {
    const { code, out, err } = await staff(args[0] as string, ...args.slice(1));
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining('Did you mean') });
    expect(err).toContain(meant);
  });
});

describe('files', () => {
  const leagues = path.join(folder, 'leagues.csv');

  it('are imported after a preview, all rows or none, and undone', async () => {
    writeFileSync(leagues, `id,name,min_age\n${fixture.organizationId},Grizzlies,\nx,Nobody,-1\n`);
    const wrong = await staff('import leagues', leagues, '--yes');
    expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Row 3') });
    writeFileSync(leagues, `id,Name,mascot\n${fixture.organizationId},Grizzlies,Bear\n`);
    const asked = await staff('import leagues', leagues);
    expect(asked).toMatchObject({
      code: 2,
      err: expect.stringMatching(/1 leagues to change, 0 problems[\s\S]*mascot/),
    });
    expect(asked.err).toContain('row 2, Grizzlies, name: "Bears" → "Grizzlies"');
    expect(await nameOf(fixture.organizationId)).toBe('Bears');
    const { out } = await staff('import leagues', leagues, '--json');
    const fields = [{ column: 'name', before: 'Bears', after: 'Grizzlies' }];
    expect(JSON.parse(out)).toMatchObject({ rows: 1, errors: [], changes: [{ row: 2, fields }] });
    const done = await staff('import leagues', leagues, '--yes', '--json');
    expect(await nameOf(fixture.organizationId)).toBe('Grizzlies');
    expect(await staff(`undo ${JSON.parse(done.out).changeId} --yes`)).toMatchObject({ code: 0 });
    expect(await nameOf(fixture.organizationId)).toBe('Bears');
    for (const other of [reader, league])
      expect(await other('import leagues', leagues, '--yes')).toMatchObject({ code: 4, out: '' });
  });

  it('with many changes are shown in a hundred lines, with all of them in JSON', async () => {
    const { rows } = await owner.query(
      `insert into app_public.organizations (name, city, state) select 'Many ' || n, 'Barre', 'VT' from generate_series(1, 70) n returning id`,
    );
    const lines = rows.map(({ id }, n) => `${id},Every ${n},Stowe\n`);
    writeFileSync(leagues, `id,name,city\n${lines.join('')}`);
    const { code, out, err } = await staff('import leagues', leagues, '--json');
    expect([code, err.match(/→/g)?.length, JSON.parse(out).changes.length]).toEqual([2, 100, 70]);
    expect(err).toContain('and 40 more');
  });

  it('are exported as the console exports, under the key’s scopes, and recorded with the key', async () => {
    await owner.query(`update app_public.organizations set name = '=1+1' where id = $1`, [fixture.otherOrganizationId]);
    const { out } = await staff('export offers --sort id --fields id,organization.name,value', '--filter', 'value>1');
    const [head, ...rows] = parse(out, { bom: true }) as string[][];
    expect([head, rows.at(-1)]).toEqual([
      ['id', 'organization.name', 'value'],
      [String(fixture.offers.qualified), "'=1+1", '1500'],
    ]);
    const { rows: recorded } = await owner.query(
      `select api_key_id is not null as by_key, row_id, new_values ->> 'rows' as rows from app_private.audit_log where table_name = 'exports' order by id desc limit 1`,
    );
    expect(recorded[0]).toEqual({ by_key: true, row_id: 'offers', rows: '3' });
    expect(await reader('export offers --fields id,organization.name')).toMatchObject({ code: 4, out: '' });
    expect(await reader('export offers --fields id', '--filter', 'campaign.name=x')).toMatchObject({
      code: 4,
      out: '',
    });
    expect(await league('export offers --fields id')).toMatchObject({ code: 4, out: '' });
  });
});
