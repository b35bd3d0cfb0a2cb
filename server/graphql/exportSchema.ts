import { type GraphQLSchema, introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql';
import pg from 'pg';
import { makeSchema } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { schemaPreset } from './preset.ts';

/** Builds the schema from a database and lets go of it again. `url` connects as sideline_authenticator. */
export async function schemaOf(url: string): Promise<GraphQLSchema> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const service = makePgService({ pool, schemas: ['app_public'] });
  try {
    const { schema } = await makeSchema({ extends: [schemaPreset], pgServices: [service] });
    return lexicographicSortSchema(schema);
  } finally {
    await service.release?.();
    await pool.end();
  }
}

/** The schema as people read it; the same database gives the same text. */
export const sdlOf = (schema: GraphQLSchema): string => `${printSchema(schema)}\n`;

/** Parts of an introspection that an adapter reads; the rest would only make the console's download larger. */
const KEPT = new Set(['kind', 'name', 'type', 'ofType', 'args', 'fields', 'inputFields', 'enumValues']);

/** The introspection for the console, with names and types only. */
export function introspectionOf(schema: GraphQLSchema): string {
  const { __schema } = introspectionFromSchema(schema, { descriptions: false, directiveIsRepeatable: false });
  const types = __schema.types.filter(({ name }) => !name.startsWith('__'));
  const trimmed = trim({ types }) as { types: unknown[] };
  return `${JSON.stringify({
    queryType: { name: __schema.queryType.name },
    mutationType: __schema.mutationType ? { name: __schema.mutationType.name } : null,
    subscriptionType: __schema.subscriptionType ? { name: __schema.subscriptionType.name } : null,
    types: trimmed.types,
  })}\n`;
}

function trim(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trim);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key === 'types' || (KEPT.has(key) && inner !== null && inner !== undefined))
      .map(([key, inner]) => [key, trim(inner)]),
  );
}
