/** "Where is my check?" as a timeline of stops, derived from proofs, checks and address. */
import { addDays, formatDate, formatDateShort, formatInstant, formatMoney } from '../../../../ui/formats.ts';
import { statusKey } from '../../../../ui/status.ts';
import type { IconName } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import { checkText, isDeposit, lateText } from '../../shared/checks/checks.ts';
import { deadlineSection, proofCount } from '../../shared/proof/deadlines.ts';
import type { SponsorshipCheck, SponsorshipOffer } from './types.ts';

export interface Stop {
  id: string;
  icon: IconName;
  title: string;
  text: string;
  state: 'done' | 'now' | 'next';
  /** The missing mailing address is mentioned here (L-277). */
  needsAddress?: boolean;
}

type OpenStop = Omit<Stop, 'state'> & { done: boolean };

/** Approved payments, in the order of their numbers (L-311); as they were written if one is a deposit, which has none. */
export function approvedChecks(checks: readonly SponsorshipCheck[]): SponsorshipCheck[] {
  const approved = checks.filter((check) => statusKey(check.status) === 'approved');
  const numbered = !approved.some(isDeposit);
  return approved.sort((a, b) => (numbered && Number(a.number ?? 0) - Number(b.number ?? 0)) || a.id - b.id);
}

/** Payments that were approved and are now void (M7). */
export const voidChecks = (checks: readonly SponsorshipCheck[]): SponsorshipCheck[] =>
  checks.filter((check) => statusKey(check.status) === 'voided').sort((a, b) => a.id - b.id);

/** Whether a check is on its way or cashed: not returned, stopped or too old. */
const isSent = ({ state, mailedOn }: SponsorshipCheck): boolean =>
  Boolean(mailedOn) && ['mailed', 'cleared'].includes(statusKey(state));

/** How many days before the checks are due the last photo must be due for the date to hold (app_private.days_for_last_check). */
const DAYS_FOR_LAST_CHECK = 14;

const underReview = (count: number): string =>
  t(
    '{count, plural, one {We have your photo and are reviewing it} other {We have your # photos and are reviewing them}}',
    { count },
  );

const checkNames = ['First check', 'Second check'];
/** What direct deposits are called. */
const paymentNames = ['First payment', 'Second payment'];

/** The stops in order; the first that is not done is the current one (L-067, L-068). */
export function checkLine(offer: SponsorshipOffer, today: string): Stop[] {
  const { done, sent, waiting, left, of } = proofCount(offer.verificationDeadlines);
  const waitingText = t('Nothing to do yet: waiting for artwork from {sponsor}', {
    sponsor: offer.campaign.sponsor?.name ?? '',
  });
  const checks = approvedChecks(offer.checks);
  const dueOn = offer.checksDueOn;
  const end = dueOn && formatDate(addDays(dueOn, -30));
  const since = offer.checkLateSince;
  const latest = since
    ? lateText(since, offer.contact?.name ?? t('Our team'))
    : dueOn
      ? t('Sent by {latest}, within 30 days after your Season End Date, {end}', { latest: formatDate(dueOn), end })
      : t('Sent within 30 days after your Season End Date');
  const last = offer.verificationDeadlines
    .filter((deadline) => ['missing_creatives', 'overdue', 'upcoming'].includes(deadlineSection(deadline)))
    .map((deadline) => deadline.deadline)
    .sort()
    .at(-1);
  /** The second check waits for the last photo, which may be due shortly before the date in the terms or after it [L5]. */
  const second =
    last && dueOn && last > addDays(dueOn, -DAYS_FOR_LAST_CHECK)
      ? t('Sent once your last photo, due {date}, is accepted', { date: formatDateShort(last) })
      : !dueOn || dueOn >= today || (since && done === of)
        ? latest
        : t('Sent once your last photo is accepted');
  const byDeposit = offer.payoutMethod === 'direct_deposit';
  const payment = (index: number, due: boolean): OpenStop => {
    const check = checks[index];
    const names = (check ? isDeposit(check) : byDeposit) ? paymentNames : checkNames;
    const name = names[index] as string;
    if (check)
      return {
        id: name,
        icon: 'money',
        title: t('{check}, {amount}', { check: t(name), amount: formatMoney(check.amount) }),
        text: checkText(check, today),
        done: isSent(check),
      };
    const needsAddress = !byDeposit && !offer.organization.mailingAddress;
    return {
      id: name,
      icon: needsAddress && due ? 'mail' : 'money',
      title: needsAddress && due ? t('{check}: needs your address', { check: t(name) }) : t(name),
      text: needsAddress && due ? '' : index > 0 ? second : due ? latest : t('Due after the first photo is accepted'),
      needsAddress: needsAddress && due,
      done: false,
    };
  };
  const stops: OpenStop[] = [
    {
      id: 'accepted',
      icon: 'check',
      title: t('Offer accepted'),
      text: formatInstant(offer.confirmedAt),
      done: true,
    },
    {
      id: 'first-photo',
      icon: 'camera',
      title: t('First photo accepted'),
      text:
        done > 0
          ? ''
          : sent > 0
            ? underReview(sent)
            : of > 0
              ? waiting === of
                ? waitingText
                : t('Upload the first photo to start your first payment')
              : t('No photos are needed yet'),
      done: done > 0,
    },
    payment(0, done > 0),
    {
      id: 'last-photo',
      icon: 'camera',
      title: t('Last photo accepted'),
      text:
        left > 0
          ? last
            ? t('{count, plural, one {# photo} other {# photos}} to go, the last by {date}', {
                count: left,
                date: formatDateShort(last),
              })
            : t('{count, plural, one {# photo to go} other {# photos to go}}', { count: left })
          : sent > 0
            ? underReview(sent)
            : waiting > 0
              ? waitingText
              : '',
      done: of > 0 && done === of,
    },
    payment(1, of > 0 && done === of),
    ...checks.slice(2).map((check, index) => ({
      id: `check-${check.id}`,
      icon: 'money' as const,
      title: isDeposit(check)
        ? t('Payment {number}, {amount}', { number: index + 3, amount: formatMoney(check.amount) })
        : t('Check {number}, {amount}', { number: index + 3, amount: formatMoney(check.amount) }),
      text: checkText(check, today),
      done: isSent(check),
    })),
  ];
  const now = stops.findIndex((stop) => !stop.done);
  return stops.map(({ done: isDone, ...stop }, index) => ({
    ...stop,
    state: isDone ? 'done' : index === now ? 'now' : 'next',
  }));
}

/**
 * The state of the payments: the next amount [L10], the total before the first check and when nothing is left, and a short
 * text about the current stop.
 */
export function checkGlance(offer: SponsorshipOffer, now: Stop | undefined): { amount: string; text: string } {
  const checks = approvedChecks(offer.checks);
  const mailed = checks
    .filter(isSent)
    .reduce((sum, { amount, withheld }) => sum + Number(amount) + Number(withheld), 0);
  const left = Number(offer.value) - mailed;
  const coming = checks.find((check) => !isSent(check));
  const { sent: photos, waiting, left: photosLeft } = proofCount(offer.verificationDeadlines);
  const deposit = offer.payoutMethod === 'direct_deposit';
  const text = () => {
    if (!now) return deposit ? t('all payments are sent') : t('all checks are sent');
    if (now.needsAddress) return t('check needs your address');
    if (now.id === 'first-photo') {
      if (photos > 0)
        return deposit
          ? t('in two payments, once your photo is accepted')
          : t('in two checks, once your photo is accepted');
      if (photosLeft === 0 && waiting > 0)
        return deposit ? t('in two payments, once the artwork is here') : t('in two checks, once the artwork is here');
      return deposit
        ? t('in two payments, starts with your first photo')
        : t('in two checks, starts with your first photo');
    }
    if (now.id === 'last-photo') {
      if (photosLeft > 0)
        return deposit ? t('second payment after the last photo') : t('second check after the last photo');
      return deposit
        ? t('second payment once your photos are accepted')
        : t('second check once your photos are accepted');
    }
    return deposit ? t('payment is being prepared') : t('check is being prepared');
  };
  const next = coming?.amount ?? (mailed > 0 && left > 0 ? left : offer.value);
  return { amount: formatMoney(now ? next : offer.value), text: text() };
}
