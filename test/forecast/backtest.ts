/**
 * npm run forecast:backtest [-- seed:campaigns …]: replays simulated agencies and the demo through the product's SQL,
 * prints how well the forecast did by weeks before the deadline and by kind of campaign, and exits with 1 if the 80 %
 * range held fewer than 75 or more than 85 % of the outcomes of the simulated agencies, of the demo 5 points less or more
 * than whole numbers should (its ranges are small), or an error is not 20 % less than that of the naive rule.
 */
import pg from 'pg';
import { type Scratch, startScratch } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { loadDemo } from '../../server/demo/index.ts';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { type Replayed, replayDemo, replayWorld, score, WEEKS } from './replay.ts';
import { makeWorld } from './world.ts';

const WORLDS = ['21:30', '22:40', '23:60', '24:90', '25:120', '26:180', '27:300', '28:500'];
/** Of the share of outcomes that ranges hold. */
const TOLERANCE = 0.05;
const ERROR_OF_NAIVE = 0.8;

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** One line of the table, under a name. */
function line(name: string, list: Replayed[]): string {
  const { count, held, content, below, above, error, naiveError, reached } = score(list);
  const ranges = [held, content, below, above].map(percent);
  const cells = [name, count, ...ranges, error.toFixed(1), naiveError.toFixed(1), percent(error / naiveError - 1)];
  return `| ${[...cells, reached === null ? '' : percent(reached)].join(' | ')} |`;
}

/**
 * Prints a table; true if the ranges held within 5 points of what they should (by default what whole numbers make of
 * 80 %), and the error is as much less than the naive one as it must be.
 */
function report(title: string, list: Replayed[], should?: number): boolean {
  const kinds = [...new Set(list.map((one) => one.kind))].sort();
  console.log(`\n${title}\n`);
  console.log(
    '| | forecasts | range held | should hold | below | above | error | "rate so far continues" | difference | target reached |',
  );
  console.log(`${'| --- '.repeat(10)}|`);
  for (const weeks of WEEKS)
    console.log(
      line(
        `${weeks} weeks`,
        list.filter((one) => one.weeks === weeks),
      ),
    );
  for (const kind of kinds)
    console.log(
      line(
        kind,
        list.filter((one) => one.kind === kind),
      ),
    );
  console.log(line('all', list));
  const all = score(list);
  return Math.abs(all.held - (should ?? all.content)) <= TOLERANCE && all.error <= ERROR_OF_NAIVE * all.naiveError;
}

/** Runs work on a new database that is dropped with the server. */
async function on<T>(scratch: Scratch, name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const connections = await scratch.create(name);
  await migrate(connections.direct);
  const client = new pg.Client({ connectionString: connections.owner });
  await client.connect();
  try {
    await client.query('set jit = off');
    return await work(client);
  } finally {
    await client.end();
  }
}

const worlds = process.argv.length > 2 ? process.argv.slice(2) : WORLDS;
const scratch = await startScratch();
try {
  const simulated: Replayed[] = [];
  for (const world of worlds) {
    const [seed = 0, count = 0] = world.split(':').map(Number);
    const began = performance.now();
    const replayed = await on(scratch, `world_${seed}`, (client) => replayWorld(client, seed, makeWorld(seed, count)));
    simulated.push(...replayed);
    console.log(
      `World ${seed}, ${count} campaigns: ${replayed.length} forecasts, ${Math.round((performance.now() - began) / 1000)} s`,
    );
  }
  const demo = await on(scratch, 'demo', async (client) => {
    await loadDemo(client, { store: folderStore(`${scratch.dataDir}/files`) });
    return replayDemo(client);
  });
  // the demo's campaigns are small: their ranges are a few whole numbers wide, and should hold more
  const good = [report('Simulated agencies', simulated, 0.8), report('The demo', demo)];
  if (good.includes(false)) {
    console.error(
      '\nMissed: ranges must hold as much as they should within 5 points, with an error 20 % less than the naive one.',
    );
    process.exitCode = 1;
  }
} finally {
  await scratch.stop();
}
