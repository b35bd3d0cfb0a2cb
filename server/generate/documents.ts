/**
 * `<folder>/generated/graphql.ts` beside the .graphql files of each folder of both apps and ui: every operation's result
 * and variables as types, and its document as the id under which the server knows it. The inputs and enums of all are in
 * one file. GraphQL Code Generator's plugin is called without its command line, which loads and checks the whole schema
 * for each file.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { plugin } from '@graphql-codegen/typescript-operations';
import { concatAST, type DocumentNode, type GraphQLSchema, getOperationAST, separateOperations } from 'graphql';
import { projectDir } from '../../db/settings.ts';
import {
  canonical,
  type DocumentFolder,
  documentFolders,
  documentHash,
  documentsByFolder,
} from '../graphql/generate.ts';

/** The inputs and enums of all documents; they are the same for every viewer. */
const SCHEMA_FILE = 'ui/generated/schema.ts';

const config = {
  skipTypename: true,
  strictScalars: true,
  disableDescriptions: true,
  namespacedImportName: 'Schema',
  ignoreEnumValuesFromSchema: true, // the built schema has the database's values, documents have GraphQL's names
  /** TypeScript types of scalars: exact numbers, dates and instants are strings. All JSON of the API is an object. */
  scalars: {
    BigFloat: { input: 'string | number', output: 'string' },
    BigInt: 'string',
    Cursor: 'string',
    Date: 'string',
    Datetime: 'string',
    JSON: { input: 'unknown', output: 'Record<string, unknown>' },
    Time: 'string',
    UUID: 'string',
    Upload: 'never',
  },
};

const HEAD = '// Made by "npm run generate" from the schema and the .graphql files; not to be edited.\n';
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `import type` of the file `to` for the file `from`, both by path in the project. */
const importType = (what: string, from: string, to: string): string => {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return `import type ${what} from '${relative.startsWith('.') ? relative : `./${relative}`}';\n`;
};

/** The types that the plugin makes of a document, without what it repeats at the head of each file. */
async function typesOf(schema: GraphQLSchema, document: DocumentNode, options: Record<string, unknown>) {
  const made = await plugin(schema, [{ document }], { ...config, ...options }, { outputFile: '' });
  return (typeof made === 'string' ? made : made.content)
    .replace(/\bExact<(\{.*?\})>;/gs, '$1;')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

/** The constants of a folder's operations, as pages import them. */
const constantsOf = (document: DocumentNode): string =>
  Object.entries(separateOperations(document))
    .map(([name, operation]) => {
      const kind = getOperationAST(operation)?.operation ?? 'query';
      const type = name + upperFirst(kind);
      return `export const ${name}Document = { id: '${documentHash(canonical(operation))}', name: '${name}', kind: '${kind}' } as TypedDocument<${type}, ${type}Variables>;\n`;
    })
    .join('');

/** The files of all folders by path; null for that of a folder without documents. `schemaOf`: each app's schema, with the nullability that its viewers can rely on. */
export async function documentFiles(
  schemaOf: Record<DocumentFolder, GraphQLSchema>,
): Promise<Record<string, string | null>> {
  const all = documentFolders.map((root) => [schemaOf[root], documentsByFolder(root)] as const);
  const inputs = await typesOf(schemaOf.ui, concatAST(all.flatMap(([, documents]) => [...documents.values()])), {
    generateOperationTypes: false,
    namespacedImportName: null,
  });
  const existing = globSync(`{${documentFolders}}/**/generated/graphql.ts`, { cwd: projectDir });
  const files: Record<string, string | null> = {
    ...Object.fromEntries(existing.map((file) => [file, null])),
    [SCHEMA_FILE]: `${HEAD}${inputs}\n`,
  };
  for (const [schema, documents] of all)
    for (const [folder, document] of documents) {
      const file = `${folder}/generated/graphql.ts`;
      const types = await typesOf(schema, document, { importSchemaTypesFrom: SCHEMA_FILE });
      const imports = [
        importType('{ TypedDocument }', file, 'ui/graphql.ts'),
        types.includes('Schema.') ? importType('* as Schema', file, SCHEMA_FILE) : '',
      ];
      files[file] = `${HEAD}${imports.join('')}\n${types}\n\n${constantsOf(document)}`;
    }
  return files;
}
