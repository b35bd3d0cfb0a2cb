/** One run: the primary of a Patroni cluster is killed repeatedly under the load of the chaos test. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { OffersListDocument } from '../../../admin/src/offers/generated/graphql.ts';
import { bootstrapForeign } from '../../../db/instance/bootstrap.ts';
import { asAuthenticator, asEnvironment, asOwner, databaseName } from '../../../db/instance/connections.ts';
import { freePort } from '../../../db/instance/scratch.ts';
import { migrate } from '../../../db/migrate/index.ts';
import { installationSecret } from '../../../db/settings.ts';
import { signLogin } from '../../../server/auth/loginToken.ts';
import { makeFixture } from '../fixture.ts';
import { Kept } from '../kept.ts';
import { startLoad } from '../load.ts';
import { seeded } from '../random.ts';
import { startChaosSink } from '../sink.ts';
import { brokenPromises, drain } from '../verify.ts';
import { startCluster, VICTIMS, type Victim } from './cluster.ts';
import { startComments } from './comments.ts';

/** The longest time without an acknowledged write, in milliseconds. */
const MAX_GAP = 30_000;

export interface Kill {
  victim: Victim;
  primary: string;
  /** Seconds: the longest time without an acknowledged write; from the kill to the first live update and to the worker's LISTEN. */
  gap: number;
  live: number;
  worker: number;
  /** Calls that failed during this kill. */
  failed: number;
}

export interface FailoverReport {
  kills: Kill[];
  acknowledged: number;
  failed: number;
  answers: Record<string, number>;
  lost: number;
  doubled: number;
  storedThoughFailed: number;
  /** How often the worker ended and was started again: its job library could not record how a job went. */
  restarts: number;
  /** Violated guarantees; must be empty. */
  broken: string[];
}

export interface FailoverOptions {
  times: number;
  seed: number;
  /** The first of seven ports. */
  port: number;
  say: (text: string) => void;
}

/** Kills the primary `times` times; each time waits until the cluster is whole again. */
export async function failover({ times, seed, port, say }: FailoverOptions): Promise<FailoverReport> {
  const random = seeded(seed);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-failover-'));
  chmodSync(folder, 0o755);
  const sink = await startChaosSink(() => 5);
  const ending: (() => unknown)[] = [() => sink.stop()];
  try {
    const cluster = await startCluster(folder, port);
    ending.push(() => cluster.stop());
    say('two servers, one of them the synchronous standby');
    const admin = new pg.Client({ connectionString: cluster.url('postgres') });
    await admin.connect();
    await admin.query(`create database ${databaseName}`);
    await admin.end();
    const superuser = cluster.url(databaseName);
    await bootstrapForeign(superuser);
    await migrate(asOwner(superuser));
    const open = (connectionString: string) => {
      const pool = new pg.Pool({ connectionString, max: 3, connectionTimeoutMillis: 5000, query_timeout: 60_000 });
      pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
      ending.push(() => pool.end());
      return pool;
    };
    const owner = open(asOwner(superuser));
    const observer = open(superuser);
    const fixture = await makeFixture(owner, 100 + times * 60);

    const serverPort = await freePort();
    const url = `http://localhost:${serverPort}`;
    const filesDir = path.join(folder, 'files');
    const unasked: string[] = [];
    const env = {
      ...asEnvironment({
        owner: asOwner(superuser),
        direct: asOwner(superuser),
        authenticator: asAuthenticator(superuser),
      }),
      PORT: String(serverPort),
      PUBLIC_URL: url,
      SMTP_URL: sink.url,
      FILES_DIR: filesDir,
      LOG_LEVEL: 'warn',
      GRAPHILE_ENV: 'production',
    };
    const server = new Kept({ file: 'server/main.ts', env, log: path.join(folder, 'server.log'), unasked });
    const worker = new Kept({ file: 'workers/main.ts', env, log: path.join(folder, 'worker.log'), unasked });
    ending.push(() => Promise.all([server.stop(), worker.stop()]));
    server.start();
    worker.start();
    const settled = async (): Promise<void> => {
      for (const end = Date.now() + 120_000; !server.ready || !worker.ready; await pause(100))
        if (Date.now() > end) throw new Error(`Server or worker are not ready; logs in ${folder}`);
    };
    await settled();
    say('everything runs');

    const { superadmin } = fixture;
    const login = {
      role: 'superadmin' as const,
      sub: String(superadmin.id),
      email: superadmin.email,
      name: 'Super',
      created_at: superadmin.createdAt,
    };
    const token = signLogin(login, installationSecret(), Date.now());
    const load = await startLoad(url, installationSecret(), fixture, seeded(seed + 1), { clients: 2, rest: 500 });
    const comments = startComments(url, token, fixture.imported[0] as number);
    const updates: number[] = [];
    const live = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
      connectionParams: { authorization: `Bearer ${token}` },
    });
    let reconnected = -1;
    live.on('connected', () => (reconnected += 1));
    ending.push(() => live.dispose());
    const query = 'subscription ($documents: [String!]!) { liveChannel(documents: $documents) }';
    let refused = 0;
    const follow = (): void => {
      // as pages do: a subscription ends when the server has reconnected, and the page subscribes again
      const again = () => void pause(100).then(follow);
      live.subscribe(
        { query, variables: { documents: [OffersListDocument.id] } },
        {
          next: ({ data }) => data && updates.push(Date.now()),
          error: () => {
            refused += 1;
            again();
          },
          complete: again,
        },
      );
    };
    follow();
    const workerListens = (): Promise<boolean> =>
      observer.query(`select from pg_stat_activity where query ~* '^listen .?jobs:insert'`).then(
        ({ rowCount }) => rowCount !== 0,
        () => false,
      );

    const kills: Kill[] = [];
    for (let n = 0; n < times; n += 1) {
      await cluster.whole();
      await pause(random.between(1000, 3000));
      comments.reset();
      updates.length = 0;
      const failedBefore = comments.failed + load.seen.failed + load.seen.lost;
      const victim = VICTIMS[n % VICTIMS.length] as Victim;
      const at = Date.now();
      const primary = await cluster.kill(victim);
      await cluster.whole(primary);
      const since = async (happened: () => boolean | Promise<boolean>): Promise<number> => {
        for (const end = Date.now() + 120_000; !(await happened()) && Date.now() < end; ) await pause(50);
        return (Date.now() - at) / 1000;
      };
      const working = since(workerListens);
      await cluster.whole(primary);
      // an update that was in flight may arrive after the kill
      const firstUpdate = () => updates.find((time) => time > Math.max(at + 1000, comments.resumedAt - 500));
      await since(() => firstUpdate() !== undefined);
      const kill = {
        victim,
        primary,
        gap: comments.longest / 1000,
        live: ((firstUpdate() ?? Number.POSITIVE_INFINITY) - at) / 1000,
        worker: await working,
        failed: comments.failed + load.seen.failed + load.seen.lost - failedBefore,
      };
      kills.push(kill);
      say(`${n + 1} of ${times}: ${JSON.stringify(kill)}, ${comments.acknowledged.size} comments acknowledged`);
    }
    for (const row of summary(kills)) say(row);
    await load.stop();
    await comments.stop();
    say('the load has ended; finishing what is left');
    await drain({ owner, settled, stopWorker: () => worker.stop(), startWorker: () => worker.start() }, 180);
    const { seen } = load;
    const compared = await comments.compared(owner);
    const slow = kills.filter(({ gap }) => gap * 1000 > MAX_GAP).length;
    const broken = [
      ...(await brokenPromises({ owner, filesDir }, seen, sink.taken)),
      ...unasked.filter((text) => text.startsWith('server')).map((text) => `the server ended: ${text}`),
      ...(refused ? [`a live page was refused ${refused} times`] : []),
      ...(slow ? [`${slow} times nothing was written for more than 30 s`] : []),
      ...(reconnected ? [`the websocket was reconnected ${reconnected} times`] : []),
      ...(compared.lost + compared.doubled ? [`comments: ${JSON.stringify(compared)}`] : []),
    ];
    const work = seen.accepted.size + seen.sent.size + seen.approved.size + seen.printed.size + seen.uploaded.size;
    return {
      kills,
      acknowledged: comments.acknowledged.size + work,
      failed: comments.failed + seen.failed + seen.lost,
      answers: Object.fromEntries(comments.answers),
      ...compared,
      restarts: unasked.length,
      broken,
    };
  } finally {
    for (const end of ending.reverse()) await end();
    if (!process.env.KEEP_FAILOVER) rmSync(folder, { recursive: true, force: true });
  }
}

/** The kills by what was killed, as the rows of a table: median and longest seconds. */
export function summary(kills: readonly Kill[]): string[] {
  const range = (values: number[]): string => {
    const sorted = values.toSorted((a, b) => a - b);
    return `${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)} / ${sorted.at(-1)?.toFixed(1)}`;
  };
  return VICTIMS.map((victim) => {
    const those = kills.filter((kill) => kill.victim === victim);
    const columns = (['gap', 'live', 'worker'] as const).map((name) => range(those.map((kill) => kill[name])));
    const failed = those.reduce((sum, kill) => sum + kill.failed, 0);
    return `| ${[victim, those.length, ...columns, failed].join(' | ')} |`;
  });
}
