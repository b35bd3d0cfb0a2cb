import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { byAlias } from './columns.ts';
import { type CsvRules, readCsv } from './read.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An uploaded file as it is read. */
async function listOf(bytes: Buffer, rules: Partial<CsvRules> = {}) {
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, bytes);
  const handle = await open(file);
  try {
    const uploaded = { handle, size: bytes.length } as Express.Multer.File;
    return await readCsv(uploaded, { field: 'file', maxRows: 20, columns: ['name', 'city'], ...rules });
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** The cells of its rows. */
const read = async (bytes: Buffer) => (await listOf(bytes)).rows.map(({ cells }) => cells);

const text = 'name\tcity\nCafé\tErie\n';
const marked = `\ufeff${text}`;

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(marked)],
    ['little-endian UTF-16', Buffer.from(marked, 'utf16le')],
    ['big-endian UTF-16', Buffer.from(marked, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    // its first byte is that of a byte order mark
    ['Windows-1252 that begins with ÿ', Buffer.from('ÿ\tname\tcity\n1\tCafé\tErie\n', 'latin1')],
    ['Windows-1252 that begins with þ', Buffer.from('þ\tname\tcity\n1\tCafé\tErie\n', 'latin1')],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await read(bytes)).toEqual([{ name: 'Café', city: 'Erie' }]);
  });

  it.each([
    ['sep=;\nname;city\nBears;Erie\n', 2],
    ['sep=|\r\nname|city\r\nBears|Erie\r\n', 2],
    ['Our leagues\nname;city\nBears;Erie\n', 3],
    ['Leagues, 2026\n\n,\nname,city\nBears,Erie\n', 5],
    ['no,city\nname,city\nBears,Erie\n', 3],
    ['name,city\n"Bears",="Erie"\n', 2],
    ['name,city\n"=""Bears""",Erie\n', 2],
    ['name,city,,\nBears,Erie,,,,\n', 2],
  ])('[R16] [R2] is read with its headings where they are: %j', async (file, row) => {
    expect((await listOf(Buffer.from(file))).rows).toEqual([{ row, cells: { name: 'Bears', city: 'Erie' } }]);
  });

  it('[R14] names a row that has more values than columns, and does not shift them', async () => {
    const { rows, errors } = await listOf(Buffer.from('name,city\nLions, Inc.,Austin\nBears,Erie\nOtters\n'));
    expect(rows).toEqual([
      { row: 3, cells: { name: 'Bears', city: 'Erie' } },
      { row: 4, cells: { name: 'Otters', city: '' } },
    ]);
    expect(errors).toEqual([{ row: 2, column: null, message: expect.stringContaining('3 values for 2 columns') }]);
  });

  it.each([
    '#N/A',
    '#REF!',
    '#VALUE!',
    '#DIV/0!',
    '#NAME?',
    '#BEZUG!',
    '#NV!',
    '#####',
    'NULL',
    'null',
    '<null>',
    'NaN',
    'N/A',
    '1.78765E+10',
    '2,1E+5',
  ])('[R13] names %s, which is no value', async (cell) => {
    const { rows, errors } = await listOf(Buffer.from(`name,city,mascot\nBears,"${cell}","${cell}"\n`));
    expect(rows).toEqual([{ row: 2, cells: { name: 'Bears' } }]);
    expect(errors).toEqual([{ row: 2, column: 'city', message: expect.stringContaining(cell) }]);
  });

  it.each(['Nullarbor', '#1 Fans', '12E5', 'Nan', 'E+R'])('[R13] keeps %s', async (cell) => {
    expect(await read(Buffer.from(`name\n"${cell}"\n`))).toEqual([{ name: cell }]);
  });

  it('[R3] tells two columns of one heading apart, and names columns without a heading', async () => {
    const file = Buffer.from('name,Email,Email,,__proto__\nBears,a,b,c,d\n');
    const columnsOf = byAlias({ name: {}, city: { aliases: ['email'] } });
    const { headings, ignored } = await listOf(file, { columnsOf });
    expect(headings.map(({ name, column }) => [name, column])).toEqual([
      ['name', 'name'],
      ['Email', 'city'],
      ['Email (2)', null],
      ['Column 4', null],
      ['__proto__', null],
    ]);
    expect(ignored).toEqual(['Email (2)', 'Column 4', '__proto__']);
    const mapping = new Map([
      ['name', 'name'],
      ['Email', null],
      ['Email (2)', 'city'],
    ]);
    expect((await listOf(file, { mapping })).rows).toEqual([{ row: 2, cells: { name: 'Bears', city: 'b' } }]);
  });

  it('[R3] refuses a column twice where nobody chooses', async () => {
    await expect(listOf(Buffer.from('name,Name\na,b\n'))).rejects.toThrow('The column name is there twice.');
    const columnsOf = byAlias({ city: { aliases: ['town'] } }, { repeated: true });
    await expect(listOf(Buffer.from('town,Town\na,b\n'), { columnsOf })).rejects.toThrow(
      'The column city is there twice.',
    );
    const { rows, ignored } = await listOf(Buffer.from('town,city\na,b\n'), { columnsOf });
    expect([rows[0]?.cells, ignored]).toEqual([{ city: 'b' }, ['town']]);
  });
});
