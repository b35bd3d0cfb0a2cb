/**
 * Plans the documents of both apps when the server starts: otherwise the first request for each, after a deploy, would
 * wait until its document is parsed, validated and planned, which takes up to a hundred times as long as the request
 * itself.
 */
import { execute } from 'postgraphile/grafast';
import type { GrafservBase } from 'postgraphile/grafserv';
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'postgraphile/graphql';

/** Thrown instead of executing a plan that was made for later requests. */
class Planned extends Error {}

/** The context of an execution that ends when its plan is made. */
const planOnly = {};

/**
 * Ends executions whose context is `planOnly` before their first step, and calls `onPlan` for every new plan. Must be
 * the first plugin with this middleware: the others then see the plan before the execution ends.
 */
export function planOnlyPlugin(onPlan: (when: 'start' | 'request') => void): GraphileConfig.Plugin {
  const seen = new WeakSet<object>();
  return {
    name: 'SidelinePlanOnlyPlugin',
    version: '1.0.0',
    grafast: {
      middleware: {
        establishOperationPlan(next, event) {
          const plan = next();
          const atStart = event.context === planOnly;
          if (!seen.has(plan)) onPlan(atStart ? 'start' : 'request');
          seen.add(plan);
          if (atStart) throw new Planned();
          return plan;
        },
      },
    },
  };
}

const PLACEHOLDERS: Record<string, unknown> = { Boolean: true, Int: 1, Float: 1, BigFloat: '1' };

/** A value that the type accepts. */
function placeholder(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return placeholder(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, placeholder(field.type)]),
    );
  return PLACEHOLDERS[type.name] ?? '1';
}

/** Placeholders for the required variables. */
const variablesOf = ({ variableDefinitions }: OperationDefinitionNode, schema: GraphQLSchema) =>
  Object.fromEntries(
    (variableDefinitions ?? [])
      .filter(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ variable, type }) => [
        variable.name.value,
        placeholder(typeFromAST(schema, type as never) as GraphQLInputType),
      ]),
  );

/**
 * Plans queries and mutations; executes none. Returns the names of the operations that could not be planned: their
 * first request is slower and reports the error.
 */
export async function planDocuments(serv: GrafservBase, documents: Iterable<string>): Promise<string[]> {
  const { schema, parseAndValidate, resolvedPreset } = await serv.getExecutionConfig({});
  const unplanned: string[] = [];
  for (const text of documents) {
    const { document } = parseAndValidate(text);
    const operation = document?.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (!document || !operation) {
      unplanned.push(text);
      continue;
    }
    if (operation.operation === 'subscription') continue;
    const result = await execute({
      schema,
      document,
      contextValue: planOnly as Grafast.Context,
      variableValues: variablesOf(operation, schema),
      resolvedPreset,
      middleware: serv.grafastMiddleware,
    });
    const [error] = ('errors' in result && result.errors) || [];
    if (!(error?.originalError instanceof Planned)) unplanned.push(operation.name?.value ?? text);
    // probes are answered in between
    await new Promise(setImmediate);
  }
  return unplanned;
}
