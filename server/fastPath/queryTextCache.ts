/**
 * PostGraphile writes the text of a query again for every request, from the same parts; for a page with many relations
 * that is a quarter of the server's work. The text depends on the operation and on the variables that determine its
 * shape (filter, order, page), not on values that only become parameters (an id). So the text is cached by the step
 * that wrote it and by those variables, with the positions of its parameters. Only reads whose shape depends on
 * constants and variables alone are cached; every other text is written as usual.
 */
import { PgSelectStep } from 'postgraphile/@dataplan/pg';
import type { Frame, Step as PlanStep, Reader } from './grafastInternals.ts';

/** The maximum number of cached texts, some kilobytes each; the oldest is dropped first. */
const MAX_TEXTS = 500;
/** Longer keys (lists of a hundred ids) hardly occur twice. */
const MAX_KEY_LENGTH = 400;

interface Value {
  isBatch: boolean;
  at(index: number): unknown;
  unaryValue(): unknown;
}
interface Details {
  count: number;
  values: readonly Value[];
  stream: unknown;
}
interface Placeholder {
  dependencyIndex: number;
  alreadyEncoded?: boolean;
  codec: { toPg(value: unknown): unknown };
}
interface Step {
  id: number;
  hasSideEffects: boolean;
  dependencies: readonly Step[];
  operationPlan: { variableValuesStep: Step; operation: { operation: string } };
}
interface Statement {
  text: string;
  name: string;
  rawSqlValues: readonly unknown[];
  identifierIndex: number | null;
}
interface Resource {
  executeWithCache(specs: readonly object[], statement: Statement): Promise<{ values: readonly unknown[][] }>;
}
interface SelectStep extends Step {
  mode: string;
  resource: Resource;
  contextId: number;
  fetchOneExtra: boolean;
  firstStepId: number | null;
  lastStepId: number | null;
  offsetStepId: number | null;
  afterStepId: number | null;
  beforeStepId: number | null;
  applyDepIds: readonly number[];
  streamDetailsDepIds: readonly number[] | null;
  placeholders: readonly Placeholder[];
  deferreds: readonly unknown[];
  execute(details: Details): Promise<Result[]>;
}
interface Result {
  items: readonly unknown[];
  hasNextPage: boolean;
}
interface CachedText {
  statement: Statement;
  /** The first result without its rows. */
  rest: Result;
}

/** The position of a parameter. */
class Parameter {
  readonly placeholder: Placeholder;
  constructor(placeholder: Placeholder) {
    this.placeholder = placeholder;
  }
}

/** The variables that determine the shape of a step's text; null if other inputs may, too. */
const shapes = new WeakMap<SelectStep, { key: number; variables: readonly string[] } | null>();
const texts = new Map<string, CachedText>();
let steps = 0;

function shapeOf(step: SelectStep) {
  let shape = shapes.get(step);
  if (shape === undefined) {
    const variables = isPlainRead(step) ? variablesOf(step) : null;
    shape = variables && { key: steps++, variables };
    shapes.set(step, shape);
  }
  return shape;
}

const isPlainRead = (step: SelectStep): boolean =>
  (step.mode === 'normal' || step.mode === 'aggregate') &&
  step.operationPlan.operation.operation === 'query' &&
  step.deferreds.length === 0 &&
  (step.streamDetailsDepIds?.length ?? 0) === 0;

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

function variablesOf(step: SelectStep): string[] | null {
  const { firstStepId, lastStepId, offsetStepId, afterStepId, beforeStepId, applyDepIds } = step;
  const choosing = new Set([firstStepId, lastStepId, offsetStepId, afterStepId, beforeStepId, ...applyDepIds]);
  const harmless = new Set([step.contextId, ...step.placeholders.map((placeholder) => placeholder.dependencyIndex)]);
  const variables = new Set<string>();
  const { variableValuesStep } = step.operationPlan;
  const known = (one: Step): boolean => {
    const kind = one.constructor.name;
    if (kind === 'ConstantStep') return true;
    if (kind === 'AccessStep') {
      const [name] = (one as unknown as { path: readonly unknown[] }).path;
      if (one.dependencies[0] !== variableValuesStep || typeof name !== 'string') return false;
      variables.add(name);
      return true;
    }
    return PURE.has(kind) && !one.hasSideEffects && one.dependencies.every(known);
  };
  const all = step.dependencies.every((one, index) => (harmless.has(index) && !choosing.has(index)) || known(one));
  return all ? [...variables].sort() : null;
}

function keyOf(shape: { key: number; variables: readonly string[] }, given: Record<string, unknown>): string | null {
  let key = String(shape.key);
  for (const name of shape.variables) {
    // an absent variable may have a default; a null one has none
    key += `\n${name in given ? (JSON.stringify(given[name]) ?? '') : '-'}`;
    if (key.length > MAX_KEY_LENGTH) return null;
  }
  return key;
}

function withValues(statement: Statement, values: readonly Value[]): Statement {
  const rawSqlValues = statement.rawSqlValues.map((raw) => {
    if (!(raw instanceof Parameter)) return raw;
    return encoded(raw.placeholder, (values[raw.placeholder.dependencyIndex] as Value).at(0));
  });
  return { ...statement, rawSqlValues };
}

/** A parameter as PostgreSQL reads it. */
const encoded = ({ alreadyEncoded, codec }: Placeholder, value: unknown): unknown =>
  value === null || value === undefined ? null : alreadyEncoded ? value : codec.toPg(value);

/** Lets the step write its text with markers instead of parameters, and caches it once its rows have arrived. */
async function executeAndCache(step: SelectStep, details: Details, key: string): Promise<Result[]> {
  let built: Statement | null = null;
  const resource: Resource = Object.create(step.resource, {
    executeWithCache: {
      value: (specs: readonly object[], statement: Statement) => {
        built = statement;
        return step.resource.executeWithCache(specs, withValues(statement, details.values));
      },
    },
  });
  const placeholders = step.placeholders.map((placeholder) => ({
    ...placeholder,
    alreadyEncoded: false,
    codec: Object.create(placeholder.codec, { toPg: { value: () => new Parameter(placeholder) } }),
  }));
  const building: SelectStep = Object.create(step, {
    resource: { value: resource },
    placeholders: { value: placeholders },
  });
  const results = await building.execute(details);
  const statement = built as Statement | null;
  const [first] = results;
  if (statement && statement.identifierIndex == null && first && !('then' in first)) {
    if (texts.size >= MAX_TEXTS) texts.delete(texts.keys().next().value as string);
    texts.set(key, { statement, rest: { ...first, items: [] } });
  }
  return results;
}

async function executeCached(
  step: SelectStep,
  { values }: Details,
  { statement, rest }: CachedText,
): Promise<Result[]> {
  const context = (values[step.contextId] as Value).unaryValue();
  const answer = await step.resource.executeWithCache([{ context, queryValues: [] }], withValues(statement, values));
  const first = step.firstStepId === null ? null : (values[step.firstStepId] as Value).unaryValue();
  return [resultOf(step, rest, answer.values[0] as unknown[], first)];
}

/** A select's result: its rows, and whether there are more. */
function resultOf(step: SelectStep, rest: Result, rows: readonly unknown[], first: unknown): Result {
  // one row more than requested means that there is a next page
  const more = step.fetchOneExtra && typeof first === 'number' && rows.length > first;
  return { ...rest, items: more ? rows.slice(0, first) : rows, hasNextPage: more };
}

/**
 * Sends a select for a compiled plan: null when its text is not cached yet for these variables; Grafast then executes it and
 * caches the text. Otherwise a function that sends it and resolves to its result.
 */
export type CachedRead = (frame: Frame, given: Record<string, unknown>) => (() => Promise<unknown>) | null;

interface Visitor {
  pgSettings: object;
  withPgClient<T>(settings: object, work: (client: Client) => Promise<T>): Promise<T>;
}
interface Client {
  query(options: object): Promise<{ rows: readonly unknown[] }>;
}

/** Prepares a select for a compiled plan; null when its text may depend on more than constants and variables. */
export function cachedRead(anyStep: PlanStep, readerOf: (step: PlanStep) => Reader): CachedRead | null {
  const step = anyStep as unknown as SelectStep;
  const shape = shapeOf(step);
  if (!shape || step.lastStepId !== null) return null;
  const reader = (index: number) => readerOf(step.dependencies[index] as unknown as PlanStep);
  const context = reader(step.contextId);
  const first = step.firstStepId === null ? null : reader(step.firstStepId);
  const parameters = new Map(step.placeholders.map(({ dependencyIndex: index }) => [index, reader(index)] as const));
  return (frame, given) => {
    for (const read of parameters.values()) if (read(frame) == null) return null;
    const key = keyOf(shape, given);
    const cached = key === null ? undefined : texts.get(key);
    if (!cached) return null;
    const { pgSettings, withPgClient } = context(frame) as Visitor;
    const limit = first?.(frame);
    if (limit === 0) return null; // Grafast sends no statement
    const { text, name, rawSqlValues } = cached.statement;
    const values = rawSqlValues.map((raw) =>
      raw instanceof Parameter
        ? encoded(raw.placeholder, parameters.get(raw.placeholder.dependencyIndex)?.(frame))
        : raw,
    );
    return async () => {
      const { rows } = await withPgClient(pgSettings, (client) =>
        client.query({ text, name, values, arrayMode: true }),
      );
      return resultOf(step, cached.rest, rows, limit);
    };
  };
}

const isNull = (details: Details, id: number | null): boolean =>
  id === null || (details.values[id] as Value).unaryValue() == null;

interface Event {
  step: object;
  args: { variableValues?: Record<string, unknown> | null };
  executeDetails: object;
}

export const queryTextCachePlugin: GraphileConfig.Plugin = {
  name: 'SidelinequeryTextCachePlugin',
  version: '1.0.0',
  grafast: {
    middleware: {
      executeStep(next, event) {
        const { step: any, args, executeDetails } = event as unknown as Event;
        if (!(any instanceof PgSelectStep)) return next();
        const step = any as unknown as SelectStep;
        const details = executeDetails as Details;
        const shape = details.count === 1 && !details.stream ? shapeOf(step) : null;
        if (!shape || !isNull(details, step.lastStepId)) return next();
        // a null parameter leaves no marker
        if (step.placeholders.some(({ dependencyIndex }) => details.values[dependencyIndex]?.at(0) == null))
          return next();
        const key = keyOf(shape, args.variableValues ?? {});
        if (key === null) return next();
        const cached = texts.get(key);
        return (cached ? executeCached(step, details, cached) : executeAndCache(step, details, key)) as ReturnType<
          typeof next
        >;
      },
    },
  },
};
