/**
 * `npm run bench -- --ladder`: the same reads of the same data by servers from a bare `pg` to Sideline. Each answer is
 * compared with the bare server's before anything is timed; then all rungs are measured in turn.
 */
import { readFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Measured, measure, median, post, type Target } from '../load.ts';
import { copyDatabase } from '../million.ts';
import { prepare } from '../prepare.ts';
import { cpuOf, cpuOfChildren, memory, stop } from '../processes.ts';
import type { Read } from '../reads.ts';
import { table, writeSection } from '../sections.ts';
import { installPackages } from './packages.ts';
import { goalOf, LADDER_READS } from './reads.ts';
import { BARE, POOL_SIZE, type Rung, SIDELINE, startRungs, type Tokens } from './rungs.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
/** Maximum of the slowest in a hundred answers, in medians, and of the server's memory, in megabytes. */
const MAX_P99 = 2.5;
const MAX_MEGABYTES = 300;

/** One rung's medians of a read; milliseconds of CPU per request of its process, and of PostgreSQL. */
interface Step extends Measured {
  rung: Rung;
  cpu: number;
  postgres: number;
}

/** Throws if a rung's answers differ from the first one's in anything but the order of keys; those that answer. */
async function withSameJson(read: Read, rungs: readonly Rung[]): Promise<Rung[]> {
  const agent = new http.Agent({ keepAlive: true });
  const answering = rungs.filter((rung) => rung.target(read));
  try {
    for (const n of [0, 1, 2, 3]) {
      let first: unknown;
      for (const rung of answering) {
        const answer = rung.shaped(JSON.parse(await post(agent, rung.target(read) as Target, n)));
        first ??= answer;
        if (isDeepStrictEqual(answer, first)) continue;
        const texts = [first, answer].map((json) => JSON.stringify(json).slice(0, 1500));
        throw new Error(`${read.name} of ${rung.title} differs:\n${texts.join('\n')}`);
      }
    }
  } finally {
    agent.destroy();
  }
  return answering;
}

async function climb(read: Read, rungs: readonly Rung[], seconds: number, postmaster: number): Promise<Step[]> {
  const answering = await withSameJson(read, rungs);
  const runs = new Map<Rung, Omit<Step, 'rung'>[]>(answering.map((rung) => [rung, []]));
  const run = (rung: Rung, time: number) => measure(rung.target(read) as Target, CONNECTIONS, time);
  for (const rung of answering) await run(rung, seconds);
  for (let round = 0; round < ROUNDS; round++)
    for (const rung of answering) {
      await run(rung, seconds / 4); // its connections were closed while others ran
      const pid = rung.child.pid as number;
      const before = [cpuOf(pid), cpuOfChildren(postmaster)] as const;
      const measured = await run(rung, seconds);
      const cpu = (cpuOf(pid) - before[0]) / measured.requests;
      const postgres = (cpuOfChildren(postmaster) - before[1]) / measured.requests;
      runs.get(rung)?.push({ ...measured, cpu, postgres });
    }
  return answering.map((rung) => {
    const of = (key: keyof Omit<Step, 'rung'>) => median(runs.get(rung)?.map((one) => one[key]) ?? []);
    const keys = ['requests', 'requestsPerSecond', 'median', 'p99', 'cpu', 'postgres'] as const;
    return { rung, ...(Object.fromEntries(keys.map((key) => [key, of(key)])) as unknown as Omit<Step, 'rung'>) };
  });
}

const stepOf = (steps: readonly Step[], title: string) => steps.find(({ rung }) => rung.title === title) as Step;

/** What of a read misses its goal, one line each. */
function missesOf(read: Read, steps: readonly Step[]): string[] {
  const ours = stepOf(steps, SIDELINE);
  const part = ours.requestsPerSecond / stepOf(steps, BARE).requestsPerSecond;
  const faster = steps.filter(
    ({ rung, requestsPerSecond }) =>
      rung.title.startsWith('Mercurius') &&
      !rung.title.includes('security') &&
      requestsPerSecond > ours.requestsPerSecond,
  );
  const misses = faster.map(
    ({ rung, requestsPerSecond }) =>
      `${(ours.requestsPerSecond / requestsPerSecond).toFixed(2)} of ${rung.title} (without row-level security)`,
  );
  if (part < goalOf(read)) misses.push(`${part.toFixed(2)} of ${BARE} instead of ${goalOf(read)}`);
  const late = ours.p99 / ours.median;
  if (late > MAX_P99) misses.push(`p99 ${late.toFixed(1)} × the median instead of ${MAX_P99}`);
  return misses.map((miss) => `- **missed** ${read.title}: ${miss}`);
}

const tableOf = (read: Read, steps: readonly Step[]) =>
  table(
    [read.title, 'requests/s', 'of bare', 'median ms', 'p99 ms', 'CPU ms', 'PostgreSQL CPU ms'],
    steps.map(({ rung, requestsPerSecond, median: middle, p99, cpu, postgres }) => [
      rung.title,
      requestsPerSecond.toFixed(0),
      (requestsPerSecond / stepOf(steps, BARE).requestsPerSecond).toFixed(2),
      middle.toFixed(1),
      p99.toFixed(1),
      cpu.toFixed(2),
      postgres.toFixed(2),
    ]),
  );

/** Measures all rungs, prints the section and, unless `only` names reads, writes it to docs/performance.md. */
export async function benchLadder(
  folder: string,
  port: number,
  seconds: number,
  signIn: (prepared: Awaited<ReturnType<typeof prepare>>, url: string) => Promise<Tokens>,
  say: (text: string) => void,
  only?: readonly string[],
): Promise<void> {
  installPackages(path.join(folder, 'ladder'), say);
  const prepared = await prepare(folder, port, 'bench', 50, say);
  let rungs: Rung[] = [];
  try {
    await copyDatabase(prepared.server, 'bench', 'bench_peer', say);
    rungs = await startRungs(prepared, folder, port, (url) => signIn(prepared, url), say);
    const load = (os.loadavg()[0] as number).toFixed(1);
    const postmaster = Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const climbed: { read: Read; steps: Step[] }[] = [];
    for (const read of LADDER_READS.filter(({ name }) => !only || only.includes(name))) {
      say(read.title);
      climbed.push({ read, steps: await climb(read, rungs, seconds, postmaster) });
    }
    const peaks = rungs.map((rung) => [rung.title, memory(rung.child)?.most ?? Number.NaN] as const);
    const ours = peaks.find(([title]) => title === SIDELINE)?.[1] as number;
    const misses = climbed.flatMap(({ read, steps }) => missesOf(read, steps));
    if (ours > MAX_MEGABYTES) misses.push(`- **missed** memory: ${ours} MB instead of ${MAX_MEGABYTES}`);
    const section = [
      '## The ladder',
      misses.join('\n') || 'All goals are met.',
      `\`npm run bench -- --ladder\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), Node ${process.version}, load average ${load} at the start, of other work. ${prepared.counts.offers.toLocaleString('en')} offers; ${CONNECTIONS} connections, pools of ${POOL_SIZE}, medians of ${ROUNDS} alternating runs of ${seconds} s. Every answer was compared with the bare server's. Sideline and PostGraphile check a token, and read under row-level security; the others do so where the table says it. Goals: ahead of Mercurius, ${[...new Set(LADDER_READS.map(goalOf))].join(' and ')} of the bare server (small and large reads), p99 within ${MAX_P99} medians, ${MAX_MEGABYTES} MB. Missing: targeting by Prisma (its queries have no circles), my offers by Drizzle under row-level security (its subqueries select every column, of which an organization may read some), dashboard and targeting under row-level security (the product reads them by functions), and all but the list by Directus (one-to-many relations are configured there, not found; its ids are text and its money numbers, converted to compare).`,
      ...climbed.map(({ read, steps }) => tableOf(read, steps)),
      table(
        ['memory at most', 'MB'],
        peaks.map(([title, peak]) => [title, String(peak)]),
      ),
    ].join('\n\n');
    console.log(`\n${section}`);
    if (!only) writeSection(section);
  } finally {
    await Promise.all(rungs.map(({ child }) => stop(child)));
    await prepared.server.stop();
  }
}
