import { addDays, formatDate, pluralise } from '../../../ui/formats.ts';
import { campaignPath } from '../campaigns/title.ts';
import type { SeasonCalendarQuery } from './generated/graphql.ts';

export type Calendar = SeasonCalendarQuery['seasonCalendar'];
export type Campaign = Calendar['campaigns'][number];
export type Mark = Calendar['marks'][number];
export type MarkKind = Mark['kind'];

/** The kinds of marks in the order of a campaign's lanes. */
export const lanes: Readonly<Record<MarkKind, string>> = {
  send: 'sends',
  goal_date: 'goal date',
  season: 'season',
  deadline: 'deadlines',
  proof_due: 'proof due',
  print_run: 'print runs',
  recap: 'recaps',
  league_event: 'league events',
};

/** Month and day: "2026-12-16" → "12/16". */
export const monthDay = (date: string): string => formatDate(date).replace(/\/\d+$/, '');

/** The first and the last day of a mark. */
export const daysOf = ({ onDate, until }: Pick<Mark, 'onDate' | 'until'>): string =>
  until && until !== onDate ? `${monthDay(onDate)} to ${monthDay(until)}` : monthDay(onDate);

/** What a mark stands for, without its date. */
export function markText({ kind, name, count }: Pick<Mark, 'kind' | 'name' | 'count'>): string {
  switch (kind) {
    case 'send':
      return `${pluralise(count ?? 0, 'offer')} sent`;
    case 'goal_date':
      return 'Goal date';
    case 'season':
      return 'Season';
    case 'deadline':
      return `Deadline: ${name}`;
    case 'proof_due':
      return `Proof due: ${pluralise(count ?? 0, 'sponsorship')}${name ? `, ${name}` : ''}`;
    case 'print_run':
      return `Print run: ${name?.toLowerCase()}`;
    case 'recap':
      return `Recap ${name}`;
    default:
      return name ?? '';
  }
}

const offers = (campaignId: number, filter: object) =>
  `/campaign-planner/offers?filter=${encodeURIComponent(JSON.stringify({ campaignId, ...filter }))}`;

/** Where a mark leads: its record, or the list of the offers that it counts. */
export function markPath(mark: Mark, campaign: Campaign): string {
  const { kind, onDate, recordId } = mark;
  const last = mark.until ?? onDate;
  switch (kind) {
    case 'send':
      return offers(campaign.id, { proposedAt: { greaterThanOrEqualTo: onDate, lessThan: addDays(last, 1) } });
    case 'proof_due':
      return offers(campaign.id, {
        status: 'confirmed',
        nextDeadline: { greaterThanOrEqualTo: onDate, lessThanOrEqualTo: last },
      });
    case 'print_run':
      return `/checks/runs/${recordId}`;
    case 'league_event':
      return `/organizations/${recordId}`;
    case 'deadline':
      return `${campaignPath(campaign)}/requirements`;
    case 'recap':
      return `${campaignPath(campaign)}/dashboard`;
    default:
      return campaignPath(campaign);
  }
}

/** Whether staff can move the mark by changing its record: a goal date, a campaign's deadline, or that of one sponsorship. */
export const isMovable = ({ kind, recordId }: Mark): boolean =>
  recordId !== null && (kind === 'goal_date' || kind === 'deadline' || kind === 'proof_due');

/**
 * The marks of a lane, those closer than `gap` days as one. Offers are counted together, because a range of days lists
 * them, too; several records of another kind have no count.
 */
export function clusters(marks: readonly Mark[], gap: number): { mark: Mark; size: number }[] {
  const found: { mark: Mark; size: number }[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    const until = mark.until ?? mark.onDate;
    if (!last || mark.onDate >= addDays(last.mark.until ?? last.mark.onDate, gap)) found.push({ mark, size: 1 });
    else
      found[found.length - 1] = {
        size: last.size + 1,
        mark: {
          ...last.mark,
          until: until > (last.mark.until ?? last.mark.onDate) ? until : (last.mark.until ?? last.mark.onDate),
          count: last.mark.count === null || mark.count === null ? null : last.mark.count + mark.count,
          name: null,
          recordId: null,
        },
      };
  }
  return found;
}

/** A mark on one of its days, with the campaign that it belongs to. */
export type Entry = { key: string; date: string; text: string; mark: Mark; campaign: Campaign };

/** The marks by day within a range; what lasts longer is on its first and its last day. */
export function entriesOf({ marks, campaigns }: Calendar, from: string, to: string): Entry[] {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  return marks
    .flatMap((mark, index) => {
      const campaign = byId.get(mark.campaignId);
      if (!campaign) return [];
      const entry = (date: string, more: string) => ({
        key: `${index} ${date}`,
        date,
        text: markText(mark) + more,
        mark,
        campaign,
      });
      return mark.until && mark.until !== mark.onDate
        ? [entry(mark.onDate, ' starts'), entry(mark.until, ' ends')]
        : [entry(mark.onDate, '')];
    })
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
