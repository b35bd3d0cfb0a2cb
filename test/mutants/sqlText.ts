/** Scans SQL text for what is code, to which statement it belongs, and where operands end. */

const opaque = /--[^\n]*|\/\*[\s\S]*?\*\/|\b[eE]'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*'/g;

/** The text with comments blanked and string contents replaced with `_`; same length. Bodies between `$$` are code and stay. */
export const codeOf = (sql: string): string =>
  sql.replace(opaque, (found) =>
    found.startsWith('-') || found.startsWith('/')
      ? found.replace(/[^\n]/g, ' ')
      : `'${found.slice(1, -1).replace(/[^\n]/g, '_')}'`,
  );

const statementStart =
  /^(?:create (?:or replace )?(?:constraint )?(function|policy|view|materialized view|table|trigger|domain)|(grant|revoke)|(alter) table|(comment)|(insert|update|delete|do|select|drop|create)\b)/gm;

export type Statement = { type: string; start: number; end: number; subject: string };

const name = (text: string): string =>
  text.match(/(?:app_public|app_private)\.(\w+)/)?.[1] ?? text.match(/\w+/)?.[0] ?? '';

/** The subject of a statement: `function`, `policy of table`, `table`. */
function subjectOf(type: string, text: string): string {
  if (type === 'policy') {
    const [, policy, table] = text.match(/policy\s+(\w+)\s+on\s+(?:\w+\.)?(\w+)/) ?? [];
    return `${table}.${policy}`;
  }
  if (type === 'grant') return name(text.slice(text.search(/\bon\b/)));
  return name(text);
}

/** The statements of a file that begin at the start of a line. */
export function statements(code: string): Statement[] {
  const starts = [...code.matchAll(statementStart)];
  return starts.map((match, index) => {
    const end = starts[index + 1]?.index ?? code.length;
    const type = match.slice(1).find(Boolean) ?? 'other';
    return { type, start: match.index, end, subject: subjectOf(type, code.slice(match.index, end)) };
  });
}

const operandEnd =
  /^(?:and|or|then|order|group|limit|returning|union|else|when|on|left|join|where|for|having|window|loop|offset|except|intersect|returns|with|as|using)\b/;

/** The end of the operand that begins at `from`: before the next `and`, clause, comma, closing parenthesis or `$$`. */
export function endOfOperand(code: string, from: number): number {
  let depth = 0;
  for (let at = from; at < code.length; at++) {
    const char = code[at];
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (char === '$' || depth < 0 || (depth === 0 && (char === ';' || char === ','))) return at;
    if (/\w/.test(char ?? '') && !/[\w.]/.test(code[at - 1] ?? ' ')) {
      const rest = code.slice(at, at + 12);
      if (/^case\b/.test(rest)) depth++;
      else if (/^end\b/.test(rest)) {
        if (depth === 0) return at;
        depth--;
      } else if (depth === 0 && at > from && operandEnd.test(rest) && !/\bbetween\s+\S+\s*$/.test(code.slice(from, at)))
        return at;
    }
  }
  return code.length;
}

/** The keyword that governs a position, such as `where`, `set` or `if`, at the same depth of parentheses. */
export function clauseAt(code: string, place: number): string {
  let depth = 0;
  for (let at = place - 1; at >= 0; at--) {
    const char = code[at];
    if (char === ')') depth++;
    if (char === '(') depth--;
    if (char === ';') return '';
    if (char === ',' && depth === 0) return ',';
    if (depth > 0 || !/\w/.test(char ?? '') || /\w/.test(code[at - 1] ?? ' ')) continue;
    const word = code.slice(at, place).match(/^\w+/)?.[0] ?? '';
    if (/^(?:where|if|elsif|when|check|using|on|set|select|return|default|having|as|filter|then|else)$/.test(word))
      return word;
  }
  return '';
}
