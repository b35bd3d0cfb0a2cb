import type { PgExecutor, PgResource } from 'postgraphile/@dataplan/pg';
import type { SQL } from 'postgraphile/@dataplan/pg/pg-sql2';

// PostGraphile's resources are typed by their tables, which only the database knows
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyResource = PgResource<any, any, any, any, any> & { executor: PgExecutor };

/** The parts of PostGraphile's build that hand-written operations use. */
export interface PlanBuild {
  pgResources: Record<string, AnyResource>;
  sql: ((strings: TemplateStringsArray, ...values: SQL[]) => SQL) & { identifier(...names: string[]): SQL };
}

/** A table as a resource; a missing one fails the schema's build with its name. */
export function resourceOf(build: PlanBuild, name: string): AnyResource {
  const resource = build.pgResources[name];
  if (!resource) throw new Error(`The database has no exposed table ${name}.`);
  return resource;
}
