/** OFX: SGML of version 1, whose leaves have no end tag, or XML of version 2. */
import { centsIn, dayIn, dollarsOf, fileError, numberIn, type PaidCheck } from './bankFile.ts';

const decoded = (text: string): string =>
  text
    .replace(
      /&(lt|gt|quot|apos|nbsp);/g,
      (_all, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? ' ',
    )
    .replaceAll('&amp;', '&')
    .trim();

/** The paid checks of an OFX file: transactions with a check number, or of the type CHECK. */
export function readOfx(text: string): PaidCheck[] {
  const start = text.search(/<OFX>/);
  if (start < 0) throw fileError('This is not an OFX file.');
  if (!/<\/OFX>\s*$/.test(text)) throw fileError('The file is incomplete: its end is missing.');
  const checks: PaidCheck[] = [];
  let account: string | null = null;
  let transaction: Record<string, string> | null = null;
  let position = 0;
  // tags are capitals: a name such as "AT&T <b> & Co" has none
  for (const [, end, tag = '', value = ''] of text
    .slice(start)
    .matchAll(/<(\/?)([A-Z][A-Z0-9.]*)>((?:(?!<\/?[A-Z][A-Z0-9.]*>)[\s\S])*)/g)) {
    if (tag === 'STMTTRN') {
      if (end && transaction) {
        const check = checkOf(transaction, ++position, account);
        if (check) checks.push(check);
      } else if (!end && transaction) throw fileError('A transaction of the file has no end.');
      transaction = end ? null : {};
    } else if (end) {
      if (tag === 'STMTRS' || tag === 'CCSTMTRS') account = null;
    } else if (transaction) transaction[tag] = decoded(value);
    else if (tag === 'ACCTID') account = decoded(value);
  }
  if (transaction) throw fileError('A transaction of the file has no end.');
  return checks;
}

function checkOf(transaction: Record<string, string>, position: number, account: string | null): PaidCheck | null {
  const { TRNTYPE, CHECKNUM, DTPOSTED = '', TRNAMT = '', FITID } = transaction;
  if (TRNTYPE !== 'CHECK' && !CHECKNUM) return null;
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)/.exec(DTPOSTED) ?? [];
  const paidOn = dayIn(year, month, day);
  const cents = centsIn(TRNAMT);
  if (!paidOn) throw fileError(`Transaction ${position}: “${DTPOSTED.slice(0, 20)}” is not a date.`);
  if (cents === null) throw fileError(`Transaction ${position}: “${TRNAMT.slice(0, 20)}” is not an amount.`);
  if (cents >= 0) return null; // a credit: no check was paid
  return {
    position,
    number: numberIn(CHECKNUM ?? ''),
    amount: dollarsOf(-cents),
    paidOn,
    account,
    reference: FITID || null,
  };
}
