/** The project's import graph; includes types, excludes tests. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { projectDir } from '../../db/settings.ts';

/** Each file with the files that it imports, by path in the project. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const SOURCES = '{admin,portal,ui,server,db,workers}/**/*.{ts,tsx,mjs}';
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Parses every source file. */
export function readImports(): ImportGraph {
  const files = new Set(globSync(SOURCES, { cwd: projectDir }).filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file)));
  return new Map([...files].sort().map((file) => [file, importsOf(file, files)]));
}

function importsOf(file: string, files: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const text = readFileSync(path.join(projectDir, file), 'utf8');
  for (const specifier of specifiersIn(parseSync(text, { syntax: 'typescript', tsx: !file.endsWith('.ts') }))) {
    if (!specifier.startsWith('.')) continue;
    const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
    const ending = ENDINGS.find((candidate) => files.has(target + candidate));
    if (ending !== undefined) found.add(target + ending);
  }
  return found;
}

type Node = { type?: string; [key: string]: unknown };

/** The module specifiers after `from`, in `import(…)` and in types such as `import('…').Name`. */
function* specifiersIn(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) {
    for (const item of value) yield* specifiersIn(item);
    return;
  }
  const node = value as Node;
  const source = sourceOf(node) as { value?: unknown } | undefined;
  if (typeof source?.value === 'string') yield source.value;
  for (const child of Object.values(node)) yield* specifiersIn(child);
}

function sourceOf(node: Node): unknown {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.source;
    case 'TsImportType':
      return node.argument;
    case 'CallExpression':
      return (node.callee as Node).type === 'Import'
        ? (node.arguments as { expression: unknown }[])[0]?.expression
        : undefined;
    default:
      return undefined;
  }
}
