/** The ways to break a rule written in SQL; each takes the code (sqlText.ts) and the text and returns changes. */
import type { Change, Kind } from './mutant.ts';
import { clauseAt, endOfOperand } from './sqlText.ts';

type Way = (code: string, text: string) => Change[];

/** Keywords that are followed by a condition. */
const conditions = new Set(['where', 'if', 'elsif', 'when', 'check', 'using', 'on', 'having']);

const each = (
  kind: Kind,
  code: string,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | undefined,
): Change[] =>
  [...code.matchAll(pattern)].flatMap((match) => {
    const replacement = replace(match);
    const start = match.index;
    return replacement === undefined ? [] : [{ kind, start, end: start + match[0].length, replacement }];
  });

const opposites: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
};

/** Changes comparisons: the bound itself moves to the other side, equality is negated; joins of two columns stay. */
const operators: Way = (code) =>
  each('operator', code, /(?<=\s)(?:<=|>=|<>|<|>|=)(?=\s)/g, (match) => {
    const after = code.slice(match.index + match[0].length).trimStart();
    if (!conditions.has(clauseAt(code, match.index))) return undefined;
    if (/^(?:any|all)\b/.test(after)) return undefined;
    if (match[0] === '=' && /^[a-z_]\w*\.\w+/.test(after)) return undefined;
    return opposites[match[0]];
  });

/** Compared numbers and intervals, increased and decreased by one. */
const bounds: Way = (code, text) => [
  ...each('bound', code, /(?<=(?:<=|>=|<|>|\bbetween)\s)\d+(?![\d.])/g, ([found]) => String(Number(found) + 1)),
  ...each('bound', code, /(?<=(?:<=|>=|<|>|\bbetween \S+ and)\s)\d+(?![\d.])/g, ([found]) => String(Number(found) - 1)),
  ...each('bound', text, /(?<=\binterval ')\d+(?= \w+')/g, (match) =>
    code.startsWith('interval', match.index - 10) ? String(Number(match[0]) + 1) : undefined,
  ),
];

/** Whether the `and` at a position belongs to `between`. */
const ofBetween = (code: string, place: number): boolean =>
  /\bbetween\s+(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+(?:\s*[-+]\s*\S+)?\s*$/.test(
    code.slice(Math.max(0, place - 160), place),
  );

const connectives = (code: string): RegExpExecArray[] =>
  [...code.matchAll(/\b(?:and|or)\b(?! replace)/g)].filter(
    ({ index, 0: word }) => conditions.has(clauseAt(code, index)) && !(word === 'and' && ofBetween(code, index)),
  );

const logic: Way = (code) =>
  connectives(code).map(({ index, 0: word }) => ({
    kind: 'logic',
    start: index,
    end: index + word.length,
    replacement: word === 'and' ? 'or' : 'and',
  }));

const negations: Way = (code) => [
  ...each('negation', code, /(?<!\bis )\bnot (?!null\b|valid\b|materialized\b|deferrable\b|of\b)/g, (match) =>
    conditions.has(clauseAt(code, match.index)) ? '' : undefined,
  ),
  ...each('negation', code, /\bis (not )?null\b/g, (match) =>
    conditions.has(clauseAt(code, match.index)) ? (match[1] ? 'is null' : 'is not null') : undefined,
  ),
];

/** Matches a join of two columns, which is not a rule. */
const isJoin = (operand: string): boolean => /^[\w.]+\s*=\s*[\w.]+\.\w+\s*$/.test(operand);

/** Makes one of several conditions, or a policy's only one, always true. */
const missingConditions: Way = (code) => {
  const removed = (start: number, value: string): Change[] => {
    const end = start + code.slice(start, endOfOperand(code, start)).trimEnd().length;
    return isJoin(code.slice(start, end)) || end === start
      ? []
      : [{ kind: 'condition', start, end, replacement: value }];
  };
  const later = connectives(code).flatMap(({ index, 0: word }) =>
    removed(index + word.length + 1, word === 'and' ? 'true' : 'false'),
  );
  const first = [...code.matchAll(/\b(?:where|if|elsif|when|using \(|check \()\s*/g)].flatMap(({ index, 0: word }) => {
    const start = index + word.length;
    const next = code.slice(endOfOperand(code, start)).match(/^\s*(and|or)\b/)?.[1];
    if (next === 'and') return removed(start, 'true');
    if (next === 'or') return removed(start, 'false');
    return word.endsWith('(') ? removed(start, 'true') : [];
  });
  return [...first, ...later];
};

/** Removes a refusal, or the check of the caller. */
const refusals: Way = (code) =>
  each('refusal', code, /\bperform app_private\.(?:fail|require_\w+)\([^;]*\);/g, () => 'null;');

/** Replaces a compared or written enum value with the next one of its type. */
const statuses =
  (enums: string[][]): Way =>
  (code, text) =>
    each('status', text, /(?<=(?:=|<>|\bin \(|', )\s?)'(\w+)'/g, (match) => {
      if (code[match.index] !== "'" || !/['(=>,]\s*$/.test(code.slice(Math.max(0, match.index - 3), match.index)))
        return undefined;
      const clause = clauseAt(code, match.index);
      const inList = /\bin \([^()]*$/.test(code.slice(Math.max(0, match.index - 200), match.index));
      if (!conditions.has(clause) && clause !== 'set' && !inList) return undefined;
      const values = enums.find((labels) => labels.includes(match[1] ?? ''));
      if (!values) return undefined;
      const listed = inList ? text.slice(text.lastIndexOf(' in (', match.index), text.indexOf(')', match.index)) : '';
      const from = values.indexOf(match[1] ?? '');
      const next = [...values.slice(from + 1), ...values.slice(0, from)].find(
        (label) => !listed.includes(`'${label}'`),
      );
      return next && `'${next}'`;
    });

/** All ways for functions, policies, views and checks. */
export const waysOf = (enums: string[][]): Way[] => [
  operators,
  bounds,
  logic,
  negations,
  missingConditions,
  refusals,
  statuses(enums),
];

/** The ways to break a grant: omitted, for one column more or less, to more roles. `columns`: the columns of each table. */
export function grantChanges(code: string, columns: Map<string, string[]>): Change[] {
  const whole = code.match(/^grant[^;]*;/);
  if (!whole) return [];
  const [statement] = whole;
  const changes: Change[] = [{ kind: 'grant', start: 0, end: statement.length, replacement: '' }];
  const table = statement.match(/\)\s+on\s+(?:table\s+)?(?:\w+\.)?(\w+)\s+to\b/)?.[1];
  for (const list of statement.matchAll(/(?<=\b(?:select|insert|update) \()[^)]*(?=\))/g)) {
    const named = list[0].split(',').map((column) => column.trim());
    const other = columns.get(table ?? '')?.find((column) => !named.includes(column));
    const at = list.index + list[0].length;
    if (other) changes.push({ kind: 'grant', start: at, end: at, replacement: `, ${other}` });
    const last = list[0].lastIndexOf(',');
    if (last > 0) changes.push({ kind: 'grant', start: list.index + last, end: at, replacement: '' });
  }
  const to = statement.match(/\bto (sideline_\w+)/);
  if (to?.index && to[1]) {
    const wider = to[1] === 'sideline_superadmin' ? 'sideline_admin' : 'sideline_sponsor';
    if (!statement.slice(to.index).includes(wider)) {
      const start = to.index + 3;
      changes.push({ kind: 'grant', start, end: start + to[1].length, replacement: `${to[1]}, ${wider}` });
    }
  }
  return changes;
}
