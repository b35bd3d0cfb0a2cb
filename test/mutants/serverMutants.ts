/** All mutants of the server's rules, found in the syntax tree that swc reads. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { type Change, locate, type Mutant } from './mutant.ts';

/** Where the server itself enforces rules: sign-in, links, uploads, throttles, exports, REST and GraphQL. */
const folders = [
  'auth',
  'checks',
  'csv',
  'database',
  'exports',
  'files',
  'graphql/operations',
  'http',
  'links',
  'rest',
  'shared/files',
  'shared/links',
  'shared/passwords',
];
/** Files that only report on the server's work. */
const telling = /\.test\.ts$|\/(?:log|metrics|mailSamples|mailPreviews|.*Sentences|.*Pdf|layout)\.ts$/;

type Node = { type?: string; span?: { start: number; end: number }; [key: string]: unknown };
type Places = { of(node: unknown): { start: number; end: number }; text: string };

const opposites: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** A change of a comparison, `&&` or `||`; the operator is between the operands. */
function binaryChanges(node: Node, { of, text }: Places): Change[] {
  const operator = String(node.operator);
  const replacement = opposites[operator];
  const right = node.right as Node;
  const changes: Change[] = [];
  if (!replacement) return changes;
  const between = of(node.left).end;
  const start = between + text.slice(between, of(right).start).indexOf(operator);
  const place = { start, end: start + operator.length };
  changes.push({ kind: /[&|]/.test(operator) ? 'logic' : 'operator', ...place, replacement });
  if (/[<>]/.test(operator) && right.type === 'NumericLiteral')
    changes.push({ kind: 'bound', ...of(right), replacement: String(Number(right.value) + 1) });
  if (/[&|]/.test(operator) && !/Literal$|^(?:Array|Object)Expression$/.test(right.type ?? ''))
    changes.push({ kind: 'condition', ...of(right), replacement: operator === '&&' ? 'true' : 'false' });
  return changes;
}

/** Whether a statement refuses: throws, or returns from a handler early. */
const refuses = (node: Node | undefined): boolean =>
  node?.type === 'ThrowStatement' ||
  node?.type === 'ReturnStatement' ||
  (node?.type === 'BlockStatement' && refuses((node.stmts as Node[]).at(-1)));

function changesOf(node: Node, places: Places): Change[] {
  const { of, text } = places;
  if (node.type === 'BinaryExpression') return binaryChanges(node, places);
  if (node.type === 'UnaryExpression' && node.operator === '!')
    return [{ kind: 'negation', start: of(node).start, end: of(node).start + 1, replacement: '' }];
  if (node.type === 'IfStatement' && !node.alternate && refuses(node.consequent as Node))
    return [{ kind: 'refusal', ...of(node), replacement: ';' }];
  if (node.type === 'CallExpression') {
    const { start } = of(node.callee);
    const argument = (node.arguments as { expression: Node }[])[0]?.expression;
    if (/\.(?:status|sendStatus)$/.test(text.slice(start, of(node.callee).end)) && argument?.type === 'NumericLiteral')
      return [{ kind: 'status', ...of(argument), replacement: argument.value === 400 ? '500' : '400' }];
  }
  if (node.type === 'VariableDeclarator' && (node.init as Node | null)?.type === 'NumericLiteral')
    return [{ kind: 'bound', ...of(node.init), replacement: String(Number((node.init as Node).value) + 1) }];
  return [];
}

/** All nodes below one, itself included. */
function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (value && typeof value === 'object') {
    if ('type' in value) yield value as Node;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

/** All changes of a file's text. */
export function serverChanges(text: string): Change[] {
  // spans are byte offsets from the start of the text, which the empty statement in front marks
  const { body } = parseSync(`;${text}`, { syntax: 'typescript', target: 'es2024' });
  const base = (body[0]?.span.start ?? 0) + 1;
  const bytes = Buffer.from(text);
  const at = (offset: number): number => bytes.subarray(0, offset - base).toString().length;
  const of: Places['of'] = (node) => {
    const { start, end } = (node as Required<Node>).span;
    return { start: at(start), end: at(end) };
  };
  return [...nodesOf(body.slice(1))].flatMap((node) => changesOf(node, { of, text }));
}

/** All mutants of the server in a project; ids are not numbered yet. */
export function serverMutants(root: string): Omit<Mutant, 'id'>[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, 'server', folder), { encoding: 'utf8' })
        .sort()
        .map((name) => path.posix.join('server', folder, name)),
    )
    .filter((file) => file.endsWith('.ts') && !telling.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return serverChanges(text).map((change) => locate(file, text, file, change));
    });
}
