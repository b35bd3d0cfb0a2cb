import type { Request } from 'express';
import { execute } from 'postgraphile/grafast';
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  validate,
} from 'postgraphile/graphql';
import type { ExportApi } from '../exports/send.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { viewerOf } from '../http/input.ts';
import type { KeyViewer } from '../viewer.ts';
import { type keyChecks, parsed } from './keyScopes.ts';
import type { KnownOperations, OperationBody } from './knownOperations.ts';
import { documentProblems, refuseLargePages } from './limits.ts';

/**
 * The API for exports, known documents within the limits, and for programs with keys, executed with the request's
 * context. `onValid`: called with each document of a program.
 */
export function exportApi(
  schema: GraphQLSchema,
  known: KnownOperations,
  resolveOperation: (body: OperationBody, anyDocument?: boolean) => void,
  mask: (error: GraphQLError) => GraphQLError,
  contextOf: (req: Request) => object,
  { resolvedPreset }: { resolvedPreset: GraphileConfig.ResolvedPreset },
  checkKey: ReturnType<typeof keyChecks>,
  onValid: (query: string, document: DocumentNode) => void,
): ExportApi {
  return {
    schema,
    documentOf({ body: given, variables }, viewer) {
      const body: OperationBody = { ...given };
      const key = viewer.type === 'login' ? viewer.apiKey : undefined;
      resolveOperation(body, key !== undefined);
      if (typeof body.query !== 'string') throw new HttpError(400, 'The query must be text.', 'SL400');
      checkedDocument(schema, body.query);
      if (key) checkKey({ query: body.query, variables }, key);
      return body.query;
    },
    documentNamed(name) {
      const found = Object.entries(known).find(([, text]) => /^query (\w+)/.exec(text)?.[1] === name);
      if (!found) throw notFound();
      return { id: found[0], text: found[1] };
    },
    async run(req, document, variableValues, more) {
      const contextValue = { ...(contextOf(req) as Grafast.Context), ...more };
      // whatever is not committed through beforeCommit may not write
      if (contextValue.beforeCommit)
        contextValue.pgSettings = { ...contextValue.pgSettings, transaction_read_only: 'on' };
      const result = (await execute({
        schema,
        document,
        variableValues,
        contextValue,
        resolvedPreset,
      })) as ExecutionResult;
      const [error] = result.errors ?? [];
      if (!error) return result.data as Record<string, unknown>;
      const { message, extensions } = mask(error);
      const code = typeof extensions.code === 'string' ? extensions.code : 'SL500';
      throw new HttpError(Number(code.slice(2)) || 422, message, code, extensions.field as string | undefined);
    },
    async runWithKey(req, query, variables, more) {
      const { apiKey } = viewerOf(req) as KeyViewer;
      checkKey({ query, variables }, apiKey);
      refuseLargePages({ query, variables });
      const document = checkedDocument(schema, query);
      onValid(query, document);
      req.body = { query }; // as at POST /graphql: it decides on the timeout and the replica
      return this.run(req, document, variables, more);
    },
  };
}

/** The document of a text. Errors: SL400 if it is not valid or exceeds the limits. */
export function checkedDocument(schema: GraphQLSchema, text: string): DocumentNode {
  const document = parsed(text);
  const [problem] = [...validate(schema, document).map(({ message }) => message), ...documentProblems(document)];
  if (problem) throw new HttpError(400, problem, 'SL400');
  return document;
}
