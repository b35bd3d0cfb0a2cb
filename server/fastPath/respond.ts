import type { Request, Response } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import type { ExecuteCompiled } from './compiledPlans.ts';
import { TimedOut } from './grafastInternals.ts';

/** The maximum number of documents that are cached by their text; the oldest is dropped first. */
const MAX_DOCUMENTS = 500;

/** Grafserv's content types by the request's Accept header; other values are left to grafserv. */
const CONTENT_TYPES = new Map([
  ['', 'application/graphql-response+json;charset=utf-8'],
  ['*/*', 'application/graphql-response+json;charset=utf-8'],
  ['application/json', 'application/json;charset=utf-8'],
]);

interface Body {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
  onError?: unknown;
}

interface Options {
  schema: GraphQLSchema;
  /** What plans find in their context for a request. */
  contextOf: (req: Request) => unknown;
  answer: ExecuteCompiled;
  /** The part of an error that a client may see. */
  mask: (error: GraphQLError) => GraphQLError;
}

/** Sends the response of a compiled plan, byte by byte as grafserv would. */
export class Responder {
  readonly #documents = new Map<string, { document: DocumentNode; name: string | undefined }>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Caches a valid document with a single query by its text. */
  cacheDocument(query: string, document: DocumentNode): void {
    const [operation, another] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (!operation || another || operation.operation !== 'query' || this.#documents.has(query)) return;
    if (this.#documents.size >= MAX_DOCUMENTS) this.#documents.delete(this.#documents.keys().next().value as string);
    this.#documents.set(query, { document, name: operation.name?.value });
  }

  /**
   * Answers a request whose body is parsed and permitted. False, now or later: grafserv must answer, nothing was sent.
   */
  respond(req: Request, res: Response): Promise<boolean> | false {
    const { schema, contextOf, answer } = this.#options;
    const { query, variables, operationName, onError } = (req.body ?? {}) as Body;
    const contentType = CONTENT_TYPES.get(req.headers.accept ?? '');
    const cached = typeof query === 'string' ? this.#documents.get(query) : undefined;
    if (!cached || !contentType || onError || !isRecord(variables)) return false;
    if (operationName !== undefined && operationName !== null && operationName !== cached.name) return false;
    const data = answer({
      schema,
      document: cached.document,
      contextValue: contextOf(req),
      variableValues: variables,
    });
    if (!data) return false;
    return data.then(
      (json) => json !== null && send(res, contentType, `{"data":${json}}`),
      (error) => send(res, contentType, this.#timedOut(error)),
    );
  }

  #timedOut(error: unknown): string {
    if (!(error instanceof TimedOut)) throw error;
    const timeout = new GraphQLError('', { originalError: error.cause as Error });
    return JSON.stringify({ errors: [this.#options.mask(timeout)], data: null });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));

function send(res: Response, contentType: string, body: string): true {
  res.setHeader('Content-Type', contentType);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
  return true;
}
