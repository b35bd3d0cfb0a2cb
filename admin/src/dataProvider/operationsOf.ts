import { type RequestOptions, request, type TypedDocument } from '../../../ui/graphql.ts';
import { changeIdOf, publishMadeChange } from '../changes/made.ts';
import { operations } from './generated/operations.ts';
import { documentOfMethod } from './operationFor.ts';

type Documents = typeof operations;

/** The operations other than CRUD, by name. */
export type OperationName = keyof Documents;

export type ResultOf<Name extends OperationName> =
  Documents[Name] extends TypedDocument<infer Result, infer _> ? Result : never;
export type VariablesOf<Name extends OperationName> =
  Documents[Name] extends TypedDocument<infer _, infer Variables> ? Variables : never;

/** An operation as a method: takes its variables, returns its data, throws ApiError or NetworkError. */
export type Operations = {
  [Name in OperationName]: (variables: VariablesOf<Name>, options?: RequestOptions) => Promise<ResultOf<Name>>;
};

/** The id of the document that a query of the cache runs, by its key; undefined for queries that are not of the API. */
export function documentIdOf([name, method]: readonly unknown[]): string | undefined {
  const operation = String(name).charAt(0).toLowerCase() + String(name).slice(1);
  const documents: Readonly<Record<string, { id: string } | undefined>> = operations;
  return (documentOfMethod(String(name), String(method)) ?? documents[operation])?.id;
}

/** Built from the documents of the .graphql files, so a new operation needs no further code. */
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
