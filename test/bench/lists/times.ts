/** The first page of a list over HTTP, in two databases of different size, alternately, so that other load affects both. */
import type { ChildProcess } from 'node:child_process';
import http from 'node:http';
import { asEnvironment, type Connections } from '../../../db/instance/connections.ts';
import { DEMO_PASSWORD } from '../../../server/demo/accounts.ts';
import { median, post } from '../load.ts';
import { start, stop } from '../processes.ts';
import { LISTS, pageOf } from './lists.ts';

/** How much slower the larger database may be. */
export const MAX_RATIO = 1.2;
const ROUNDS = 60;
const IN_ROUND = 5;

export interface ListTime {
  title: string;
  /** Milliseconds, medians. */
  small: number;
  large: number;
}

export interface Side {
  server: ChildProcess;
  url: string;
  token: string;
  agent: http.Agent;
}

export async function open(connections: Connections, port: number, filesDir: string): Promise<Side> {
  const server = await start('server/main.ts', {
    ...asEnvironment(connections),
    PORT: String(port),
    FILES_DIR: filesDir,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
    NODE_ENV: 'development', // allows documents that no page sends
  });
  const url = `http://127.0.0.1:${port}`;
  const response = await fetch(`${url}/user_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth: { email: 'admin@sideline.test', password: DEMO_PASSWORD } }),
  });
  const { jwt } = (await response.json()) as { jwt: string };
  return { server, url: `${url}/graphql`, token: jwt, agent: new http.Agent({ keepAlive: true }) };
}

/** Sends the request repeatedly, one after the other; returns the milliseconds of each. An error ends the benchmark. */
async function ask(side: Side, title: string, query: string, times: number): Promise<number[]> {
  const took: number[] = [];
  const target = {
    url: side.url,
    headers: { authorization: `Bearer ${side.token}` },
    body: () => JSON.stringify({ query }),
  };
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    const answer = await post(side.agent, target, n);
    took.push(performance.now() - began);
    if (answer.startsWith('{"errors"')) throw new Error(`${title}: ${answer.slice(0, 500)}`);
  }
  return took;
}

export async function timeLists(
  databases: { small: Connections; large: Connections },
  ports: readonly [number, number],
  filesDir: string,
  say: (text: string) => void,
): Promise<ListTime[]> {
  const small = await open(databases.small, ports[0], filesDir);
  let large: Side | undefined;
  try {
    large = await open(databases.large, ports[1], filesDir);
    const results: ListTime[] = [];
    for (const list of LISTS) {
      const query = pageOf(list);
      const times = { small: [] as number[], large: [] as number[] };
      for (const side of [small, large]) await ask(side, list.title, query, 20); // warm-up
      for (let round = 0; round < ROUNDS; round += 1) {
        times.small.push(...(await ask(small, list.title, query, IN_ROUND)));
        times.large.push(...(await ask(large, list.title, query, IN_ROUND)));
      }
      const result = { title: list.title, small: median(times.small), large: median(times.large) };
      say(`${list.title}: ${result.small.toFixed(1)} and ${result.large.toFixed(1)} ms`);
      results.push(result);
    }
    return results;
  } finally {
    for (const side of [small, large]) {
      side?.agent.destroy();
      await stop(side?.server);
    }
  }
}
