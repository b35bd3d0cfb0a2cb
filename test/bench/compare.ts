/** The reads over HTTP compared with the bare server: first that the JSON is identical, then five alternating runs. */
import http from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { type Measured, measure, median, post, type Target } from './load.ts';
import type { Read, Subjects } from './reads.ts';

export interface Compared {
  read: Read;
  bytes: number;
  api: Measured;
  bare: Measured;
  ratio: number;
}

export interface Sides {
  apiUrl: string;
  bareUrl: string;
  tokens: Record<Read['who'], string>;
  subjects: Subjects;
  connections: number;
  seconds: number;
  rounds: number;
}

export const targets = (read: Read, sides: Sides): { api: Target; bare: Target } => ({
  api: {
    url: `${sides.apiUrl}/graphql`,
    headers: { authorization: `Bearer ${sides.tokens[read.who]}` },
    body: (n) => JSON.stringify({ query: read.query, variables: read.variables(sides.subjects, n) }),
  },
  bare: {
    url: sides.bareUrl,
    body: (n) => JSON.stringify({ name: read.name, values: read.values(sides.subjects, n) }),
  },
});

/** Throws if a read's two responses differ in anything but the order of keys. Returns their size in bytes. */
export async function sameJson(read: Read, sides: Sides): Promise<number> {
  const agent = new http.Agent({ keepAlive: true });
  const { api, bare } = targets(read, sides);
  let bytes = 0;
  try {
    for (const n of [0, 1, 2, 3]) {
      const [ours, theirs] = [await post(agent, api, n), await post(agent, bare, n)];
      if (!isDeepStrictEqual(JSON.parse(ours), JSON.parse(theirs)))
        throw new Error(
          `${read.name}: the two answers differ.\nAPI:  ${ours.slice(0, 1500)}\nSQL:  ${theirs.slice(0, 1500)}`,
        );
      bytes = ours.length;
    }
  } finally {
    agent.destroy();
  }
  return bytes;
}

/** Measures both sides alternately; returns the medians of the runs. */
export async function compare(read: Read, sides: Sides): Promise<Compared> {
  const bytes = await sameJson(read, sides);
  const { api, bare } = targets(read, sides);
  const runs: { api: Measured[]; bare: Measured[] } = { api: [], bare: [] };
  for (const target of [api, bare]) await measure(target, sides.connections, Math.min(1, sides.seconds)); // warm-up
  for (let round = 0; round < sides.rounds; round++) {
    runs.api.push(await measure(api, sides.connections, sides.seconds));
    runs.bare.push(await measure(bare, sides.connections, sides.seconds));
  }
  const middle = (measured: Measured[]): Measured => ({
    requests: median(measured.map((m) => m.requests)),
    requestsPerSecond: median(measured.map((m) => m.requestsPerSecond)),
    median: median(measured.map((m) => m.median)),
    p99: median(measured.map((m) => m.p99)),
  });
  const [ours, theirs] = [middle(runs.api), middle(runs.bare)];
  return { read, bytes, api: ours, bare: theirs, ratio: ours.requestsPerSecond / theirs.requestsPerSecond };
}
