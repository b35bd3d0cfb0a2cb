/** Steps as functions: each reads what it depends on from the frame and comes to its own value. */
import {
  FLAG_INHIBITED,
  FLAG_NULL,
  type Frame,
  INHIBITED,
  isMarked,
  isPromise,
  kindOf,
  LeaveToGrafast,
  NotCompiled,
  type Reader,
  type Step,
} from './internals.ts';

type Call = (...values: unknown[]) => unknown;
interface Expression extends Step {
  attrIndex: number;
  pgCodec: { fromPg(raw: string): unknown };
}

/** Steps that need nothing but their dependencies' values. `extra` is of no use to them. */
const PLAIN = new Set(['AccessStep', 'FirstStep', 'LastStep', 'ObjectStep', 'PgCursorStep', 'PgSelectSingleStep']);
const EXTRA = Object.freeze({});

function callOf(step: Step): Call {
  const kind = kindOf(step);
  if (kind === 'ConstantStep') {
    const { data } = step as Step & { data: unknown };
    return () => data;
  }
  if (kind === 'ListStep') return (...values) => values;
  if (kind === 'PgSelectRowsStep' || kind === 'ConnectionItemsStep')
    return (result) => (result as { items: unknown } | null | undefined)?.items;
  if (kind === 'ConnectionStep') return connectionCall(step);
  if (kind === 'LambdaStep') {
    const { fn } = step as Step & { fn: (value: unknown) => unknown };
    if (fn.constructor.name !== 'Function') throw new NotCompiled('asynchronous function');
    return (value) => plainly(fn(value));
  }
  const execute = PLAIN.has(kind) && step.isSyncAndSafe ? step.unbatchedExecute?.bind(step, EXTRA) : undefined;
  if (execute) return execute;
  throw new NotCompiled(kind);
}

/** A connection whose select does the paging itself is the select's own result; its other dependencies only check arguments. */
function connectionCall(step: Step): Call {
  const { paramsDepId, collectionDepId, neededCollection } = step as Step & Record<string, unknown>;
  if (paramsDepId != null || typeof collectionDepId !== 'number' || !neededCollection)
    throw new NotCompiled('connection that pages by itself');
  return (...values) => values[collectionDepId];
}

function plainly(value: unknown): unknown {
  if (isPromise(value)) throw new LeaveToGrafast(true);
  if (isMarked(value)) throw new LeaveToGrafast();
  return value;
}

/** What a step comes to. Null and inhibited dependencies are passed on by Grafast's rules. */
export function computation(step: Step, readerOf: (step: Step) => Reader): Reader {
  if (step.hasSideEffects || step.implicitSideEffectStep) throw new NotCompiled('side effects');
  if (step.dependencyOnReject.some((one) => one !== undefined)) throw new NotCompiled('replaced errors');
  const call = callOf(step);
  const readers = step.dependencies.map((one, index) =>
    dependencyReader(readerOf(one), step.dependencyForbiddenFlags[index] as number),
  );
  const [first, second] = readers as [Reader, Reader];
  if (readers.length === 1)
    return (frame) => {
      const value = first(frame);
      return value === INHIBITED ? value : call(value);
    };
  if (readers.length === 2)
    return (frame) => {
      const [one, two] = [first(frame), second(frame)];
      return one === INHIBITED || two === INHIBITED ? INHIBITED : call(one, two);
    };
  return (frame) => {
    const values = readers.map((read) => read(frame));
    return values.includes(INHIBITED) ? INHIBITED : call(...values);
  };
}

/** A dependency's value; INHIBITED when the step may not be given what it is. */
function dependencyReader(read: Reader, forbidden: number): Reader {
  const [nullIsForbidden, inhibitedIsForbidden] = [(forbidden & FLAG_NULL) !== 0, (forbidden & FLAG_INHIBITED) !== 0];
  return (frame) => {
    const value = read(frame);
    if (value === INHIBITED) return inhibitedIsForbidden ? INHIBITED : null;
    return nullIsForbidden && (value === null || value === undefined) ? INHIBITED : value;
  };
}

export const isExpression = (step: Step): step is Expression => kindOf(step) === 'PgClassExpressionStep';

/** A column of a row, read where it is needed. */
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
