/**
 * Compiles the plans that Grafast creates, and finds the one for a request. Only respond.ts uses it: a request that is left to
 * Grafast must not be tried a second time.
 */
import { type DocumentNode, type GraphQLSchema, getVariableValues, Kind, type OperationDefinitionNode } from 'graphql';
import { type Compiled, compile } from './compilePlan.ts';
import { FallBack, type OperationPlan, TimedOut } from './grafastInternals.ts';

/** The maximum number of compiled plans of one operation; plans differ by the values of some variables (`@include`, filters). */
const MAX_PLANS = 20;

interface Known {
  readonly plan: OperationPlan;
  /** The variables that the plan depends on, and their values. */
  readonly names: readonly string[];
  readonly key: string;
  execute: Compiled | null;
}
const known = new WeakMap<OperationDefinitionNode, Known[]>();
export const forgetPlans = (operation: OperationDefinitionNode): void => void known.delete(operation);

/** What a plan is executed with. */
export interface PlanRequest {
  schema: GraphQLSchema;
  document: DocumentNode;
  contextValue?: unknown;
  variableValues?: Record<string, unknown> | null | undefined;
}
/** Executes a compiled plan: returns the data as JSON; null, synchronously or not, if Grafast must answer. Rejects with TimedOut only. */
export type ExecuteCompiled = (request: PlanRequest) => Promise<string | null> | null;

const keyOf = (names: readonly string[], variables: Record<string, unknown>): string =>
  names.map((name) => (name in variables ? JSON.stringify(variables[name]) : '-')).join('\n');

function compileFor(operation: OperationDefinitionNode, variables: Record<string, unknown>, plan: OperationPlan): void {
  const plans = known.get(operation) ?? [];
  if (plans.length >= MAX_PLANS || plans.some((entry) => entry.plan === plan)) return;
  const names = [...new Set(plan.variableValuesConstraints.map(({ path }) => String(path[0])))];
  // a constraint on the variables as a whole depends on more than the values of some
  const execute = plan.variableValuesConstraints.some(({ path }) => path.length === 0) ? null : compile(plan);
  plans.push({ plan, names, key: keyOf(names, variables), execute });
  known.set(operation, plans);
}

/**
 * After an error Grafast executes the request again, because it assigns errors to their fields. A timeout is not
 * retried. A plan that returns a promise always returns one, so its compiled form is dropped.
 */
const fallBack =
  (entry: Known) =>
  (error: unknown): null => {
    if (error instanceof TimedOut) throw error;
    if (error instanceof FallBack && error.always) entry.execute = null;
    return null;
  };

export const compiledPlan: ExecuteCompiled = ({ document, schema, contextValue, variableValues }) => {
  const [operation, another] = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const plans = operation && !another ? known.get(operation) : undefined;
  if (!operation || !plans?.some(({ execute }) => execute)) return null;
  const given = variableValues ?? {};
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (!coerced) return null;
  const entry = plans.find(({ names, key }) => keyOf(names, coerced) === key);
  if (!entry?.execute) return null;
  try {
    return entry.execute({ context: contextValue, given, variables: coerced })?.catch(fallBack(entry)) ?? null;
  } catch (error) {
    return fallBack(entry)(error);
  }
};

export const compiledPlansPlugin: GraphileConfig.Plugin = {
  name: 'SidelineCompiledPlansPlugin',
  version: '1.0.0',
  grafast: {
    middleware: {
      establishOperationPlan(next, event) {
        const plan = next();
        compileFor(event.operation, event.variableValues as Record<string, unknown>, plan as unknown as OperationPlan);
        return plan;
      },
    },
  },
};
