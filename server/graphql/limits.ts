import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  type ValidationContext,
  visit,
} from 'postgraphile/graphql';
import { HttpError } from '../http/errors.ts';

/** Limits of one operation. The largest screen needs about half of each. */
export const LIMITS = { depth: 14, aliases: 30, cost: 20_000, rootFields: 20, pageSize: 1000 } as const;
const TOO_LARGE = `A page may hold at most ${LIMITS.pageSize} rows.`;
const isTooLarge = (rows: number): boolean => rows > LIMITS.pageSize || rows < 0;
/** Rows that a list without `first` counts as, in the estimate. */
const ASSUMED_ROWS = 10;
const MAX_FIELDS = 3000;

/**
 * Refuses a document that is too deep, too wide or too expensive. Cost is fields times rows: every field counts as one,
 * multiplied by the `first` of the lists around it. A limit given as a variable counts as the assumed rows; its value
 * is checked by `refuseLargePages`, because a document is validated once for all values.
 */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      for (const problem of documentProblems(document))
        context.reportError(new GraphQLError(problem, { extensions: { code: 'SL400' } }));
    },
  };
}

function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return fragments;
}

/** The cost of a document's operations; at least 1. */
export const costOf = (document: DocumentNode): number =>
  document.definitions.reduce((cost, node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return cost;
    return cost + measure(node.selectionSet, fragmentsOf(document), new Set()).cost;
  }, 1);

/** The reasons why a document is refused; empty if it is fine. */
export function documentProblems(document: DocumentNode): string[] {
  const fragments = fragmentsOf(document);
  const problems = new Set<string>();
  const sizes = pageSizes(document);
  for (const node of document.definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, defaultValue } of node.variableDefinitions ?? [])
      if (
        sizes.includes(variable.name.value) &&
        defaultValue?.kind === Kind.INT &&
        isTooLarge(Number(defaultValue.value))
      )
        problems.add(TOO_LARGE);
    const measured = measure(node.selectionSet, fragments, problems);
    if (measured.root > LIMITS.rootFields)
      problems.add(`A request may ask for at most ${LIMITS.rootFields} things at once.`);
    if (measured.aliases > LIMITS.aliases) problems.add(`A request may rename at most ${LIMITS.aliases} fields.`);
    if (measured.cost > LIMITS.cost) problems.add('This request asks for too much at once.');
  }
  return [...problems];
}

function measure(root: SelectionSetNode, fragments: Map<string, FragmentDefinitionNode>, problems: Set<string>) {
  const total = { root: 0, aliases: 0, cost: 0, fields: 0 };
  const visit = (set: SelectionSetNode, depth: number, rows: number, spread: readonly string[]): void => {
    if (depth > LIMITS.depth) {
      problems.add(`A request may be at most ${LIMITS.depth} levels deep.`);
      return;
    }
    for (const selection of set.selections) {
      if (total.fields > MAX_FIELDS) {
        problems.add('This request asks for too much at once.');
        return;
      }
      if (selection.kind === Kind.FIELD) {
        total.fields += 1;
        if (depth === 1) total.root += 1;
        if (selection.alias && selection.alias.value !== selection.name.value) total.aliases += 1;
        // introspection is wide by nature and reads nothing
        total.cost += selection.name.value.startsWith('__') ? 0 : rows;
        if (!selection.selectionSet || selection.name.value.startsWith('__')) continue;
        visit(selection.selectionSet, depth + 1, rows * rowsOf(selection.arguments, problems), spread);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        visit(selection.selectionSet, depth, rows, spread);
      } else {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        // a cycle is refused by GraphQL's own rules; here it must only not loop
        if (fragment && !spread.includes(name)) visit(fragment.selectionSet, depth, rows, [...spread, name]);
      }
    }
  };
  visit(root, 1, 1, []);
  return total;
}

interface Argument {
  name: { value: string };
  value: { kind: string; value?: unknown };
}

function rowsOf(args: readonly Argument[] | undefined, problems: Set<string>): number {
  const given = args?.find(({ name }) => name.value === 'first' || name.value === 'last');
  if (!given) return args?.some(({ name }) => name.value === 'filter' || name.value === 'orderBy') ? ASSUMED_ROWS : 1;
  if (given.value.kind !== Kind.INT) return ASSUMED_ROWS;
  const rows = Number(given.value.value);
  if (isTooLarge(rows)) problems.add(TOO_LARGE);
  return Math.max(1, Math.min(rows, LIMITS.pageSize) / 10);
}

/** A request from HTTP (`variables`) or the websocket (`variableValues`). */
interface Asked {
  query?: unknown;
  variables?: unknown;
  variableValues?: unknown;
}

/** The variables of a document that set page sizes. */
function pageSizes(document: DocumentNode): string[] {
  const names: string[] = [];
  visit(document, {
    Argument({ name, value }) {
      if ((name.value === 'first' || name.value === 'last') && value.kind === Kind.VARIABLE)
        names.push(value.name.value);
    },
  });
  return names;
}

/** The same for a text, cached unless it is too long; none for one that cannot be parsed, which is refused later. */
const MAX_DOCUMENTS = 1000;
const LONGEST_DOCUMENT = 20_000;
const remembered = new Map<string, readonly string[]>();
function pageSizesOf(query: string): readonly string[] {
  const known = remembered.get(query);
  if (known) return known;
  let names: readonly string[] = [];
  try {
    names = pageSizes(parse(query, { noLocation: true }));
  } catch {
    // not GraphQL
  }
  if (remembered.size >= MAX_DOCUMENTS) remembered.clear();
  if (query.length <= LONGEST_DOCUMENT) remembered.set(query, names);
  return names;
}

/**
 * Refuses page sizes above the limit in variables: SL400. A document is validated once for all values, so the values
 * are checked for each request.
 */
export function refuseLargePages({ query, variables, variableValues }: Asked): void {
  const given = (variables ?? variableValues) as Record<string, unknown> | null | undefined;
  if (typeof query !== 'string' || given === null || typeof given !== 'object') return;
  for (const name of pageSizesOf(query)) {
    const rows = Object.hasOwn(given, name) ? given[name] : null;
    if (typeof rows === 'number' && isTooLarge(rows)) throw new HttpError(400, TOO_LARGE, 'SL400', name);
  }
}
