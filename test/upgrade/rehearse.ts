/**
 * `npm run upgrade:rehearse -- [REVISION]`: upgrades a demo from a released version (a revision; else the last tag, else
 * the commit before the last one that changed the schema) to the working tree and back, while people work: pages that were
 * opened with the old version, pages of the new one, staff who write. Prints what failed and was lost; exits with code 1 if
 * anything did.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../db/embedded/index.ts';
import { bootstrapEmbedded } from '../../db/instance/bootstrap.ts';
import { asEnvironment, embeddedConnections } from '../../db/instance/connections.ts';
import { freePort } from '../../db/instance/scratch.ts';
import { runProgram } from '../../db/userFacingError.ts';
import { findSubjects, tokensOf } from '../bench/plans/index.ts';
import { table } from '../bench/sections.ts';
import { documentsOf, refusedBy, runnable } from './documents.ts';
import { People } from './people.ts';
import { checkOut, type Program, run, start, workingTree } from './versions.ts';

const SECONDS = 10;

await runProgram(async () => {
  process.env.SIDELINE_SECRET ||= 'the rehearsal keeps nothing that is worth a secret';
  const began = performance.now();
  const say = (text: string) =>
    console.log(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${text}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-upgrade-'));
  chmodSync(folder, 0o755);
  const old = checkOut(process.argv[2], path.join(folder, 'old'));
  say(`from ${old.name} to ${workingTree.name}`);
  const dataDir = path.join(folder, 'data');
  const database = await startEmbedded({ dataDir, port: await freePort(), settings: { max_connections: '200' } });
  const programs: Program[] = [];
  const owner = new pg.Pool({ connectionString: embeddedConnections(database.port).owner, max: 4 });
  owner.on('error', () => {});
  try {
    await bootstrapEmbedded(database);
    const env = {
      ...asEnvironment(embeddedConnections(database.port)),
      DATA_DIR: dataDir,
      FILES_DIR: path.join(folder, 'files'),
      REQUESTS_PER_MINUTE: '10000000',
      SMTP_URL: 'smtp://127.0.0.1:9',
      GRAPHILE_ENV: 'production',
    };
    const serve = async (version: typeof old) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const program = await start(version, 'server/main.ts', { ...env, PORT: String(port), PUBLIC_URL: url });
      programs.push(program);
      return { url, stop: () => program.stop() };
    };
    await run(old, 'db/cli/migrate.ts', env);
    await run(old, 'server/cli/demo.ts', env);
    say('the demo is loaded');
    programs.push(await start(old, 'workers/main.ts', env));
    const oldServer = await serve(old);
    const client = await owner.connect();
    const { rows } = await client.query(
      `select (select min(campaign_id) from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
         where o.status = 'confirmed' and c.status = 'active') as campaign,
         array(select id from app_public.offers where status = 'prospecting' order by id limit 3) as offers`,
    );
    const subjects = await findSubjects(client, rows[0].campaign);
    client.release();
    const tokens = await tokensOf(oldServer.url, subjects);
    const oldTabs = await runnable(oldServer.url, documentsOf(old), subjects, tokens);
    say(`${oldTabs.length} queries of the old version's pages succeed`);

    const people = new People(tokens.superadmin as string, subjects.organizationId);
    const atOld = { url: oldServer.url, reads: oldTabs };
    await people.begin('old version', [atOld]);
    people.start(rows[0].offers);
    const leave = people.follow(oldTabs);
    await pause(SECONDS * 1000);

    await people.begin('npm run migrate', [atOld]);
    const migrating = performance.now();
    await run(workingTree, 'db/cli/migrate.ts', env);
    const seconds = ((performance.now() - migrating) / 1000).toFixed(1);
    say(`migrated in ${seconds} s`);
    await people.begin('old servers, new schema', [atOld]);
    await pause(SECONDS * 1000);

    const newServer = await serve(workingTree);
    const newTabs = await runnable(newServer.url, documentsOf(workingTree), subjects, tokens);
    const atNew = { url: newServer.url, reads: newTabs };
    programs.push(await start(workingTree, 'workers/main.ts', env));
    await people.begin('old pages at both', [atOld, { ...atNew, reads: oldTabs }]);
    await pause(SECONDS * 1000);
    await people.begin('new pages at both', [{ ...atOld, reads: newTabs }, atNew]);
    await pause(SECONDS * 1000);
    await people.begin('new servers alone', [atNew, { ...atNew, reads: oldTabs }]);
    await oldServer.stop();
    await pause(SECONDS * 1000);

    const again = await serve(old);
    await people.begin('back to old servers', [{ url: again.url, reads: oldTabs }]);
    await newServer.stop();
    await pause(SECONDS * 1000);
    await people.stop();
    await leave();

    const lost = await people.lost(owner);
    const { rows: jobs } = await owner.query(
      "select task_identifier || coalesce(': ' || last_error, '') as job from graphile_worker.jobs where attempts > 1 order by 1",
    );
    const refused = [
      ...refusedBy(documentsOf(old), workingTree).map((reason) => `old page, new schema: ${reason}`),
      ...refusedBy(documentsOf(workingTree), old).map((reason) => `new page, old schema: ${reason}`),
    ];
    console.log(
      `\n${table(
        ['phase', 'requests', 'failed', 'writes acknowledged', 'live updates', 'slowest, ms'],
        people.phases.map(({ name, requests, failed, writes, live, slowest }) => [
          name,
          requests,
          [...failed.values()].reduce((sum, n) => sum + n, 0),
          writes,
          live,
          Math.round(slowest),
        ]),
      )}\n`,
    );
    console.log(`Lost writes: ${lost.length} of ${people.comments.length} comments and ${people.offers.size} offers.`);
    for (const line of lost.slice(0, 20)) console.log(`LOST ${line}`);
    const failed = people.phases.flatMap((phase) =>
      [...phase.failed].map(([reason, n]) => `${phase.name}: ${n} × ${reason}`),
    );
    for (const line of failed.slice(0, 60)) console.log(`FAILED ${line}`);
    for (const line of refused) console.log(`BREAKS ${line}`);
    for (const { job } of jobs) console.log(`job tried again: ${job}`);
    if (lost.length + failed.length + refused.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    await owner.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
