/**
 * Records the SQL text of selects for compiled plans. PostGraphile writes a select's text again for every request, a
 * quarter of the server's work for a page with many relations. But the text depends only on the step and on the
 * variables that choose its filter, order and page; everything else, such as an id, is a parameter.
 *
 * 1. When Grafast executes a select, the plugin lets it write the text with a `Parameter` instead of each parameter's
 *    value, and records that under the step and the values of those variables (`executeAndRecord`).
 * 2. A compiled plan sends the recorded text with the parameters of its own request (`recordedSelect`).
 *
 * A select whose text might depend on anything else is left to Grafast (`shapeOf` returns null).
 */
import { PgSelectStep } from 'postgraphile/@dataplan/pg';
import {
  type ExecutionDetails,
  type Frame,
  kindOf,
  type Placeholder,
  type Reader,
  type SelectResult,
  type SelectStep,
  type Statement,
  type Step,
} from './grafastInternals.ts';

/** The maximum number of recorded texts, some kilobytes each; the oldest is dropped first. */
const MAX_TEXTS = 500;
/** Longer keys (lists of a hundred ids) hardly occur twice. */
const MAX_KEY_LENGTH = 400;

/** Marks where a parameter's value belongs in a recorded statement. */
class Parameter {
  readonly placeholder: Placeholder;
  constructor(placeholder: Placeholder) {
    this.placeholder = placeholder;
  }
}

/** A statement with its parameters left open, and the select's result without its rows. */
interface Recorded {
  statement: Statement;
  result: SelectResult;
}
/** By the key of a shape (`keyOf`); the oldest first. */
const recordings = new Map<string, Recorded>();

/** What determines the text of a select: the step, numbered, and variables. */
interface Shape {
  step: number;
  variables: readonly string[];
}
/** Shapes of the steps seen so far; null if something else may determine the text. */
const shapes = new WeakMap<SelectStep, Shape | null>();
let steps = 0;

function shapeOf(step: SelectStep): Shape | null {
  let shape = shapes.get(step);
  if (shape === undefined) {
    const variables = isPlainRead(step) ? variablesOf(step) : null;
    shape = variables && { step: steps++, variables };
    shapes.set(step, shape);
  }
  return shape;
}

const isPlainRead = (step: SelectStep): boolean =>
  (step.mode === 'normal' || step.mode === 'aggregate') &&
  step.operationPlan.operation.operation === 'query' &&
  step.deferreds.length === 0 &&
  (step.streamDetailsDepIds?.length ?? 0) === 0 &&
  step.lastStepId === null; // would reverse the rows

/** Steps whose value depends on their dependencies alone. */
const PURE = new Set([
  'ApplyInputStep',
  'PgSelectInlineApplyStep',
  'ListStep',
  'ObjectStep',
  'LambdaStep',
  '__InputDefaultStep',
  '__InputListStep',
  '__InputObjectStep',
  '__InputStaticLeafStep',
]);

/** The variables that a select's text depends on; null if it may depend on more than variables and constants. */
function variablesOf(step: SelectStep): string[] | null {
  const { variableValuesStep } = step.operationPlan;
  const names = new Set<string>();
  const dependsOnVariablesOnly = (input: Step): boolean => {
    const kind = kindOf(input);
    if (kind === 'ConstantStep') return true;
    if (kind === 'AccessStep') {
      const [name] = (input as Step & { path: readonly unknown[] }).path;
      if (input.dependencies[0] !== variableValuesStep || typeof name !== 'string') return false;
      names.add(name);
      return true;
    }
    return PURE.has(kind) && !input.hasSideEffects && input.dependencies.every(dependsOnVariablesOnly);
  };
  const { firstStepId, offsetStepId, afterStepId, beforeStepId, applyDepIds } = step;
  const shaping = new Set([firstStepId, offsetStepId, afterStepId, beforeStepId, ...applyDepIds]);
  // an input that is only a parameter, or only the viewer, leaves the text as it is
  const others = new Set([step.contextId, ...step.placeholders.map(({ dependencyIndex }) => dependencyIndex)]);
  const known = step.dependencies.every(
    (input, index) => (others.has(index) && !shaping.has(index)) || dependsOnVariablesOnly(input),
  );
  return known ? [...names].sort() : null;
}

/** The key of a shape and the given variables; null if it is too long. */
function keyOf({ step, variables }: Shape, given: Record<string, unknown>): string | null {
  // an absent variable may have a default; a null one has none
  const values = variables.map((name) => (name in given ? (JSON.stringify(given[name]) ?? '') : '-'));
  const key = [step, ...values].join('\n');
  return key.length > MAX_KEY_LENGTH ? null : key;
}

/** A statement's values for PostgreSQL. `valueAt`: the value of the select's nth dependency. */
const encode = (values: readonly unknown[], valueAt: (index: number) => unknown): unknown[] =>
  values.map((value) => {
    if (!(value instanceof Parameter)) return value;
    const { dependencyIndex, alreadyEncoded, codec } = value.placeholder;
    const given = valueAt(dependencyIndex);
    return alreadyEncoded ? given : codec.toPg(given);
  });

/** Executes a select as Grafast does, with `Parameter`s where it would encode values, and records its text. */
async function executeAndRecord(step: SelectStep, details: ExecutionDetails, key: string): Promise<SelectResult[]> {
  let recorded: Statement | undefined;
  const resource = Object.create(step.resource, {
    executeWithCache: {
      value: (specs: readonly object[], statement: Statement) => {
        recorded = statement;
        const rawSqlValues = encode(statement.rawSqlValues, (index) => details.values[index]?.at(0));
        return step.resource.executeWithCache(specs, { ...statement, rawSqlValues });
      },
    },
  });
  const placeholders = step.placeholders.map((placeholder) => ({
    ...placeholder,
    alreadyEncoded: false,
    codec: Object.create(placeholder.codec, { toPg: { value: () => new Parameter(placeholder) } }),
  }));
  const recorder: SelectStep = Object.create(step, {
    resource: { value: resource },
    placeholders: { value: placeholders },
  });
  const results = await recorder.execute(details);
  const [result] = results;
  if (recorded?.identifierIndex === null && result && !('then' in result)) {
    if (recordings.size >= MAX_TEXTS) recordings.delete(recordings.keys().next().value as string);
    recordings.set(key, { statement: recorded, result: { ...result, items: [] } });
  }
  return results;
}

interface Viewer {
  pgSettings: object;
  withPgClient<T>(settings: object, work: (client: Client) => Promise<T>): Promise<T>;
}
interface Client {
  query(options: object): Promise<{ rows: readonly unknown[] }>;
}

/**
 * Starts a select of a compiled plan: null when its text is not recorded for these variables, so that Grafast executes
 * it and records it; otherwise a function that sends it and resolves to its result.
 */
export type RecordedSelect = (frame: Frame, given: Record<string, unknown>) => (() => Promise<SelectResult>) | null;

/** Prepares a select of a compiled plan; null when its text is never recorded. */
export function recordedSelect(anyStep: Step, readerOf: (step: Step) => Reader): RecordedSelect | null {
  const step = anyStep as SelectStep;
  const shape = shapeOf(step);
  if (!shape) return null;
  const readerAt = (index: number) => readerOf(step.dependencies[index] as Step);
  const viewer = readerAt(step.contextId);
  const first = step.firstStepId === null ? null : readerAt(step.firstStepId);
  const parameters = new Map(step.placeholders.map(({ dependencyIndex: index }) => [index, readerAt(index)]));
  return (frame, given) => {
    // Grafast may not send a select at all when a parameter is null
    for (const read of parameters.values()) if (read(frame) == null) return null;
    const key = keyOf(shape, given);
    const recorded = key === null ? undefined : recordings.get(key);
    if (!recorded) return null;
    const { text, name, rawSqlValues } = recorded.statement;
    const values = encode(rawSqlValues, (index) => parameters.get(index)?.(frame));
    const { pgSettings, withPgClient } = viewer(frame) as Viewer;
    const limit = first?.(frame);
    return async () => {
      const { rows } = await withPgClient(pgSettings, (client) =>
        client.query({ text, name, values, arrayMode: true }),
      );
      // one row more than requested means that there is a next page
      const hasNextPage = step.fetchOneExtra && typeof limit === 'number' && rows.length > limit;
      return { ...recorded.result, items: hasNextPage ? rows.slice(0, limit) : rows, hasNextPage };
    };
  };
}

interface StepEvent {
  step: object;
  args: { variableValues?: Record<string, unknown> | null };
  executeDetails: object;
}

/** Records the text of every select that has a shape, the first time that it is executed with its key. */
export const recordTextsPlugin: GraphileConfig.Plugin = {
  name: 'SidelineRecordTextsPlugin',
  version: '1.0.0',
  grafast: {
    middleware: {
      executeStep(next, event) {
        const { step, args, executeDetails } = event as unknown as StepEvent;
        const details = executeDetails as ExecutionDetails;
        if (!(step instanceof PgSelectStep) || details.count !== 1 || details.stream) return next();
        const select = step as unknown as SelectStep;
        const shape = shapeOf(select);
        const key = shape && keyOf(shape, args.variableValues ?? {});
        if (key === null || recordings.has(key)) return next();
        // a null parameter is written as null, without a marker
        const isNull = select.placeholders.some(
          ({ dependencyIndex }) => details.values[dependencyIndex]?.at(0) == null,
        );
        return isNull ? next() : (executeAndRecord(select, details, key) as ReturnType<typeof next>);
      },
    },
  },
};
