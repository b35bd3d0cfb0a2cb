/** The file of deposits, read back by an independent parser, and line by line. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { depositEntries as entries, depositEntry as entry, depositRun as run } from '../../test/harness/depositRun.ts';
import { nachaFile, plainCapitals } from './nacha.ts';

/** What the package @ach/ach reads in a file. */
const readBack = (file: string) => {
  const program = path.resolve(import.meta.dirname, '../../node_modules/@ach/ach/bin/ach.js');
  return JSON.parse(execFileSync(process.execPath, [program, 'to', 'json'], { input: file, encoding: 'utf8' }));
};

describe('the file of deposits', () => {
  it('[T35] is what an independent parser reads back: header, entries, addenda, hashes and totals', () => {
    const { file, batches } = readBack(nachaFile(run, entries));
    expect(file).toMatchObject({
      ...{ destination: ' 021000021', origin: '1234567890', creationDate: '261129', creationTime: '1330' },
      ...{ idModifier: '1', recordSize: '094', blockingFactor: '10', destinationName: 'FIRST BANK OF LODZ AND' },
      footer: { batchCount: 1, blockCount: 1, entryAndAddendaCount: 5, totalDebit: 0, totalCredit: 134915 },
    });
    const hash = 2100002 * 2 + 1100001 + 32227162;
    expect(file.footer.entryHash).toBe(hash);
    expect(batches).toHaveLength(1);
    expect(batches[0]).toMatchObject({
      ...{ serviceClassCode: 220, companyName: 'SIDELINE', companyId: '1234567890', entryClassCode: 'CCD' },
      ...{ description: 'SPONSOR', effectiveDate: '261202', originatingDFIIdentification: '02100002' },
      footer: { entryAndAddendaCount: 5, entryHash: hash, totalDebit: 0, totalCredit: 134915 },
    });
    expect(
      batches[0].entries.map((row: Record<string, unknown>) => [
        row.transactionCode,
        row.dfiAccount,
        row.amount,
        row.identificationNumber,
        row.receivingCompanyName,
        row.traceNumber,
        (row.addenda as { info: string } | undefined)?.info,
      ]),
    ).toEqual([
      ['22', '123456789', 125005, 'NO 12', 'ZAZOLC GESLA FC', 21000020000001, 'SPRING 2027, HALF'],
      ['33', '0055501', 0, 'TRIAL 4', 'ZAZOLC GESLA FC', 21000020000002, undefined],
      ['32', '123456789', 9910, 'NO 13', "O'NEIL & ??", 21000020000009, undefined],
      ['23', '123456789', 0, 'TRIAL 5', 'ZAZOLC GESLA FC', 21000020000010, undefined],
    ]);
  });

  it('[T35] has lines of 94 capitals, blocks of ten filled with 9s, and is the same each time', () => {
    for (const count of [1, 3, 5, 6, 7, 400]) {
      const many = Array.from({ length: count }, (_, n) => entry({ trace: n + 1, checkId: n + 1 }));
      const file = nachaFile(run, many);
      expect(file).toBe(nachaFile(run, structuredClone(many)));
      const lines = file.split('\r\n');
      expect(lines.pop()).toBe('');
      expect(lines.length % 10).toBe(0);
      expect(lines.every((line) => /^[ -`{-~]{94}$/.test(line))).toBe(true);
      expect(lines.slice(count * 2 + 4).every((line) => /^9{94}$/.test(line))).toBe(true);
      const read = readBack(file);
      expect(read.file.footer).toMatchObject({
        blockCount: lines.length / 10,
        entryAndAddendaCount: count * 2,
        entryHash: (2100002 * count) % 10 ** 10,
        totalCredit: 125005 * count,
      });
    }
  });

  it('[T35] keeps the last ten digits of the hash', () => {
    const many = Array.from({ length: 150 }, (_, n) => entry({ trace: n + 1, routing: '800000001' }));
    expect(nachaFile(run, many)).toContain(`8220000300${String((80_000_000 * 150) % 10 ** 10).padStart(10, '0')}`);
  });

  it.each([
    ['an amount with too many digits', { amount: '100000000.00' }, /no room/],
    ['an account without a number', { account: '' }, /not complete/],
    ['an account that is too long', { account: '123456789012345678' }, /not complete/],
  ])('[T35] refuses %s', (_what, values, message) => {
    expect(() => nachaFile(run, [entry(values)])).toThrow(message);
  });

  it('[T35] is one of 36 of its day, which their modifiers tell apart; another one is refused', () => {
    const modifiers = Array.from({ length: 36 }, (_, modifier) => nachaFile({ ...run, modifier }, entries)[33]);
    expect(new Set(modifiers).size).toBe(36);
    expect(() => nachaFile({ ...run, modifier: 36 }, entries)).toThrow(/36 files of a day/);
  });

  it('[T35] writes names in capitals that every bank reads', () => {
    expect(plainCapitals('  Größe Ångström–Łódź “x”\tÆther ')).toBe('GROSSE ANGSTROM-LODZ ?X? AETHER');
  });
});
