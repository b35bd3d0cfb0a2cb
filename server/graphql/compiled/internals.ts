/**
 * The parts of Grafast's plans that compiled answers are made from. Grafast keeps them to itself, so they are written down
 * here for the version that package.json pins; `compiled.test.ts` compares every query of both apps with Grafast's own
 * answer and fails when an upgrade changes one of them.
 */
import { $$inhibit } from 'postgraphile/grafast';

/** What a step came to while one request is answered, by the step's id. */
export type Frame = unknown[];
/** Takes a value out of the frame. */
export type Reader = (frame: Frame) => unknown;
/** Writes a part of the answer as JSON. */
export type Writer = (frame: Frame) => string;

export interface Step {
  readonly id: number;
  readonly dependencies: readonly Step[];
  readonly dependencyForbiddenFlags: readonly number[];
  readonly dependencyOnReject: readonly unknown[];
  readonly layerPlan: LayerPlan;
  readonly isSyncAndSafe: boolean;
  readonly hasSideEffects: boolean;
  readonly implicitSideEffectStep: Step | null;
  unbatchedExecute?(extra: object, ...values: unknown[]): unknown;
}

export interface LayerPlan {
  readonly reason: {
    readonly type: string;
    readonly parentLayerPlan?: LayerPlan;
    readonly parentStep?: Step;
    readonly stream?: object;
  };
  readonly rootStep: Step | null;
  readonly children: readonly LayerPlan[];
  readonly parentSideEffectStep: Step | null;
}

export interface OutputPlan {
  readonly type: {
    readonly mode: string;
    readonly typeName?: string;
    readonly hasRootBehavior?: boolean;
    readonly graphqlType?: { serialize(value: unknown): unknown };
  };
  readonly layerPlan: LayerPlan;
  readonly rootStep: Step;
  readonly processRoot: ((value: unknown, flags: number) => unknown) | null;
  readonly keys: Readonly<
    Record<string, { type: '__typename' } | { type: 'outputPlan'; outputPlan: OutputPlan; isNonNull: boolean }>
  >;
  readonly child: OutputPlan | null;
  readonly childIsNonNull: boolean;
  readonly deferredOutputPlans: readonly OutputPlan[];
  readonly sideEffectStep: Step | null;
}

export interface OperationPlan {
  readonly operation: { readonly operation: string };
  readonly rootLayerPlan: LayerPlan;
  readonly rootOutputPlan: OutputPlan;
  readonly variableValuesStep: Step;
  readonly contextStep: Step;
  readonly rootValueStep: Step;
  readonly variableValuesConstraints: readonly { readonly path: readonly (string | number)[] }[];
  readonly contextConstraints: readonly object[];
  readonly rootValueConstraints: readonly object[];
}

export const FLAG_NULL = 2;
export const FLAG_INHIBITED = 4;

/** Stands for a value that Grafast would call inhibited: null, and so is what depends on it. */
export const INHIBITED = Symbol('inhibited');

/** A plan has a part that is not compiled; Grafast executes it as always. */
export class NotCompiled extends Error {}

/** One request came upon something out of the ordinary (an error, a promise); Grafast answers it, errors and all. */
export class LeaveToGrafast extends Error {
  /** Whether every request of this plan will come upon it. */
  readonly always: boolean;
  constructor(always = false) {
    super();
    this.always = always;
  }
}

/** A read was given all the time there is: Grafast would only ask, and wait, as long again. `cause`: what was said of it. */
export class TimeUp extends Error {}

const [flagged] = Object.getOwnPropertySymbols($$inhibit);
/** Whether a function returned an error or a null by Grafast's marks instead of a value. */
export const isMarked = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && flagged !== undefined && Object.hasOwn(value, flagged);

export const isPromise = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && typeof (value as PromiseLike<unknown>).then === 'function';

export const kindOf = (step: Step): string => step.constructor.name;
