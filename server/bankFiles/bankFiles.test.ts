import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readBai2 } from './bai2.ts';
import { centsIn, fingerprintsOf, type PaidCheck, textOfBytes } from './bankFile.ts';
import { type BankFileLayout, readBankCsv } from './csv.ts';
import { readOfx } from './ofx.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-bank-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A line of 475 checks paid, a summary of the account, and trailers that agree with them. */
const BAI2 = [
  '01,122099999,123456789,261101,0500,1,80,1,2/',
  '02,123456789,122099999,1,261031,,USD,2/',
  '03,000123456789,USD,010,500000,,,470,12550,2,Z/',
  '16,475,10000,Z,BR1,1001,CHECK PAID',
  '88,second line of text, with a comma',
  '16,475,2550,S,0,2550,0,BR2,0001002/',
  '16,195,7777,V,261031,,X1,9/',
  '49,532877,6/',
  '98,532877,1,8/',
  '99,532877,1,10/',
];
const bai2 = (lines = BAI2) => `${lines.join('\r\n')}\r\n`;

describe('BAI2', () => {
  it('[T35] gives checks paid with account, number and day; continuations and funds types are read', () => {
    const common = { paidOn: '2026-10-31', account: '000123456789' };
    expect(readBai2(bai2())).toEqual([
      { ...common, position: 4, number: 1001, amount: '100.00', reference: 'BR1' },
      { ...common, position: 5, number: 1002, amount: '25.50', reference: 'BR2' },
    ]);
    expect(readBai2(`\ufeff${bai2()}`)).toHaveLength(2);
  });

  it.each([
    ['cut off', BAI2.slice(0, 6), /incomplete/],
    ['with another amount', BAI2.map((line) => line.replace('475,10000', '475,10001')), /do not agree/],
    ['without a line', BAI2.filter((_, n) => n !== 5), /do not agree/],
    ['of another kind', ['Date,Number', '1,2'], /not a BAI2 file/],
    ['with a letter in an amount', BAI2.map((line) => line.replace('475,10000', '475,1O000')), /not (an|the) amount/],
    ['with a check of nothing', BAI2.map((line) => line.replace('475,10000', '475,0')), /not (an|the) amount/],
    ['with a check of no amount', BAI2.map((line) => line.replace('475,10000', '475,')), /not (an|the) amount/],
    ['with a check below zero', BAI2.map((line) => line.replace('475,10000', '475,-10000')), /not (an|the) amount/],
    ['of no day', BAI2.map((line) => line.replace('261031,,USD', '261331,,USD')), /not a date/],
  ])('[T35] refuses a file %s', (_what, lines, message) => {
    expect(() => readBai2(bai2(lines))).toThrow(message);
  });
});

const ofx = (transactions: string) =>
  `OFXHEADER:100\nDATA:OFXSGML\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>00-6789<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${transactions}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
const check =
  '<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20261102120000[-5:EST]<TRNAMT>-1,250.00<FITID>F1<CHECKNUM>1001<NAME>AT&amp;T <b> & Co<MEMO></STMTTRN>';

describe('OFX', () => {
  it('[T35] gives checks from SGML on one line and from XML, whatever their names contain', () => {
    const expected = {
      position: 1,
      number: 1001,
      amount: '1250.00',
      paidOn: '2026-11-02',
      account: '00-6789',
      reference: 'F1',
    };
    expect(readOfx(ofx(check))).toEqual([expected]);
    const xml = check
      .replace(/<(TRNTYPE|DTPOSTED|TRNAMT|FITID|CHECKNUM)>([^<]*)/g, '<$1>$2</$1>\n')
      .replace('<MEMO>', '<MEMO></MEMO>');
    expect(readOfx(ofx(xml))).toEqual([expected]);
  });

  it('[T35] leaves out what is no paid check', () => {
    const fee = check.replace('CHECK<', 'FEE<').replace('<CHECKNUM>1001', '');
    const credit = check.replace('-1,250.00', '1,250.00');
    expect(readOfx(ofx(fee + credit))).toEqual([]);
  });

  it.each([
    ['cut off', ofx(check).slice(0, -40), /incomplete/],
    ['with a transaction without end', ofx(check.replace('</STMTTRN>', '')), /no end/],
    ['with a broken amount', ofx(check.replace('-1,250.00', '-1.25.000')), /not (an|the) amount/],
    ['of no day', ofx(check.replace('20261102', '20261302')), /not a date/],
    ['of another kind', 'Date,Number', /not an OFX file/],
  ])('[T35] refuses a file %s', (_what, text, message) => {
    expect(() => readOfx(text)).toThrow(message);
  });
});

describe('CSV', () => {
  const layout: BankFileLayout = {
    number_heading: 'Check Number',
    amount_heading: 'amount',
    paid_on_heading: 'Posted',
    account_heading: null,
    reference_heading: 'Ref',
    date_format: 'mm_dd_yyyy',
  };
  const read = async (content: string | Buffer, more: Partial<BankFileLayout> = {}): Promise<PaidCheck[]> => {
    const bytes = Buffer.from(content);
    writeFileSync(path.join(folder, 'paid.csv'), bytes);
    const handle = await open(path.join(folder, 'paid.csv'));
    try {
      const uploaded = { handle, size: bytes.length } as unknown as Express.Multer.File;
      return await readBankCsv(uploaded, { ...layout, ...more });
    } finally {
      await handle.close().catch(() => undefined);
    }
  };

  it('[T35] is read by the headings of its layout, in any order; other columns and rows without a number are left out', async () => {
    const text =
      'Posted,Description,Amount,Check Number,Ref\n10/3/2026,"CHECK, PAID","-1,250.00",0001001,R1\n10/4/2026,Fee,-5.00,,R2\n';
    const expected = [
      { position: 2, number: 1001, amount: '1250.00', paidOn: '2026-10-03', account: null, reference: 'R1' },
    ];
    expect(await read(text)).toEqual(expected);
    expect(await read(`\ufeff${text}`)).toEqual(expected);
    expect(await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected);
    expect(await read(Buffer.from(text.replace('PAID', 'PAYÉ'), 'latin1'))).toEqual(expected);
  });

  it.each([
    ['a formula for a number', 'Posted,Amount,Check Number\n10/3/2026,5,=1+1\n', /looks like a formula/],
    ['a formula for an amount', 'Posted,Amount,Check Number\n10/3/2026,=SUM(A1),7\n', /looks like a formula/],
    ['debits and credits mixed', 'Posted,Amount,Check Number\n10/3/2026,5,7\n10/3/2026,-5,8\n', /mixed/],
    ['no date', 'Posted,Amount,Check Number\n2026-10-03,5,7\n', /not a date/],
    ['no amount', 'Posted,Amount,Check Number\n10/3/2026,five,7\n', /not (an|the) amount/],
    ['no column of the layout', 'Date,Amount,Check Number\n10/3/2026,5,7\n', /no column “posted”/],
    ['a cut row', 'Posted,Amount,Check Number\n10/3/2026,"5', /quotation mark/],
  ])('[T35] refuses a file with %s', async (_what, text, message) => {
    await expect(read(text, { reference_heading: null })).rejects.toThrow(message);
  });
});

it('[T35] amounts are read in cents', () => {
  const cases = {
    '5': 500,
    '-1250.00': -125000,
    '1,250.5': 125050,
    '$12.34': 1234,
    '(3.00)': -300,
    '1.234': null,
    '1,2': null,
    '(3': null,
    x: null,
  };
  for (const [text, cents] of Object.entries(cases)) expect([text, centsIn(text)]).toEqual([text, cents]);
});

it('[T35] equal lines of a file differ, also with one reference, and are the same in every file', () => {
  const line = { position: 1, number: 7, amount: '5.00', paidOn: '2026-10-03', account: null, reference: null };
  const [first, second] = fingerprintsOf([line, line]);
  expect(first).not.toBe(second);
  expect(fingerprintsOf([{ ...line, position: 9 }])).toEqual([first]);
  const named = { ...line, reference: 'A' };
  const [once, twice] = fingerprintsOf([named, named]);
  expect(once).not.toBe(twice);
  expect(fingerprintsOf([{ ...named, position: 9 }])).toEqual([once]);
});

it('[T35] bytes that are no text are refused', () => {
  expect(() => textOfBytes(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toThrow(/not a text file/);
});
