/** Files of returns as banks make them, written for tests from NACHA's record layout. */
export interface Returned {
  /** Of the original entry, without our bank's digits. */
  trace: number;
  /** US dollars, such as 100.00. */
  amount: string;
  code: string;
  /** Of the account to which the original entry went. */
  routing?: string;
  /** What a correction says, 29 characters. */
  data?: string;
  /** The first digits of the bank that sent the original entry. */
  odfi?: string;
  /** Whose payment it was, by default the file's company; a batch ends where another one's comes. */
  company?: string;
}

const pad = (value: number | string, width: number) => String(value).padStart(width, '0');

const cents = ({ amount, code }: Returned) => (code.startsWith('C') ? 0 : Math.round(Number(amount) * 100));

/** Hash, debits and credits of entries. */
const sumsOf = (returned: readonly Returned[]) =>
  `${pad((2100002 * returned.length) % 10 ** 10, 10)}${pad(0, 12)}${pad(
    returned.reduce((sum, one) => sum + cents(one), 0),
    12,
  )}`;

/** The lines of a file of returns to a company, in one batch unless some are of others. */
export function returnLines(returned: readonly Returned[], company = '1234567890'): string[] {
  const batches: Returned[][] = [];
  for (const one of returned)
    if (batches.length && batches.at(-1)?.[0]?.company === one.company) batches.at(-1)?.push(one);
    else batches.push([one]);
  let entries = 0;
  const lines = ['101 021000021 0210000212612031015A094101OUR COMPANY            FIRST BANK                     '];
  for (const [index, batch] of (batches.length ? batches : [[]]).entries()) {
    const kind = batch.every(({ code }) => code.startsWith('C')) ? 'COR' : 'CCD';
    const whose = batch[0]?.company ?? company;
    const end = `01100001${pad(index + 1, 7)}`;
    lines.push(
      `5200${'SIDELINE'.padEnd(16)}${' '.repeat(20)}${whose}${kind}${'SPONSOR'.padEnd(10)}${' '.repeat(6)}2612033381${end}`,
    );
    for (const one of batch) {
      const { trace, code, routing = '021000021', data = '', odfi = '02100002' } = one;
      entries += 1;
      const own = `01100001${pad(entries, 7)}`;
      lines.push(
        `621021000021${'123456789'.padEnd(17)}${pad(cents(one), 10)}${'NO 1'.padEnd(15)}${'LEAGUE'.padEnd(22)}  1${own}`,
        `7${code.startsWith('C') ? '98' : '99'}${code}${odfi}${pad(trace, 7)}${' '.repeat(6)}${routing.slice(0, 8)}${data.padEnd(44)}${own}`,
      );
    }
    lines.push(`8200${pad(2 * batch.length, 6)}${sumsOf(batch)}${whose}${' '.repeat(25)}${end}`);
  }
  const blocks = Math.ceil((lines.length + 1) / 10);
  lines.push(
    `9${pad(Math.max(1, batches.length), 6)}${pad(blocks, 6)}${pad(2 * entries, 8)}${sumsOf(returned)}${' '.repeat(39)}`,
  );
  while (lines.length % 10) lines.push('9'.repeat(94));
  return lines;
}

export const returnFile = (...given: Parameters<typeof returnLines>): string =>
  `${returnLines(...given).join('\r\n')}\r\n`;
