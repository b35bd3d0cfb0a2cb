/**
 * `npm run bench -- --against REV`: the servers of REV and of this commit, each on a database that its own programs
 * made, side by side: every read of the bench, a save of staff and every call of a league, in turns.
 */
import os from 'node:os';
import path from 'node:path';
import { table, verdict, writeSection } from '../sections.ts';
import { Commit, hashOf, titleOf } from './commit.ts';
import { allCpu, type Cost, costsOf, errorOf, mean } from './cost.ts';

/** How much more CPU a call may take than at REV, beyond twice the error. */
const MAX = 1.05;
const STARTS = 3;
const ROUNDS = 2;
const SECONDS = 0.8;
const CONNECTIONS = { read: 8, save: 1, league: 1 };

interface Compared {
  title: string;
  connections: number;
  /** REV's costs and this commit's at each start. */
  pairs: [old: Cost, own: Cost][];
}

const ratio = (pairs: Compared['pairs'], of: (cost: Cost) => number) => pairs.map(([old, own]) => of(own) / of(old));
const isSlower = ({ pairs }: Compared) => {
  const cpu = ratio(pairs, allCpu);
  return mean(cpu) - 2 * errorOf(cpu) > MAX;
};

/** Measures both; prints the section and, unless `only` names calls, writes it to docs/performance.md. */
export async function benchAgainst(
  folder: string,
  port: number,
  revision: string,
  scale: number,
  say: (text: string) => void,
  only?: readonly string[],
): Promise<void> {
  const [old, own] = [revision, 'HEAD'].map(
    (one, at) =>
      new Commit(hashOf(one), { folder: path.join(folder, 'commits'), port: port + 2 * at, scale, calls: 'all' }),
  ) as [Commit, Commit];
  const compared = new Map<string, Compared>();
  try {
    say('preparing both databases');
    for (let start = 0; start < STARTS; start++) {
      const sides = await Promise.all([old.start(), own.start()]);
      const names = new Set(sides[0].calls.map(({ name }) => name));
      for (const { name, title, kind } of sides[1].calls.filter((call) => names.has(call.name))) {
        if (only && !only.includes(name)) continue;
        const connections = CONNECTIONS[kind];
        const [pair] = await costsOf(sides, name, [connections], ROUNDS, SECONDS);
        const one = compared.get(name) ?? { title, connections, pairs: [] };
        compared.set(name, one);
        one.pairs.push(pair as [Cost, Cost]);
        say(`${name}: ${ratio([pair as [Cost, Cost]], allCpu)[0]?.toFixed(2)} of the CPU`);
      }
    }
  } finally {
    await Promise.all([old.stop(), own.stop()]);
  }
  const section = sectionOf(revision, scale, [...compared.values()]);
  console.log(`\n${section}`);
  if (!only) writeSection(section);
}

function sectionOf(revision: string, scale: number, compared: readonly Compared[]): string {
  const slower = compared.filter(isSlower);
  const load = (os.loadavg()[0] as number).toFixed(1);
  const ms = (value: number) => value.toFixed(value < 1 ? 2 : 1);
  return [
    '## Before and after',
    slower.length === 0 ? 'Nothing is slower.' : `Slower: ${slower.map(({ title }) => title).join('; ')}.`,
    `\`npm run bench -- --against ${revision}\` on ${new Date().toISOString().slice(0, 10)}: "${titleOf(hashOf(revision))}" and "${titleOf('HEAD')}", ${os.cpus().length} cores (${os.cpus()[0]?.model.trim()}), load average ${load} at the end. Each commit's own server and database with a demo of scale ${scale}; ${STARTS} starts of both servers, ${2 * ROUNDS} runs of ${SECONDS} s in turns after each. CPU of a call is that of server and PostgreSQL; ratios are means of the starts with their standard error. Slower is a call that takes more than ${MAX} times the CPU, beyond twice the error.`,
    table(
      ['call', 'connections', 'median ms', 'before', 'ratio', 'CPU ms', 'before', 'ratio', ''],
      compared.map((one) => {
        const { title, connections, pairs } = one;
        const of = (key: (cost: Cost) => number) => {
          const ratios = ratio(pairs, key);
          return [
            ms(mean(pairs.map(([, own]) => key(own)))),
            ms(mean(pairs.map(([old]) => key(old)))),
            `${mean(ratios).toFixed(2)} ± ${errorOf(ratios).toFixed(2)}`,
          ];
        };
        return [title, connections, ...of(({ median }) => median), ...of(allCpu), verdict(!isSlower(one))];
      }),
    ),
  ].join('\n\n');
}
