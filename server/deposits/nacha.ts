/**
 * The file of a run of deposits as banks take it: NACHA's records of 94 characters (1 file, 5 batch, 6 entry, 7 addenda, 8
 * and 9 their controls), one batch of credits, filled up with lines of 9s to blocks of ten. It is the same each time.
 */
import { plainAscii } from '../shared/text/plainAscii.ts';

/** An entry of the file; without `checkId` it tries the account with zero dollars. */
export interface DepositEntry {
  trace: number;
  /** US dollars, such as 1250.00. */
  amount: string;
  checkId: number | null;
  accountId: number;
  kind: 'checking' | 'savings';
  routing: string;
  /** The account's number. */
  account: string;
  holder: string;
  memo: string | null;
}

/** What app_public.open_deposit_run says of the run. */
export interface DepositRun {
  id: number;
  /** YYMMDD */
  effective: string;
  /** YYMMDDHHMM */
  created: string;
  /** Which file of its day it is, from 0. */
  modifier: number;
  bank: {
    bank_name: string;
    bank_routing_number: string;
    company_name: string;
    originator_id: string;
    entry_class: 'ccd' | 'ppd';
    entry_description: string;
  };
}

const WIDTH = 94;
const BLOCK = 10;
const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const CREDIT = { checking: { payment: 22, trial: 23 }, savings: { payment: 32, trial: 33 } };

/** Text in the capitals that banks read: accents are dropped, other characters become question marks. */
export const plainCapitals = (text: string): string => plainAscii(text, '?').toUpperCase();

/** Text on the left of a field, cut to its width. */
const text = (value: string, width: number): string => plainCapitals(value).slice(0, width).padEnd(width);

/** A number on the right of a field; throws a RangeError if it does not fit. */
function number(value: number | bigint, width: number): string {
  const digits = String(value);
  if (digits.length > width) throw new RangeError(`The file has no room for ${digits}.`);
  return digits.padStart(width, '0');
}

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** The sum of the first eight digits of the entries' routing numbers, its last ten digits. */
export const hashOf = (routings: readonly string[]): bigint =>
  routings.reduce((sum, routing) => sum + BigInt(routing.slice(0, 8)), 0n) % 10_000_000_000n;

/** The file of a run; a RangeError says what does not fit. Entries in the order of their trace numbers. */
export function nachaFile({ bank, ...run }: DepositRun, entries: readonly DepositEntry[]): string {
  const modifier = MODIFIERS[run.modifier];
  if (!modifier)
    throw new RangeError('The bank takes 36 files of a day at most. Cancel this run, and make another one tomorrow.');
  const originator = bank.originator_id;
  const bankDigits = bank.bank_routing_number.slice(0, 8);
  const company = text(bank.company_name, 16);
  const hash = number(hashOf(entries.map(({ routing }) => routing)), 10);
  const credits = number(
    entries.reduce((sum, { amount }) => sum + centsOf(amount), 0),
    12,
  );
  const details = entries.flatMap((entry) => {
    const memo = entry.checkId === null || !entry.memo ? null : plainCapitals(entry.memo);
    const code = CREDIT[entry.kind][entry.checkId === null ? 'trial' : 'payment'];
    const id = entry.checkId === null ? `TRIAL ${entry.accountId}` : `NO ${entry.checkId}`;
    if (!/^\d{1,17}$/.test(entry.account)) throw new RangeError(`The account of ${entry.holder} is not complete.`);
    return [
      `6${code}${entry.routing}${entry.account.padEnd(17)}${number(centsOf(entry.amount), 10)}${text(id, 15)}${text(entry.holder, 22)}  ${memo ? 1 : 0}${bankDigits}${number(entry.trace, 7)}`,
      ...(memo ? [`705${text(memo, 80)}0001${number(entry.trace, 7)}`] : []),
    ];
  });
  const total = details.length;
  const records = [
    `101 ${bank.bank_routing_number}${originator}${run.created}${modifier}094101${text(bank.bank_name, 23)}${text(bank.company_name, 23)}${text(String(run.id), 8)}`,
    `5220${company}${' '.repeat(20)}${originator}${bank.entry_class.toUpperCase()}${text(bank.entry_description, 10)}${' '.repeat(6)}${run.effective}   1${bankDigits}0000001`,
    ...details,
    `8220${number(total, 6)}${hash}${number(0, 12)}${credits}${originator}${' '.repeat(25)}${bankDigits}0000001`,
  ];
  const blocks = Math.ceil((records.length + 1) / BLOCK);
  records.push(`9000001${number(blocks, 6)}${number(total, 8)}${hash}${number(0, 12)}${credits}${' '.repeat(39)}`);
  while (records.length % BLOCK) records.push('9'.repeat(WIDTH));
  return records.map((record) => `${record}\r\n`).join('');
}
