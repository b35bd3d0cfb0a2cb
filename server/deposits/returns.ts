/**
 * A bank's file of returned (addenda 99) and corrected (addenda 98) entries, read strictly: every record, count and hash
 * must be right, and an error names its line. Nothing of a file with an error is used.
 */
import { dollarsOf, fileError } from '../bankFiles/bankFile.ts';

/** What a bank says of an account; parts that it does not correct are missing. */
export interface Correction {
  routing?: string;
  number?: string;
  kind?: 'checking' | 'savings';
}

export interface ReturnedEntry {
  line: number;
  /** The last seven digits of the original entry's trace number. */
  trace: number;
  /** US dollars; of corrections zero. */
  amount: string;
  /** The first eight digits of the routing number to which the original entry went. */
  routing: string;
  /** Who sent the original entry: the company's identification, and the first eight digits of its bank's routing number. */
  originator: string;
  /** R01 … or C01 … */
  code: string;
  /** Null: the code corrects no account, or the data cannot be read. */
  corrected: Correction | null;
}

const WIDTH = 94;
const MAX_LINES = 100_000;

/** Where the parts of a correction are in its data, by code: [from, to]. */
const PARTS: Record<string, { routing?: [number, number]; number?: [number, number]; kind?: [number, number] }> = {
  C01: { number: [0, 17] },
  C02: { routing: [0, 9] },
  C03: { routing: [0, 9], number: [12, 29] },
  C05: { kind: [0, 2] },
  C06: { number: [0, 17], kind: [20, 22] },
  C07: { routing: [0, 9], number: [9, 26], kind: [26, 28] },
};

/** The correction that a code and its data make; null if there is none, or it cannot be read. */
export function correctionOf(code: string, data: string): Correction | null {
  const parts = PARTS[code];
  if (!parts) return null;
  const at = (part?: [number, number]) => part && data.slice(...part).trim();
  const [routing, number, transaction] = [at(parts.routing), at(parts.number), at(parts.kind)];
  const wrong =
    (routing !== undefined && !/^\d{9}$/.test(routing)) ||
    (number !== undefined && !/^\d{4,17}$/.test(number)) ||
    (transaction !== undefined && !/^[23]\d$/.test(transaction));
  return wrong
    ? null
    : {
        ...(routing && { routing }),
        ...(number && { number }),
        ...(transaction && { kind: transaction.startsWith('2') ? ('checking' as const) : ('savings' as const) }),
      };
}

/** Sums of a batch or a file, to be compared with its control record. */
const empty = () => ({ count: 0, hash: 0n, debits: 0n, credits: 0n });
type Sums = ReturnType<typeof empty>;

/** The entries of a file. Throws SL422 at the field `file` with the line. */
export function readReturns(bytes: Buffer): ReturnedEntry[] {
  const lines = bytes
    .toString('latin1')
    .replace(/[\r\n]+$/, '')
    .split(/\r?\n/);
  if (lines.length > MAX_LINES) throw fileError('The file has more than 100,000 lines.');
  const fail = (index: number, message: string): never => {
    throw fileError(`Line ${index + 1} ${message}`);
  };
  const entries: ReturnedEntry[] = [];
  const file = empty();
  let batch: Sums | null = null;
  let company = '';
  let batches = 0;
  let amount: bigint | null = null; // of the entry whose addenda comes next
  let ended: number | null = null;

  const digits = (index: number, from: number, to: number, what: string): bigint => {
    const found = (lines[index] as string).slice(from, to);
    return /^\d+$/.test(found) ? BigInt(found) : fail(index, `has no number where ${what} is expected.`);
  };
  const add = (change: Partial<Sums>) => {
    for (const sums of [file, batch as Sums]) {
      sums.count += change.count ?? 0;
      sums.hash += change.hash ?? 0n;
      sums.debits += change.debits ?? 0n;
      sums.credits += change.credits ?? 0n;
    }
  };
  const compare = (index: number, sums: Sums, start: number, countWidth: number) => {
    const after = start + countWidth;
    const stated: [bigint, bigint, string][] = [
      [digits(index, start, after, 'the count'), BigInt(sums.count), 'count of entries'],
      [digits(index, after, after + 10, 'the hash'), sums.hash % 10_000_000_000n, 'hash'],
      [digits(index, after + 10, after + 22, 'the debits'), sums.debits, 'total of debits'],
      [digits(index, after + 22, after + 34, 'the credits'), sums.credits, 'total of credits'],
    ];
    for (const [said, found, name] of stated)
      if (said !== found) fail(index, `states another ${name} (${said}) than the file has (${found}).`);
  };

  lines.forEach((line, index) => {
    if (/[^ -~]/.test(line))
      fail(index, 'has a character that such files do not have. Download the file from the bank again.');
    if (line.length !== WIDTH) fail(index, `has ${line.length} characters instead of 94.`);
    const kind = line[0];
    if (index === 0) {
      if (!line.startsWith('101') || line.slice(34, 40) !== '094101')
        fail(index, 'is not the first record of a bank’s file of returns.');
    } else if (ended !== null) {
      if (line !== '9'.repeat(WIDTH)) fail(index, 'comes after the end of the file.');
    } else if (amount !== null && kind !== '7') {
      fail(index, 'comes where the reason of the entry before is expected.');
    } else if (kind === '5' && !batch) {
      batch = empty();
      company = line.slice(40, 50);
      batches += 1;
    } else if (kind === '6' && batch) {
      if (line[78] !== '1') fail(index, 'is an entry without a reason.');
      amount = digits(index, 29, 39, 'the amount');
      const credit = /^\d[0-4]$/.test(line.slice(1, 3));
      add({
        count: 1,
        hash: digits(index, 3, 11, 'the routing number'),
        [credit ? 'credits' : 'debits']: amount,
      });
    } else if (kind === '7' && batch && amount !== null) {
      const code = line.slice(3, 6);
      if (!/^(99R|98C)\d\d$/.test(line.slice(1, 6)))
        fail(index, 'has neither a return (99, R) nor a correction (98, C).');
      digits(index, 27, 35, 'the original bank');
      entries.push({
        line: index + 1,
        trace: Number(digits(index, 6, 21, 'the original trace number') % 10_000_000n),
        amount: dollarsOf(Number(amount)),
        routing: line.slice(27, 35),
        originator: company + line.slice(6, 14),
        code,
        corrected: correctionOf(code, line.slice(35, 64)),
      });
      add({ count: 1 });
      amount = null;
    } else if (kind === '8' && batch) {
      compare(index, batch, 4, 6);
      batch = null;
    } else if (kind === '9' && !batch) {
      if (digits(index, 1, 7, 'the count of batches') !== BigInt(batches))
        fail(index, `states another count of batches than the file has (${batches}).`);
      compare(index, file, 13, 8);
      if (digits(index, 7, 13, 'the count of blocks') !== BigInt(Math.ceil((index + 1) / 10)))
        fail(index, 'states another count of blocks than the file has.');
      ended = index;
    } else fail(index, 'is not the record that is expected here.');
  });
  if (ended === null) fail(lines.length - 1, 'is the last one, and the end of the file is missing.');
  if (entries.length === 0) throw fileError('The file has no returns and no corrections.');
  return entries;
}
