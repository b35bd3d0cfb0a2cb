/**
 * The private parts of Grafast's plans and of @dataplan/pg that compiled plans and recorded texts use, for the versions that
 * package.json pins. test/graphql/fast-path.test.ts compares every query of both apps with Grafast's own response,
 * fast-path-random.test.ts generated ones; they fail when an upgrade changes one of these.
 */
import { $$inhibit } from 'postgraphile/grafast';

/** The values of a plan's steps for one request, by step id. */
export type Frame = unknown[];
/** Reads a value from the frame. */
export type Reader = (frame: Frame) => unknown;
/** Writes a part of the response as JSON. */
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

/** A select of @dataplan/pg; `…StepId`, `…DepId(s)`: indexes of its dependencies. */
export interface SelectStep extends Step {
  readonly operationPlan: OperationPlan;
  readonly mode: string;
  readonly resource: {
    executeWithCache(specs: readonly object[], statement: Statement): Promise<{ values: readonly unknown[][] }>;
  };
  readonly contextId: number;
  readonly fetchOneExtra: boolean;
  readonly firstStepId: number | null;
  readonly lastStepId: number | null;
  readonly offsetStepId: number | null;
  readonly afterStepId: number | null;
  readonly beforeStepId: number | null;
  readonly applyDepIds: readonly number[];
  readonly streamDetailsDepIds: readonly number[] | null;
  readonly placeholders: readonly Placeholder[];
  readonly deferreds: readonly unknown[];
  execute(details: ExecutionDetails): Promise<SelectResult[]>;
}
export interface Placeholder {
  dependencyIndex: number;
  alreadyEncoded?: boolean;
  codec: { toPg(value: unknown): unknown };
}
export interface ExecutionDetails {
  count: number;
  values: readonly { at(index: number): unknown }[];
  stream: unknown;
}
export interface Statement {
  text: string;
  name: string;
  rawSqlValues: readonly unknown[];
  identifierIndex: number | null;
}
export interface SelectResult {
  items: readonly unknown[];
  hasNextPage: boolean;
}

export const FLAG_NULL = 2;
export const FLAG_INHIBITED = 4;

/** A value that Grafast inhibits: it is null, and so is everything that depends on it. */
export const INHIBITED = Symbol('inhibited');

/** A plan has a part that cannot be compiled; Grafast executes it. */
export class NotCompiled extends Error {}

/** A compiled plan met an error or a promise in this request; Grafast executes the request instead. */
export class FallBack extends Error {
  /** True if every execution of this plan meets it. */
  readonly always: boolean;
  constructor(always = false) {
    super();
    this.always = always;
  }
}

/** A statement timed out; executing it again would only take as long again. `cause`: the database's error. */
export class TimedOut extends Error {}

const [flagged] = Object.getOwnPropertySymbols($$inhibit);
/** True if a function returned Grafast's flagged error or flagged null instead of a value. */
export const isMarked = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && flagged !== undefined && Object.hasOwn(value, flagged);

export const isPromise = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && typeof (value as PromiseLike<unknown>).then === 'function';

export const kindOf = (step: Step): string => step.constructor.name;
