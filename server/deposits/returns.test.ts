/** Files of returns: what is read, and that nothing is read of a file with an error. */
import { describe, expect, it } from '@jest/globals';
import { returnFile, returnLines } from '../../test/harness/returnFile.ts';
import { correctionOf, readReturns } from './returns.ts';

const TWO = [
  { trace: 1, amount: '100.00', code: 'R03' },
  { trace: 1234567, amount: '0', code: 'C01', data: '987654321' },
];
const read = (lines: readonly string[], end = '\r\n') => readReturns(Buffer.from(lines.join(end)));

describe('a file of returns', () => {
  it('[T35] gives codes, traces, amounts and corrections, with either ending of lines', () => {
    const originator = '123456789002100002';
    const expected = [
      { line: 4, trace: 1, amount: '100.00', routing: '02100002', originator, code: 'R03', corrected: null },
      {
        ...{ line: 6, trace: 1234567, amount: '0.00', routing: '02100002', originator, code: 'C01' },
        corrected: { number: '987654321' },
      },
    ];
    expect(readReturns(Buffer.from(returnFile(TWO)))).toEqual(expected);
    expect(read(returnLines(TWO), '\n')).toEqual(expected);
    expect(read(returnLines(TWO).filter((line) => !/^9{94}$/.test(line)))).toEqual(expected);
  });

  it('[T35] says whose payments they are: the company of the batch, and the bank of the original trace number', () => {
    const [entry] = readReturns(
      Buffer.from(returnFile([{ trace: 1, amount: '1.00', code: 'R01', odfi: '09100001' }], '9999999999')),
    );
    expect(entry?.originator).toBe('999999999909100001');
  });

  it('[T35] of several companies says whose each is, and the sums of each batch have to be right', () => {
    const three = TWO.concat(TWO.slice(0, 1)).map((one, at) => ({ ...one, company: `${at}234567890` }));
    const lines = returnLines(three);
    expect(read(lines).map(({ line, originator }) => [line, originator.slice(0, 10)])).toEqual([
      [4, '0234567890'],
      [8, '1234567890'],
      [12, '2234567890'],
    ]);
    const wrong = lines.map((line, at) => (at === 12 ? line.replace(/^(8200\d{6})0/, '$19') : line));
    expect(() => read(wrong)).toThrow(/Line 13 states another hash/);
  });

  it.each([
    ['C02', '011000015', { routing: '011000015' }],
    ['C03', '011000015   123456', { routing: '011000015', number: '123456' }],
    ['C05', '37', { kind: 'savings' }],
    ['C06', '12345678         '.padEnd(20).concat('27'), { number: '12345678', kind: 'checking' }],
    ['C07', `011000015${'4444'.padEnd(17)}32`, { routing: '011000015', number: '4444', kind: 'savings' }],
    ['C04', 'ANOTHER NAME', null],
    ['C01', '12-34', null],
    ['C01', '', null],
    ['C02', '01100001', null],
    ['C05', '99', null],
  ])('[T35] reads the correction %s: %s', (code, data, expected) => {
    expect(correctionOf(code, data.padEnd(29))).toEqual(expected);
  });

  const lines = returnLines(TWO);
  const changed = (index: number, change: (line: string) => string) =>
    lines.map((line, at) => (at === index ? change(line) : line));
  it.each([
    ['cut off', lines.slice(0, 6), /Line 6 .*end of the file is missing/],
    ['without its first record', lines.slice(1), /Line 1 is not the first record/],
    ['with a short line', changed(2, (line) => line.slice(1)), /Line 3 has 93 characters/],
    ['with another hash', changed(6, (line) => line.replace(/^(.{10})./, '$19')), /Line 7 states another hash/],
    [
      'with another amount',
      changed(2, (line) => line.replace('0000010000', '0000010001')),
      /Line 7 states another total/,
    ],
    [
      'with another count',
      changed(7, (line) => line.replace(/^(.{13})0{7}4/, '$100000005')),
      /Line 8 states another count/,
    ],
    [
      'with another count of blocks',
      changed(7, (line) => line.replace(/^9000001000001/, '9000001000002')),
      /count of blocks/,
    ],
    ['without an entry', lines.filter((_, at) => at !== 2 && at !== 3), /Line 5 states another/],
    ['without a reason', lines.filter((_, at) => at !== 3), /Line 4 comes where the reason/],
    [
      'with a letter in an amount',
      changed(2, (line) => line.replace('0000010000', '00000I0000')),
      /Line 3 has no number/,
    ],
    ['with payments', changed(3, (line) => line.replace('799R03', '705ABC')), /Line 4 has neither a return/],
    ['with something after its end', [...lines, 'x'.repeat(94)], /comes after the end/],
    ['with formulas', ['=HYPERLINK("x")', ...lines], /Line 1 has 15 characters/],
    ['with accents', changed(1, (line) => line.replace('SPONSOR', 'SPÓNSOR')), /Line 2 has a character/],
  ])('[T35] %s is refused with its line', (_what, file, message) => {
    expect(() => read(file)).toThrow(message);
  });

  it('[T35] in another encoding, of bytes or empty is refused', () => {
    const text = returnFile(TWO);
    for (const bytes of [
      Buffer.from(text, 'utf16le'),
      Buffer.from(`\ufeff${text}`),
      Buffer.alloc(5000),
      Buffer.alloc(0),
    ])
      expect(() => readReturns(bytes)).toThrow(/^Line 1 /);
    expect(() => readReturns(Buffer.from(returnFile([])))).toThrow(/no returns/);
  });

  it('[T35] of 100,000 lines is read, and one more is refused', () => {
    const entries = Array.from({ length: 49_990 }, (_, n) => ({ trace: n + 1, amount: '1.00', code: 'R01' }));
    expect(readReturns(Buffer.from(returnFile(entries)))).toHaveLength(49_990);
    const more = [...entries, ...entries.slice(0, 10)];
    expect(() => readReturns(Buffer.from(returnFile(more)))).toThrow(/more than 100,000 lines/);
  });
});
