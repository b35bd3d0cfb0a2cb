/** What a league reads of its checks, on its sponsorship's page and by link. */
import { formatDate, formatMoney } from '../../../../ui/formats.ts';
import { t } from '../../i18n/i18n.ts';

interface ApprovedCheck {
  state: string;
  number: number | null;
  mailedOn: string | null;
  estimatedArrivalDate: string | null;
  /** The last day on which it can be cashed; null if nobody records what the bank paid. */
  validUntil: string | null;
  clearedOn: string | null;
}

/** That the checks were due on this day (Offer.checkLateSince), and who takes care of it [V4]. */
export const lateText = (since: string, contact: string): string =>
  t('It was due by {latest} and is late. We’re sorry. {contact} knows and will send it as soon as possible.', {
    latest: formatDate(since),
    contact,
  });

/** A void check as a message, with its number if it was printed: it tells the check from the one that replaces it (M7). */
export const voidText = ({ number, amount }: { number: number | null; amount: string }): string =>
  number === null
    ? t('A check of {amount} is void.', { amount: formatMoney(amount) })
    : t('Check {number} of {amount} is void.', { number: String(number), amount: formatMoney(amount) });

/** What became of a check after it was mailed; null while it is on its way or nobody records it. */
function endingText({ state, validUntil, clearedOn }: ApprovedCheck, late: boolean): string | null {
  if (state === 'cleared') return t('Cashed on {date}', { date: formatDate(clearedOn) });
  if (state === 'returned') return t('The post returned it. Check your mailing address and write to us.');
  if (state === 'stopped') return t('It is stopped: the bank will not pay it. Please do not deposit it.');
  if (state === 'stale')
    return t('It was valid until {date} and was not cashed. Write to us and we’ll replace it.', {
      date: formatDate(validUntil),
    });
  if (state === 'escheat_due')
    return t('It was never cashed. Write to us soon: the law will require us to hand the money over to the state.');
  return late && validUntil
    ? t('It has not been cashed. It is valid until {date}. If it never arrived, write to us and we’ll look into it.', {
        date: formatDate(validUntil),
      })
    : null;
}

/** The progress of an approved check as a message: it has its number once it is printed (M1). */
export function checkText(check: ApprovedCheck, today: string): string {
  const { state, number, mailedOn, estimatedArrivalDate } = check;
  const named = t('Check {number}.', { number: String(number) });
  const date = formatDate(estimatedArrivalDate);
  const late = estimatedArrivalDate !== null && estimatedArrivalDate < today;
  const ending = endingText(check, late);
  if (ending) return `${named} ${ending}`;
  if (mailedOn && estimatedArrivalDate) {
    const mailed = formatDate(mailedOn);
    return `${named} ${
      late
        ? t('Mailed {mailed}, expected {date}. If it hasn’t arrived, write to us and we’ll look into it.', {
            mailed,
            date,
          })
        : t('Mailed {mailed}, expected {date}', { mailed, date })
    }`;
  }
  const text =
    state === 'printed' ? `${named} ${t('Printed, not mailed yet')}` : t('Approved, will be printed and mailed');
  if (!estimatedArrivalDate) return text;
  return `${text}. ${late ? t('It was expected by {date} and is late. We’re sorry.', { date }) : t('Expected by {date}', { date })}`;
}
