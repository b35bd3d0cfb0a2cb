import type { Request, Response } from 'express';
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { TimeUp } from './internals.ts';
import type { Answer } from './plugin.ts';

/** Documents kept by their text; the one that came first goes first. */
const MOST_DOCUMENTS = 500;

/** The content types of grafserv, by what a client accepts; any other wish is grafserv's to weigh. */
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

/** Sends the answer of a compiled plan without the layers that other answers need; grafserv would send the same. */
export class DirectAnswers {
  readonly #documents = new Map<string, { document: DocumentNode; name: string | undefined }>();
  readonly #schema: GraphQLSchema;
  readonly #contextOf: (req: Request) => unknown;
  readonly #answer: Answer;
  readonly #mask: (error: GraphQLError) => GraphQLError;

  /** `contextOf`: what Grafast's plans find in their context for this request. `mask`: what may be seen of an error. */
  constructor(
    schema: GraphQLSchema,
    contextOf: (req: Request) => unknown,
    answer: Answer,
    mask: (error: GraphQLError) => GraphQLError,
  ) {
    this.#schema = schema;
    this.#contextOf = contextOf;
    this.#answer = answer;
    this.#mask = mask;
  }

  /** Remembers a document that was found valid. */
  remember(query: string, document: DocumentNode): void {
    const [operation, another] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (!operation || another || operation.operation !== 'query' || this.#documents.has(query)) return;
    if (this.#documents.size >= MOST_DOCUMENTS) this.#documents.delete(this.#documents.keys().next().value as string);
    this.#documents.set(query, { document, name: operation.name?.value });
  }

  /** Answers a request whose body is parsed and permitted. False, now or later: grafserv has to. */
  send(req: Request, res: Response): Promise<boolean> | false {
    const { query, variables, operationName, onError } = (req.body ?? {}) as Body;
    const contentType = CONTENT_TYPES.get(req.headers.accept ?? '');
    const known = typeof query === 'string' ? this.#documents.get(query) : undefined;
    if (!known || !contentType || onError || !isRecord(variables)) return false;
    if (operationName !== undefined && operationName !== null && operationName !== known.name) return false;
    const data = this.#answer({
      schema: this.#schema,
      document: known.document,
      contextValue: this.#contextOf(req),
      variableValues: variables,
    });
    if (!data) return false;
    return data.then(
      (json) => json !== null && write(res, contentType, `{"data":${json}}`),
      (error) => write(res, contentType, this.#refusal(error)),
    );
  }

  #refusal(error: unknown): string {
    if (!(error instanceof TimeUp)) throw error;
    const said = new GraphQLError('', { originalError: error.cause as Error });
    return JSON.stringify({ errors: [this.#mask(said)], data: null });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value));

function write(res: Response, contentType: string, body: string): true {
  res.setHeader('Content-Type', contentType);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
  return true;
}
