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
}

const pad = (value: number | string, width: number) => String(value).padStart(width, '0');

/** The lines of a file with one batch, of returns to a company. */
export function returnLines(returned: readonly Returned[], company = '1234567890'): string[] {
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const total = returned.reduce((sum, { amount, code }) => sum + (code.startsWith('C') ? 0 : cents(amount)), 0);
  const sums = `${pad((2100002 * returned.length) % 10 ** 10, 10)}${pad(0, 12)}${pad(total, 12)}`;
  const kind = returned.every(({ code }) => code.startsWith('C')) ? 'COR' : 'CCD';
  const details = returned.flatMap(
    ({ trace, amount, code, routing = '021000021', data = '', odfi = '02100002' }, index) => {
      const own = `01100001${pad(index + 1, 7)}`;
      return [
        `621021000021${'123456789'.padEnd(17)}${pad(code.startsWith('C') ? 0 : cents(amount), 10)}${'NO 1'.padEnd(15)}${'LEAGUE'.padEnd(22)}  1${own}`,
        `7${code.startsWith('C') ? '98' : '99'}${code}${odfi}${pad(trace, 7)}${' '.repeat(6)}${routing.slice(0, 8)}${data.padEnd(44)}${own}`,
      ];
    },
  );
  const lines = [
    '101 021000021 0210000212612031015A094101OUR COMPANY            FIRST BANK                     ',
    `5200${'SIDELINE'.padEnd(16)}${' '.repeat(20)}${company}${kind}${'SPONSOR'.padEnd(10)}${' '.repeat(6)}2612033381011000010000001`,
    ...details,
    `8200${pad(details.length, 6)}${sums}${company}${' '.repeat(25)}011000010000001`,
  ];
  const blocks = Math.ceil((lines.length + 1) / 10);
  lines.push(`9000001${pad(blocks, 6)}${pad(details.length, 8)}${sums}${' '.repeat(39)}`);
  while (lines.length % 10) lines.push('9'.repeat(94));
  return lines;
}

export const returnFile = (...given: Parameters<typeof returnLines>): string =>
  `${returnLines(...given).join('\r\n')}\r\n`;
