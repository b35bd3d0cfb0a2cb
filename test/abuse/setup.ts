/** A server with a small fixture, and helpers that send requests no browser would send. */
import net from 'node:net';
import { installationSecret } from '../../db/settings.ts';
import type { LinkClaims } from '../../server/shared/links/links.ts';
import { type MintQuery, mintLink } from '../../server/shared/links/mintLink.ts';
import { type Fixture, makeFixture, type Person, people } from '../graphql/fixture.ts';
import { loginTokens } from '../graphql/tokens.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startServer, type TestServer } from '../harness/server.ts';

export type Answer = { status: number; headers: Headers; text: string };
/** The expected refusal. `says` is the error message or a part of it. */
export type Refusal = { status: number; code?: string; says?: string | RegExp };

export type Setup = {
  db: TestDatabase;
  server: TestServer;
  fixture: Fixture;
  tokens: Record<Person, string>;
  link(kind: LinkClaims['kind'], id: number): Promise<string>;
  send(path: string, init?: RequestInit): Promise<Answer>;
  /** Posts a body to /graphql unchanged. */
  graphql(body: BodyInit | null, headers?: Record<string, string>): Promise<Answer>;
  stop(): Promise<void>;
};

/** Starts everything. `env`: settings of the server, such as NODE_ENV. */
export async function setup(env: Record<string, string> = {}): Promise<Setup> {
  const db = await testDatabase();
  const fixture = await makeFixture(db);
  const server = await startServer(db, env);
  const tokens = await loginTokens(server, ...(Object.keys(people) as Person[]));
  const send: Setup['send'] = async (path, init) => {
    const answer = await fetch(server.url + path, { redirect: 'manual', ...init });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  return {
    db,
    server,
    fixture,
    tokens,
    send,
    async link(kind, id) {
      const query: MintQuery = async <Row extends Record<string, unknown>>(text: string, values: unknown[]) =>
        (await db.owner.query(text, values)).rows as Row[];
      const now = Math.floor(Date.now() / 1000);
      const token = await mintLink(query, installationSecret(), now, { kind, id } as Parameters<typeof mintLink>[3]);
      if (!token) throw new Error(`There is no ${kind} link for ${id}.`);
      return token;
    },
    graphql: (body, headers = {}) =>
      send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }),
    async stop() {
      await server.stop();
      await db.drop();
    },
  };
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Status, code and message of a response in either of its two forms. */
export function refusalOf({ status, text }: Answer): { status: number; code?: string; says?: string } {
  try {
    const { error, code, errors } = JSON.parse(text);
    const [first] = errors ?? [];
    return { status, code: code ?? first?.extensions?.code, says: error ?? first?.message };
  } catch {
    return { status, says: text };
  }
}

/** Writes bytes on a separate connection; returns what was received until it was closed or `milliseconds` have passed. */
export function raw(url: string, bytes: string | Buffer, milliseconds = 5000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let said = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    const end = (): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(said);
    };
    const timer = setTimeout(end, milliseconds);
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      // every response here has a short body, so complete headers are enough
      if (said.includes('\r\n\r\n')) setTimeout(end, 100);
    });
    socket.on('close', end);
    socket.on('error', end);
  });
}
