/** BAI2: records of comma-separated fields; amounts in cents. Refuses a file whose totals or counts do not agree. */
import { dayIn, dollarsOf, fileError, numberIn, type PaidCheck } from './bankFile.ts';

const CHECK_PAID = '475';
/** How many fields follow a funds type; D is followed by a number of pairs. */
const fundsFields = (fields: readonly string[], at: number): number =>
  ({ S: 3, V: 2, D: 1 + 2 * Number(fields[at + 1] ?? 0) })[fields[at] ?? ''] ?? 0;

interface Record {
  code: string;
  fields: string[];
  /** Lines in the file, with continuations. */
  lines: number;
}

/** The file's records, continuations (88) joined. */
function recordsOf(text: string): Record[] {
  const records: { text: string; lines: number }[] = [];
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const content = line.trimEnd();
    if (content === '') continue;
    if (!/^(01|02|03|16|49|88|98|99),/.test(content))
      throw fileError(`This is not a BAI2 file: a line begins with “${content.slice(0, 10)}”.`);
    const last = records.at(-1);
    if (!content.startsWith('88,')) records.push({ text: content, lines: 1 });
    else if (last) {
      last.text = `${last.text.replace(/\/$/, '')}${last.text.endsWith('/') ? ',' : ' '}${content.slice(3)}`;
      last.lines++;
    }
  }
  return records.map(({ text: record, lines }) => {
    const [code = '', ...fields] = record.replace(/\/$/, '').split(',');
    return { code, fields, lines };
  });
}

const centsOf = (text: string | undefined): number => {
  if (!text) return 0;
  if (!/^[-+]?\d{1,15}$/.test(text)) throw fileError(`“${text.slice(0, 20)}” is not an amount in cents.`);
  return Number(text);
};

/** The sum of the summary amounts of an account's record (03). */
function summaryOf([, , ...fields]: string[]): number {
  let sum = 0;
  for (let at = 0; at + 1 < fields.length; at += 4 + fundsFields(fields, at + 3)) sum += centsOf(fields[at + 1]);
  return sum;
}

/** Sum and count of lines so far, of a file, group or account. */
class Control {
  sum = 0;
  lines = 0;
  parts = 0;
  /** Throws if a trailer says otherwise. `lines` includes the trailer's own. */
  verify(what: string, total: string | undefined, lines: string | undefined, parts?: string): void {
    if (
      centsOf(total) !== this.sum ||
      Number(lines) !== this.lines ||
      (parts !== undefined && Number(parts) !== this.parts)
    )
      throw fileError(`The file is incomplete or was changed: the totals of its ${what} do not agree.`);
  }
  add({ sum, lines }: Control): void {
    this.sum += sum;
    this.lines += lines;
    this.parts++;
  }
}

/** The paid checks of a BAI2 file. */
export function readBai2(text: string): PaidCheck[] {
  const checks: PaidCheck[] = [];
  const file = new Control();
  let group = new Control();
  let account = new Control();
  let paidOn: string | null = null;
  let number: string | null = null;
  const records = recordsOf(text);
  if (records[0]?.code !== '01') throw fileError('This is not a BAI2 file: it has no header.');
  if (records.at(-1)?.code !== '99') throw fileError('The file is incomplete: its last record is missing.');
  for (const [index, { code, fields, lines }] of records.entries()) {
    if (code === '01') file.lines += lines;
    else if (code === '02') {
      const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(fields[3] ?? '') ?? [];
      paidOn = dayIn(year, month, day);
      if (!paidOn) throw fileError(`“${(fields[3] ?? '').slice(0, 20)}” is not a date.`);
      group = new Control();
      group.lines = lines;
    } else if (code === '03') {
      number = fields[0] ?? null;
      account = new Control();
      account.lines = lines;
      account.sum = summaryOf(fields);
    } else if (code === '16') {
      if (!paidOn || number === null) throw fileError('The file is incomplete: a payment belongs to no account.');
      const cents = centsOf(fields[1]);
      account.lines += lines;
      account.sum += cents;
      const [bankReference = '', customerReference = ''] = fields.slice(3 + fundsFields(fields, 2));
      if (fields[0] === CHECK_PAID) {
        if (cents <= 0) throw fileError(`Record ${index + 1}: “${fields[1] ?? ''}” is not the amount of a check.`);
        checks.push({
          position: index + 1,
          number: numberIn(customerReference.trim()),
          amount: dollarsOf(cents),
          paidOn,
          account: number,
          reference: bankReference.trim() || null,
        });
      }
    } else if (code === '49') {
      account.lines += lines;
      account.verify('accounts', fields[0], fields[1]);
      group.add(account);
      number = null;
    } else if (code === '98') {
      group.lines += lines;
      group.verify('groups', fields[0], fields[2], fields[1]);
      file.add(group);
      paidOn = null;
    } else if (code === '99') {
      file.lines += lines;
      file.verify('file', fields[0], fields[2], fields[1]);
    }
  }
  return checks;
}
