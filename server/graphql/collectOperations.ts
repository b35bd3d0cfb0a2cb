import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GraphQLSchema, parse, validate } from 'graphql';
import { projectDir } from '../../db/settings.ts';
import { canonical, documentHash } from './canonical.ts';
import { documentProblems } from './limits.ts';

/** An operation of one of the apps and where it stands. */
export interface CollectedOperation {
  text: string;
  file: string;
}

const FOLDERS = ['portal/src', 'admin/src'];

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .sort();
}

/**
 * Every GraphQL document of both apps. Documents are values made by `gql()` and exported from a `.ts` file that can be
 * loaded without a browser; one inside a component's `.tsx` could not be collected and is an error.
 */
export async function collectOperations(introspection: string): Promise<CollectedOperation[]> {
  const found: CollectedOperation[] = [];
  for (const folder of FOLDERS) {
    for (const path of sources(join(projectDir, folder))) {
      const file = relative(projectDir, path);
      const made = readFileSync(path, 'utf8').match(/\bgql[<(`]/g)?.length ?? 0;
      if (path.includes('/adapter/') || made === 0) continue;
      const texts = path.endsWith('.tsx') ? [] : documentsIn(await import(pathToFileURL(path).href));
      // one that is kept to its file would be refused where only known operations run (production)
      if (texts.length < made) found.push({ text: '', file: `${file} (export its documents from a .ts file)` });
      for (const text of texts) found.push({ text, file });
    }
  }
  return [...found, ...(await adapterOperations(introspection))];
}

/** Documents that the console's adapter makes for its resources. */
async function adapterOperations(introspection: string): Promise<CollectedOperation[]> {
  const load = (name: string) => import(pathToFileURL(join(projectDir, 'admin/src', name)).href);
  const [{ allDocuments }, { Schema }, { resources }] = await Promise.all([
    load('adapter/documents.ts'),
    load('adapter/introspection.ts'),
    load('resources.ts'),
  ]);
  const documents: { text: string }[] = allDocuments(new Schema(JSON.parse(introspection)), resources);
  return documents.map(({ text }) => ({ text, file: 'admin/src/resources.ts' }));
}

function documentsIn(module: Record<string, unknown>): string[] {
  return Object.values(module).flatMap((value) => {
    const text = value && typeof value === 'object' && 'text' in value ? value.text : null;
    return typeof text === 'string' && /^\s*(query|mutation|subscription|fragment)\b/.test(text) ? [text] : [];
  });
}

/** What is wrong with the operations: unknown fields, wrong types, too large. One line each; empty when all fit. */
export function operationProblems(schema: GraphQLSchema, operations: CollectedOperation[]): string[] {
  return operations.flatMap(({ text, file }) => {
    try {
      const document = parse(text);
      const problems = [...validate(schema, document).map(({ message }) => message), ...documentProblems(document)];
      const [name] = /(query|mutation|subscription)\s+\w+/.exec(text) ?? ['document'];
      return problems.map((problem) => `${file} ${name}: ${problem}`);
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
}

/** server/generated/operations.json: hash to canonical text, in the order of the hashes. */
export function operationsFile(operations: CollectedOperation[]): string {
  const entries = operations
    .filter(({ text }) => text !== '')
    .map(({ text }) => canonical(text))
    .map((text) => [documentHash(text), text] as const);
  return `${JSON.stringify(Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;
}
