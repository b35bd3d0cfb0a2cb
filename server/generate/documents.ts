/**
 * `<folder>/generated/graphql.ts` beside the .graphql files of each folder of both apps and ui: every operation's result and
 * variables as types, and its document as the id under which the server knows it. Made by GraphQL Code Generator's client
 * preset.
 */
import path from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { type DocumentNode, type GraphQLSchema, getOperationAST, printSchema } from 'graphql';
import { projectDir } from '../../db/settings.ts';
import { canonical, type documentFolders, documentHash, graphqlFilesOf } from '../graphql/generate.ts';

/** How scalars look in an app: numbers that must be exact, dates and instants are texts. All JSON of the API is an object. */
const scalars = {
  BigFloat: { input: 'string | number', output: 'string' },
  BigInt: 'string',
  Cursor: 'string',
  Date: 'string',
  Datetime: 'string',
  JSON: { input: 'unknown', output: 'Record<string, unknown>' },
  UUID: 'string',
  Upload: 'never',
};

const presetConfig = {
  fragmentMasking: false,
  persistedDocuments: { mode: 'replaceDocumentWithHash' },
  // the preset's own hash is that of a text with sorted fields; the id is that of the text which the server runs
  onExecutableDocumentNode: (document: DocumentNode) => {
    const operation = getOperationAST(document);
    return { id: documentHash(canonical(document)), name: operation?.name?.value, kind: operation?.operation };
  },
};

/** The preset's file without the class and the fragments' texts, which nothing needs at run time. */
function tidy(text: string, folder: string): string {
  const graphql = path.posix.relative(`${folder}/generated`, 'ui/graphql.ts');
  const body = text
    .replace('/* eslint-disable */\n', '')
    .replace(/^import type \{ DocumentTypeDecoration \}.*\n/m, '')
    .replace(/^export class TypedDocumentString[\s\S]*?^\}\n/m, '')
    .replace(/^export const \w+FragmentDoc = new TypedDocumentString\(`[\s\S]*?`, \{.*\}\) as .*;\n?/gm, '')
    .replace(
      /\{"__meta__":\{"id":("[^"]+"),"name":("\w+"),"kind":("\w+"),"hash":"[^"]+"\}\} as unknown as TypedDocumentString</g,
      '{ id: $1, name: $2, kind: $3 } as TypedDocument<',
    );
  if (body.includes('TypedDocumentString'))
    throw new Error(`${folder}: the client preset writes documents another way.`);
  const lines = `// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.\n`;
  return `${lines}import type { TypedDocument } from '${graphql}';\n\n${body.trim()}\n`;
}

/** The files below `root` by path. `schema`: with the nullability that those who read the data may count on. */
export async function documentFiles(
  root: (typeof documentFolders)[number],
  schema: GraphQLSchema,
): Promise<Record<string, string>> {
  const files = graphqlFilesOf(root);
  const folders = [...new Set(files.map((file) => path.posix.dirname(file)))];
  if (folders.length === 0) return {};
  const made = (await generate(
    {
      schema: printSchema(schema),
      cwd: projectDir,
      silent: true,
      generates: Object.fromEntries(
        folders.map((folder) => [
          `${folder}/generated/`,
          {
            preset: 'client',
            documents: [`${folder}/*.graphql`],
            presetConfig,
            config: {
              documentMode: 'string',
              enumsAsTypes: true,
              skipTypename: true,
              strictScalars: true,
              useTypeImports: true,
              scalars,
            },
          },
        ]),
      ),
    },
    false,
  )) as { filename: string; content: string }[];
  return Object.fromEntries(
    made
      .filter(({ filename }) => path.basename(filename) === 'graphql.ts')
      .map(({ filename, content }) => {
        const file = path.posix.normalize(path.isAbsolute(filename) ? path.relative(projectDir, filename) : filename);
        return [file, tidy(content, path.posix.dirname(path.posix.dirname(file)))];
      }),
  );
}
