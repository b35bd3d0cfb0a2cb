/** The file that tells a bank which checks were issued and which are void, in the bank's own columns. */
import { centsOf } from './amountInWords.ts';

export type PositivePayColumn =
  | 'account_number'
  | 'check_number'
  | 'amount'
  | 'issue_date'
  | 'record_type'
  | 'payee'
  | 'blank';

/** A row of positive_pay_formats. */
export interface PositivePayFormat {
  name: string;
  columns: PositivePayColumn[];
  widths: number[] | null;
  separator: 'comma' | 'semicolon' | 'tab' | 'pipe' | 'fixed_width';
  has_header: boolean;
  date_format: 'mmddyy' | 'mmddyyyy' | 'mm_dd_yyyy' | 'yyyymmdd' | 'yyyy_mm_dd';
  amount_format: 'dollars' | 'cents';
  issue_code: string;
  void_code: string;
  payee_length: number;
}

export interface PositivePayRow {
  number: number;
  is_void: boolean;
  amount: string;
  /** YYYY-MM-DD */
  issue_date: string;
  payee: string;
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|', fixed_width: '' } as const;
const HEADINGS: Record<PositivePayColumn, string> = {
  account_number: 'Account Number',
  check_number: 'Check Number',
  amount: 'Amount',
  issue_date: 'Issue Date',
  record_type: 'Type',
  payee: 'Payee',
  blank: '',
};

/** Only letters, digits and spaces: banks refuse the rest, and nothing left can be a formula or a separator. */
export const plainPayee = (payee: string, length: number): string =>
  payee
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, length)
    .trim();

function dateOf(date: string, format: PositivePayFormat['date_format']): string {
  const [year, month, day] = date.split('-') as [string, string, string];
  const forms = {
    mmddyy: `${month}${day}${year.slice(2)}`,
    mmddyyyy: `${month}${day}${year}`,
    mm_dd_yyyy: `${month}/${day}/${year}`,
    yyyymmdd: `${year}${month}${day}`,
    yyyy_mm_dd: date,
  };
  return forms[format];
}

/**
 * Formats a value for a fixed-width column: numbers are padded with leading zeros, texts with trailing spaces. Throws a
 * RangeError if it does not fit.
 */
function padded(value: string, column: PositivePayColumn, width: number): string {
  if (value.length > width) throw new RangeError(`The column ${HEADINGS[column]} is too narrow for "${value}".`);
  return /^[\d.]+$/.test(value) && column !== 'record_type' ? value.padStart(width, '0') : value.padEnd(width);
}

/** The file's text with Windows line endings. Throws a RangeError if a value does not fit its width. */
export function positivePayFile(rows: readonly PositivePayRow[], format: PositivePayFormat, account: string): string {
  const { columns, widths } = format;
  const lineOf = (values: string[], fit: (value: string, index: number) => string) =>
    values.map(fit).join(SEPARATORS[format.separator]);
  const fitted = (value: string, index: number) =>
    widths ? padded(value, columns[index] as PositivePayColumn, widths[index] as number) : value;
  const valuesOf = (row: PositivePayRow): Record<PositivePayColumn, string> => ({
    account_number: account,
    check_number: String(row.number),
    amount: format.amount_format === 'cents' ? String(centsOf(row.amount)) : Number(row.amount).toFixed(2),
    issue_date: dateOf(row.issue_date, format.date_format),
    record_type: row.is_void ? format.void_code : format.issue_code,
    payee: plainPayee(row.payee, Math.min(format.payee_length, widths?.[columns.indexOf('payee')] ?? Infinity)),
    blank: '',
  });
  const lines = rows.map((row) => {
    const values = valuesOf(row);
    return lineOf(
      columns.map((column) => values[column]),
      fitted,
    );
  });
  const header = format.has_header
    ? [
        lineOf(
          columns.map((column) => HEADINGS[column]),
          (value, index) => (widths ? value.slice(0, widths[index]).padEnd(widths[index] as number) : value),
        ),
      ]
    : [];
  return [...header, ...lines].map((line) => `${line}\r\n`).join('');
}
