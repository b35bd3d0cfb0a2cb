/** `npm run bench -- --search`: how long a search-as-you-type takes in the database, with 300,000 organizations. */
import pg from 'pg';
import type { Connections } from '../../../db/instance/connections.ts';
import { sessionStatement } from '../../../server/database/sessionContext.ts';
import { plannerSettings } from '../../../server/database/visitorAdaptor.ts';
import { settingsOf, type Viewer } from '../../../server/viewer.ts';
import { median } from '../load.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { table, verdict, writeSection } from '../sections.ts';
import { fillOrganizations, ORGANIZATIONS } from './fill.ts';

/** Milliseconds in the database. */
const MAX_MS = 60;
const ROUNDS = 9;

/** The texts that are typed; each prefix from the second character on is searched. */
const TYPED: readonly (readonly [string, string])[] = [
  ['a name', 'springfield youth soccer'],
  ['a name with a typing error', 'sprngfield soccer'],
  ['a campaign and its sponsor', 'game day brightwell'],
  ['an email', 'maria.lopez@'],
  ['a street', '624 oak street'],
  ['a street with a typing error', 'oak strete'],
  ['a ZIP', '45832'],
  ['a state', 'ohio'],
  ['a number', 'offer 1234'],
];
/** The baseline for a search of organizations: one statement with the word as a pattern. */
const BARE = `select o.id, o.name from app_private.organization_search_texts t join app_public.organizations o on o.id = t.id
  where t.search_text like '%' || $1 || '%' limit 6`;

type Timed = { what: string; text: string; keys: number; median: number; slowest: number; at: string; bare: number };

async function timeOne(client: pg.Client, sql: string, text: string): Promise<number> {
  const began = performance.now();
  await client.query(sql, [text]);
  return performance.now() - began;
}

/** Types each text as staff; returns the median over all rounds for each keystroke. */
async function timeSearches({ authenticator, owner }: Connections): Promise<Timed[]> {
  const [client, bare] = [authenticator, owner].map((connectionString) => new pg.Client({ connectionString })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([client.connect(), bare.connect()]);
  try {
    await bare.query('set jit = off; set enable_seqscan = off');
    const { rows } = await bare.query(`select id from app_public.users where email = 'admin@sideline.test'`);
    const viewer: Viewer = {
      type: 'login',
      role: 'admin',
      userId: rows[0].id,
      email: '',
      scopeOfferId: null,
      expires: 4e9,
    };
    await client.query('begin');
    await client.query(sessionStatement({ ...plannerSettings('sideline_admin'), ...settingsOf(viewer, 60_000) }));
    const timed: Timed[] = [];
    for (const [what, text] of TYPED) {
      const keys = Array.from({ length: text.length - 1 }, (_, index) => text.slice(0, index + 2));
      const times: { key: string; time: number }[] = [];
      for (const key of keys) {
        const rounds: number[] = [];
        for (let round = 0; round < ROUNDS; round++)
          rounds.push(await timeOne(client, 'select * from app_public.search_records($1)', key));
        times.push({ key, time: median(rounds) });
      }
      const alone: number[] = [];
      for (let round = 0; round < ROUNDS; round++) alone.push(await timeOne(bare, BARE, text.split(' ')[0] as string));
      const slowest = times.reduce((most, time) => (time.time > most.time ? time : most));
      const all = median(times.map(({ time }) => time));
      timed.push({
        what,
        text,
        keys: keys.length,
        median: all,
        slowest: slowest.time,
        at: slowest.key,
        bare: median(alone),
      });
    }
    await client.query('rollback');
    return timed;
  } finally {
    await Promise.all([client.end(), bare.end()]);
  }
}

/** The section, measured on a running server or, without one, on a separate one. */
export async function searchPart(
  folder: string,
  port: number,
  say: (text: string) => void,
  server?: Prepared['server'],
): Promise<string> {
  const prepared = await prepare(folder, port, 'bench_search', 1, say, server);
  try {
    await fillOrganizations(prepared.connections, say);
    const timed = await timeSearches(prepared.connections);
    return [
      '## Searching as one types',
      `\`npm run bench -- --search\`: \`searchRecords\` as staff in a database with ${ORGANIZATIONS.toLocaleString('en')} organizations, as many people and offers, after each character from the second on, over one connection; for each character the median of ${ROUNDS}. Goal: at most ${MAX_MS} ms. For comparison, a hand-written statement that finds the first word in the organizations only.`,
      table(
        ['typed', 'characters', 'median ms', 'slowest ms', 'at', `at most ${MAX_MS} ms`, 'bare ms', 'times'],
        timed.map((search) => [
          `${search.what}: ${search.text}`,
          search.keys,
          search.median.toFixed(1),
          search.slowest.toFixed(1),
          search.at,
          verdict(search.slowest <= MAX_MS),
          search.bare.toFixed(1),
          (search.median / search.bare).toFixed(1),
        ]),
      ),
    ].join('\n\n');
  } finally {
    if (!server) await prepared.server.stop();
  }
}

/** Runs only this part: prints it and writes it to docs/performance.md. */
export async function benchSearch(folder: string, port: number, say: (text: string) => void): Promise<void> {
  const section = await searchPart(folder, port, say);
  console.log(`\n${section}`);
  writeSection(section);
}
