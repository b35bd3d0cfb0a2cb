/** Times every operation of leagues in two databases of different size, alternately, so that other load affects both. */

import type { ChildProcess } from 'node:child_process';
import http from 'node:http';
import { asEnvironment, type Connections } from '../../../db/instance/connections.ts';
import { portalDocuments } from '../documents.ts';
import { post } from '../load.ts';
import { start, stop } from '../processes.ts';
import { CALLS, type LeagueCall, type Subject, type Visitor } from './calls.ts';
import { findLeagueSubjects } from './subjects.ts';

/** How much slower the larger database may be. */
export const MAX_RATIO = 1.3;
const ROUNDS = 80;
const IN_ROUND = 5;

export interface LeagueResult {
  call: LeagueCall;
  /** Milliseconds. */
  small: { median: number; p95: number };
  large: { median: number; p95: number };
  ratio: number;
}

export interface Side {
  server: ChildProcess;
  url: string;
  subjects: Record<Visitor, Subject[]>;
  agent: http.Agent;
}

/** Starts a server on a database and finds the viewers for the requests. */
export async function open(connections: Connections, port: number, filesDir: string): Promise<Side> {
  const server = await start('server/main.ts', {
    ...asEnvironment(connections),
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    FILES_DIR: filesDir,
    REQUESTS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'error',
  });
  return {
    server,
    url: `http://127.0.0.1:${port}/graphql`,
    subjects: await findLeagueSubjects(connections),
    agent: new http.Agent({ keepAlive: true }),
  };
}

/** Sends a number of requests one after the other; returns the milliseconds of each. An error ends the benchmark. */
export async function ask(side: Side, call: LeagueCall, query: string, from: number, times: number): Promise<number[]> {
  const took: number[] = [];
  const people = side.subjects[call.who];
  for (let n = from; n < from + times; n += 1) {
    const subject = people[n % people.length] as Subject;
    const target = {
      url: side.url,
      headers: { authorization: `Bearer ${subject.token}` },
      body: () => JSON.stringify({ query, variables: call.variables(subject, n) }),
    };
    const began = performance.now();
    const answer = await post(side.agent, target, n);
    took.push(performance.now() - began);
    if (answer.startsWith('{"errors"')) throw new Error(`${call.title}: ${answer.slice(0, 500)}`);
  }
  return took;
}

/** The given quantile of the times. */
export const at = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] as number;

/** The larger database's p95 beside the smaller one's, for each operation. `only`: names of operations. */
export async function measureLeague(
  databases: { small: Connections; large: Connections },
  ports: readonly [number, number],
  filesDir: string,
  say: (text: string) => void,
  only?: readonly string[],
): Promise<LeagueResult[]> {
  const small = await open(databases.small, ports[0], filesDir);
  let large: Side | undefined;
  try {
    large = await open(databases.large, ports[1], filesDir);
    const results: LeagueResult[] = [];
    for (const call of CALLS.filter(({ operation }) => !only || only.includes(operation))) {
      const query = portalDocuments.get(call.operation);
      if (!query) throw new Error(`The portal sends no ${call.operation}.`);
      const times = { small: [] as number[], large: [] as number[] };
      for (const side of [small, large]) await ask(side, call, query, 0, 40); // warm-up
      for (let round = 0; round < ROUNDS; round += 1) {
        times.small.push(...(await ask(small, call, query, round * IN_ROUND, IN_ROUND)));
        times.large.push(...(await ask(large, call, query, round * IN_ROUND, IN_ROUND)));
      }
      const of = (milliseconds: number[]) => ({ median: at(milliseconds, 0.5), p95: at(milliseconds, 0.95) });
      const result = { call, small: of(times.small), large: of(times.large), ratio: 0 };
      result.ratio = result.large.p95 / result.small.p95;
      say(
        `${call.operation}: p95 ${result.small.p95.toFixed(1)} and ${result.large.p95.toFixed(1)} ms, ratio ${result.ratio.toFixed(2)} (medians ${result.small.median.toFixed(1)} and ${result.large.median.toFixed(1)})`,
      );
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
