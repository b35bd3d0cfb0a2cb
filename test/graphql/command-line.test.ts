/** The command line as a process of its own against a real server: signing in, reading, a bad connection. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { mayList, readableFields, resources } from '../../server/commandLine/schema.ts';
import { newApiKey } from '../../ui/apiKeys.ts';
import { apiScopes } from '../../ui/generated/apiScopes.ts';
import { commandLineSetup, folder, run, serving, start } from './commandLine.ts';
import { PASSWORD, people } from './fixture.ts';
import { oauthClient } from './oauthClient.ts';

const { server, fixture, owner, keyOf, keys, as, staff, reader } = await commandLineSetup();

describe('signing in', () => {
  const file = path.join(folder, 'config/sideline/servers.json');

  it('by key from standard input stores it for its user only, until logging out', async () => {
    expect(await run(['whoami'])).toMatchObject({ code: 3, out: '' });
    const other = await run(['login', '--server', server.url, '--key'], {}, `${(await newApiKey()).secret}\n`);
    expect(other).toMatchObject({ code: 3, out: '' });
    expect(await run(['login', '--server', server.url, '--key'], {}, 'nonsense')).toMatchObject({ code: 2 });
    expect(existsSync(file)).toBe(false);
    const { code, err } = await run(['login', '--server', server.url, '--key'], {}, `${keys.reader}\n`);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('admin@example.test') });
    expect(err).not.toContain(keys.reader);
    expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
    const me = await run(['whoami', '--json']);
    expect(JSON.parse(me.out)).toMatchObject({
      role: 'admin',
      scopes: ['offers:read', 'undo:read'],
      server: server.url,
    });
    const byEnvironment = await run(['whoami', '--json'], { SIDELINE_KEY: keys.league });
    expect(JSON.parse(byEnvironment.out)).toMatchObject({ role: 'organization' });
    expect(await run(['logout'])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).not.toContain('sideline_sk_');
    expect(await run(['list', 'offers'])).toMatchObject({ code: 3 });
  });

  it('by browser gets a key of what was allowed there, which logging out ends; or is refused', async () => {
    const token = await server.login(people.admin, PASSWORD);
    const { open, decide } = oauthClient(server);
    const answered = async (allow: boolean) => {
      const child = start(['login', '--server', server.url]);
      const ended = new Promise((resolve) => child.once('close', resolve));
      const code = await new Promise((resolve) => {
        let said = '';
        child.stderr.on('data', (chunk) => {
          said += chunk;
          const [, shown] = /\bcode ([A-Z]{4}-[A-Z]{4})/.exec(said) ?? [];
          if (shown) resolve(shown);
        });
      });
      const page = { user_code: code };
      await open(token, page);
      await decide(token, { ...page, allow });
      return ended;
    };
    expect(await answered(false)).toBe(4);
    expect(await answered(true)).toBe(0);
    const me = JSON.parse((await run(['whoami', '--json'])).out);
    expect(me).toMatchObject({ email: people.admin, scopes: ['offers:read'] });
    const { key } = JSON.parse(readFileSync(file, 'utf8')).servers[server.url];
    expect(await run(['logout'])).toMatchObject({ code: 0 });
    expect((await server.graphql('{ offers { id } }', {}, key)).errors?.[0]?.extensions?.code).toBe('SL401');
  });

  it('never sends a key without encryption to another machine', async () => {
    expect(await run(['whoami', '--server', 'http://sideline.example'], { SIDELINE_KEY: keys.staff })).toMatchObject({
      code: 2,
      out: '',
    });
  });

  it.each([
    ['revoked', `revoked_at = app_private.clock()`],
    ['expired', `created_at = '2025-01-01', expires_at = '2025-02-01'`],
  ])('with a %s key ends with the code for it', async (_what, set) => {
    const { id, secret } = await keyOf(fixture.users.admin, ['offers:read']);
    expect((await as(secret)('list offers')).code).toBe(0);
    await owner.query(`update app_public.api_keys set ${set} where id = $1`, [id]);
    expect(await as(secret)('list offers')).toMatchObject({ code: 3, out: '' });
  });
});

describe('reading', () => {
  it('lists by filters, order, search and fields of related records; money stays text', async () => {
    const { out } = await staff(
      'list offers --json --sort -id --fields',
      'id,value,organization.name',
      '--filter',
      'status=proposed,confirmed',
    );
    const { proposed, confirmed } = fixture.offers;
    expect(JSON.parse(out)).toEqual([
      { id: confirmed, value: '1500.00', organization: { name: 'Bears' } },
      { id: proposed, value: '1500.00', organization: { name: 'Bears' } },
    ]);
    const lines = await staff('list offers --sort id --fields id,status,organization.name --limit 2');
    expect(lines.out).toBe(`${proposed}\tproposed\tBears\n${confirmed}\tconfirmed\tBears\n`);
    expect(lines.err).toContain('--all');
    const ids = async (...args: string[]) => (await staff('list organizations --fields id --sort id', ...args)).out;
    expect(await ids('--filter', 'name~EAR', '--filter', 'city=Austin')).toBe(`${fixture.organizationId}\n`);
    expect(await ids('--filter', 'name=')).toBe('');
    expect(await ids('--search', 'lions')).toBe(`${fixture.otherOrganizationId}\n`);
    const values = await staff('list offers --fields id', '--filter', 'value>=1500.00', '--filter', 'campaign.name!=x');
    expect(values.out.split('\n')).toHaveLength(4);
  });

  it('shows a record, and pages through long lists', async () => {
    const { out } = await staff('show offers', String(fixture.offers.proposed), '--json');
    expect(JSON.parse(out)).toMatchObject({ id: fixture.offers.proposed, status: 'proposed', value: '1500.00' });
    expect(out).not.toMatch(/magicToken|calendarUrl/);
    expect(await staff('show offers 999999')).toMatchObject({ code: 1, out: '' });
    await owner.query(
      `insert into app_public.organizations (name, state) select 'Page ' || n, 'VT' from generate_series(1, 450) n`,
    );
    const all = await staff('list organizations --all --fields id,name --sort id', '--filter', 'state=VT');
    expect(new Set(all.out.trim().split('\n')).size).toBe(450);
    expect(JSON.parse((await staff('list organizations --all --json', '--filter', 'state=VT')).out)).toHaveLength(450);
  });

  it('never lets data control the terminal, nor break a line', async () => {
    const name = '\u001b]0;owned\u0007\u001b[2JBears\u202etxt\r\n\u009b31m';
    const record = { data: { list: { nodes: [{ name }], pageInfo: { hasNextPage: false } } } };
    const { url, close } = await serving((_req, res) => res.end(JSON.stringify(record)));
    const controls = /[^\P{Cc}\n\t]|[\u202a-\u202e]/u;
    const shown = async (...args: string[]) => {
      const { code, out } = await run(args, { SIDELINE_SERVER: url, SIDELINE_KEY: keys.staff });
      expect([code, controls.test(out)]).toEqual([0, false]);
      return out;
    };
    expect((await shown('list', 'offers', '--fields', 'organization.name')).split('\n')).toHaveLength(2);
    expect(await shown('list', 'organizations', '--fields', 'name')).toContain('Bears');
    await shown('show', 'organizations', '1', '--fields', 'name');
    expect(JSON.parse(await shown('show', 'organizations', '1', '--fields', 'name', '--json'))).toEqual({ name });
    close();
  });

  it('stops without an error when nobody reads on', async () => {
    const child = start(['list', 'organizations', '--all', '--json'], {
      SIDELINE_SERVER: server.url,
      SIDELINE_KEY: keys.staff,
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    const err = text(child.stderr);
    child.stdout.once('data', () => child.stdout.destroy());
    expect([await ended, await err]).toEqual([0, '']);
  });

  it('describes what the key may read and change, from the schema', async () => {
    const { out } = await reader('resources --json');
    const names = JSON.parse(out).map(({ resource }: { resource: string }) => resource);
    expect(names).toEqual(expect.arrayContaining(['offers', 'offerListItems']));
    expect(names).not.toContain('organizations');
    const fields = JSON.parse((await staff('describe offers --json')).out);
    const of = (name: string) => fields.find((field: { name: string }) => field.name === name);
    expect(of('value')).toMatchObject({ type: 'BigFloat', read: true, change: true });
    expect(of('createdAt')).toMatchObject({ read: true, change: false });
    expect(of('magicToken')).toMatchObject({ read: false });
    expect(of('markAsQualified')).toMatchObject({ type: 'mutation', change: true });
  });

  it.each(['superadmin', 'league', 'sponsor'] as const)(
    'shows a %s the fields that they may read, of every list',
    async (who) => {
      const role = who === 'league' ? 'organization' : who;
      const scopes = [...(apiScopes[role] ?? [])];
      const { secret } = await keyOf(fixture.users[who], scopes);
      const me = { email: '', role, scopes, expiresAt: '' };
      const lists = Object.values(resources).flatMap((resource) => {
        const { list, type } = resource;
        const fields = mayList(me, resource) ? readableFields(type, me) : [];
        return fields.length ? `{ ${list.name}(first: 1) { nodes { ${fields.join(' ')} } } }` : [];
      });
      expect(lists.length).toBeGreaterThan(10);
      const refused: string[] = [];
      for (const query of lists) if ((await server.graphql(query, {}, secret)).errors) refused.push(query);
      expect(refused).toEqual([]);
    },
  );

  it('completes commands, resources and fields in three shells', async () => {
    const words = async (...typed: string[]) => (await run(['complete', ...typed])).out.trim().split('\n');
    expect(await words('')).toContain('describe');
    expect(await words('list', '')).toEqual(expect.arrayContaining(['offers', 'verificationDeadlines']));
    expect(await words('list', 'offers', '--fields', '')).toContain('status');
    expect(await words('change', 'offers', '1', '')).toContain('value=');
    expect(await words('list', 'offers', '--')).toContain('--filter');
    for (const shell of ['bash', 'zsh', 'fish'])
      expect(await run(['completion', shell])).toMatchObject({
        code: 0,
        out: expect.stringContaining('sideline complete'),
      });
  });
});

describe('a bad connection', () => {
  /** A proxy that treats the n-th request to /graphql as `misbehave` says; it returns false to pass it on. */
  async function proxied(misbehave: (n: number, req: http.IncomingMessage, res: http.ServerResponse) => boolean) {
    const seen: (string | undefined)[] = [];
    const { url, close } = await serving(async (req, res) => {
      const body = await text(req);
      if (req.url === '/graphql') seen.push(req.headers['idempotency-key'] as string | undefined);
      const isFirst = req.url === '/graphql' && misbehave(seen.length, req, res);
      if (isFirst && res.writableEnded) return;
      const { host: _, connection: __, 'content-length': ___, ...passed } = req.headers as Record<string, string>;
      const answer = await fetch(server.url + req.url, { method: req.method, headers: passed, ...(body && { body }) });
      const content = await answer.text();
      if (isFirst) return void res.destroy();
      res.writeHead(answer.status, { 'content-type': 'application/json' }).end(content);
    });
    return { url, seen, close };
  }
  const task = (title: string) => [
    'run',
    'createTask',
    '--yes',
    '--json',
    'dueDate=2030-01-31',
    `assigneeId=${fixture.users.admin}`,
    `title=${title}`,
  ];
  const environment = (url: string) => ({ SIDELINE_SERVER: url, SIDELINE_KEY: keys.staff });

  it('cut after a change was made: it is sent again under the same key, and done once', async () => {
    const { url, seen, close } = await proxied((n) => n === 1);
    const { code, err } = await run(task('Once'), environment(url));
    close();
    expect([code, seen.length, new Set(seen).size, seen[0]]).toEqual([
      0,
      2,
      1,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
    expect(err).toContain('The connection was cut');
    const { rows } = await owner.query(`select count(*)::int as n from app_public.tasks where title = 'Once'`);
    expect(rows[0].n).toBe(1);
  });

  it('too many requests: it waits as long as it is told to', async () => {
    const { url, close } = await proxied((n, _req, res) => {
      if (n === 1) res.writeHead(429, { 'retry-after': '2' }).end('{"error": "Too many requests."}');
      return n === 1;
    });
    const started = Date.now();
    const { code, err } = await run(['list', 'offers', '--fields', 'id'], environment(url));
    close();
    expect([code, Date.now() - started >= 2000]).toEqual([0, true]);
    expect(err).toContain('2 s');
  });

  it('no server, or another one: it says so', async () => {
    const { url, close } = await serving((_req, res) => res.writeHead(302, { location: `${server.url}/whoami` }).end());
    expect(await run(['whoami'], environment(url))).toMatchObject({ code: 1, out: '' });
    close();
  });
});

it('explains itself', async () => {
  const { out, code } = await run(['--help']);
  expect([code, out]).toEqual([0, expect.stringContaining('Exit codes')]);
  expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect((await run(['show', 'offers'])).code).toBe(2);
  expect((await run(['whoami', '--yes'])).code).toBe(2);
});
