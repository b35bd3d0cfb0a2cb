/**
 * Parses American Community Survey files by ZIP (ZCTA), tables B19013 and B03002: the CSV of data.census.gov
 * (`…-Data.csv`) and the pipe-separated table-based summary file (`acsdt5y2023-b19013.dat`).
 */
import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { UserFacingError } from '../userFacingError.ts';

/** The survey's estimates for a ZIP; null where it has none. */
export interface Estimates {
  zip: string;
  /** By table and line, such as B19013_001. */
  values: Map<string, number | null>;
}

const ZIP = /^(?:860Z200US|8600000US)(\d{5})$/;
/** Matches B19013_001E and B19013_E001; margins of error have an M there. */
const ESTIMATE = /^(B\d{5})_(?:(\d{3})E|E(\d{3}))$/;

/** Parses an estimate: "250,000+" and "2,500-" are bounds; "-", "(X)" and large negative numbers mean no estimate. */
export function estimateOf(text: string): number | null {
  const plain = text.trim().replaceAll(',', '').replace(/[+-]$/, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/**
 * Parses the ZIPs of a file. Throws a UserFacingError if GEO_ID or a requested line, such as B19013_001, is missing.
 */
export async function* readEstimates(file: string, lines: readonly string[]): AsyncGenerator<Estimates> {
  const input = createReadStream(file);
  const rows = input.pipe(parse({ bom: true, delimiter: file.endsWith('.dat') ? '|' : ',', relax_column_count: true }));
  input.once('error', (error) => rows.destroy(error));
  let columns: Map<string, number> | undefined;
  try {
    for await (const row of rows as AsyncIterable<string[]>) {
      if (!columns) {
        columns = columnsOf(row, lines, file);
        continue;
      }
      const [, zip] = ZIP.exec(row[0] ?? '') ?? []; // the second row of the CSV describes the columns
      if (!zip) continue;
      const values = new Map([...columns].map(([line, index]) => [line, estimateOf(row[index] ?? '')] as const));
      yield { zip, values };
    }
  } catch (error) {
    if (error instanceof CsvError || (error as NodeJS.ErrnoException).syscall)
      throw new UserFacingError(`${file} cannot be read: ${(error as Error).message}`);
    throw error;
  }
  if (!columns) throw new UserFacingError(`${file} is empty.`);
}

/** The column index of each line. */
function columnsOf(header: string[], lines: readonly string[], file: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, name] of header.entries()) {
    const [, table, after, before] = ESTIMATE.exec(name.trim()) ?? [];
    if (table) found.set(`${table}_${after ?? before}`, index);
  }
  const missing = lines.filter((line) => !found.has(line));
  if (header[0]?.trim() !== 'GEO_ID' || missing.length > 0)
    throw new UserFacingError(`${file} is no file of the Census Bureau with GEO_ID and ${lines.join(', ')} by ZIP.`);
  return new Map(lines.map((line) => [line, found.get(line) as number]));
}
