import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { projectDir } from '../../db/settings.ts';

/** The API's schema as committed in server/schema.graphql. */
export const committedSchema = (): GraphQLSchema =>
  buildSchema(readFileSync(path.join(projectDir, 'server/schema.graphql'), 'utf8'));
