import type { GrafastSubscriber, Step } from 'postgraphile/grafast';
import { extendSchema, type gql } from 'postgraphile/utils';
import type { PlanBuild } from '../operations/resource.ts';

// Steps of PostGraphile are typed by tables and arguments, which only the database and the schema know: here, and only
// here, we say which values they have. Nothing happens at run time.

/** Types a step by the value that it yields. */
export const stepOf = <T>(step: unknown): Step<T> => step as Step<T>;

/** Types steps, in order, by the values that they yield. */
export const stepsOf = <T extends readonly unknown[]>(
  ...steps: { [K in keyof T]: unknown }
): { readonly [K in keyof T]: Step<T[K]> } => steps as never;

/** Topics that `listen` subscribes to. */
export type Topics = GrafastSubscriber<Record<string, string>>;

/** What a plugin adds to the schema; `objects`: the plans of each type's fields, whose steps have any type. */
interface Extension {
  typeDefs: ReturnType<typeof gql>;
  objects: Record<string, { plans: Record<string, unknown> }>;
}

/** `extendSchema` for plans whose steps are typed by us. */
export const extendApi = (extension: Extension | ((build: PlanBuild & GraphileBuild.Build) => Extension)) =>
  extendSchema(extension as never);
