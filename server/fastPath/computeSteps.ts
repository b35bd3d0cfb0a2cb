/** Compiles steps into functions that read their dependencies from the frame and return the step's value. */
import {
  FallBack,
  FLAG_INHIBITED,
  FLAG_NULL,
  type Frame,
  INHIBITED,
  isMarked,
  isPromise,
  kindOf,
  NotCompiled,
  type Reader,
  type Step,
} from './grafastInternals.ts';

type Compute = (...values: unknown[]) => unknown;
interface Expression extends Step {
  attrIndex: number;
  pgCodec: { fromPg(raw: string): unknown };
}

/** Steps whose value depends on their dependencies' values alone; they ignore `extra`. */
const PLAIN = new Set(['AccessStep', 'FirstStep', 'LastStep', 'ObjectStep', 'PgCursorStep', 'PgSelectSingleStep']);
const EXTRA = Object.freeze({});

function computeOf(step: Step): Compute {
  const kind = kindOf(step);
  if (kind === 'ConstantStep') {
    const { data } = step as Step & { data: unknown };
    return () => data;
  }
  if (kind === 'ListStep') return (...values) => values;
  if (kind === 'PgSelectRowsStep' || kind === 'ConnectionItemsStep')
    return (result) => (result as { items: unknown } | null | undefined)?.items;
  if (kind === 'ConnectionStep') return connectionCompute(step);
  if (kind === 'LambdaStep') {
    const { fn } = step as Step & { fn: (value: unknown) => unknown };
    if (fn.constructor.name !== 'Function') throw new NotCompiled('asynchronous function');
    return (value) => checked(fn(value));
  }
  const execute = PLAIN.has(kind) && step.isSyncAndSafe ? step.unbatchedExecute?.bind(step, EXTRA) : undefined;
  if (execute) return execute;
  throw new NotCompiled(kind);
}

/** A connection whose select pages by itself is the select's result; its other dependencies only check arguments. */
function connectionCompute(step: Step): Compute {
  const { paramsDepId, collectionDepId, neededCollection } = step as Step & Record<string, unknown>;
  if (paramsDepId != null || typeof collectionDepId !== 'number' || !neededCollection)
    throw new NotCompiled('connection that pages in Node');
  return (...values) => values[collectionDepId];
}

function checked(value: unknown): unknown {
  if (isPromise(value)) throw new FallBack(true);
  if (isMarked(value)) throw new FallBack();
  return value;
}

/** Returns a function that computes a step. Null and inhibited dependencies propagate by Grafast's rules. */
export function computation(step: Step, readerOf: (step: Step) => Reader): Reader {
  if (step.hasSideEffects || step.implicitSideEffectStep) throw new NotCompiled('side effects');
  if (step.dependencyOnReject.some((trap) => trap !== undefined)) throw new NotCompiled('trapped errors');
  const compute = computeOf(step);
  const readers = step.dependencies.map((dependency, index) =>
    dependencyReader(readerOf(dependency), step.dependencyForbiddenFlags[index] as number),
  );
  const [first, second] = readers as [Reader, Reader];
  if (readers.length === 1)
    return (frame) => {
      const value = first(frame);
      return value === INHIBITED ? value : compute(value);
    };
  if (readers.length === 2)
    return (frame) => {
      const [one, two] = [first(frame), second(frame)];
      return one === INHIBITED || two === INHIBITED ? INHIBITED : compute(one, two);
    };
  return (frame) => {
    const values = readers.map((read) => read(frame));
    return values.includes(INHIBITED) ? INHIBITED : compute(...values);
  };
}

/** Reads a dependency; INHIBITED when its value is forbidden to the step. */
function dependencyReader(read: Reader, forbidden: number): Reader {
  const [nullIsForbidden, inhibitedIsForbidden] = [(forbidden & FLAG_NULL) !== 0, (forbidden & FLAG_INHIBITED) !== 0];
  return (frame) => {
    const value = read(frame);
    if (value === INHIBITED) return inhibitedIsForbidden ? INHIBITED : null;
    return nullIsForbidden && (value === null || value === undefined) ? INHIBITED : value;
  };
}

export const isExpression = (step: Step): step is Expression => kindOf(step) === 'PgClassExpressionStep';

/** Reads a column of a row. */
export function expressionReader(step: Expression, row: Reader): Reader {
  if (step.dependencies.length !== 1 || step.implicitSideEffectStep) throw new NotCompiled('expression');
  const { attrIndex, pgCodec } = step;
  return (frame: Frame) => {
    const values = row(frame) as readonly (string | null)[] | null | undefined | typeof INHIBITED;
    if (values === INHIBITED) return INHIBITED;
    const raw = values?.[attrIndex];
    return raw === null || raw === undefined ? null : pgCodec.fromPg(raw);
  };
}
