/** Standard output has only data, standard error messages and questions. Neither sends the terminal control characters. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CommandError, wrongUse } from './errors.ts';

/** Control characters, and those that reverse text; not new lines and tabs. */
const CONTROLS = /(?![\n\t])[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** Characters that take two columns. */
const WIDE = /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/u;
const [MIN_CELL, MAX_CELL] = [6, 60];

/** A text that a terminal shows without obeying it. */
export const harmless = (text: string): string => text.replaceAll('\r\n', '\n').replace(CONTROLS, '\ufffd');

/** Writes to standard output; resolves when there is room for more. */
export async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** Writes a message to standard error. */
export const say = (message: string): void => void process.stderr.write(`${harmless(message)}\n`);

/** A value as JSON, with control characters escaped. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    CONTROLS,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
export const writeJson = (value: unknown): Promise<void> => write(`${jsonText(value)}\n`);

/** A value as text; money and dates as the API sends them. */
export function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join(', ');
  return typeof value === 'object' && value ? JSON.stringify(value) : String(value ?? '');
}

const widthOf = (text: string): number => [...text].reduce((sum, each) => sum + (WIDE.test(each) ? 2 : 1), 0);

/** A text in this many columns: cut with an ellipsis, or filled with spaces. */
function inColumns(text: string, width: number): string {
  const characters = [...text.slice(0, 3 * width)];
  while (widthOf(characters.join('')) > width) characters.splice(-2, 2, '…');
  return characters.join('') + ' '.repeat(width - widthOf(characters.join('')));
}

/**
 * Prints rows as a table: in a terminal with headings, cut to its width, without columns that do not fit; otherwise whole
 * values with tabs between them. The first rows decide the widths, so that a long list is printed as it arrives.
 */
export function table(headings: string[]): (rows: unknown[][]) => Promise<void> {
  let widths: number[] | undefined;
  return (rows) => {
    const cells = rows.map((row) => row.map((value) => harmless(cellText(value)).replace(/\s+/g, ' ')));
    if (!process.stdout.isTTY) return write(cells.map((row) => `${row.join('\t')}\n`).join(''));
    const lines = widths ? cells : [headings, ...cells];
    widths ??= columnWidths(lines, process.stdout.columns || 80);
    return write(
      lines.map((row) => `${widths?.map((width, n) => inColumns(row[n] ?? '', width)).join('  ')}\n`).join(''),
    );
  };
}

function columnWidths(rows: string[][], available: number): number[] {
  const widths = (rows[0] ?? []).map((_, n) =>
    Math.max(...rows.map((row) => Math.min(MAX_CELL, widthOf(row[n] ?? '')))),
  );
  while (widths.length > 1 && widths.reduce((sum, width) => sum + width + 2, -2) > available) {
    const widest = Math.max(...widths);
    if (widest > MIN_CELL) widths[widths.indexOf(widest)] = widest - 1;
    else widths.pop();
  }
  return widths;
}

/** A line from standard input, `hidden` while it is typed; empty at its end. */
export async function readLine(question: string, hidden = false): Promise<string> {
  process.stderr.write(harmless(question));
  const { stdin: input, stderr } = process;
  const lines = createInterface({ input, ...(hidden ? {} : { output: stderr }), terminal: input.isTTY });
  lines.once('SIGINT', () => process.exit(130));
  const [line = ''] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  lines.close();
  if (hidden) process.stderr.write('\n');
  return line.trim();
}

/** Asks whether to go on, unless `yes` is given. Errors: the answer is no, or there is no terminal to ask at. */
export async function confirm(question: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw wrongUse('Nothing was changed. Add --yes to go on without being asked.');
  if (!/^y(es)?$/i.test(await readLine(`${question} [y/N] `))) throw new CommandError('Nothing was changed.');
}
