/**
 * `admin/generated/operations.ts` and `portal/generated/operations.ts`: the types of every document's answer and variables as the
 * schema has them, and a proof, checked by the compiler, that what the app wrote beside the document agrees with them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { Kind, parse } from 'graphql';
import { projectDir } from '../settings.ts';

type Document = { file: string; name: string; text: string; operation: string };

/** How scalars look in an app: numbers that must be exact, dates and instants are texts. */
const scalars = {
  BigFloat: { input: 'string | number', output: 'string' },
  BigInt: 'string',
  Cursor: 'string',
  Date: 'string',
  Datetime: 'string',
  JSON: 'any',
  UUID: 'string',
  Upload: 'never',
};

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Name of an operation's type, as the generator makes it: `OffersQuery`. */
function typeName(text: string): string | null {
  const operation = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operation?.name ? `${upperFirst(operation.name.value)}${upperFirst(operation.operation)}` : null;
}

/** All documents that files of an app export, with the names they are exported by. */
async function documentsOf(app: string): Promise<Document[]> {
  const folder = path.join(projectDir, app, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.includes('adapter'))
    .filter((file) => /\bgql[<(`]/.test(readFileSync(path.join(folder, file), 'utf8')))
    .sort();
  const found: Document[] = [];
  for (const file of files) {
    const module = (await import(pathToFileURL(path.join(folder, file)).href)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const text = value && typeof value === 'object' && 'text' in value ? value.text : null;
      const operation = typeof text === 'string' ? typeName(text) : null;
      if (operation) found.push({ file: file.split(path.sep).join('/'), name, text: text as string, operation });
    }
  }
  return found;
}

/** The text of one app's file. `sdl`: the schema. */
export async function operationTypesFile(app: string, sdl: string): Promise<string> {
  const documents = await documentsOf(app);
  const once = new Map(documents.map((document) => [document.operation, document.text]));
  const [made] = await generate(
    {
      schema: sdl,
      documents: [...once.values()],
      silent: true,
      generates: {
        'operations.ts': {
          plugins: ['typescript-operations'],
          config: {
            scalars,
            enumsAsTypes: true,
            skipTypename: true,
            onlyOperationTypes: true,
            useTypeImports: true,
            maybeValue: 'T | null',
            inputMaybeValue: 'T | null | undefined',
          },
        },
      },
    },
    false,
  );
  const proofs = documents.map(({ file, name, operation }) => {
    const type = `typeof import('../src/${file}').${name}`;
    return `  Agrees<Present<${operation}>, Present<VariablesOf<${type}>>, Present<ResultOf<${type}>>, Present<${operation}Variables>>,`;
  });
  return `// Made by "npm run generate" from the schema and the documents of the app; not to be edited.
import type { TypedDocument } from '../../ui/graphql.ts';

${(made as { content: string }).content.trim()}

type ResultOf<D> = D extends TypedDocument<infer Result, infer _> ? Result : never;
type VariablesOf<D> = D extends TypedDocument<infer _, infer Variables> ? Variables : never;
/**
 * Without what may be empty: the schema lets every relation be empty because row-level security may hide it; an app knows
 * better. One of a few texts counts as a text: the database refuses a wrong one.
 */
type Present<T> = T extends readonly (infer Item)[]
  ? Present<NonNullable<Item>>[]
  : T extends string
    ? string
    : T extends object
    ? { [Key in keyof T]: Present<NonNullable<T[Key]>> }
      : T;
/** What the server answers fits what the app expects, and what the app sends fits what the server takes. */
type Agrees<Answer extends Wanted, Sent extends Taken, Wanted, Taken> = [Answer, Sent, Wanted, Taken];

/** Does not compile when a type that the app wrote beside a document differs from the schema. */
export type Agreement = [
${proofs.join('\n')}
];
`;
}
