import { type RequestOptions, request, type TypedDocument } from '../../../ui/graphql.ts';
import { changeIdOf, publishMadeChange } from '../changes/made.ts';
import { operations } from './generated/operations.ts';

type Documents = typeof operations;

/** The operations that are no CRUD, by name. */
export type OperationName = keyof Documents;

export type ResultOf<Name extends OperationName> =
  Documents[Name] extends TypedDocument<infer Result, infer _> ? Result : never;
export type VariablesOf<Name extends OperationName> =
  Documents[Name] extends TypedDocument<infer _, infer Variables> ? Variables : never;

/** Each operation as a method: takes its variables, returns its data, throws ApiError or NetworkError. */
export type Operations = {
  [Name in OperationName]: (variables: VariablesOf<Name>, options?: RequestOptions) => Promise<ResultOf<Name>>;
};

/** Made of the documents of the .graphql files, so that a new operation is a method without another line. */
export const operationMethods = Object.fromEntries(
  Object.entries(operations).map(([operation, document]) => [
    operation,
    async (variables: unknown, options?: RequestOptions) => {
      const data = await request(document as TypedDocument<unknown, unknown>, variables, options);
      if (document.kind === 'mutation')
        publishMadeChange({ kind: 'operation', operation, variables, data, changeId: changeIdOf(data) });
      return data;
    },
  ]),
) as unknown as Operations;
