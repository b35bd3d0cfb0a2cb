/** A server for component tests: answers requests by operation name or path and records them. */
import { jest } from '@jest/globals';
import { clearPrefetched } from '../lib/prefetch.ts';

export interface FakeCall {
  /** GraphQL operation name, or "METHOD /path" of a REST request. */
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent
  body: any;
  token: string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: each handler says what it is sent
type Handler = (body: any, call: FakeCall) => unknown;

/** A response with its own HTTP status. */
export class FakeStatus {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown = {}) {
    this.status = status;
    this.body = body;
  }
}

/** A GraphQL error as the server sends it. */
export function refusal(message: string, code = 'SL422', field?: string): FakeStatus {
  return new FakeStatus(200, { errors: [{ message, extensions: { code, field } }], data: null });
}

/** Replaces fetch with a fake server. A handler that throws simulates a lost connection. */
export function fakeServer(handlers: Record<string, Handler>): FakeCall[] {
  clearPrefetched(); // drop queries of the previous test
  const calls: FakeCall[] = [];
  globalThis.fetch = jest.fn(async (path: unknown, init: unknown) => {
    const {
      method = 'GET',
      body,
      headers = {},
    } = init as {
      method?: string;
      body?: string | FormData;
      headers?: Record<string, string>;
    };
    const graphql = path === '/graphql';
    const parsed = typeof body === 'string' ? JSON.parse(body) : body;
    const name: string = graphql ? parsed.operationName : `${method} ${path}`;
    const call: FakeCall = {
      name,
      body: graphql ? parsed.variables : parsed,
      token: headers.authorization?.replace('Bearer ', '') ?? null,
    };
    calls.push(call);
    const handler = handlers[name];
    if (!handler) throw new Error(`No fake answer for ${name}`);
    const answer = await handler(call.body, call);
    const given = answer instanceof FakeStatus ? answer : new FakeStatus(200, graphql ? { data: answer } : answer);
    return { ok: given.status < 400, status: given.status, json: async () => given.body };
  }) as unknown as typeof fetch;
  globalThis.XMLHttpRequest = FakeXhr as unknown as typeof XMLHttpRequest;
  return calls;
}

/** Uploads use XMLHttpRequest for its progress events: the same responses, everything sent at once. */
class FakeXhr extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  #init: { method: string; headers: Record<string, string> } = { method: 'GET', headers: {} };
  #path = '';

  open(method: string, path: string): void {
    this.#init.method = method;
    this.#path = path;
  }

  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }

  setRequestHeader(name: string, value: string): void {
    this.#init.headers[name] = value;
  }

  async send(body: FormData): Promise<void> {
    try {
      const answer = await fetch(this.#path, { ...this.#init, body });
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 1 }));
      this.status = answer.status;
      this.responseText = JSON.stringify(await answer.json());
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event('error'));
    }
  }
}

/** A token with readable claims, as pages receive one. */
export function fakeToken(claims: Record<string, unknown>): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

/** The login of a sponsor's user, or of an employee. */
export const loginToken = (role: 'sponsor' | 'admin'): string =>
  fakeToken({ role, sub: '8', email: 'sue@brightwell.test', name: 'Sue', created_at: null });

/** The login of a league contact. */
export const leagueToken = fakeToken({
  role: 'organization',
  sub: '7',
  email: 'dana@harborhills.test',
  name: 'Dana Whitlock',
  created_at: null,
});
