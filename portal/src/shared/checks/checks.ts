/** What a league reads of its payments, on its sponsorship's page and by link. */
import { formatDate, formatMoney } from '../../../../ui/formats.ts';
import { statusKey } from '../../../../ui/status.ts';
import { t } from '../../i18n/i18n.ts';

interface ApprovedCheck {
  /** US dollars withheld for the IRS. */
  withheld: string;
  state: string;
  payoutMethod: string;
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

export const isDeposit = ({ payoutMethod }: { payoutMethod: string }): boolean => payoutMethod === 'direct_deposit';

type VoidCheck = { number: number | null; payoutMethod: string; amount: string };

/** A void payment as a message, with a printed check's number: it tells it from the one that replaces it (M7). */
export const voidText = (check: VoidCheck): string => {
  const amount = formatMoney(check.amount);
  if (isDeposit(check)) return t('A direct deposit of {amount} is void.', { amount });
  return check.number === null
    ? t('A check of {amount} is void.', { amount })
    : t('Check {number} of {amount} is void.', { number: String(check.number), amount });
};

/** What a void payment means for the league; the bank may have a deposit of a canceled run. */
export const voidAdvice = (check: VoidCheck): string =>
  isDeposit(check) ? t('If it reaches your account anyway, please write to us.') : t('Please do not deposit it.');

/** What became of a check after it was mailed; null while it is on its way or nobody records it. */
function endingText({ state, validUntil, clearedOn }: ApprovedCheck, late: boolean): string | null {
  if (state === 'cleared') return t('Cashed on {date}', { date: formatDate(clearedOn) });
  if (state === 'returned') return t('The post office returned it. Check your mailing address and write to us.');
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

/** The progress of a direct deposit as a message. */
function depositText({ state, mailedOn, estimatedArrivalDate }: ApprovedCheck, today: string): string {
  const sent = formatDate(mailedOn);
  const date = formatDate(estimatedArrivalDate);
  if (!mailedOn)
    return estimatedArrivalDate
      ? t('Approved for direct deposit, usually in your account by {date}', { date })
      : t('Approved for direct deposit');
  if (statusKey(state) === 'cleared' || !estimatedArrivalDate) return t('Direct deposit sent on {sent}', { sent });
  return estimatedArrivalDate < today
    ? t('Direct deposit sent on {sent}, expected {date}. If it isn’t in your account, write to us.', { sent, date })
    : t('Direct deposit sent on {sent}, usually in your account by {date}', { sent, date });
}

/** The progress of an approved payment as a message, and what was withheld from it for tax. */
export function checkText(check: ApprovedCheck, today: string): string {
  const text = progressText(check, today);
  if (!(Number(check.withheld) > 0)) return text;
  return `${text.replace(/\.$/, '')}. ${t('{amount} was withheld for tax.', { amount: formatMoney(check.withheld) })}`;
}

/** Its progress: a check has its number once it is printed (M1). */
function progressText(check: ApprovedCheck, today: string): string {
  if (isDeposit(check)) return depositText(check, today);
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
