/**
 * Compiles a planned query into one function. Grafast executes a plan step by step for every field, with a store and flags
 * for each; for a page of a hundred fields that is three quarters of the server's work. A plan that only reads (selects at
 * its root, then columns, rows and lists) needs none of that: its selects are sent, and their rows are written as JSON. A
 * plan of another shape is not compiled. A request that fails is executed again by Grafast, unless a statement timed out.
 */

import { computation, expressionReader, isExpression } from './computeSteps.ts';
import {
  FallBack,
  type Frame,
  kindOf,
  type LayerPlan,
  NotCompiled,
  type OperationPlan,
  type OutputPlan,
  type Reader,
  type Step,
  TimedOut,
} from './grafastInternals.ts';
import { type RecordedSelect, recordedSelect } from './recordedTexts.ts';
import { type EnterLayer, writerOf } from './writeOutput.ts';

export interface Request {
  context: unknown;
  /** As given, and as coerced by the operation's types. */
  given: Record<string, unknown>;
  variables: Record<string, unknown>;
}
/** Returns the data as JSON; null when Grafast has to execute this request (no statement was sent). Rejects with FallBack, TimedOut. */
export type Compiled = (request: Request) => Promise<string> | null;

/** Returns null when a part of the plan cannot be compiled. */
export function compile(plan: OperationPlan): Compiled | null {
  if (
    plan.operation.operation !== 'query' ||
    plan.contextConstraints.length > 0 ||
    plan.rootValueConstraints.length > 0
  )
    return null;
  try {
    return assemble(plan);
  } catch (error) {
    if (error instanceof NotCompiled) return null;
    throw error;
  }
}

/** True for a statement timeout, and if no connection was available in time. */
const isTimeout = ({ code, message }: { code?: string; message?: string }): boolean =>
  code === '57014' || /^timeout exceeded/.test(message ?? '');

/** The selects of a plan and the steps that depend on them. */
class Steps {
  readonly selects: Step[] = [];
  readonly #given: ReadonlySet<Step>;
  readonly #byLayer = new Map<LayerPlan, Step[]>();
  readonly #seen = new Set<Step>();
  /** Steps that depend on the result of a select. */
  readonly #late = new Set<Step>();
  /** The size of a frame. */
  size = 0;

  constructor({ variableValuesStep, contextStep, rootValueStep }: OperationPlan) {
    this.#given = new Set([variableValuesStep, contextStep, rootValueStep]);
  }

  /** Like `readerOf`, for the inputs of a select, which must not depend on another select. */
  readonly earlyReaderOf = (step: Step): Reader => {
    const read = this.readerOf(step);
    if (isExpression(step) || this.#late.has(step)) throw new NotCompiled('select after select');
    return read;
  };

  /** Adds a step after its dependencies; returns its reader. */
  readonly readerOf = (step: Step): Reader => {
    if (isExpression(step)) return expressionReader(step, this.readerOf(step.dependencies[0] as Step));
    this.#need(step);
    const { id } = step;
    return (frame) => frame[id];
  };

  #need(step: Step): void {
    if (this.#seen.has(step) || this.#given.has(step)) return;
    this.#seen.add(step);
    this.size = Math.max(this.size, step.id + 1);
    const kind = kindOf(step);
    if (kind === '__ItemStep') return; // set by the list that it belongs to
    if (kind === 'PgSelectStep') {
      if (step.layerPlan.reason.type !== 'root') throw new NotCompiled('select for each row');
      this.selects.push(step);
      this.#late.add(step);
      return;
    }
    for (const dependency of step.dependencies) {
      const needed = isExpression(dependency) ? (dependency.dependencies[0] as Step) : dependency;
      this.#need(needed);
      if (this.#late.has(needed)) this.#late.add(step);
    }
    const steps = this.#byLayer.get(step.layerPlan) ?? [];
    steps.push(step);
    this.#byLayer.set(step.layerPlan, steps);
  }

  /** Returns a function that computes a layer's steps; for the root layer, only those before or only those after the selects. */
  enter(layer: LayerPlan, which?: 'early' | 'late'): EnterLayer {
    const steps = (this.#byLayer.get(layer) ?? []).filter(
      (step) => !which || (which === 'late') === this.#late.has(step),
    );
    const computed = steps.map((step) => ({ id: step.id, compute: computation(step, this.readerOf) }));
    return (frame) => {
      for (const { id, compute } of computed) frame[id] = compute(frame);
    };
  }
}

function assemble(plan: OperationPlan): Compiled {
  const steps = new Steps(plan);
  const layers = new Map<LayerPlan, EnterLayer>();
  const entered: LayerPlan[] = [];
  const write = writerOf(plan.rootOutputPlan as OutputPlan, {
    readerOf: steps.readerOf,
    enterOf: (layer) => {
      entered.push(layer);
      return (frame) => layers.get(layer)?.(frame);
    },
  });
  const reads: RecordedSelect[] = [];
  for (const select of steps.selects) {
    const read = recordedSelect(select, steps.earlyReaderOf);
    if (!read) throw new NotCompiled('select of another shape');
    reads.push(read);
  }
  // all steps are known from here on
  const early = steps.enter(plan.rootLayerPlan, 'early');
  const late = steps.enter(plan.rootLayerPlan, 'late');
  for (const layer of entered) layers.set(layer, steps.enter(layer));
  const { variableValuesStep, contextStep, rootValueStep } = plan;
  const size = Math.max(steps.size, ...[variableValuesStep, contextStep, rootValueStep].map(({ id }) => id + 1));

  return ({ context, given, variables }) => {
    const frame: Frame = new Array(size).fill(undefined);
    frame[variableValuesStep.id] = variables;
    frame[contextStep.id] = context;
    frame[rootValueStep.id] = null;
    early(frame);
    const started = reads.map((read) => read(frame, given));
    if (started.some((execution) => execution === null)) return null;
    return Promise.all(started.map((start) => start?.())).then(
      (results) => {
        steps.selects.forEach((select, index) => {
          frame[select.id] = results[index];
        });
        late(frame);
        return write(frame);
      },
      (error) => {
        throw isTimeout(error) ? new TimedOut('', { cause: error }) : new FallBack();
      },
    );
  };
}
