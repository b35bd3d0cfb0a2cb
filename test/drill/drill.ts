/** The drill: a backup under load, the loss of everything, a restore to another folder, and a comparison. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { catalogDifferences } from '../../db/catalog.ts';
import { withClient } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded/index.ts';
import { backUp } from '../../db/instance/backup.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { embeddedConnections } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { loadDemo } from '../../server/demo/index.ts';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { type Fixture, makeFixture } from '../chaos/fixture.ts';
import { startLoad } from '../chaos/load.ts';
import { seeded } from '../chaos/random.ts';
import { type Setup, startSetup } from '../chaos/setup.ts';
import { startChaosSink } from '../chaos/sink.ts';
import { fileFaults } from '../chaos/verify.ts';
import { compareMoney, type Done, doneOf, lostOf, type Money, rowCounts } from './compare.ts';

export interface DrillOptions {
  /** Whether to include the demo; otherwise only the records that are written to. */
  demo: boolean;
  /**
   * The number of leagues, and how many changes are made before the backup, and after it until everything is lost. As many
   * leagues are left alone until then, because a slow backup may outlast the work on all others.
   */
  leagues: number;
  work: number;
  say: (text: string) => void;
}

export interface DrillReport {
  backup: { seconds: number; megabytes: number };
  restore: { seconds: number };
  /** Lost acknowledged work, and the time between the end of the backup and the loss. */
  lost: Record<keyof Done, number> & { seconds: number };
  kept: Record<keyof Done, number>;
  rows: { lost: number; tables: Record<string, string> };
  money: Money;
  files: number;
  /** Violated guarantees; must be empty. */
  broken: string[];
}

const numbers = (done: Done) =>
  Object.fromEntries(Object.entries(done).map(([kind, ids]) => [kind, ids.length])) as Record<keyof Done, number>;
const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10;

async function megabytesIn(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6);
}

/** Fills the database. */
async function fill(owner: pg.Pool, filesDir: string, { demo, leagues }: DrillOptions): Promise<Fixture> {
  if (demo) {
    const client = await owner.connect();
    try {
      await loadDemo(client, { store: folderStore(filesDir) });
    } finally {
      client.release();
    }
  }
  const fixture = await makeFixture(owner, leagues);
  await owner.query('select app_private.seal_audit(last_id, 1000000) from app_private.audit_mark()');
  return fixture;
}

/** Rehearses backup and restore as described in docs/operations.md, and measures both. */
export async function drill(options: DrillOptions): Promise<DrillReport> {
  const { say, work } = options;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-drill-'));
  chmodSync(folder, 0o755);
  const sink = await startChaosSink(() => 0);
  let fixture: Fixture | undefined;
  let setup: Setup | undefined;
  try {
    setup = await startSetup(sink.url, async (owner, filesDir) => {
      fixture = await fill(owner, filesDir, options);
    });
    await setup.settled();
    const { url, secret } = setup;
    const { leagues, ...people } = fixture as Fixture;
    const load = await startLoad(url, secret, { ...people, leagues: leagues.slice(work) }, seeded(1));
    await load.more(work);

    say('taking a backup while it is written to');
    const copy = path.join(folder, 'backup');
    const began = performance.now();
    const before = doneOf(load.seen);
    await backUp(setup, copy);
    const backup = { seconds: secondsSince(began), megabytes: await megabytesIn(copy) };
    const ended = performance.now();
    const concurrent = doneOf(load.seen).accepted.length - before.accepted.length;
    say(`${backup.megabytes} MB in ${backup.seconds} s, ${concurrent} offers accepted during it; writing goes on`);
    const later = await startLoad(url, secret, { ...people, leagues: leagues.slice(0, work) }, seeded(2));
    await later.more(work);
    await pause(500);
    await Promise.all([load.stop(), later.stop()]);
    const lostSeconds = secondsSince(ended);
    const done = doneOf(load.seen, later.seen);

    say('all of it is lost; restoring the backup beside');
    const again = performance.now();
    const dataDir = path.join(folder, 'restored');
    spawnSync('cp', ['-a', copy, dataDir]); // keeps its owner, which differs if run as root
    const restored = await openRestored(dataDir);
    const restore = { seconds: secondsSince(again) };
    try {
      const { owner } = restored;
      const lost = await lostOf(owner, done);
      const [former, now] = [await rowCounts(setup.owner), await rowCounts(owner)];
      const differing = [...former].filter(([table, rows]) => now.get(table) !== rows);
      const money = await compareMoney(setup.owner, owner);
      const { rows: files } = await owner.query<{ n: number }>('select count(*)::int as n from app_private.files');
      const missing = Object.entries(await lostOf(owner, before)).flatMap(([kind, ids]) =>
        ids.map((id) => `what was acknowledged before the backup is lost: ${kind} ${id}`),
      );
      const { rows: violations } = await owner.query<{ violation: string }>(
        `select coalesce('entry ' || entry_id, day::text) || ' ' || violation as violation from app_private.verify_audit_log()`,
      );
      return {
        backup,
        restore,
        lost: { ...numbers(lost), seconds: lostSeconds },
        kept: Object.fromEntries(
          Object.entries(numbers(done)).map(([kind, n]) => [kind, n - lost[kind as keyof Done].length]),
        ) as Record<keyof Done, number>,
        rows: {
          lost: differing.reduce((sum, [table, rows]) => sum + rows - (now.get(table) ?? 0), 0),
          tables: Object.fromEntries(differing.map(([table, rows]) => [table, `${now.get(table)} of ${rows}`])),
        },
        money,
        files: files[0]?.n ?? 0,
        broken: [
          ...missing,
          ...restored.drift.map((line) => `drift: ${line}`),
          ...differing
            .filter(([table, rows]) => (now.get(table) ?? 0) > rows)
            .map(([table]) => `more rows than there were: ${table}`),
          ...money.wrong.map((id) => `the amounts of offer ${id} differ`),
          ...(await fileFaults(owner, path.join(dataDir, 'files'))),
          ...violations.map(({ violation }) => `the audit log differs from its seals: ${violation}`),
        ],
      };
    } finally {
      await restored.stop();
    }
  } finally {
    await setup?.stop();
    await sink.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the data folder from a backup, and migrates it as an upgrade would. */
async function openRestored(dataDir: string) {
  const server = await startEmbedded({ dataDir, port: await freePort() });
  await bootstrapEmbedded(server);
  const { direct } = embeddedConnections(server.port);
  await migrate(direct);
  const drift = await withClient(direct, 'The restored database', catalogDifferences);
  const owner = new pg.Pool({ connectionString: direct, max: 2 });
  owner.on('error', () => {}).on('connect', (client) => client.on('error', () => {})); // it must end before they do
  return {
    owner,
    drift,
    async stop() {
      await owner.end();
      await server.stop();
    },
  };
}
