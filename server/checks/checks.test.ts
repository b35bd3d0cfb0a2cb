/** The content and layout of a check: text, position, fonts, and the file for the bank. */
import { describe, expect, it } from '@jest/globals';
import { isWritable, runsOf } from '../shared/pdf/fonts.ts';
import { amountInWords } from './amountInWords.ts';
import { checksPdf, type Sheet, writeAddress } from './checksPdf.ts';
import { type CheckSettings, layoutOf, points, SHEET } from './layout.ts';
import { type PositivePayFormat, type PositivePayRow, plainPayee, positivePayFile } from './positivePay.ts';

const settings: CheckSettings = {
  check_position: 'top',
  first_perforation: 350,
  second_perforation: 700,
  offset_right: 0,
  offset_down: 0,
  window_left: 63,
  window_top: 213,
  window_width: 300,
  window_height: 54,
};
const sheet: Sheet = {
  number: 1001,
  is_void: false,
  payee: 'Harbor Hills',
  address: ['412 Bayfront Parkway', 'Suite 2', 'Erie, PA 16507'],
  amount: '1234.50',
  memo: 'First half',
  date: '2026-11-23',
  organization: 'Harbor Hills',
  campaign: 'Spring',
  sponsor: 'Summit Bank',
  offer_id: 7,
};

describe('amountInWords', () => {
  it.each([
    [0, 'Zero and 00/100'],
    [1, 'Zero and 01/100'],
    [5, 'Zero and 05/100'],
    [100, 'One and 00/100'],
    [1999, 'Nineteen and 99/100'],
    [2100, 'Twenty-one and 00/100'],
    [10_000, 'One hundred and 00/100'],
    [110_010, 'One thousand one hundred and 10/100'],
    [99_999_999, 'Nine hundred ninety-nine thousand nine hundred ninety-nine and 99/100'],
    [123_450, 'One thousand two hundred thirty-four and 50/100'],
    [100_000_000, 'One million and 00/100'],
    [
      99_999_999_999,
      'Nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine and 99/100',
    ],
  ])('[M1] %d cents', (cents, text) => expect(amountInWords(cents)).toBe(text));
});

describe('the layout of a sheet', () => {
  it.each([
    ['top', 0],
    ['middle', 350],
    ['bottom', 700],
  ] as const)('[M1] has the check at the %s and vouchers in the other parts', (check_position, from) => {
    const layout = layoutOf({ ...settings, check_position, offset_right: 5, offset_down: -4 });
    expect(layout.check.y).toBeCloseTo(points(from - 4));
    expect(layout.check.x).toBeCloseTo(points(5));
    expect(layout.vouchers).toHaveLength(2);
    for (const { y } of layout.vouchers) expect(y).not.toBeCloseTo(layout.check.y);
    expect(layout.clearBand).toBeLessThan(layout.check.y + layout.check.height - points(62));
  });

  it('[M1] the address lies in the window, however many lines, also where the check slides to', () => {
    const drawn: { y: number; size: number; width: number }[] = [];
    let size = 0;
    const doc = {
      font: () => doc,
      fontSize: (points: number) => {
        size = points;
        return doc;
      },
      _font: { font: { layout: () => ({}) } },
      widthOfString: (text: string) => text.length * size * 0.55,
      text: (text: string, x: number, y: number) => {
        drawn.push({ y, size, width: x + text.length * size * 0.55 });
        return doc;
      },
    };
    const { window, clearBand } = layoutOf(settings);
    for (const lines of [1, 3, 4, 5]) {
      drawn.length = 0;
      writeAddress(
        doc as never,
        Array.from({ length: lines }, () => 'W'.repeat(45)),
        window,
      );
      for (const { y, size: fontSize, width } of drawn) {
        expect(y - fontSize * 0.75).toBeGreaterThanOrEqual(window.y);
        expect(y + fontSize * 0.25).toBeLessThanOrEqual(window.y + window.height + 0.01);
        expect(width).toBeLessThanOrEqual(window.x + window.width + 0.01);
      }
    }
    // a double-window envelope shows y 2.13 to 2.67 inches and x 0.63 to 3.63 in all four corners of the slide
    expect(window.y).toBeGreaterThanOrEqual(points(213));
    expect(window.y + window.height).toBeLessThanOrEqual(points(267));
    expect(window.x + window.width).toBeLessThanOrEqual(points(363));
    expect(window.y + window.height).toBeLessThan(clearBand);
    expect(SHEET.height).toBe(792);
  });
});

describe('the pages of a run', () => {
  const textOf = (pdf: Buffer) => pdf.toString('latin1');

  it('[M1] are one a sheet, with the fonts inside; the same run gives the same bytes', async () => {
    const sheets = ['Łódź Żółć', 'Αθήνα', 'Юность', 'نادي الأمل'].map((payee, index) => ({
      ...sheet,
      number: 1001 + index,
      payee,
    }));
    const [one, two] = [await checksPdf(sheets, settings), await checksPdf(sheets, settings)];
    expect(one.equals(two)).toBe(true);
    expect(textOf(one).match(/\/Type \/Page\b/g)).toHaveLength(4);
    expect(textOf(one)).toContain('Inter-Regular');
    expect(textOf(one)).toContain('NotoSansArabic');
    expect(textOf(one).match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(4);
    expect(textOf(one)).not.toContain('/BaseFont /Helvetica');
  });

  it('[M1] have no missing glyph: a name in any of these scripts is set in its font', () => {
    expect(runsOf('نادي 12 FC').map(({ script }) => script)).toEqual(['Arabic', 'Inter']);
    expect(runsOf('Спорт – Łódź')).toMatchObject([{ text: 'Спорт – Łódź', script: 'Inter' }]);
    expect(runsOf('北京 FC 서울').map(({ script }) => script)).toEqual(['SC', 'Inter', 'KR']);
  });
});

describe('names that the fonts cannot show', () => {
  it('[M1] are detected by their characters', () => {
    for (const name of ['Łódź FC', 'نادي 12 الأمل', '北京 FC', '서울', 'さくら', 'מכבי', 'क्रिकेट', 'ฟุตบอล', '⚽'])
      expect([name, isWritable(name)]).toEqual([name, true]);
    for (const name of ['ফুটবল', 'ქართული', '𓂀', 'FC \u0007'])
      expect([name, isWritable(name)]).toEqual([name, /FC/.test(name)]);
  });

  it('[M1] are left out of the voucher', async () => {
    const withSponsor = await checksPdf([sheet], settings);
    const without = await checksPdf([{ ...sheet, sponsor: 'ফুটবল' }], settings);
    expect(without.length).toBeLessThan(withSponsor.length);
  });
});

describe('the file for the bank', () => {
  const format: PositivePayFormat = {
    name: 'Bank',
    columns: ['account_number', 'check_number', 'amount', 'issue_date', 'record_type', 'payee', 'blank'],
    widths: null,
    separator: 'comma',
    has_header: false,
    date_format: 'mmddyyyy',
    amount_format: 'dollars',
    issue_code: 'I',
    void_code: 'V',
    payee_length: 12,
  };
  const rows: PositivePayRow[] = [
    { number: 1001, is_void: false, amount: '1234.50', issue_date: '2026-01-05', payee: '=Peña’s, "Náutico"' },
    { number: 1002, is_void: true, amount: '0.29', issue_date: '2026-01-05', payee: '' },
  ];

  it('[M1] has the bank’s columns, nothing escaped, and nothing that a bank refuses', () => {
    expect(positivePayFile(rows, format, '00123456')).toBe(
      '00123456,1001,1234.50,01052026,I,Pena s Nauti,\r\n00123456,1002,0.29,01052026,V,,\r\n',
    );
  });

  it.each([
    ['mmddyy', '010526'],
    ['mmddyyyy', '01052026'],
    ['mm_dd_yyyy', '01/05/2026'],
    ['yyyymmdd', '20260105'],
    ['yyyy_mm_dd', '2026-01-05'],
  ] as const)('[M1] writes dates as %s and amounts in cents', (date_format, date) => {
    const columns = ['check_number', 'amount', 'issue_date'] as PositivePayFormat['columns'];
    const file = positivePayFile(
      rows,
      { ...format, columns, date_format, amount_format: 'cents', separator: 'pipe', has_header: true },
      '1',
    );
    expect(file.split('\r\n')).toEqual([
      'Check Number|Amount|Issue Date',
      `1001|123450|${date}`,
      `1002|29|${date}`,
      '',
    ]);
  });

  it('[M1] pads columns of fixed width, and refuses what does not fit', () => {
    const fixed: PositivePayFormat = {
      ...format,
      columns: ['account_number', 'check_number', 'amount', 'record_type', 'payee'],
      separator: 'fixed_width',
      amount_format: 'cents',
      widths: [10, 6, 8, 1, 8],
    };
    expect(positivePayFile(rows, fixed, '123456')).toBe(
      '000012345600100100123450IPena s N\r\n000012345600100200000029V        \r\n',
    );
    expect(() => positivePayFile(rows, { ...fixed, widths: [10, 3, 8, 1, 8] }, '123456')).toThrow(RangeError);
  });

  it('[M1] keeps letters and digits of a payee', () => expect(plainPayee('@SUM(A1) – Łódź', 40)).toBe('SUM A1 Łodz'));
});
