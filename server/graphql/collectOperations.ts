import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  separateOperations,
  validate,
  visit,
} from 'graphql';
import { projectDir } from '../../db/settings.ts';
import { canonical, documentHash } from './canonical.ts';
import { documentProblems } from './limits.ts';

/** An operation of one of the apps, and its location. */
export interface CollectedOperation {
  text: string;
  file: string;
}

/** Where documents are: each app's own, and the shared ones. */
export const documentFolders = ['portal/src', 'admin/src', 'ui'] as const;
export type DocumentFolder = (typeof documentFolders)[number];

/** The .graphql files below a folder, by their path in the project. */
export const graphqlFilesOf = (folder: string): string[] =>
  readdirSync(join(projectDir, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => join(folder, name))
    .sort();

/** The directive of the console's fragments that CRUD operations are generated from; the API does not know it. */
export const RESOURCE_DIRECTIVE = 'resource';

export const parseFile = (file: string): DocumentNode => parse(readFileSync(join(projectDir, file), 'utf8'));

/** A document with the fragments that it uses and does not define. */
function withFragments(document: DocumentNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): DocumentNode {
  const defined = new Set(document.definitions.map((definition) => 'name' in definition && definition.name?.value));
  const missing = new Set<string>();
  visit(document, { FragmentSpread: ({ name }) => void (defined.has(name.value) || missing.add(name.value)) });
  const found = [...missing].flatMap((name) => fragments.get(name) ?? []);
  return found.length === 0
    ? document
    : withFragments({ ...document, definitions: [...document.definitions, ...found] }, fragments);
}

/** The fragments of documents by name; throws if two of one name differ: which one an operation uses would be chance. */
export function fragmentsOf(documents: readonly DocumentNode[]): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of documents.flatMap(({ definitions }) => definitions)) {
    if (node.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const known = fragments.get(node.name.value);
    if (known && print(known) !== print(node)) throw new Error(`Two fragments named ${node.name.value} differ.`);
    fragments.set(node.name.value, node);
  }
  return fragments;
}

/**
 * The definitions of each folder with .graphql files below `root`, written and generated, by its path in the project. A
 * fragment that its folder does not define is that of another folder of the app.
 */
export function documentsByFolder(root: DocumentFolder): Map<string, DocumentNode> {
  const folders = Map.groupBy(graphqlFilesOf(root), (file) => dirname(file).replace(/\/generated$/, ''));
  const documents = [...folders].map(([folder, files]): [string, DocumentNode] => [
    folder,
    visit(concatAST(files.map(parseFile)), {
      Directive: ({ name }) => (name.value === RESOURCE_DIRECTIVE ? null : undefined),
    }),
  ]);
  const fragments = fragmentsOf(documents.map(([, document]) => document));
  return new Map(documents.map(([folder, document]) => [folder, withFragments(document, fragments)]));
}

/** Every operation of both apps, each with the fragments of its folder that it uses. */
export const collectOperations = (): CollectedOperation[] =>
  documentFolders
    .flatMap((root) => [...documentsByFolder(root)])
    .flatMap(([folder, document]) =>
      Object.values(separateOperations(document)).map((operation) => ({ text: print(operation), file: folder })),
    );

/** Errors in the operations: unknown fields, wrong types, too large. One line each; empty if there are none. */
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

/** server/generated/operations.json: hash to canonical text, sorted by hash. */
export function operationsFile(operations: CollectedOperation[]): string {
  const entries = operations.map(({ text }) => canonical(text)).map((text) => [documentHash(text), text] as const);
  return `${JSON.stringify(Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1))), null, 1)}\n`;
}
