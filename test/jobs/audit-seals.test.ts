/** The audit log's hash chain: extended each day; tampering with sealed entries is detected. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { projectDir } from '../../db/settings.ts';
import { makeOrganization } from '../harness/factories.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();
const rows = async (text: string): Promise<Record<string, unknown>[]> => (await database.owner.query(text)).rows;
const seal = () => tools.run('audit_log__seal');
/** Runs a command-line program on this database. */
function run(program: 'verify' | 'export', ...args: string[]) {
  const file = path.join(projectDir, `db/cli/audit-${program}.ts`);
  const env = { ...process.env, NODE_OPTIONS: '', SIDELINE_OWNER_URL: database.ownerUrl };
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  return { status, said: stdout + stderr, lines: stdout.trim().split('\n') };
}
const violations = () =>
  rows('select entry_id::int as entry, violation from app_private.verify_audit_log() order by 1, 2');
const lastEntry = async () => Number((await rows('select max(id) as id from app_private.audit_log'))[0]?.id);
const today = new Date().toISOString().slice(0, 10);

/** Tampering as only the owner can: disables the triggers, makes the change, enables the triggers. */
const rewrite = (table: string, deed: string) =>
  rows(
    `begin; alter table app_private.${table} disable trigger user; ${deed}; alter table app_private.${table} enable trigger user; commit`,
  );

describe('the chain of seals', () => {
  it('[X7] covers what was written, and changing, deleting and restoring still work', async () => {
    const { id } = await makeOrganization(database.owner);
    await seal();
    const { id: organization } = await makeOrganization(database.owner);
    await rows(`update app_public.organizations set name = 'Renamed' where id = ${id}`);
    await rows(`delete from app_public.organizations where id = ${organization}`);
    const entry = await lastEntry();
    await seal();
    await rows(`select app_private.seal_audit(${entry})`); // everything is sealed: adds no seal
    await rows(`insert into app_public.sports (name) values ('Quidditch')`);
    const { status, lines } = run('verify');
    expect([status, lines[0]]).toEqual([0, `${entry} entries match their seals; 1 are not sealed yet.`]);
    const [last] = await rows(
      `select encode(hash, 'hex') as seal from app_private.audit_seals order by id desc limit 1`,
    );
    expect(lines[1]).toBe(`The last seal, of ${today}: ${last?.seal}`);
    expect(run('verify', String(last?.seal)).status).toBe(0);
    expect(run('verify', 'ab'.repeat(32))).toMatchObject({
      status: 1,
      said: expect.stringContaining('no seal of this chain'),
    });
  });

  it('[X7] waits for open transactions, and misses no entry that is committed late', async () => {
    const slow = new pg.Client({ connectionString: database.ownerUrl });
    await slow.connect();
    await slow.query(`begin; insert into app_public.sports (name) values ('Late')`);
    await makeOrganization(database.owner); // a later number, committed earlier
    let over = false;
    const sealing = seal().then(() => (over = true));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(over).toBe(false);
    await slow.query('commit');
    await slow.end();
    await sealing;
    expect(await violations()).toEqual([]);
    const [covered] = await rows('select last_id::int as id from app_private.audit_seals order by id desc limit 1');
    expect(covered?.id).toBe(await lastEntry());
  });

  it('[X7] is written in pieces, each on the one before', async () => {
    for (const name of ['A', 'B', 'C']) await rows(`insert into app_public.sports (name) values ('Piece ${name}')`);
    const upTo = await lastEntry();
    expect(await rows(`select app_private.seal_audit(${upTo}, 2) as n`)).toEqual([{ n: 2 }]);
    expect(await rows(`select app_private.seal_audit(${upTo}, 2) as n`)).toEqual([{ n: 1 }]);
    expect(await rows(`select app_private.seal_audit(${upTo}, 2) as n`)).toEqual([{ n: 0 }]);
    expect(await violations()).toEqual([]);
  });

  it('[X7] is rewritten by nobody, the owner included', async () => {
    for (const statement of [
      'update app_private.audit_seals set hash = previous',
      'delete from app_private.audit_seals',
      'truncate app_private.audit_seals',
    ])
      await expect(rows(statement)).rejects.toThrow('Logged entries cannot be changed.');
  });
});

describe('an owner who switches the triggers off', () => {
  /** Undone after each test. */
  let undo: string[] = [];
  afterEach(async () => {
    for (const statement of undo.reverse()) await rewrite('audit_log', statement);
    undo = [];
    expect(await violations()).toEqual([]);
  });
  const entry = async () => {
    await rows(`insert into app_public.sports (name) values ('Of ${Date.now()}-${Math.random()}')`);
    const id = await lastEntry();
    await seal();
    return id;
  };

  it('[X7] and changes an entry is reported by day and entry', async () => {
    const id = await entry();
    await rewrite('audit_log', `update app_private.audit_log set user_id = 7 where id = ${id}`);
    undo.push(`update app_private.audit_log set user_id = null where id = ${id}`);
    expect(await violations()).toEqual([{ entry: id, violation: 'changed' }]);
    const { status, said } = run('verify');
    expect([status, said]).toEqual([1, expect.stringContaining(`${today}: entry ${id} was changed`)]);
  });

  it('[X7] or deletes one, inserts one or seals a day again, likewise', async () => {
    const id = await entry();
    await entry();
    await rows(`create table app_private.kept as select * from app_private.audit_log where id = ${id}`);
    await rewrite('audit_log', `delete from app_private.audit_log where id = ${id}`);
    expect(await violations()).toEqual([{ entry: id, violation: 'missing' }]);
    await rows(
      'insert into app_private.audit_log overriding system value select * from app_private.kept; drop table app_private.kept',
    );
    const added = `insert into app_private.audit_log (id, actor_role, table_name, op) overriding system value values (${id}, 'x', 'x', 'I')`;
    await rewrite('audit_log', added);
    undo.push(`delete from app_private.audit_log where id = ${id} and actor_role = 'x'`);
    expect((await violations()).map(({ entry }) => entry)).toEqual([id]);
  });

  it('[X7] or puts one in before the first, which needs no trigger away, likewise', async () => {
    await entry();
    await rows(
      `insert into app_private.audit_log (id, actor_role, table_name, op) overriding system value values (-1, 'x', 'x', 'I')`,
    );
    undo.push('delete from app_private.audit_log where id = -1');
    expect(await violations()).toEqual([{ entry: -1, violation: 'added' }]);
    expect(run('verify')).toMatchObject({ status: 1, said: expect.stringMatching(/: entry -1 was added later$/m) });
    expect(run('export').lines[0]).toContain('"id": -1,');
  });

  it('[X7] and repairs the seal breaks the chain', async () => {
    const id = await entry();
    await entry();
    const seals = await rows(
      `select id, encode(hash, 'hex') as hash, last_id::int from app_private.audit_seals order by id desc limit 2`,
    );
    const changed = seals.at(1);
    expect(changed?.last_id).toBe(id);
    const set = (hash: string) =>
      rewrite('audit_seals', `update app_private.audit_seals set hash = ${hash} where id = ${changed?.id}`);
    await set(`sha256('anything')`);
    expect((await violations()).map(({ violation }) => violation).sort()).toEqual(['chain', 'seal']);
    await set(`decode('${changed?.hash}', 'hex')`);
  });
});

it('[X7] the trail is exported as JSON lines, each entry with its hash', async () => {
  const { lines } = run('export', today, today);
  const entries = lines.map((line) => JSON.parse(line));
  const [{ n, hash } = {}] = await rows(
    `select count(*)::int as n, (select encode(app_private.audit_entry_hash(l), 'hex') from app_private.audit_log l order by l.id limit 1) as hash
     from app_private.audit_log`,
  );
  expect(entries).toHaveLength(n as number);
  expect(entries[0]).toMatchObject({ table_name: expect.any(String), op: expect.any(String), hash });
  expect(entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id).sort((a, b) => a - b));
  expect(run('export', '2001-01-01', '2001-12-31').lines).toEqual(['']);
  expect(run('export', 'yesterday')).toMatchObject({ status: 1 });
});

it('[X7] a detached year is reported as such, not as a violation', async () => {
  const [{ partition } = {}] = await rows(
    `select tableoid::regclass::text as partition from app_private.audit_log order by id limit 1`,
  );
  await rows(`alter table app_private.audit_log detach partition ${partition}`);
  const { status, said } = run('verify');
  expect([status, said]).toEqual([0, expect.stringMatching(/^Archived, so not checked: \d+ entries up to \d+/)]);
});
