/**
 * `npm run bench -- --listeners`: what open consoles cost the database. Two servers on one database, commits that are
 * announced, without and with websockets that follow them, in turns; then what the open consoles alone cause.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import WebSocket from 'ws';
import { asEnvironment } from '../../../db/instance/connections.ts';
import { installationSecret, projectDir } from '../../../db/settings.ts';
import { signLogin } from '../../../server/auth/loginToken.ts';
import { median } from '../load.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { cpuOfChildren, memory, start, stop } from '../processes.ts';
import { table, writeSection } from '../sections.ts';

const ROUNDS = 3;
const SECONDS = 6;
const WRITERS = 8;
const DOCUMENTS = 20;
/** One person may have 50 connections. */
const PER_PERSON = 25;
/** How long the idle consoles are watched: a round of the servers' checks. */
const IDLE_SECONDS = 35;

const PEOPLE = `insert into app_public.users (email, name, role, status)
  select 'listener' || n || '@bench.test', 'Listener ' || n, 'admin', 'active' from generate_series(1, $1::int) n
  on conflict (email) do update set status = 'active' returning id, email, created_at as "createdAt"`;
const SUBSCRIBE = 'subscription ($documents: [String!]!) { liveChannel(documents: $documents) }';

interface Followers {
  /** Events received. */
  heard: number;
  lost: number;
  close(): Promise<void>;
}

/** Opens that many consoles, half at each server, a hundred at a time; each follows pages with offers. */
async function follow(urls: string[], tokens: string[], count: number): Promise<Followers> {
  const reads = JSON.parse(readFileSync(path.join(projectDir, 'server/generated/reads.json'), 'utf8'));
  const documents = Object.keys(reads)
    .filter((id) => reads[id].includes('offers'))
    .slice(0, DOCUMENTS);
  const sockets: WebSocket[] = [];
  const followers = { heard: 0, lost: 0, close: async () => {} };
  let closing = false;
  const open = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const url = (urls[n % urls.length] as string).replace('http', 'ws');
      const socket = new WebSocket(`${url}/graphql`, 'graphql-transport-ws', { perMessageDeflate: false });
      sockets.push(socket);
      const token = tokens[Math.floor(n / PER_PERSON)];
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
      );
      socket.on('message', (data) => {
        const { type } = JSON.parse(String(data));
        if (type === 'next') followers.heard += 1;
        if (type === 'error' || type === 'complete') reject(new Error(`A subscription ended: ${data}`));
        if (type === 'ping') socket.send('{"type":"pong"}');
        if (type !== 'connection_ack') return;
        socket.send(
          JSON.stringify({ id: '1', type: 'subscribe', payload: { query: SUBSCRIBE, variables: { documents } } }),
        );
        resolve();
      });
      socket.on('error', reject);
      socket.on('close', (code) => {
        if (!closing) followers.lost += 1;
        reject(new Error(`A console was closed: ${code}`));
      });
    });
  for (let n = 0; n < count; n += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - n) }, (_, k) => open(n + k)));
  followers.close = async () => {
    closing = true;
    for (const socket of sockets) socket.terminate();
    await pause(10_000); // the servers clear up
  };
  return followers;
}

/** Commits per second of writers that each change one offer, `seconds` long, and PostgreSQL's CPU milliseconds per commit. */
async function commits(pool: pg.Pool, offers: number[], seconds: number, postmaster: number) {
  const before = cpuOfChildren(postmaster);
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      while (performance.now() < end) {
        done += 1;
        await pool.query('update app_public.offers set custom_field = $2 where id = $1', [offers[writer], `n ${done}`]);
      }
    }),
  );
  return { rate: done / seconds, cpu: (cpuOfChildren(postmaster) - before) / done };
}

async function measure(
  { connections }: Prepared,
  folder: string,
  port: number,
  count: number,
  say: (t: string) => void,
) {
  const pool = new pg.Pool({ connectionString: connections.owner, max: WRITERS });
  const postmaster = Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const env = {
    ...asEnvironment(connections),
    FILES_DIR: `${folder}/files`,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  };
  const servers = await Promise.all([1, 2].map((n) => start('server/main.ts', { ...env, PORT: String(port + n) })));
  try {
    const urls = [1, 2].map((n) => `http://127.0.0.1:${port + n}`);
    const { rows: people } = await pool.query(PEOPLE, [Math.ceil(count / PER_PERSON)]);
    const tokens = people.map(({ id, email, createdAt }) =>
      signLogin(
        { role: 'admin', sub: String(id), email, name: null, created_at: createdAt.toISOString() },
        installationSecret(),
        Date.now(),
      ),
    );
    const offers = (await pool.query(`select id from app_public.offers order by id limit ${WRITERS}`)).rows.map(
      ({ id }) => id,
    );
    const transactions = async () => {
      await pause(11_000); // idle sessions report their figures after ten seconds
      const { rows } = await pool.query(
        'select xact_commit::int as n from pg_stat_database where datname = current_database()',
      );
      return rows[0].n as number;
    };
    const idle = async () => {
      const before = await transactions();
      await pause(IDLE_SECONDS * 1000);
      return (await transactions()) - before;
    };
    const write = (seconds: number) => commits(pool, offers, seconds, postmaster);
    await write(2);
    type Written = Awaited<ReturnType<typeof write>>[];
    const runs: { without: Written; with: Written } = { without: [], with: [] };
    let heard = 0;
    let idleWith = 0;
    const idleWithout = await idle();
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.without.push(await write(SECONDS));
      const followers = await follow(urls, tokens, count);
      runs.with.push(await write(SECONDS));
      await pause(1000);
      heard = followers.heard;
      if (round === 0) idleWith = await idle();
      say(
        `${runs.without.at(-1)?.rate.toFixed(0)} commits/s without, ${runs.with.at(-1)?.rate.toFixed(0)} with ${count}, which heard ${heard}`,
      );
      if (followers.lost > 0) throw new Error(`${followers.lost} consoles were closed.`);
      await followers.close();
    }
    const middle = (written: Written) => ({
      rate: median(written.map(({ rate }) => rate)),
      cpu: median(written.map(({ cpu }) => cpu)),
    });
    return {
      count,
      without: middle(runs.without),
      with: middle(runs.with),
      heard,
      idleWithout,
      idleWith,
      memory: servers.map((server) => memory(server)?.most ?? 0),
    };
  } finally {
    await Promise.all(servers.map(stop));
    await pool.end();
  }
}

/** Measures and writes the section. `count`: open consoles. */
export async function benchListeners(
  folder: string,
  port: number,
  count: number,
  say: (text: string) => void,
): Promise<void> {
  const prepared = await prepare(folder, port, 'bench_listeners', 1, say);
  try {
    const result = await measure(prepared, folder, port, count, say);
    const section = [
      '## Open consoles',
      `Two servers on one database, ${WRITERS} writers that each change one offer per transaction, without and with websockets that follow every change, in turns (${ROUNDS} × ${SECONDS} s, medians; servers, writers, websockets and database share the machine's cores). The database's own cost is the processor time of PostgreSQL per commit. The last column: transactions of the whole database in ${IDLE_SECONDS} s without writers.`,
      table(
        [
          'open consoles',
          'commits/s',
          'PostgreSQL CPU ms per commit',
          'events received',
          `transactions in ${IDLE_SECONDS} s`,
        ],
        [
          ['0', result.without.rate.toFixed(0), result.without.cpu.toFixed(2), 0, result.idleWithout],
          [
            result.count.toLocaleString('en'),
            result.with.rate.toFixed(0),
            result.with.cpu.toFixed(2),
            result.heard,
            result.idleWith,
          ],
        ],
      ),
      `Peak memory of the servers: ${result.memory.join(' and ')} MB. Measured on ${new Date().toISOString().slice(0, 10)}.`,
    ].join('\n\n');
    console.log(`\n${section}`);
    writeSection(section);
  } finally {
    await prepared.server.stop();
  }
}
