/** A small client for `POST /graphql`: a typed document in, data or one clear error out. */
import { leaveNotice, sessionEndedText } from './notice.ts';
import { clearToken, herePath, loginPath, readToken } from './session.ts';
import { isViewing, tellRefusedChange, viewEndedText } from './viewing.ts';

declare const resultOf: unique symbol;
declare const variablesOf: unique symbol;

/**
 * A GraphQL document that knows its result and variables: the id under which the server has its text, the operation's name
 * and kind. Generated from the .graphql files by `npm run generate`.
 */
export interface TypedDocument<Result, Variables> {
  readonly id: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly [resultOf]?: Result;
  readonly [variablesOf]?: Variables;
}

/** What the server answered instead of data. `code` is a registered SQLSTATE such as SL422, `field` a camelCase name. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly field: string | null;
  /** Why a link opens nothing: expired, revoked, tampered or wrong_kind; null when no link was refused. */
  readonly link: string | null;
  /** A sentence for each fault of an uploaded list; empty for every other refusal. */
  readonly errors: readonly string[];
  /** What else the API says: after a conflict the present `version` and values (`current`), `failures` of a bulk update. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    options: {
      status: number;
      code?: string | null;
      field?: string | null;
      link?: string | null;
      errors?: readonly string[];
      details?: Readonly<Record<string, unknown>>;
    },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = options.status;
    this.code = options.code ?? null;
    this.field = options.field ?? null;
    this.link = options.link ?? null;
    this.errors = options.errors ?? [];
    this.details = options.details ?? {};
  }

  /** The session or link was not accepted. */
  get unauthorized(): boolean {
    return this.status === 401 || this.code === 'SL401';
  }

  /** The server itself failed, or could not reach its database for a moment (L-008, S-412). */
  get serverFault(): boolean {
    return (
      this.status >= 500 ||
      this.code === 'SL500' ||
      this.code === 'SL503' ||
      (this.status === 200 && this.code === null)
    );
  }
}

/** No usable answer: the network is away or the answer was not ours. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost. Please check your internet connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

/** Whether an error means that a page cannot be shown at all: the server failed or could not be reached. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.serverFault;
}

export interface RequestOptions {
  /** A link token to send instead of the stored login (L-002, S-420); a refusal then never ends the login (L-007). */
  linkToken?: string;
  /** Keeps the login even when it is refused: on the offer acceptance page (L-006). */
  keepLogin?: boolean;
  signal?: AbortSignal;
}

/** Sends no token at all: for calls before a login, and for addresses that carry their secret in the path. */
export const withoutLogin: RequestOptions = { linkToken: '' };

let goTo = (path: string): void => globalThis.location?.assign(path);

/** Lets an app's own router make the way to the login page instead of a full page load. */
export function setNavigator(navigate: (path: string) => void): void {
  goTo = navigate;
}

let stays = (): boolean => false;

/**
 * Asks an app before the way to the login page is taken: whether its page stays, because something typed would be lost, and
 * sees to the login itself. Returns the end of it.
 */
export function stayWhen(asked: () => boolean): () => void {
  stays = asked;
  return () => {
    stays = () => false;
  };
}

/** Ends this tab's view: it goes on as the login of the member of staff. */
function leaveView(): void {
  leaveNotice(viewEndedText, '/organizations');
  clearToken();
  goTo('/');
}

let ending = false;

/** Ends the login and goes to the login page, which says why, to come back here afterwards (L-005, S-410). */
export function endSession(why: string | null = sessionEndedText): void {
  if (ending) return; // the page heard of it below, and asks for the same
  if (isViewing()) {
    leaveView();
    return;
  }
  ending = true;
  const here = globalThis.location;
  const leaving = here && !here.pathname.startsWith('/login') && !stays();
  if (leaving && why) leaveNotice(why, '/login'); // before the page hears of it and goes there by itself
  clearToken();
  ending = false;
  if (leaving) goTo(loginPath(herePath()));
}

/**
 * Ends the session of a login that was refused; null is none. When another login has taken its place meanwhile, as after a
 * change of the password, that one goes on.
 */
export function endRefused(login: string | null): void {
  if (login !== null && login === readToken()) endSession();
}

interface GraphqlAnswer {
  data?: unknown;
  errors?: {
    message: string;
    extensions?: { code?: string | null; field?: string | null; link?: string | null; [name: string]: unknown };
  }[];
}

/** The stored login that a refusal of this call ends; null for a call that leaves it alone. */
export function loginOf(options: RequestOptions): string | null {
  return options.linkToken === undefined && !options.keepLogin ? readToken() : null;
}

/** Headers of a call: the link token when given, else the stored login. */
export function authorization(options: RequestOptions = {}): Record<string, string> {
  const token = options.linkToken ?? readToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Sends one request; throws NetworkError when there is no answer. A refused login ends the session. */
export async function send(path: string, init: RequestInit, options: RequestOptions = {}): Promise<Response> {
  const login = loginOf(options);
  let response: Response;
  try {
    response = await fetch(path, {
      ...init,
      signal: options.signal ?? null,
      headers: { accept: 'application/json', ...authorization(options), ...init.headers },
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
  if (response.status === 401) endRefused(login);
  return response;
}

/** The parts of a request that name its operation. */
export const operationOf = ({ id, name }: Pick<TypedDocument<unknown, unknown>, 'id' | 'name'>) => ({
  documentId: id,
  operationName: name,
});

/** Runs a document and gives its data; throws ApiError (message, code, field) or NetworkError. */
export async function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const body = JSON.stringify({ ...operationOf(document), variables });
  const login = loginOf(options);
  const response = await send(
    '/graphql',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body },
    options,
  );
  const answer = (await response.json().catch(() => null)) as GraphqlAnswer | null;
  const first = answer?.errors?.[0];
  if (first) {
    const error = new ApiError(plainMessage(first.message), {
      status: response.status,
      code: first.extensions?.code ?? null,
      field: first.extensions?.field ?? null,
      link: first.extensions?.link ?? null,
      details: first.extensions ?? {},
    });
    if (error.code === 'SL401') endRefused(login);
    if (error.code === 'SL403' && document.kind === 'mutation' && isViewing()) tellRefusedChange();
    throw error;
  }
  if (!response.ok || !answer || answer.data === undefined || answer.data === null) {
    throw unexpectedAnswer(response.ok ? 502 : response.status);
  }
  return answer.data as Result;
}

const unexpectedAnswer = (status: number) => new ApiError('The server did not answer as expected.', { status });

/** What every success carries although the schema allows null, such as a mutation's payload; throws ApiError without it. */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw unexpectedAnswer(502);
  return value;
}

/** A server's sentence without the "GraphQL error: " that older clients put before it (L-025). */
export function plainMessage(message: string): string {
  return message.replace(/^GraphQL error:\s*/i, '');
}

/** A REST call's refusal: its sentence, code and field, whichever of the two forms the answer has. */
export function restError(status: number, answer: Record<string, unknown> | null): ApiError {
  const nested = answer?.error as { message?: string; code?: string; field?: string } | string | undefined;
  const message = typeof nested === 'string' ? nested : (nested?.message ?? answer?.message);
  const told = typeof nested === 'object' ? nested : { code: answer?.code, field: answer?.field };
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const errors = Array.isArray(answer?.errors) ? answer.errors.filter((one) => typeof one === 'string') : [];
  return new ApiError(text(message) ?? '', { status, code: text(told.code), field: text(told.field), errors });
}

/**
 * Calls one of the REST addresses with a JSON body or a form and gives the JSON of the answer.
 * Throws ApiError with the answer's message and status, or NetworkError.
 */
export async function rest<Result>(
  method: 'GET' | 'POST',
  path: string,
  body?: FormData | Record<string, unknown>,
  options: RequestOptions = {},
): Promise<Result> {
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
  const response = await send(
    path,
    {
      method,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      ...(body === undefined || isForm ? {} : { headers: { 'content-type': 'application/json' } }),
    },
    options,
  );
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (!response.ok) throw restError(response.status, answer);
  return answer as Result;
}
