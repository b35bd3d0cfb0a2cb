import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, EXIT, problemText } from './errors.ts';
import { say } from './output.ts';

/** Whose key it is and what it may do (GET /whoami). */
export type Me = { email: string; role: string; scopes: string[] | null; expiresAt: string };
type GraphqlError = { message: string; extensions?: { code?: string; field?: string } };
type Request = RequestInit & { headers?: Record<string, string> };

const MAX_TRIES = 8;

/** Requests with a key to one server. */
export class Client {
  readonly server: string;
  readonly #key: string;
  #me: Promise<Me> | undefined;

  constructor(server: string, key: string) {
    this.server = server;
    this.#key = key;
  }

  /**
   * Sends a request and returns the response if it is a success. Repeats it when the connection was cut, too much was
   * asked or the server is unavailable; a write under the same Idempotency-Key, so that it is done once. During a write,
   * the first Ctrl-C waits for the result. `stream`: the caller reads the body.
   */
  async send(path: string, init: Request = {}, { write = false, stream = false } = {}): Promise<Response> {
    const headers = new Headers({ ...init.headers, Authorization: `Bearer ${this.#key}` });
    if (write) headers.set('Idempotency-Key', randomUUID());
    const wait = () => say('Waiting for the result of the change. Press Ctrl-C again to leave without it.');
    if (write) process.once('SIGINT', wait);
    try {
      for (let tries = 1; ; tries++) {
        const response = await fetch(this.server + path, { ...init, headers, redirect: 'manual' })
          .then(async (found) => (stream ? found : new Response(await found.arrayBuffer(), found)))
          .catch(({ message, cause }: Error) => new Response(cause instanceof Error ? cause.message : message, LOST));
        if (response.ok) return response;
        if (tries === MAX_TRIES || !/429|50[234]/.test(`${response.status}`)) throw await failure(response, write);
        const seconds = Number(response.headers.get('retry-after')) || tries;
        say(`${response.statusText}: trying again in ${seconds} s.`);
        await pause(seconds * 1000);
      }
    } finally {
      process.off('SIGINT', wait);
    }
  }

  /** Runs a document and returns its data. */
  async graphql<Data>(query: string, variables: object = {}): Promise<Data> {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ query, variables }) };
    const response = await this.send('/graphql', init, { write: query.startsWith('mutation') });
    const { data, errors } = await jsonOf<{ data: Data; errors?: GraphqlError[] }>(response);
    if (errors?.[0]) throw refusal(errors[0]);
    return data;
  }

  /** Who the key belongs to; asked once. */
  me(): Promise<Me> {
    this.#me ??= this.send('/whoami').then(jsonOf<Me>);
    return this.#me;
  }
}

/** The JSON of a response. Errors: something else than Sideline answered. */
export const jsonOf = <Content>(response: Response): Promise<Content> =>
  (response.json() as Promise<Content>).catch(() => {
    throw new CommandError(`The answer with status ${response.status} is not Sideline's. Is the server's URL right?`);
  });

/** Stands for a response that never came. */
const LOST = { status: 504, statusText: 'The connection was cut' };

/** An error of the API by its code or status. */
function refusal({ message, extensions: { code = '', field } = {} }: GraphqlError): CommandError {
  const exit = /401$/.test(code) ? EXIT.signIn : /(403|428)$/.test(code) ? EXIT.refused : EXIT.failed;
  return new CommandError(problemText({ message, field }), exit);
}

async function failure(response: Response, write: boolean): Promise<CommandError> {
  const unknown = write ? ' It may have been done: look at the history before you repeat it.' : '';
  if (response.statusText === LOST.statusText)
    return new CommandError(`No answer: ${await response.text()}.${unknown}`);
  const { error, errors = [] } = await jsonOf<{ error?: string; errors?: unknown[] }>(response);
  const message = error ? [error, ...errors].join('\n') : (errors[0] as GraphqlError).message;
  return refusal({ message, extensions: { code: `${response.status}` } });
}
