import type { Request } from 'express';
import { execute } from 'postgraphile/grafast';
import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  parse,
  validate,
} from 'postgraphile/graphql';
import type { ExportApi } from '../exports/send.ts';
import { HttpError } from '../http/errors.ts';
import type { OperationBody } from './knownOperations.ts';
import { documentProblems } from './limits.ts';

/** The API for exports: known documents within the limits, executed with the request's context. */
export function exportApi(
  schema: GraphQLSchema,
  resolveOperation: (body: OperationBody) => void,
  mask: (error: GraphQLError) => GraphQLError,
  contextOf: (req: Request) => object,
): ExportApi {
  return {
    schema,
    documentOf(given) {
      const body: OperationBody = { ...given };
      resolveOperation(body);
      if (typeof body.query !== 'string') throw new HttpError(400, 'The query must be text.', 'SL400');
      const document = parsed(body.query);
      const [problem] = [...validate(schema, document).map(({ message }) => message), ...documentProblems(document)];
      if (problem) throw new HttpError(400, problem, 'SL400');
      return body.query;
    },
    async run(req, document, variableValues) {
      const result = (await execute({
        schema,
        document,
        variableValues,
        contextValue: contextOf(req),
      })) as ExecutionResult;
      const [error] = result.errors ?? [];
      if (!error) return result.data as Record<string, unknown>;
      const { message, extensions } = mask(error);
      const code = typeof extensions.code === 'string' ? extensions.code : 'SL500';
      throw new HttpError(Number(code.slice(2)) || 422, message, code, extensions.field as string | undefined);
    },
  };
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    throw new HttpError(400, error instanceof GraphQLError ? error.message : 'The query cannot be read.', 'SL400');
  }
}
