/** A bank's CSV of paid checks, read by a saved layout of its columns. */
import { isFormula, readCsv } from '../csv/read.ts';
import { centsIn, dayIn, dollarsOf, fileError, MAX_PAID_CHECKS, numberIn, type PaidCheck } from './bankFile.ts';

/** A row of bank_file_layouts: the headings of the columns. */
export interface BankFileLayout {
  number_heading: string;
  amount_heading: string;
  paid_on_heading: string;
  account_heading: string | null;
  reference_heading: string | null;
  date_format: 'mmddyy' | 'mmddyyyy' | 'mm_dd_yyyy' | 'yyyymmdd' | 'yyyy_mm_dd';
}

const DATES: Record<BankFileLayout['date_format'], RegExp> = {
  mmddyy: /^(?<m>\d\d)(?<d>\d\d)(?<y>\d\d)$/,
  mmddyyyy: /^(?<m>\d\d)(?<d>\d\d)(?<y>\d{4})$/,
  mm_dd_yyyy: /^(?<m>\d{1,2})[/-](?<d>\d{1,2})[/-](?<y>\d{4}|\d\d)$/,
  yyyymmdd: /^(?<y>\d{4})(?<m>\d\d)(?<d>\d\d)$/,
  yyyy_mm_dd: /^(?<y>\d{4})[/-](?<m>\d{1,2})[/-](?<d>\d{1,2})$/,
};
const COLUMNS = ['number', 'amount', 'paid_on', 'account', 'reference'] as const;

/** The paid checks of a CSV; rows without a check number, such as fees, are left out. */
export async function readBankCsv(file: Express.Multer.File, layout: BankFileLayout): Promise<PaidCheck[]> {
  const plain = (heading: string) => heading.trim().toLowerCase();
  const wanted = new Map(
    COLUMNS.flatMap((column) =>
      layout[`${column}_heading`] ? [[plain(layout[`${column}_heading`] as string), column]] : [],
    ),
  );
  const list = await readCsv(file, {
    field: 'file',
    maxRows: MAX_PAID_CHECKS,
    columns: COLUMNS,
    columnsOf: (headings) => headings.map((heading) => wanted.get(plain(heading)) ?? null),
  });
  for (const [heading, column] of wanted)
    if (!list.columns.has(column)) throw fileError(`The file has no column “${heading}”, which the layout names.`);
  const [problem] = list.errors;
  if (problem) throw fileError(`Row ${problem.row}: ${problem.column ?? ''} ${problem.message}`);
  const signs = new Set<number>();
  const checks = list.rows.flatMap(({ row, cells }): PaidCheck[] => {
    const formula = COLUMNS.find((column) => isFormula(cells[column] ?? '') && centsIn(cells[column] ?? '') === null);
    if (formula) throw fileError(`Row ${row}: the ${formula.replace('_', ' ')} looks like a formula.`);
    const { number = '', amount = '', paid_on = '', account, reference } = cells;
    if (number === '' || /^0+$/.test(number)) return [];
    const { y = '', m = '', d = '' } = DATES[layout.date_format].exec(paid_on)?.groups ?? {};
    const day = dayIn(y, m, d);
    const cents = centsIn(amount);
    if (!day) throw fileError(`Row ${row}: “${paid_on.slice(0, 20)}” is not a date in the format of the layout.`);
    if (!cents) throw fileError(`Row ${row}: “${amount.slice(0, 20)}” is not an amount.`);
    signs.add(Math.sign(cents));
    if (signs.size > 1)
      throw fileError(`Row ${row}: amounts above and below zero are mixed. Download only paid checks.`);
    return [
      {
        position: row,
        number: numberIn(number),
        amount: dollarsOf(Math.abs(cents)),
        paidOn: day,
        account: account || null,
        reference: reference || null,
      },
    ];
  });
  return checks;
}
