import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import pg from 'pg';
import { makeSchema } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { schemaPreset } from './preset.ts';
import { StaffNullabilityPlugin } from './staffNullability.ts';

/** The same schema with the nullability for staff; only types are generated from it. */
const staffPreset: GraphileConfig.Preset = {
  extends: [schemaPreset],
  plugins: [StaffNullabilityPlugin],
  disablePlugins: ['SidelinePartlyVisiblePlugin'],
};

/**
 * Builds the schema from a database and closes its connection. `url` connects as sideline_authenticator; `reader`:
 * whose nullability it has.
 */
export async function schemaOf(url: string, reader: 'everybody' | 'staff' = 'everybody'): Promise<GraphQLSchema> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const service = makePgService({ pool, schemas: ['app_public'] });
  try {
    const { schema } = await makeSchema({
      extends: [reader === 'staff' ? staffPreset : schemaPreset],
      pgServices: [service],
    });
    return lexicographicSortSchema(schema);
  } finally {
    await service.release?.();
    await pool.end();
  }
}

/** The schema as SDL; the same database gives the same text. */
export const sdlOf = (schema: GraphQLSchema): string => `${printSchema(schema)}\n`;
