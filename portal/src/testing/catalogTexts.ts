/** The texts of the portal's source files, for the tests of its catalogs. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { catalogFiles } from '../i18n/catalogs.ts';

export const source = path.resolve(import.meta.dirname, '..');
export const catalogs = [...catalogFiles()].map(([feature, file]) => ({
  feature,
  messages: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
}));
/** Every English text with its Spanish. */
export const everywhere = new Map(catalogs.flatMap(({ messages }) => Object.entries(messages)));

type Node = { type?: string; [key: string]: unknown };

export type Texts = { keys: string[]; bare: string[]; patterns: string[]; imports: string[] };

/**
 * The keys in `t('…')` and `<T id=…>` of a file, the literal texts in its JSX, messages with placeholders that are chosen
 * before they are shown, and the modules that it imports.
 */
function textsOf(file: string): Texts {
  const found: Texts = { keys: [], bare: [], patterns: [], imports: [] };
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const one = node as Node;
    const named = (value: unknown, name: string): boolean => (value as Node | undefined)?.value === name;
    if (one.type === 'CallExpression' && named(one.callee, 't')) {
      const [first] = one.arguments as { expression: Node }[];
      if (first?.expression.type === 'StringLiteral') found.keys.push(first.expression.value as string);
    }
    if (one.type === 'JSXOpeningElement' && named(one.name, 'T'))
      for (const attribute of one.attributes as Node[])
        if (named(attribute.name, 'id')) found.keys.push((attribute.value as Node).value as string);
    if (one.type === 'StringLiteral' && (one.value as string).includes('{') && everywhere.has(one.value as string))
      found.patterns.push(one.value as string);
    if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(one.type ?? '') && !one.typeOnly && one.source)
      found.imports.push((one.source as Node).value as string);
    if (one.type === 'CallExpression' && (one.callee as Node).type === 'Import')
      found.imports.push((one.arguments as { expression: Node }[])[0]?.expression.value as string);
    if (one.type === 'JSXText' && /\p{L}{2}/u.test(one.value as string)) found.bare.push((one.value as string).trim());
    for (const value of Object.values(one)) visit(value);
  };
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' }));
  return found;
}

export const files = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.test\.tsx?$|^testing\/|^i18n\/|\.d\.ts$/.test(file))
  .sort();
export const textsByFile = new Map(files.map((file) => [file, textsOf(path.join(source, file))]));

/** The files that a module brings to its page, itself included. */
export function filesOf(file: string, found = new Set<string>()): Set<string> {
  const texts = textsByFile.get(file);
  if (!texts || found.has(file)) return found;
  found.add(file);
  for (const one of texts.imports)
    if (one?.startsWith('.')) filesOf(path.posix.join(path.posix.dirname(file), one), found);
  return found;
}
