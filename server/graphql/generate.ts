import type { GraphQLSchema } from 'graphql';
import { collectOperations, operationProblems, operationsFile } from './collectOperations.ts';
import { schemaOf, sdlOf } from './exportSchema.ts';

export { canonical, documentHash } from './canonical.ts';
export { type DocumentFolder, documentFolders, documentsByFolder, graphqlFilesOf } from './collectOperations.ts';

/** Files generated from the database's schema and the apps' documents, by path in the project. */
export interface GeneratedApi {
  files: Record<string, string>;
  /** Documents that do not match the schema; there must be none in a release. */
  problems: string[];
  /** The API's schema, and the same with the nullability for staff. */
  schema: GraphQLSchema;
  staffSchema: GraphQLSchema;
}

/**
 * Generates the API's files in memory; writes nothing. `url` connects as sideline_authenticator to a migrated database.
 */
export async function generateApi(url: string): Promise<GeneratedApi> {
  const schema = await schemaOf(url);
  const operations = collectOperations();
  return {
    files: {
      'server/schema.graphql': sdlOf(schema),
      'server/generated/operations.json': operationsFile(operations),
    },
    problems: operationProblems(schema, operations),
    schema,
    staffSchema: await schemaOf(url, 'staff'),
  };
}
