/** What a call costs two servers, measured in turns so that other load and drift affect both. */
import { type Measured, measure, median } from '../load.ts';
import { cpuOf, cpuOfChildren } from '../processes.ts';
import type { Call, Serving } from './serve.ts';

/** Milliseconds per call: CPU of the server and of PostgreSQL, and the median time until the answer. */
export interface Cost {
  server: number;
  postgres: number;
  median: number;
}
export const allCpu = ({ server, postgres }: Cost): number => server + postgres;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
/** The standard error of the mean. */
export const errorOf = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1));

interface Run extends Measured {
  server: number;
  postgres: number;
}

let sent = 0; // so that no run repeats what the run before saved

async function run(serving: Serving, name: string, connections: number, seconds: number): Promise<Run> {
  const { query, requests } = serving.calls.find((call) => call.name === name) as Call;
  const first = sent;
  const request = (n: number) => requests[(first + n) % requests.length] as Call['requests'][number];
  const target = {
    url: `${serving.url}/graphql`,
    headers: (n: number) => ({ authorization: `Bearer ${request(n).token}` }),
    body: (n: number) => JSON.stringify({ query, variables: request(n).variables }),
  };
  const used = () => [cpuOf(serving.server), cpuOfChildren(serving.postmaster)] as const;
  const before = used();
  const measured = await measure(target, connections, seconds);
  const after = used();
  sent += measured.requests;
  return { ...measured, server: after[0] - before[0], postgres: after[1] - before[1] };
}

function costOf(runs: readonly Run[]): Cost {
  const sum = (key: 'requests' | 'server' | 'postgres') => runs.reduce((total, one) => total + one[key], 0);
  return {
    server: sum('server') / sum('requests'),
    postgres: sum('postgres') / sum('requests'),
    median: median(runs.map((one) => one.median)),
  };
}

/** The costs of a call for both servers, in `rounds` turns of `seconds` each, for each number of connections. */
export async function costsOf(
  sides: readonly [Serving, Serving],
  name: string,
  connections: readonly number[],
  rounds: number,
  seconds: number,
): Promise<[Cost, Cost][]> {
  const runs = connections.map((): [Run[], Run[]] => [[], []]);
  for (const side of sides) await run(side, name, Math.max(...connections), 2 * seconds); // warm-up
  for (let round = 0; round < rounds; round++)
    // the one that begins alternates, too
    for (const [at, count] of connections.entries())
      for (const side of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
        runs[at]?.[side].push(await run(sides[side], name, count, seconds));
  return runs.map(([first, second]) => [costOf(first), costOf(second)]);
}
