/**
 * `npm run bench -- --bisect GOOD BAD`: between which commits a read of staff became slower. Each commit is compared
 * with GOOD's server in the same seconds by the CPU time of a call. BAD and commits at even distances are measured
 * first; then always the middle between those neighbors between which most was lost. Commits are those of first parents.
 */
import path from 'node:path';
import { UserFacingError } from '../../../db/userFacingError.ts';
import { table } from '../sections.ts';
import { Commit, commitsBetween, hashOf, removeCommits, titleOf } from './commit.ts';
import { allCpu, type Cost, costsOf, errorOf, mean } from './cost.ts';

const CONNECTIONS = [1, 8];
/** Of both servers per commit: processes of the same code differ by some percent for their whole lifetime. */
const STARTS = 3;
const ROUNDS = 4;
const SECONDS = 0.7;
const EVENLY = 4;

interface Point {
  index: number;
  /** GOOD's costs and its own at each start, for each number of connections. */
  pairs: [good: Cost, own: Cost][][];
  /** All CPU of a call, in parts of GOOD's: the mean of the starts, and its standard error. */
  cpu: number;
  error: number;
}

const partOf = ([good, own]: readonly [Cost, Cost]) => allCpu(own) / allCpu(good);

/** The pairs of all numbers of connections, or of one. */
const pairsOf = ({ pairs }: Point, at?: number) => pairs.filter((_, n) => at === undefined || n === at).flat();
const ratioOf = (point: Point, key: keyof Cost, at?: number) =>
  mean(pairsOf(point, at).map(([good, own]) => own[key] / good[key]));

async function measurePoint(index: number, good: Commit, commit: Commit, name: string): Promise<Point> {
  const pairs: Point['pairs'] = CONNECTIONS.map(() => []);
  try {
    for (let start = 0; start < STARTS; start++) {
      const sides = await Promise.all([good.start(), commit.start()]);
      const costs = await costsOf(sides, name, CONNECTIONS, ROUNDS, SECONDS);
      for (const [at, pair] of costs.entries()) pairs[at]?.push(pair);
    }
  } finally {
    await commit.stop();
  }
  const parts = Array.from({ length: STARTS }, (_, start) =>
    mean(pairs.map((starts) => partOf(starts[start] as [Cost, Cost]))),
  );
  return { index, pairs, cpu: mean(parts), error: errorOf(parts) };
}

/** Measures `points` commits after GOOD, prints each, and in the end all of them in their order. */
export async function benchBisect(
  folder: string,
  port: number,
  [good, bad]: readonly [string, string],
  name: string,
  points: number,
  say: (text: string) => void,
): Promise<void> {
  const hashes = [hashOf(good), ...commitsBetween(good, bad)];
  const last = hashes.length - 1;
  if (last < 1) throw new UserFacingError('BAD must come after GOOD.');
  const commits = path.join(folder, 'bisect');
  const commitAt = (index: number, firstPort: number) =>
    new Commit(hashes[index] as string, { folder: commits, port: firstPort, scale: 1, calls: 'reads' });
  const reference = commitAt(0, port);
  const measured: Point[] = [{ index: 0, pairs: [], cpu: 1, error: 0 }];
  try {
    const evenly = Array.from({ length: EVENLY }, (_, n) => last - Math.round((n * last) / EVENLY));
    for (let index: number | undefined = last; index && measured.length <= points; ) {
      const point = await measurePoint(index, reference, commitAt(index, port + 2), name);
      measured.push(point);
      measured.sort((a, b) => a.index - b.index);
      const [server, postgres] = (['server', 'postgres'] as const).map((key) => ratioOf(point, key).toFixed(2));
      say(
        `${titleOf(hashes[index] as string)}: ${point.cpu.toFixed(3)} ± ${point.error.toFixed(3)} of the CPU (server ${server}, PostgreSQL ${postgres})`,
      );
      index = evenly.find((candidate) => !measured.some((one) => one.index === candidate)) ?? middleOfLoss(measured);
    }
  } finally {
    await reference.stop();
    if (measured.length > 1) console.log(`\n${tableOf(measured, hashes)}`);
    removeCommits(commits);
  }
}

/** The middle between those neighbors, not adjacent in history, between which most was lost. */
function middleOfLoss(measured: readonly Point[]): number | undefined {
  const gaps = measured.slice(1).map(({ index, cpu }, at) => {
    const before = measured[at] as Point;
    return { lost: cpu - before.cpu, from: before.index, to: index };
  });
  const largest = gaps.filter(({ from, to }) => to - from > 1).sort((a, b) => b.lost - a.lost)[0];
  return largest && Math.floor((largest.from + largest.to) / 2);
}

/** Milliseconds, each commit's in proportion to GOOD's mean of the run. */
function tableOf(measured: readonly Point[], hashes: readonly string[]): string {
  const msOf = (point: Point, key: keyof Cost, at?: number) => {
    const good = mean(measured.flatMap((one) => pairsOf(one, at).map(([theirs]) => theirs[key])));
    return (good * (point.index ? ratioOf(point, key, at) : 1)).toFixed(3);
  };
  return table(
    [
      'commit',
      'server CPU ms',
      'PostgreSQL CPU ms',
      ...CONNECTIONS.map((count) => `median ms at ${count}`),
      'all CPU',
      '±',
      'since the row above',
    ],
    measured.map((point, at) => [
      titleOf(hashes[point.index] as string),
      msOf(point, 'server'),
      msOf(point, 'postgres'),
      ...CONNECTIONS.map((_, n) => msOf(point, 'median', n)),
      point.cpu.toFixed(3),
      point.error.toFixed(3),
      at ? `${((point.cpu - (measured[at - 1] as Point).cpu) * 100).toFixed(1)} %` : '',
    ]),
  );
}
