/**
 * `npm run bench`: measures the API against hand-written SQL and writes docs/performance.md.
 * --scale N (50)     size of the demo: N × (1,000 organizations, 3,000 programs, 6,000 offers)
 * --seconds S (3)    of each run; five runs a side
 * --only a,b         names of reads (see reads.ts); then nothing is written
 * --fast-path        only reads with the fast path and without it; --only names reads
 * --ladder           only the ladder: the same reads by servers from bare pg to Sideline (ladder/); --only names reads
 * --plans            only the plans of every query under every role; fails when one is bad (plans/)
 * --skip-million     without targeting at one million properties
 * --millions N       only targeting, at N million properties
 * --mail             only mail: 10,000 offers through a local mail server; its section of the report is replaced
 * --mails N (10000)  so many of them; the report is written only for the whole number
 * --peer             also Directus, installed in a scratch folder
 * --load             only 200 people at once (users.ts)
 * --lighthouse       only the league's pages on a phone (pages/); Lighthouse is installed in a scratch folder
 * --runs N (5)       of each page; the report is written from five on; --only names pages (offer, application, …)
 * --league           only a league's calls at scale 1 and 50 (league/); --only names operations
 * --lists            only the console's lists at scale 1 and 50, and every order that they offer (lists/)
 * --totals           only the totals of lists beside their pages, by their common filters (totals/)
 * --import           only the import of 10,000 leagues (imports/)
 * --undo             only undo and history (undo/)
 * --checks           only a run of 500 checks (checks/)
 * --forecast         only the forecasts of 500 campaigns at 300,000 offers (forecast/)
 * --dashboards       only the dashboards of sponsors, with 50 and 5,000 leagues (dashboards/)
 * --edge             only a shared dashboard from Varnish (edge/); needs Varnish and wrk
 * --near-misses      only near misses, at scale 50 and at one million properties (nearMisses/)
 * --search           only searching as one types, with 300,000 organizations (search/)
 * --console          only the console, in Chromium (console/); --only names parts: weight, clicks, interactions, typing
 * --listeners N      only what N open consoles cost the database (listeners/)
 * --bisect GOOD BAD  only between which commits organization detail became slower (commits/); --only names another read
 * --points N (14)    so many commits are measured
 * --against REV      only reads, saves and a league's calls beside the same of another commit (commits/); --only names some
 * BENCH_DIR (.data/bench) keeps the database between runs; BENCH_PORT (5350) is the first of six ports.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { asEnvironment, embeddedConnections } from '../../db/instance/connections.ts';
import { dataDir, installationSecret, portSetting, projectDir } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { DEMO_PASSWORD, LEAGUE_EMAIL } from '../../server/demo/accounts.ts';
import { signLink } from '../../server/shared/links/links.ts';
import { benchChecks } from './checks/index.ts';
import { benchAgainst } from './commits/against.ts';
import { benchBisect } from './commits/bisect.ts';
import { type Compared, compare, type Sides, targets } from './compare.ts';
import { benchConsole, consoleParts } from './console/index.ts';
import { benchDashboards } from './dashboards/index.ts';
import { benchEdge } from './edge/index.ts';
import { fastPathSection } from './fastPath.ts';
import { benchForecast } from './forecast/index.ts';
import { benchImport, importPart } from './imports/index.ts';
import { benchLadder } from './ladder/index.ts';
import { benchLeague, leaguePart } from './league/index.ts';
import { benchListeners } from './listeners/index.ts';
import { benchLists, listsPart } from './lists/index.ts';
import { mailSection, measureMail } from './mail.ts';
import { copyDatabase, MILLION, prepareMillion } from './million.ts';
import { benchNearMisses } from './nearMisses/index.ts';
import { benchPages, pagesPart } from './pages/index.ts';
import { measurePeer } from './peer.ts';
import { benchPlans } from './plans/index.ts';
import { type Prepared, prepare } from './prepare.ts';
import { memory, start, stop } from './processes.ts';
import { READS, type Read } from './reads.ts';
import { type Results, report, targetingSection } from './report.ts';
import { rlsCosts } from './rls.ts';
import { benchSearch, searchPart } from './search/index.ts';
import { withKeptSections, withSection, writeSection } from './sections.ts';
import { benchTotals, totalsPart } from './totals/index.ts';
import { benchUndo, undoPart } from './undo/index.ts';
import { benchUsers } from './users.ts';

const { values: options, positionals } = parseArgs({
  options: {
    scale: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
    'fast-path': { type: 'boolean', default: false },
    ladder: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    'skip-million': { type: 'boolean', default: false },
    millions: { type: 'string' },
    mail: { type: 'boolean', default: false },
    mails: { type: 'string', default: '10000' },
    peer: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    league: { type: 'boolean', default: false },
    lists: { type: 'boolean', default: false },
    totals: { type: 'boolean', default: false },
    import: { type: 'boolean', default: false },
    undo: { type: 'boolean', default: false },
    checks: { type: 'boolean', default: false },
    'near-misses': { type: 'boolean', default: false },
    search: { type: 'boolean', default: false },
    console: { type: 'boolean', default: false },
    dashboards: { type: 'boolean', default: false },
    edge: { type: 'boolean', default: false },
    forecast: { type: 'boolean', default: false },
    listeners: { type: 'string' },
    bisect: { type: 'boolean', default: false },
    points: { type: 'string', default: '14' },
    against: { type: 'string' },
  },
  allowPositionals: true,
});
const CONNECTIONS = 8;
const POOL_SIZE = 10;
const ROUNDS = 5;
const folder = path.resolve(process.env.BENCH_DIR || path.join(dataDir(), 'bench'));
process.env.DATA_DIR = folder;
const firstPort = portSetting('BENCH_PORT', 5350);
const began = performance.now();
const say = (text: string) => console.log(`[${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s] ${text}`);

/** Starts the API and the bare server on a database, signs in, runs the work, and stops both. */
async function withSides<T>(
  database: string,
  ports: readonly [number, number],
  prepared: Prepared,
  work: (sides: Sides, api: Awaited<ReturnType<typeof start>>) => Promise<T>,
  env: Record<string, string> = {},
): Promise<T> {
  const connections = embeddedConnections(prepared.server.port, database);
  const api = await start('server/main.ts', {
    ...asEnvironment(connections),
    PORT: String(ports[0]),
    POOL_SIZE: String(POOL_SIZE),
    FILES_DIR: `${folder}/files`,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    ...env,
  });
  const bare = await start('test/bench/bare.ts', {
    BARE_PORT: String(ports[1]),
    DATABASE_OWNER_URL: connections.owner,
    POOL_SIZE: String(POOL_SIZE),
  });
  try {
    const apiUrl = `http://127.0.0.1:${ports[0]}`;
    const { subjects } = prepared;
    const tokens = await tokensOf(prepared, apiUrl);
    return await work(
      {
        apiUrl,
        bareUrl: `http://127.0.0.1:${ports[1]}/`,
        tokens,
        subjects,
        connections: CONNECTIONS,
        seconds: Number(options.seconds),
        rounds: ROUNDS,
      },
      api,
    );
  } finally {
    await Promise.all([stop(api), stop(bare)]);
  }
}

/** A token of each kind of viewer. */
const tokensOf = async ({ subjects }: Prepared, apiUrl: string): Promise<Sides['tokens']> => ({
  staff: await signIn(apiUrl, 'admin@sideline.test'),
  league: await signIn(apiUrl, LEAGUE_EMAIL),
  campaign: signLink(
    { kind: 'campaign', id: subjects.dashboardCampaignId, v: 1 },
    installationSecret(),
    Math.floor(Date.now() / 1000),
  ),
});

async function signIn(apiUrl: string, email: string): Promise<string> {
  const response = await fetch(`${apiUrl}/user_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth: { email, password: DEMO_PASSWORD } }),
  });
  if (!response.ok)
    throw new UserFacingError(`${email} could not sign in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { jwt: string }).jwt;
}

async function compareAll(reads: readonly Read[], sides: Sides): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const read of reads) {
    const one = await compare(read, sides);
    say(
      `${read.name}: ${one.api.requestsPerSecond.toFixed(0)} of ${one.bare.requestsPerSecond.toFixed(0)} requests/s, ratio ${one.ratio.toFixed(2)}`,
    );
    compared.push(one);
  }
  return compared;
}

/** The reads on a server with the fast path, then on one without it. */
async function withoutFastPath(reads: readonly Read[], prepared: Prepared): Promise<string> {
  const compared = (fastPath: 'on' | 'off') => {
    say(`FAST_PATH=${fastPath}`);
    return withSides('bench', [firstPort + 1, firstPort + 2], prepared, (sides) => compareAll(reads, sides), {
      FAST_PATH: fastPath,
    });
  };
  return fastPathSection(await compared('on'), await compared('off'));
}

/** The reads of targeting at so many million properties. */
async function targetingAt(millions: number, prepared: Prepared): Promise<Compared[]> {
  const database = millions === 1 ? 'bench_million' : `bench_${millions}_million`;
  await prepareMillion(prepared.server, 'bench', database, say, millions * MILLION);
  const targeting = READS.filter((read) => read.name.startsWith('targeting'));
  return withSides(database, [firstPort + 3, firstPort + 4], prepared, (sides) => compareAll(targeting, sides));
}

/** Measures only targeting, at `millions` million properties, and replaces its section. */
async function targetingOnly(millions: number): Promise<void> {
  if (!(Number.isInteger(millions) && millions > 1 && millions <= 10))
    throw new UserFacingError('--millions must be from 2 to 10.');
  const prepared = await prepare(folder, firstPort, 'bench', 50, say);
  try {
    const load = (os.loadavg()[0] as number).toFixed(1);
    const section = targetingSection(`${millions} million`, await targetingAt(millions, prepared));
    const measured = `${section}\n\nMeasured on ${new Date().toISOString().slice(0, 10)}, load average ${load} at the start.`;
    console.log(`\n${measured}`);
    writeSection(measured);
  } finally {
    await prepared.server.stop();
  }
}

const MAILS = 10_000;

/** The section about email, measured in a separate database, because all its offers are proposed in the end. */
async function mail(count: number, server?: Prepared['server']): Promise<string> {
  const prepared = await prepare(folder, firstPort, 'bench_mail', MAILS / 1000 + 4, say, server);
  try {
    return mailSection(await measureMail(prepared, `${folder}/files`, count, say));
  } finally {
    if (!server) await prepared.server.stop();
  }
}

/** The report with the sections of the other parts; those that only an option measures stay as they were. */
async function whole(text: string, prepared: Prepared): Promise<string> {
  const sections = [
    await leaguePart(folder, firstPort, say, prepared),
    await listsPart(folder, firstPort, say, prepared),
    await totalsPart(folder, firstPort, say, prepared),
    await undoPart(folder, firstPort, say, prepared),
    await importPart(folder, firstPort, say, prepared),
    await searchPart(folder, firstPort, say, prepared.server),
    ...(await consoleParts(folder, firstPort, say, { large: prepared })),
    await pagesPart(folder, firstPort, Number(options.runs), say, { server: prepared.server }),
    await mail(MAILS, prepared.server),
  ];
  return withKeptSections(sections.reduce(withSection, text));
}

/** Runs only the email benchmark. */
async function mailOnly(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const count = Number(options.mails);
  if (!Number.isInteger(count) || count < 500 || count > MAILS)
    throw new UserFacingError('--mails must be from 500 to 10000.');
  const section = await mail(count);
  console.log(`\n${section}`);
  if (count === MAILS) writeSection(section);
}

async function bisect(): Promise<void> {
  const [good, bad] = positionals;
  const points = Number(options.points);
  if (!good || !bad || !Number.isInteger(points))
    throw new UserFacingError('Use --bisect GOOD BAD, --points a number.');
  await benchBisect(folder, firstPort, [good, bad], options.only ?? 'organization_detail', points, say);
}

await runProgram(async () => {
  if (options.load) return benchUsers(say);
  if (options.lighthouse) return benchPages(folder, firstPort, Number(options.runs), say, options.only?.split(','));
  if (options.ladder)
    return benchLadder(folder, firstPort, Number(options.seconds), tokensOf, say, options.only?.split(','));
  if (options.plans) return benchPlans(folder, firstPort, say);
  if (options.league) return benchLeague(folder, firstPort, say, options.only?.split(','));
  if (options.import) return benchImport(folder, firstPort, say);
  if (options.undo) return benchUndo(folder, firstPort, say);
  if (options.checks) return benchChecks(folder, firstPort, say);
  if (options.lists) return benchLists(folder, firstPort, say);
  if (options.totals) return benchTotals(folder, firstPort, say);
  if (options['near-misses']) return benchNearMisses(folder, firstPort, say);
  if (options.search) return benchSearch(folder, firstPort, say);
  if (options.listeners) return benchListeners(folder, firstPort, Number(options.listeners), say);
  if (options.forecast) return benchForecast(folder, firstPort, say);
  if (options.dashboards) return benchDashboards(folder, firstPort, say);
  if (options.edge) return benchEdge(folder, firstPort, say);
  if (options.bisect) return bisect();
  if (options.against)
    return benchAgainst(folder, firstPort, options.against, Number(options.scale), say, options.only?.split(','));
  if (options.console) return benchConsole(folder, firstPort, say, options.only?.split(','));
  if (options.millions) return targetingOnly(Number(options.millions));
  if (options.mail) return mailOnly();
  const scale = Number(options.scale);
  if (!Number.isInteger(scale) || scale < 1) throw new UserFacingError('--scale must be a whole number from 1.');
  mkdirSync(folder, { recursive: true });
  const busy = os.loadavg()[0] as number;
  say(`preparing the database in ${folder}`);
  const prepared = await prepare(folder, firstPort, 'bench', scale, say);
  say(`${prepared.counts.offers.toLocaleString('en')} offers, ${prepared.counts.size}`);
  try {
    const only = options.only?.split(',');
    const reads = READS.filter((read) => !only || only.includes(read.name));
    if (options['fast-path']) {
      const section = await withoutFastPath(reads, prepared);
      console.log(`\n${section}`);
      if (!only) writeSection(section);
      return;
    }
    const results: Results = {
      counts: prepared.counts,
      connections: CONNECTIONS,
      seconds: Number(options.seconds),
      rounds: ROUNDS,
      reads: [],
      rls: [],
      million: [],
      memory: { server: null, worker: null },
      peer: null,
      busy,
      started: new Date(),
    };
    // the peer creates its own tables, so it gets a copy, which is made now because nobody is connected
    if (options.peer) await copyDatabase(prepared.server, 'bench', 'bench_peer', say);
    const worker = await start('workers/main.ts', {
      ...asEnvironment(prepared.connections),
      SMTP_URL: 'smtp://127.0.0.1:9',
      FILES_DIR: `${folder}/files`,
    });
    try {
      await withSides('bench', [firstPort + 1, firstPort + 2], prepared, async (sides, api) => {
        results.reads = await compareAll(reads, sides);
        results.memory = { server: memory(api), worker: memory(worker) };
        if (options.peer) {
          const read = (name: string) => targets(READS.find((candidate) => candidate.name === name) as Read, sides).api;
          results.peer = await measurePeer(
            path.join(folder, 'peer'),
            firstPort + 5,
            prepared.server,
            'bench_peer',
            { list: read('staff_offers'), total: read('staff_offers_total') },
            sides,
            say,
          );
        }
      });
    } finally {
      await stop(worker);
    }
    if (!only) results.rls = await rlsCosts(prepared.server.superuserUrl('bench'), prepared.subjects, 1000);
    if (!only && !options['skip-million']) {
      results.million = await targetingAt(1, prepared);
    }
    const text = only ? report(results) : await whole(report(results), prepared);
    console.log(`\n${text}`);
    if (!only) writeFileSync(path.join(projectDir, 'docs/performance.md'), text);
  } finally {
    await prepared.server.stop();
  }
});
