/** Changes by models over the Model Context Protocol: each is a preview first, and done once by its token. */
import { describe, expect, it } from '@jest/globals';
import { isNonNullType } from 'graphql';
import { operationsOf } from '../../server/mcp/operations.ts';
import { runTool, type ToolCall } from '../../server/mcp/runTool.ts';
import { apiScopes } from '../../ui/generated/apiScopes.ts';
import { inputValue } from '../harness/inputValues.ts';
import { committedSchema } from '../harness/schema.ts';
import type { ToolResult } from './mcpClient.ts';
import { mcpSetup } from './mcpSetup.ts';
import { mutationInputs, scalarIn } from './mutationInputs.ts';
import { loginTokens } from './tokens.ts';

const { server, database, fixture, connect, staff, rename, nameOf } = await mcpSetup();
const { owner } = database;
const { users, organizationId, offers } = fixture;
const { inputs } = await mutationInputs(database, server, fixture);
const tokens = await loginTokens(server, 'admin', 'sponsor');

const { rows: tables } = await owner.query<{ sums: string }>(
  `select string_agg(format('select %L as name, md5(coalesce(string_agg((to_jsonb(t) - ''last_used_at'')::text, '' '' order by to_jsonb(t)::text), '''')) as sum from %s t',
     c.oid::regclass, c.oid::regclass), ' union all ') as sums
   from pg_class c where c.relkind = 'r' and pg_relation_size(c.oid) < 1000000 and (c.relnamespace in ('app_public'::regnamespace, 'app_private'::regnamespace)
     or c.oid = 'graphile_worker._private_jobs'::regclass)`,
);
/** A hash of the rows of each table but large ones of places, except for when a key was used. */
const contents = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await owner.query(tables[0]?.sums ?? '')).rows.map(({ name, sum }) => [name, sum]));

describe('a change', () => {
  it('is previewed without effect, done once by its token, and undone from the console by its id [R21]', async () => {
    const before = await contents();
    const name = await nameOf();
    const preview = await staff.call('change', rename('Comets'));
    expect(preview).toMatchObject({ preview: true, records: 1, emails: 0 });
    expect(preview.changes).toEqual([
      {
        table: 'organizations',
        record: String(organizationId),
        change: 'update',
        field: 'name',
        before: name,
        after: 'Comets',
      },
    ]);
    expect(await contents()).toEqual(before);
    const done = await staff.call('change', { ...rename('Comets'), confirm: preview.confirm });
    expect(done).toMatchObject({ changeId: expect.stringMatching(/^\d+$/), changes: preview.changes });
    expect(done.undo).toBe(`${server.url}/my-changes`);
    expect(await nameOf()).toBe('Comets');
    const after = await contents();
    const again = await staff.call('change', { ...rename('Comets'), confirm: preview.confirm });
    expect(again).toMatchObject({ changeId: done.changeId, repeated: true });
    expect(await contents()).toEqual(after);
    const { rows } = await owner.query(
      'select user_id, api_key_id from app_private.audit_log where transaction_id = $1::text::xid8',
      [done.changeId],
    );
    expect(rows).toEqual([{ user_id: users.admin, api_key_id: staff.id }]);
    const undo = 'mutation ($id: String!) { undoChange(input: {changeId: $id}) { result { undone { rowId } } } }';
    await server.data(undo, { id: done.changeId }, tokens.admin);
    expect(await nameOf()).toBe(name);
  });

  it('creates once, although its token is sent at the same time', async () => {
    const call = { name: 'createComment', input: { organizationId, content: 'Called them by a model.' } };
    const { confirm } = await staff.call('change', call);
    const answers = await Promise.all([1, 2, 3].map(() => staff.call('change', { ...call, confirm })));
    expect(new Set(answers.map(({ changeId }) => changeId)).size).toBe(1);
    const { rows } = await owner.query('select id from app_public.comments where content = $1', [call.input.content]);
    expect(rows).toHaveLength(1);
  });

  it('says how many emails it would send', async () => {
    expect((await staff.call('describe', { name: 'cancelOffer' })).cannotBeUndone).toContain('email');
    const cancel = { name: 'cancelOffer', input: { id: offers.confirmed, reason: 'Rained out' } };
    const preview = await staff.call('finalize', cancel);
    expect(preview).toMatchObject({ preview: true, emails: expect.any(Number), jobs: expect.any(Number) });
    expect(preview.emails).toBeGreaterThan(0);
    expect(preview.jobs).toBeGreaterThan(0);
    expect(preview.changes).toContainEqual(
      expect.objectContaining({ table: 'offers', field: 'status', before: 'confirmed', after: 'canceled' }),
    );
  });

  it('shows no field of what its key may not read', async () => {
    const writer = await connect(users.admin, ['organizations:write']);
    const preview = await writer.call('change', rename('Comets'));
    expect(preview).toMatchObject({ preview: true, records: 1, changes: [] });
  });

  it('is refused if a record has changed since the preview', async () => {
    const { confirm } = await staff.call('change', rename('Meteors'));
    await owner.query(`update app_public.organizations set name = 'Renamed' where id = $1`, [organizationId]);
    const { error } = await staff.call('change', { ...rename('Meteors'), confirm });
    expect(error).toMatchObject({ code: 'SL409', field: 'confirm' });
    expect(await nameOf()).toBe('Renamed');
  });

  it('that needs a proof of who somebody is names the console', async () => {
    const chief = await connect(users.superadmin, ['checks:read', 'checks:write']);
    const { rows } = await owner.query(`select id from app_public.checks where status = 'pending' limit 1`);
    const check = rows[0] ?? (await owner.query('select id from app_public.checks limit 1')).rows[0];
    const { error } = await chief.call('finalize', { name: 'approveCheck', input: { checkId: check.id } });
    expect(error).toMatchObject({ code: 'SL428', message: expect.stringContaining(server.url) });
  });

  it('shows others than staff only rows and fields that they may read', async () => {
    const league = await connect(users.league, [...(apiScopes.organization ?? [])]);
    const call = { name: 'updateOrganization', input: { id: organizationId, contactPhone: '512 555 0100' } };
    const preview = await league.call('change', call);
    expect(preview.changes).toEqual([
      expect.objectContaining({ table: 'organizations', field: 'contact_phone', change: 'update' }),
    ]);
    const done = await league.call('change', { ...call, confirm: preview.confirm });
    expect(done.changeId).toMatch(/^\d+$/);
    expect(done.undo).toBeUndefined();
  });
});

it('no preview of any mutation changes anything', async () => {
  const clients: Record<string, Awaited<ReturnType<typeof connect>>> = {
    superadmin: await connect(users.superadmin, [...(apiScopes.superadmin ?? [])]),
    sponsor: await connect(users.sponsor, [...(apiScopes.sponsor ?? [])]),
  };
  const scalar = scalarIn(fixture);
  const before = await contents();
  const previewed: string[] = [];
  const confirms: [tool: string, call: object][] = [];
  for (const { name, args } of Object.values(committedSchema().getMutationType()?.getFields() ?? {})) {
    const type = args[0]?.type as Parameters<typeof inputValue>[0];
    const rules = { includes: () => false, scalar };
    const input = inputs[name]?.input ?? inputValue(isNonNullType(type) ? type.ofType : type, name, rules);
    const client = clients[inputs[name]?.token === tokens.sponsor ? 'sponsor' : 'superadmin'];
    for (const tool of ['change', 'delete', 'finalize']) {
      const result: ToolResult = await client?.call(tool, { name, input });
      if (!result.preview) continue;
      previewed.push(name);
      confirms.push([tool, { name, input, confirm: result.confirm }]);
    }
  }
  const after = await contents();
  expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
  expect(previewed).toEqual(expect.arrayContaining(['createComment', 'createCampaignCapability', 'duplicateCampaign']));
  expect(previewed.length).toBeGreaterThan(60);
  expect(confirms.length).toBe(previewed.length);
}, 300_000);

describe('what cannot be undone', () => {
  const edit = (more: object) => ({ name: 'updateOffer', input: { id: offers.proposed, ...more } });

  it('is not an edit of an offer, whose tool refuses to set a final status', async () => {
    const preview = await staff.call('change', edit({ value: '1750' }));
    expect(preview).toMatchObject({ preview: true, final: false });
    const status = { status: 'rejected_by_organization', changeReason: 'No field' };
    expect((await staff.call('change', edit(status))).error).toMatchObject({ code: 'SL422', field: 'name' });
    expect(await staff.call('finalize', edit(status))).toMatchObject({ preview: true, final: true });
    const many = { name: 'updateOffers', input: { ids: [offers.proposed], patch: status } };
    expect((await staff.call('change', many)).error).toMatchObject({ code: 'SL422', field: 'name' });
    expect(await staff.call('finalize', many)).toMatchObject({ preview: true, final: true });
    expect((await staff.call('change', { name: 'cancelOffer', input: {} })).error).toMatchObject({ code: 'SL404' });
  });
});

it('a preview that could be committed is an error, and no token', async () => {
  const viewer = { apiKey: { id: 1, scopes: new Set(apiScopes.admin) }, role: 'admin' };
  const call = {
    api: { runWithKey: async () => ({ updateOrganization: { changeId: '1' } }) },
    clock: { seconds: () => 0 },
    config: { secret: 'secret' },
    operations: operationsOf(committedSchema()),
    req: {},
    viewer,
    tool: 'change',
    given: rename('Comets'),
  };
  await expect(runTool(call as unknown as ToolCall)).rejects.toThrow('not rolled back');
});
