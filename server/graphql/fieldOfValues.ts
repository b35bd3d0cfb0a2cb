import { type FieldNode, type GraphQLError, Kind, valueFromASTUntyped } from 'postgraphile/graphql';
import { fieldOfBadValue } from '../http/publicError.ts';

interface Answer {
  errors?: readonly GraphQLError[];
}

/**
 * PostgreSQL does not report which column a value was for if it does not fit its type: an invalid date, a number out of
 * range. The one argument or input field with this value is added to the error, so that the response names it.
 */
export const fieldOfValuesPlugin: GraphileConfig.Plugin = {
  name: 'SidelineFieldOfValuesPlugin',
  version: '1.0.0',
  grafast: {
    middleware: {
      async execute(next, { args }) {
        const answer = (await next()) as Answer;
        for (const error of answer.errors ?? []) nameField(error, args.variableValues ?? {});
        return answer as never;
      },
    },
  },
};

function nameField(error: GraphQLError, variables: Record<string, unknown>): void {
  const cause = innermost(error) as { column?: string } | undefined;
  const node = error.nodes?.find((found): found is FieldNode => found.kind === Kind.FIELD);
  if (!cause || cause.column || !node) return;
  const given: Record<string, unknown> = {};
  for (const { name, value } of node.arguments ?? []) {
    const argument = valueFromASTUntyped(value, variables);
    if (argument !== null && typeof argument === 'object' && !Array.isArray(argument)) Object.assign(given, argument);
    else given[name.value] = argument;
  }
  const field = fieldOfBadValue(cause, given);
  if (field) cause.column = field;
}

function innermost(error: GraphQLError): Error | undefined {
  let cause: Error | undefined = error.originalError ?? undefined;
  while (cause && 'originalError' in cause && cause.originalError) cause = cause.originalError as Error;
  return cause;
}
