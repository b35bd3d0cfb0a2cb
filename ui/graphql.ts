/** A small client for `POST /graphql`: takes a typed document, returns its data or throws one error. */
import { sessionEndedText, storeNotice } from './notice.ts';
import { inputOfForm, withKey } from './requestKeys.ts';
import { clearToken, deviceId, herePath, loginPath, readToken } from './session.ts';
import { stepUp } from './stepUp.ts';
import { isViewing, notifyRejectedChange, viewEndedText } from './viewing.ts';

declare const resultOf: unique symbol;
declare const variablesOf: unique symbol;

/**
 * A GraphQL document with its result and variable types: the id under which the server stores its text, and the
 * operation's name and kind. Generated from the .graphql files by `npm run generate`.
 */
export interface TypedDocument<Result, Variables> {
  readonly id: string;
  readonly name: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly [resultOf]?: Result;
  readonly [variablesOf]?: Variables;
}

/** An error response of the server. `code` is a registered SQLSTATE such as SL422, `field` a camelCase name. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly field: string | null;
  /** Why a link was rejected: expired, revoked, tampered or wrong_kind; null when no link was rejected. */
  readonly link: string | null;
  /** One message for each invalid row of an uploaded list; empty for every other error. */
  readonly errors: readonly string[];
  /** Further details: after a conflict the current `version` and values (`current`), `failures` of a bulk update. */
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

  /** True if the session or link was rejected. */
  get unauthorized(): boolean {
    return this.status === 401 || this.code === 'SL401';
  }

  /** True if the server itself failed or temporarily could not reach its database (L-008, S-412). */
  get isServerError(): boolean {
    return (
      this.status >= 500 ||
      this.code === 'SL500' ||
      this.code === 'SL503' ||
      (this.status === 200 && this.code === null)
    );
  }
}

/** No usable response: the network is unavailable or the response was not from our server. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The connection was lost. Please check your internet connection and try again.', { cause });
    this.name = 'NetworkError';
  }
}

/** True if an error means that a page cannot be shown at all: the server failed or was unreachable. */
export function isFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.isServerError;
}

export interface RequestOptions {
  /** A link token to send instead of the stored login (L-002, S-420); if rejected, the login stays (L-007). */
  linkToken?: string;
  /** Keeps the login even if it is rejected, as on the offer acceptance page (L-006). */
  keepLogin?: boolean;
  signal?: AbortSignal;
  /** Names what a form creates, if sending it again after a lost response corrects the first record instead of adding another [R21]. */
  form?: string;
}

/** Sends no token: for operations before login, and for URLs that contain their own secret. */
export const withoutLogin: RequestOptions = { linkToken: '' };

let goTo = (path: string): void => globalThis.location?.assign(path);

/** Sets how an app's router opens the login page without a full page load. */
export function setNavigator(navigate: (path: string) => void): void {
  goTo = navigate;
}

let stays = (): boolean => false;

/**
 * Registers a check that runs before redirecting to the login page: true keeps the page, which then asks for the login
 * itself because unsaved input would be lost. Returns a function that unregisters it.
 */
export function blockLoginRedirect(staysOpen: () => boolean): () => void {
  stays = staysOpen;
  return () => {
    stays = () => false;
  };
}

/** Ends this tab's view; the tab continues with the staff member's own login. */
function endView(): void {
  storeNotice(viewEndedText, '/today');
  clearToken();
  goTo('/');
}

let ending = false;

/**
 * Ends the login and opens the login page, which shows the reason and returns here afterwards (L-005, S-410). Returns
 * whether this page is left.
 */
export function endSession(why: string | null = sessionEndedText): boolean {
  if (ending) return false; // clearToken() notified the page, which calls this again.
  if (isViewing()) {
    endView();
    return true;
  }
  ending = true;
  const here = globalThis.location;
  const leaving = here && !here.pathname.startsWith('/login') && !stays();
  if (leaving && why) storeNotice(why, '/login'); // Stored before the page is notified and redirects by itself.
  clearToken();
  ending = false;
  if (leaving) goTo(loginPath(herePath()));
  return leaving;
}

/** Ends the session of a rejected login; does nothing for null. A newer login, as after a password change, stays. */
export function endRejectedLogin(login: string | null): void {
  if (login !== null && login === readToken()) endSession();
}

interface GraphqlAnswer {
  data?: unknown;
  errors?: {
    message: string;
    extensions?: { code?: string | null; field?: string | null; link?: string | null; [name: string]: unknown };
  }[];
}

/** The stored login that a 401 of this request ends; null for a request that must not end it. */
export function loginOf(options: RequestOptions): string | null {
  return options.linkToken === undefined && !options.keepLogin ? readToken() : null;
}

/** Headers of a request: the link token if given, else the stored login and the browser's id. */
export function authorization(options: RequestOptions = {}): Record<string, string> {
  const token = options.linkToken ?? readToken();
  if (!token) return {};
  return { authorization: `Bearer ${token}`, ...(options.linkToken === undefined && { 'x-device': deviceId() }) };
}

/**
 * Sends one request, again after a step-up if the server asks for one; throws NetworkError if there is no response. A
 * rejected login ends the session.
 */
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
  if (response.status === 401) endRejectedLogin(login);
  if (response.status === 428 && (await stepUp())) return send(path, init, options);
  return response;
}

/** The fields of a request that identify its operation. */
export const operationOf = ({ id, name }: Pick<TypedDocument<unknown, unknown>, 'id' | 'name'>) => ({
  documentId: id,
  operationName: name,
});

/** What answers queries in place of the API, if anything does; it may call `ask`, which asks the API. */
request.reader = undefined as
  | ((
      document: TypedDocument<unknown, unknown>,
      variables: unknown,
      linkToken: string | undefined,
      ask: () => Promise<unknown>,
    ) => Promise<unknown>)
  | undefined;

/**
 * Runs a document and returns its data; throws ApiError (message, code, field) or NetworkError. A mutation is sent with
 * a key, so that repeating it after a lost answer does not do it again.
 */
export function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Result> {
  const body = JSON.stringify({ ...operationOf(document), variables });
  const ask = () => post<Result, Variables>(document, body, {}, options);
  if (document.kind !== 'mutation')
    return (request.reader?.(document, variables, options.linkToken, ask) ?? ask()) as Promise<Result>;
  return withKey(document.name, body, isFailure, (key) => post(document, body, key, options), options.form);
}

async function post<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  body: string,
  key: Record<string, string>,
  options: RequestOptions,
): Promise<Result> {
  const login = loginOf(options);
  const response = await send(
    '/graphql',
    { method: 'POST', headers: { 'content-type': 'application/json', ...key }, body },
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
    if (error.code === 'SL401') endRejectedLogin(login);
    if (error.code === 'SL428' && (await stepUp())) return post(document, body, key, options);
    if (error.code === 'SL403' && document.kind === 'mutation' && isViewing()) notifyRejectedChange();
    throw error;
  }
  if (!response.ok || !answer || answer.data === undefined || answer.data === null) {
    throw unexpectedResponse(response.ok ? 502 : response.status);
  }
  return answer.data as Result;
}

const unexpectedResponse = (status: number) => new ApiError('The server sent an unexpected response.', { status });

/**
 * Returns a value that the schema makes nullable but every success includes, such as a mutation's payload; throws
 * ApiError if it is missing.
 */
export function required<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw unexpectedResponse(502);
  return value;
}

/** The server's message without the "GraphQL error: " that older clients prepended (L-025). */
export function plainMessage(message: string): string {
  return message.replace(/^GraphQL error:\s*/i, '');
}

/** The error of a REST response: its message, code and field, in either of the two formats. */
export function restError(status: number, answer: Record<string, unknown> | null): ApiError {
  const nested = answer?.error as { message?: string; code?: string; field?: string } | string | undefined;
  const message = typeof nested === 'string' ? nested : (nested?.message ?? answer?.message);
  const details = typeof nested === 'object' ? nested : { code: answer?.code, field: answer?.field };
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const errors = Array.isArray(answer?.errors) ? answer.errors.filter((reason) => typeof reason === 'string') : [];
  return new ApiError(text(message) ?? '', { status, code: text(details.code), field: text(details.field), errors });
}

/**
 * Sends a JSON body or a form to a REST endpoint and returns the parsed JSON. Throws ApiError with the server's message
 * and status, or NetworkError. A POST is sent with a key, as a mutation is.
 */
export function rest<Result>(
  method: 'GET' | 'POST',
  path: string,
  body?: FormData | Record<string, unknown>,
  options: RequestOptions = {},
): Promise<Result> {
  if (method === 'GET') return sendRest(method, path, body, options);
  const input = isForm(body) ? inputOfForm(body) : JSON.stringify(body ?? null);
  return withKey(path, input, isFailure, (key) => sendRest<Result>(method, path, body, options, key));
}

const isForm = (body: unknown): body is FormData => typeof FormData !== 'undefined' && body instanceof FormData;

async function sendRest<Result>(
  method: 'GET' | 'POST',
  path: string,
  body: FormData | Record<string, unknown> | undefined,
  options: RequestOptions,
  key: Record<string, string> = {},
): Promise<Result> {
  const form = isForm(body);
  const response = await send(
    path,
    {
      method,
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      headers: { ...key, ...(body === undefined || form ? {} : { 'content-type': 'application/json' }) },
    },
    options,
  );
  const answer = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (!response.ok) throw restError(response.status, answer);
  return answer as Result;
}
