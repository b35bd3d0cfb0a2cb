/** `npm run bench -- --lighthouse`: how fast the pages of leagues and the dashboards of sponsors are on a phone, and how large. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { asEnvironment, type Connections } from '../../../db/instance/connections.ts';
import { projectDir } from '../../../db/settings.ts';
import { findLeagueSubjects } from '../league/subjects.ts';
import { median } from '../load.ts';
import { type Prepared, prepare } from '../prepare.ts';
import { start, stop } from '../processes.ts';
import { table, verdict, writeSection } from '../sections.ts';
import { LIGHTHOUSE_VERSION, type PageRun, withLighthouse } from './lighthouse.ts';

export const PAGES_HEAD = '## Pages on a phone';

/** A page with its limits; bytes of script until its first step. `name`: its name for `--only`. */
interface PageGoal {
  name: string;
  title: string;
  performance: number;
  accessibility: number;
  script: number | null;
}
interface PageResult extends PageGoal {
  runs: PageRun[];
}

// script as in portal/size.mjs (decision technical/0049)
const LINK_PAGE = { performance: 95, accessibility: 95, script: 110 * 1024 };
const SPONSOR_PAGE = { performance: 95, accessibility: 100, script: 120 * 1024 };
const BEST_PRACTICES = 95;

/** The pages with their URLs and logins, from the demo. */
async function pagesOf(
  connections: Connections,
  url: string,
): Promise<(PageGoal & { url: string; login: string | null })[]> {
  const links: Record<string, { url: string } | null> = JSON.parse(
    execFileSync(process.execPath, [path.join(projectDir, 'server/cli/links.ts')], {
      env: { ...process.env, ...asEnvironment(connections), PUBLIC_URL: url },
      encoding: 'utf8',
    }),
  );
  const byLink = (title: string, name: string, { kind = name, goal = LINK_PAGE } = {}) => {
    const link = links[kind];
    if (!link) throw new Error(`The demo has no ${kind} link.`);
    return { name, title, url: link.url, login: null, ...goal };
  };
  const { login } = await findLeagueSubjects(connections);
  return [
    byLink('Offer review', 'offer'),
    byLink('Application', 'application'),
    byLink('Onboarding', 'onboarding', { kind: 'league' }),
    byLink('Respond to deadline', 'deadline'),
    { name: 'signup', title: 'Self-signup', url: `${url}/organization-self-signup`, login: null, ...LINK_PAGE },
    {
      name: 'dashboard',
      title: 'Organization dashboard',
      url: `${url}/organization-dashboard`,
      login: login[0]?.token ?? null,
      performance: 90,
      accessibility: 95,
      script: null,
    },
    byLink('Campaign dashboard', 'campaign', { goal: SPONSOR_PAGE }),
    byLink('Seasonal dashboard', 'season', { goal: SPONSOR_PAGE }),
  ];
}

/** The section: measures each page the given number of times, with the built apps and a production server. */
export async function pagesPart(
  folder: string,
  port: number,
  runs: number,
  say: (text: string) => void,
  { server, only }: { server?: Prepared['server']; only?: readonly string[] } = {},
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [path.join(projectDir, 'test/runner/build.mjs')], { stdio: 'inherit' });
  const prepared = await prepare(folder, port, 'bench_one', 1, say, server);
  const url = `http://localhost:${port + 1}`;
  const app = await start('server/main.ts', {
    ...asEnvironment(prepared.connections),
    NODE_ENV: 'production',
    PORT: String(port + 1),
    PUBLIC_URL: url,
    FILES_DIR: `${folder}/files`,
    MAIL_FROM: 'Sideline <hello@sideline.test>',
    POSTAL_ADDRESS: 'Sideline, 1 Main Street, Austin, TX 78701',
    LOG_LEVEL: 'error',
  });
  try {
    const pages = (await pagesOf(prepared.connections, url)).filter(({ name }) => !only || only.includes(name));
    const results = await withLighthouse(path.join(folder, 'lighthouse'), say, async (ask) => {
      const measured: PageResult[] = [];
      for (const page of pages) {
        const done: PageRun[] = [];
        for (let run = 0; run < runs; run += 1) done.push(await ask(page.url, page.login));
        const result = { ...page, runs: done };
        say(`${page.title}: performance ${done.map((run) => run.performance).join(', ')}`);
        measured.push(result);
      }
      return measured;
    });
    return pagesSection(results, runs);
  } finally {
    await stop(app);
    if (!server) await prepared.server.stop();
  }
}

function pagesSection(results: PageResult[], runs: number): string {
  const middle = ({ runs: done }: PageResult, of: (run: PageRun) => number) => median(done.map(of));
  const seconds = (value: number) => (value / 1000).toFixed(1);
  const problems = results.flatMap(({ title, runs: done }) =>
    [...new Set(done.flatMap((run) => run.problems))].map((problem) => `- ${title}: ${problem}`),
  );
  const rows = results.map((result) => {
    const performance = middle(result, (run) => run.performance);
    const [accessibility, best] = [
      middle(result, (run) => run.accessibility),
      middle(result, (run) => run.bestPractices),
    ];
    const script = middle(result, (run) => run.script);
    const met =
      performance >= result.performance &&
      accessibility >= result.accessibility &&
      best >= BEST_PRACTICES &&
      (result.script === null || script <= result.script);
    return [
      result.title,
      performance,
      accessibility,
      best,
      seconds(middle(result, (run) => run.firstPaint)),
      seconds(middle(result, (run) => run.largestPaint)),
      Math.round(middle(result, (run) => run.blocking)),
      middle(result, (run) => run.shift).toFixed(3),
      (script / 1024).toFixed(0),
      verdict(met),
    ];
  });
  const benchmark = median(results.flatMap((result) => result.runs.map((run) => run.benchmark)));
  return [
    PAGES_HEAD,
    `\`npm run bench -- --lighthouse\`: Lighthouse ${LIGHTHOUSE_VERSION}, its mobile profile (a phone four times slower than this machine, 1.6 Mbit/s, 150 ms), the built apps on a server in production, ${runs === 1 ? 'one run' : `median of ${runs} runs`}; Lighthouse rates the machine ${Math.round(benchmark)}. Script is everything that the page asks for until its content is there, as it comes over the wire with its headers. Goal: performance at least 95 (the organization dashboard 90), accessibility and best practices at least 95 (accessibility of the dashboards of sponsors 100), script at most 110 KiB (120 on the dashboards of sponsors).`,
    table(
      [
        'page',
        'performance',
        'accessibility',
        'best practices',
        'first paint s',
        'largest paint s',
        'blocked ms',
        'shift',
        'script KiB',
        'asked',
      ],
      rows,
    ),
    ...(problems.length > 0 ? [`Problems that Lighthouse reports:\n\n${problems.join('\n')}`] : []),
  ].join('\n\n');
}

/** Runs this section alone: prints it and, if it is complete, writes it to docs/performance.md. `only`: names of pages. */
export async function benchPages(
  folder: string,
  port: number,
  runs: number,
  say: (text: string) => void,
  only?: readonly string[],
): Promise<void> {
  const section = await pagesPart(folder, port, runs, say, only ? { only } : {});
  console.log(`\n${section}`);
  if (runs >= 5 && !only) writeSection(section);
}
