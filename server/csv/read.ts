import { CsvError, parse } from 'csv-parse/sync';
import { fileTypeFromBuffer } from 'file-type';
import { bytesOf } from '../files/unlinkedStorage.ts';
import { HttpError } from '../http/errors.ts';

export interface CsvRules {
  /** The form field of the file, for errors. */
  field: string;
  maxRows: number;
  /** Columns that are read; all others are reported as ignored. */
  columns: readonly string[];
  /** The column of a heading, or null; by default the column of that name. */
  columnOf?: (heading: string) => string | null;
}

export interface CsvList {
  /** The known columns that the file has. */
  columns: ReadonlySet<string>;
  /** Its other columns, as written. */
  ignored: string[];
  /** All of its headings with the column of each, and the first non-empty cell. */
  headings: { name: string; column: string | null; sample: string }[];
  /** Cells by column, trimmed; `row` is the row number that a spreadsheet shows. Blank rows are left out. */
  rows: { row: number; cells: Record<string, string> }[];
}

/** 5 MB (B-373): more than a hundred thousand addresses. */
export const CSV_MAX_BYTES = 5_000_000;
export const CSV_TOO_LARGE = 'File cannot exceed 5MB!';

const DELIMITERS = [',', ';', '\t'] as const;
const number = new Intl.NumberFormat('en-US');

/**
 * Parses an uploaded list whose first row names the columns: UTF-8 with or without a byte order mark, UTF-16, or
 * Windows-1252 from older spreadsheets; commas, semicolons or tabs; any line endings. Throws 422 with a message if the
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
        ? `This is no CSV file but ${type.ext.toUpperCase()}. Please save the list as CSV.`
        : `This is no CSV file: line ${number.format(line)} holds characters that are no text. Please save the list as CSV.`,
    );
  }
  // a list of mostly blank rows is read up to twice the limit: five million of them would exhaust the memory
  const most = 2 * rules.maxRows;
  const [head = [], ...body] = recordsOf(text, most + 2, refuse);
  if (body.length > most) throw refuse(tooMany(`more than ${number.format(most)}`, rules));
  const { columnOf = columnName } = rules;
  const names = head.map((heading) => columnOf(heading.trim()) ?? '');
  const known = names.filter((name) => rules.columns.includes(name));
  const twice = known.find((name, index) => known.indexOf(name) !== index);
  if (twice) throw refuse(`The column ${twice} is there twice.`);
  const rows: CsvList['rows'] = [];
  for (const [index, cells] of body.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const named = names.map((name, n) => [name, (cells[n] ?? '').trim()] as const);
    rows.push({ row: index + 2, cells: Object.fromEntries(named.filter(([name]) => known.includes(name))) });
  }
  if (rows.length > rules.maxRows) throw refuse(tooMany(number.format(rows.length), rules));
  const ignored = head
    .map((name) => name.trim())
    .filter((name, n) => name !== '' && !known.includes(names[n] as string));
  const headings = head.map((name, n) => ({
    name: name.trim(),
    column: known.includes(names[n] as string) ? (names[n] as string) : null,
    sample:
      body
        .find((cells) => cells[n]?.trim())
        ?.[n]?.trim()
        .slice(0, 60) ?? '',
  }));
  return { columns: new Set(known), ignored, headings: headings.filter(({ name }) => name !== ''), rows };
}

const tooMany = (rows: string, { maxRows }: CsvRules): string =>
  `The file has ${rows} rows; at most ${number.format(maxRows)} can be read at once.`;

/** Normalizes a heading as spreadsheets write it: "Address 1" becomes address_1. */
export const columnName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Parses up to `count` first rows of a text. */
function recordsOf(text: string, most: number, refuse: (message: string) => HttpError): string[][] {
  const head = text.slice(0, Math.max(0, text.search(/\r|\n/)) || text.length).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => head.split(delimiter).length;
  const delimiter = DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
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
