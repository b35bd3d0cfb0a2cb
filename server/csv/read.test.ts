import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readCsv } from './read.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-csv-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The cells of an uploaded file's rows. */
async function read(bytes: Buffer) {
  const file = path.join(folder, 'list.csv');
  writeFileSync(file, bytes);
  const handle = await open(file);
  try {
    const uploaded = { handle, size: bytes.length } as Express.Multer.File;
    const list = await readCsv(uploaded, { field: 'file', maxRows: 10, columns: ['name', 'city'] });
    return list.rows.map(({ cells }) => cells);
  } finally {
    await handle.close().catch(() => undefined);
  }
}

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
});
