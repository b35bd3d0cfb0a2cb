import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { type Cell, textOf } from './values.ts';

/**
 * CSV as a stream that spreadsheets can read: UTF-8 with a byte order mark, Windows line endings, an apostrophe before
 * texts that look like a formula. Destroying it ends the rows.
 */
export function csvOf(labels: string[], rows: AsyncIterable<Cell[]>): Readable {
  async function* lines(): AsyncGenerator<(string | number)[]> {
    yield labels;
    // numbers stay numbers: a negative one is not a formula
    for await (const row of rows) yield row.map((cell) => (typeof cell === 'number' ? cell : textOf(cell)));
  }
  const source = Readable.from(lines());
  const output = source.pipe(stringify({ bom: true, escape_formulas: true, record_delimiter: 'windows' }));
  output.once('close', () => source.destroy());
  source.once('error', (error) => output.destroy(error));
  return output;
}
