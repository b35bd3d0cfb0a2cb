import type { GraphQLSchema } from 'graphql';
import { collectOperations, operationProblems, operationsFile } from './collectOperations.ts';
import { schemaOf, sdlOf } from './exportSchema.ts';

export { canonical, documentHash } from './canonical.ts';
export {
  type CollectedOperation,
  collectOperations,
  type DocumentFolder,
  documentFolders,
  documentsByFolder,
  graphqlFilesOf,
  parseFile,
  RESOURCE_DIRECTIVE,
} from './collectOperations.ts';

/**
 * The API's schema, and the same with the nullability for staff. `url` connects as sideline_authenticator to a migrated
 * database.
 */
export const apiSchemas = async (url: string): Promise<{ schema: GraphQLSchema; staffSchema: GraphQLSchema }> => ({
  schema: await schemaOf(url),
  staffSchema: await schemaOf(url, 'staff'),
});

/**
 * The files generated from the schema and the apps' documents, by path in the project, and the problems of documents
 * that do not match the schema.
 */
export function apiFiles(schema: GraphQLSchema): { files: Record<string, string>; problems: string[] } {
  const operations = collectOperations();
  return {
    files: {
      'server/schema.graphql': sdlOf(schema),
      'server/generated/operations.json': operationsFile(operations),
    },
    problems: operationProblems(schema, operations),
  };
}
