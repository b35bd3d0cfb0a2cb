/**
 * Compiles the plans that Grafast makes. `compiledAnswer` is asked in one place only (direct.ts): what it leaves goes to
 * Grafast, and must not be tried a second time on the way there.
 */
import { type DocumentNode, type GraphQLSchema, getVariableValues, Kind, type OperationDefinitionNode } from 'graphql';
import { type Compiled, compile } from './compile.ts';
import { LeaveToGrafast, type OperationPlan, TimeUp } from './internals.ts';

/** Plans of one operation that differ by the values of some variables (`@include`, filters); more are not compiled. */
const MOST_PLANS = 20;

interface Known {
  readonly plan: OperationPlan;
  /** The variables that chose the plan, and what they were. */
  readonly names: readonly string[];
  readonly key: string;
  answer: Compiled | null;
}
const known = new WeakMap<OperationDefinitionNode, Known[]>();

/** What a query is answered from. */
export interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  contextValue?: unknown;
  variableValues?: Record<string, unknown> | null | undefined;
}
interface Args {
  outputDataAsString?: boolean;
  requestContext?: { http?: object };
}
/** The data as JSON, by a compiled plan; null, now or later, when there is none for this request. Rejects with TimeUp only. */
export type Answer = (asked: Asked) => Promise<string | null> | null;

const keyOf = (names: readonly string[], variables: Record<string, unknown>): string =>
  names.map((name) => (name in variables ? JSON.stringify(variables[name]) : '-')).join('\n');

function learn(operation: OperationDefinitionNode, variables: Record<string, unknown>, plan: OperationPlan): void {
  const plans = known.get(operation) ?? [];
  if (plans.length >= MOST_PLANS || plans.some((one) => one.plan === plan)) return;
  const names = [...new Set(plan.variableValuesConstraints.map(({ path }) => String(path[0])))];
  // a constraint on the variables as a whole cannot be told from the values of some
  const answer = plan.variableValuesConstraints.some(({ path }) => path.length === 0) ? null : compile(plan);
  plans.push({ plan, names, key: keyOf(names, variables), answer });
  known.set(operation, plans);
}

/**
 * After nearly any error the request is Grafast's, which puts errors where they belong. A function that waits does so every
 * time. What has cost a statement's whole time is not done twice.
 */
const leave =
  (entry: Known) =>
  (error: unknown): null => {
    if (error instanceof TimeUp) throw error;
    if (error instanceof LeaveToGrafast && error.always) entry.answer = null;
    return null;
  };

export const compiledAnswer: Answer = ({ document, schema, contextValue, variableValues }) => {
  const [operation, another] = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const plans = operation && !another ? known.get(operation) : undefined;
  if (!operation || !plans?.some(({ answer }) => answer)) return null;
  const given = variableValues ?? {};
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (!coerced) return null;
  const entry = plans.find(({ names, key }) => keyOf(names, coerced) === key);
  if (!entry?.answer) return null;
  try {
    return entry.answer({ context: contextValue, given, variables: coerced })?.catch(leave(entry)) ?? null;
  } catch (error) {
    return leave(entry)(error);
  }
};

/** `countAnswer` is called for every answer over HTTP that Grafast makes. */
export const compiledAnswersPlugin = (countAnswer: () => void): GraphileConfig.Plugin => ({
  name: 'SidelineCompiledAnswersPlugin',
  version: '1.0.0',
  grafast: {
    middleware: {
      establishOperationPlan(next, event) {
        const plan = next();
        learn(event.operation, event.variableValues as Record<string, unknown>, plan as unknown as OperationPlan);
        return plan;
      },
      execute(next, event) {
        const args = event.args as unknown as Args;
        if (args.requestContext?.http) {
          args.outputDataAsString = true; // a websocket sends objects
          countAnswer();
        }
        return next();
      },
    },
  },
});
