import { CsvError, parse } from 'csv-parse/sync';
import { fileTypeFromBuffer } from 'file-type';
import { bytesOf } from '../files/unlinkedStorage.ts';
import { HttpError } from '../http/errors.ts';
import { byName, type ColumnsOf } from './columns.ts';

export interface CsvRules {
  /** The form field of the file, for errors. */
  field: string;
  maxRows: number;
  /** Columns that are read; all others are reported as ignored. */
  columns: readonly string[];
  /** The columns of the headings; by default those of the same names. */
  columnsOf?: ColumnsOf;
  /** The column of each heading as CsvList names it, or null; instead of `columnsOf`. */
  mapping?: ReadonlyMap<string, string | null>;
}

/** An error in a row or, with `column`, in one of its cells. */
export interface RowError {
  row: number;
  column: string | null;
  message: string;
}

export interface CsvList {
  /** The known columns that the file has. */
  columns: ReadonlySet<string>;
  /** Its other columns, as written. */
  ignored: string[];
  /** All of its headings, each once ("Email", "Email (2)"), with the column of each and the first non-empty cell. */
  headings: { name: string; column: string | null; sample: string }[];
  /** Cells by column, trimmed; `row` is the row number that a spreadsheet shows. Blank rows and `errors` are left out. */
  rows: { row: number; cells: Record<string, string> }[];
  /** Rows with more cells than headings, and cells that hold what a spreadsheet or database shows for a missing value. */
  errors: RowError[];
}

/** 5 MB (B-373): more than a hundred thousand addresses. */
export const CSV_MAX_BYTES = 5_000_000;
/** Rows sent with one statement: within a transaction, each statement must finish within the timeout. */
export const ROWS_AT_ONCE = 500;
export const CSV_TOO_LARGE = 'File cannot exceed 5MB!';

const DELIMITERS = [',', ';', '\t'] as const;
/** The rows among which the headings are looked for. */
const TITLE_ROWS = 10;
const number = new Intl.NumberFormat('en-US');

/**
 * Parses an uploaded list: UTF-8 with or without a byte order mark, UTF-16, or Windows-1252 from older spreadsheets;
 * commas, semicolons or tabs, also as Excel's first line "sep=;" says; any line endings. The columns are named by the
 * first row, or by the first of ten that has a known heading, after a title. Throws 422 with a message if the
 * file is not such a list, is empty, repeats a column or has too many rows.
 */
export async function readCsv(file: Express.Multer.File | undefined, rules: CsvRules): Promise<CsvList> {
  const refuse = (message: string) => new HttpError(422, message, 'SL422', rules.field);
  if (!file) throw refuse('Please choose a CSV file.');
  const bytes = await bytesOf(file);
  const text = decode(bytes);
  if (text.trim() === '') throw refuse('The file is empty.');
  if (text.includes('\0')) {
    const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
    let line = 1;
    for (const _end of text.slice(0, text.indexOf('\0')).matchAll(/\r\n?|\n/g)) line++;
    throw refuse(
      type
        ? `This is not a CSV file, but ${type.ext.toUpperCase()}. Please save the list as CSV.`
        : `This is not a CSV file: line ${number.format(line)} has characters that are not text. Please save the list as CSV.`,
    );
  }
  // a list of mostly blank rows is read up to twice the limit: five million of them would exhaust the memory
  const most = 2 * rules.maxRows;
  const records = recordsOf(text, most + TITLE_ROWS + 1, refuse);
  const first = headRow(records, rules);
  const body = records.slice(first + 1);
  if (body.length > most) throw refuse(tooMany(`more than ${number.format(most)}`, rules));
  const names = uniqueNames(records[first], body);
  const columns = columnsIn(records[first], rules, body);
  const known = new Set(columns.filter((column) => column !== null));
  const twice = columns.find((column, n) => column && columns.indexOf(column) !== n);
  if (twice) throw refuse(`The column ${twice} is there twice.`);
  const rows: CsvList['rows'] = [];
  const errors: RowError[] = [];
  for (const [index, record] of body.entries()) {
    const cells = record.map(trimmed);
    if (cells.every((cell) => cell === '')) continue;
    const row = first + index + 2;
    const values = cells.findLastIndex((cell) => cell !== '') + 1;
    if (values > names.length) {
      const message = `there are ${values} values for ${names.length} columns. Quotation marks around a value with a comma may be missing.`;
      errors.push({ row, column: null, message });
      continue;
    }
    const found: Record<string, string> = {};
    for (const [n, column] of columns.entries()) {
      const cell = cells[n] ?? '';
      if (!column) continue;
      if (isArtifact(cell))
        errors.push({ row, column, message: `is "${cell}", which stands for a value that is missing.` });
      else found[column] = cell;
    }
    rows.push({ row, cells: found });
  }
  if (rows.length > rules.maxRows) throw refuse(tooMany(number.format(rows.length), rules));
  const headings = names.map((name, n) => ({
    name,
    column: columns[n] ?? null,
    sample: trimmed(body.find((cells) => trimmed(cells[n]))?.[n]).slice(0, 60),
  }));
  const shown = headings.filter(({ name }) => name !== '');
  return {
    columns: known,
    ignored: shown.filter(({ column }) => column === null).map(({ name }) => name),
    headings: shown,
    rows,
    errors,
  };
}

/** A cell without spaces around it, and without the formula that exports put around digits: ="02134". */
const trimmed = (cell: string | undefined): string => (cell ?? '').trim().replace(/^="([^"]*)"$/, '$1');

/** True for what spreadsheets and databases write instead of a value: #N/A, #REF!, NULL, NaN, 1.78765E+10. */
const isArtifact = (cell: string): boolean =>
  /^(#?n\/a|#[a-z\d/_]{2,}[!?]|#{3,}|[(<]?null[>)]?|\\n|undefined|-?\d+([.,]\d+)?e[+-]\d+)$/i.test(cell) ||
  cell === 'NaN';

/** The columns of a row of headings. */
function columnsIn(
  head: string[] = [],
  { columns, columnsOf = byName(columns), mapping }: CsvRules,
  body: string[][] = [],
) {
  return mapping
    ? uniqueNames(head, body).map((name) => mapping.get(name) ?? null)
    : columnsOf(head.map((heading) => trimmed(heading)));
}

/**
 * The index of the row of headings: that with the most known ones among the first ten; after a title, at least two, or all
 * of its cells. The first row if there is none.
 */
function headRow(records: string[][], rules: CsvRules): number {
  const counts = records.slice(0, TITLE_ROWS).map((cells, n) => {
    const count = columnsIn(cells, rules).filter(Boolean).length;
    return n === 0 || count > 1 || count === cells.filter((cell) => trimmed(cell)).length ? count : 0;
  });
  return counts.indexOf(Math.max(...counts));
}

/** Headings, each once; a column without one that has values is called by its number. */
function uniqueNames(head: readonly string[] = [], body: readonly string[][]): string[] {
  const names = new Set<string>();
  return head.map((heading, n) => {
    const name = trimmed(heading) || (body.some((cells) => trimmed(cells[n]) !== '') ? `Column ${n + 1}` : '');
    let unique = name;
    for (let count = 2; name && names.has(unique); count++) unique = `${name} (${count})`;
    names.add(unique);
    return unique;
  });
}

const tooMany = (rows: string, { maxRows }: CsvRules): string =>
  `The file has ${rows} rows; at most ${number.format(maxRows)} can be read at once.`;

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Parses up to `most` first rows of a text. */
function recordsOf(whole: string, most: number, refuse: (message: string) => HttpError): string[][] {
  const [separator, named] = /^\ufeff?sep=([^\r\n])[ \t]*(?:\r\n?|\n)/i.exec(whole) ?? [''];
  const text = whole.slice(separator.length);
  // the first line that has any, because a title may be before the headings
  const lines = text.split(/\r\n?|\n/, TITLE_ROWS).map((line) => line.replace(/"[^"]*"/g, ''));
  const head = lines.find((line) => DELIMITERS.some((delimiter) => line.includes(delimiter))) ?? '';
  const count = (delimiter: string) => head.split(delimiter).length;
  const delimiter =
    named ?? DELIMITERS.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true, // ="02134"
      skip_empty_lines: false,
      max_record_size: 100_000,
      to: most,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // the row's first line, not where parsing ended: an unclosed quotation mark extends to the end of the file
    const row = `Row ${Number(error.records ?? 0) + 1}`;
    throw refuse(
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `${row} of the file is too long. A quotation mark may be missing.`
        : `${row} of the file cannot be read as CSV: a quotation mark is missing or in the wrong place.`,
    );
  }
}

/** Removes the apostrophe that exports put before cells that look like a formula (server/exports/csv.ts). */
export const withoutEscape = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/**
 * True if a spreadsheet would evaluate the cell as a formula; phone numbers and signed numbers are not. Such cells are
 * refused on import, so that no export can contain them.
 */
export const isFormula = (cell: string): boolean =>
  /^[=@\t\r]/.test(cell) || (/^[+-]/.test(cell) && !/^[+-][\d\s().,-]*$/.test(cell));
