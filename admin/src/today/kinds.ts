import { today } from '../../../ui/clock.ts';
import { daysBetween, formatNumber, pluralise } from '../../../ui/formats.ts';
import type { TodayLinesQuery } from './generated/graphql.ts';

export type TodayLine = TodayLinesQuery['todayLines'][number];

type Kind = {
  /** What waits, one and several. */
  one: string;
  many: string;
  /** The label of the action. */
  action: string;
  /** The page with the list where it is dealt with. */
  page: string;
  /** What happened on the line's day, such as "sent"; without it the day is when it is due. */
  since?: string;
  /** For those who see the kind for the first time: what it means and what to do. */
  lesson: string;
};

/** The kinds of work in Today; the rules are in sql/today. */
export const kinds: Readonly<Record<TodayLine['kind'], Kind>> = {
  campaigns_behind: {
    one: 'campaign behind its pace',
    many: 'campaigns behind their pace',
    action: 'See what helps',
    page: '/campaign-planner/campaigns',
    lesson: 'Its forecast ends below the target. Open the campaign’s forecast and choose what brings more leagues.',
  },
  proof_overdue: {
    one: 'sponsorship with overdue proof',
    many: 'sponsorships with overdue proof',
    action: 'Get proof',
    page: '/campaign-planner/offers',
    lesson: 'The league has sent no photo by its deadline. Open the offer and remind them, or mark the deadline.',
  },
  photos_to_review: {
    one: 'photo to review',
    many: 'photos to review',
    action: 'Review photos',
    page: '/verifications/pending',
    since: 'sent',
    lesson: 'A league sent a photo as proof. Accept it, or reject it with a reason that the league reads.',
  },
  checks_to_approve: {
    one: 'check to approve',
    many: 'checks to approve',
    action: 'Approve checks',
    page: '/checks',
    since: 'written',
    lesson: 'A colleague wrote a check. Approve it so that it can be printed, or reject it with a reason.',
  },
  checks_to_print: {
    one: 'check to print',
    many: 'checks to print',
    action: 'Print checks',
    page: '/checks',
    since: 'approved',
    lesson: 'An approved check is in no check run yet. Select it and start a run.',
  },
  deposits_to_send: {
    one: 'direct deposit to send',
    many: 'direct deposits to send',
    action: 'Send deposits',
    page: '/checks/deposits',
    since: 'approved',
    lesson: 'An approved direct deposit is in no run yet. Make a run, have it approved, and send its file to the bank.',
  },
  checks_to_reissue: {
    one: 'voided check to write again',
    many: 'voided checks to write again',
    action: 'Write again',
    page: '/checks',
    since: 'voided',
    lesson: 'A check was voided and its amount is still owed. Write a new one on the offer’s page.',
  },
  installments_to_issue: {
    one: 'sponsor to invoice',
    many: 'sponsors to invoice',
    action: 'Issue invoices',
    page: '/campaign-planner/sponsors',
    lesson: 'An installment of a signed contract is due within 7 days. Issue its invoice on the sponsor’s billing tab.',
  },
  invoices_overdue: {
    one: 'overdue invoice',
    many: 'overdue invoices',
    action: 'Remind',
    page: '/invoices',
    lesson: 'A sponsor has not paid by the day the invoice was due. Send a reminder from its billing tab, or call.',
  },
  mails_refused: {
    one: 'refused email',
    many: 'refused emails',
    action: 'Fix addresses',
    page: '/mails',
    since: 'sent',
    lesson: 'The mail server refused the address. Correct the league’s contact email and send again.',
  },
  sends_failed: {
    one: 'planned send that failed',
    many: 'planned sends that failed',
    action: 'Try again',
    page: '/sends',
    since: 'failed',
    lesson: 'Some of its emails could not be sent in five attempts. Try them again; if they fail again, tell support.',
  },
  offers_unopened: {
    one: 'offer sent, not opened in 5 days',
    many: 'offers sent, not opened in 5 days',
    action: 'Try again',
    page: '/campaign-planner/offers',
    since: 'sent',
    lesson: 'The league has not opened its offer. Send it again, call, or try another contact.',
  },
  offers_unanswered: {
    one: 'offer opened, not answered in 7 days',
    many: 'offers opened, not answered in 7 days',
    action: 'Follow up',
    page: '/campaign-planner/offers',
    since: 'opened',
    lesson: 'The league read its offer and has not decided. Ask what keeps them from accepting.',
  },
  applications_unfinished: {
    one: 'application started, not finished',
    many: 'applications started, not finished',
    action: 'Help finish',
    page: '/campaign-planner/offers',
    since: 'stopped',
    lesson: 'The league started its application and stopped. Send the link again, or finish it with them by phone.',
  },
  addresses_missing: {
    one: 'confirmed league without an address',
    many: 'confirmed leagues without an address',
    action: 'Ask for addresses',
    page: '/campaign-planner/offers',
    lesson: 'Without a mailing address no check can be sent, without a shipping address no material. Ask the league.',
  },
  conflicts: {
    one: 'conflict that appeared',
    many: 'conflicts that appeared',
    action: 'Decide',
    page: '/campaign-planner/offers',
    since: 'confirmed',
    lesson: 'A league said yes to two sponsors that exclude each other. Decide which one stays and cancel the other.',
  },
  photo_requests: {
    one: 'request of a sponsor',
    many: 'requests of sponsors',
    action: 'Open requests',
    page: '/my-work',
    since: 'asked',
    lesson: 'A sponsor asks you to hide or feature a photo. Do it, or decline with an answer.',
  },
  tasks: {
    one: 'task due',
    many: 'tasks due',
    action: 'Open tasks',
    page: '/my-work',
    lesson: 'A task that you or a colleague wrote down is due. Mark it as done, or move its date.',
  },
  mentions: {
    one: 'unread mention',
    many: 'unread mentions',
    action: 'Read',
    page: '/my-work',
    since: 'written',
    lesson: 'A colleague named you in a comment. Read it and answer there.',
  },
};

/** The count of a line with its noun: "3 photos to review". */
export const lineTitle = ({ kind, count }: Pick<TodayLine, 'kind' | 'count'>): string =>
  pluralise(count, kinds[kind].one, kinds[kind].many);

/** What a list filtered by a line shows, by the line's id; null for an unknown id. */
export const lineName = (id: string): string | null => {
  const [kind = ''] = id.split(':');
  return Object.hasOwn(kinds, kind) ? kinds[kind as TodayLine['kind']].many : null;
};

/** The path of the list with exactly the rows of a line. Mentions and requests are cards above the tasks. */
export const linePath = ({ id, kind }: Pick<TodayLine, 'id' | 'kind'>): string =>
  kind === 'mentions' || kind === 'photo_requests'
    ? `${kinds[kind].page}?line=${id}`
    : `${kinds[kind].page}?filter=${encodeURIComponent(JSON.stringify({ today: id }))}`;

/** When a line is due or since when it waits, and whether it is late. */
export function lineTime({ kind, day, count }: Pick<TodayLine, 'kind' | 'day' | 'count'>): {
  text: string;
  late: boolean;
} {
  const ahead = daysBetween(today(), day);
  const { since } = kinds[kind];
  if (!since && ahead < 0) return { text: `${pluralise(-ahead, 'day')} late`, late: true };
  if (!since) return { text: ahead ? `${pluralise(ahead, 'day')} left` : 'today', late: false };
  const first = count > 1 ? 'oldest ' : '';
  return { text: ahead ? `${first}${since} ${pluralise(-ahead, 'day')} ago` : `${since} today`, late: false };
}

/** The records of lines together, without what is put off. */
export const countOf = (lines: readonly TodayLine[] = []): number =>
  lines.reduce((sum, { count, putOffUntil }) => sum + (putOffUntil ? 0 : count), 0);

/** "65 things". */
export const things = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'thing' : 'things'}`;
