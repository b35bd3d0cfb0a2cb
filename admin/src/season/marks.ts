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
export const daysOf = ({ onDate, until }: Mark): string =>
  until && until !== onDate ? `${monthDay(onDate)} to ${monthDay(until)}` : monthDay(onDate);

/** What a mark stands for, without its date. */
export const markText = ({ kind, name, count }: Mark): string =>
  ({
    send: count === null ? `Planned send: ${name}` : `${pluralise(count, 'offer')} sent`,
    goal_date: 'Goal date',
    season: 'Season',
    deadline: `Deadline: ${name}`,
    proof_due: `Proof due: ${pluralise(count ?? 0, 'sponsorship')}${name ? `, ${name}` : ''}`,
    print_run: `Print run: ${name}`,
    recap: `Recap ${name}`,
    league_event: name ?? '',
  })[kind];

/** Where a mark leads: its record, or the list of the offers that it counts. */
export function markPath({ kind, onDate, until, count, recordId }: Mark, campaign: Campaign): string {
  const own = campaignPath(campaign);
  const list = (path: string, filter: object) =>
    `${path}?filter=${encodeURIComponent(JSON.stringify({ campaignId: campaign.id, ...filter }))}`;
  const offers = (filter: object) => list('/campaign-planner/offers', filter);
  const [from, to] = [onDate, until ?? onDate];
  return {
    send:
      count === null
        ? `${list('/sends', {})}&view=week&date=${onDate}`
        : offers({ proposedAt: { greaterThanOrEqualTo: from, lessThan: addDays(to, 1) } }),
    goal_date: own,
    season: own,
    deadline: `${own}/requirements`,
    proof_due: offers({ status: 'confirmed', nextDeadline: { greaterThanOrEqualTo: from, lessThanOrEqualTo: to } }),
    print_run: `/checks/runs/${recordId ?? ''}`,
    recap: `${own}/dashboard`,
    league_event: recordId ? `/organizations/${recordId}` : own,
  }[kind];
}

/** Whether staff can move it: a goal date, a campaign's deadline, or the deadline of one sponsorship. */
export const isMovable = ({ kind, recordId }: Mark): boolean =>
  recordId !== null && ['goal_date', 'deadline', 'proof_due'].includes(kind);

/** The marks of a lane, those closer than `gap` days as one; their offers are counted together, as a range lists them. */
export function clusters(marks: readonly Mark[], gap: number): { mark: Mark; size: number }[] {
  const found: { mark: Mark; size: number }[] = [];
  for (const mark of marks) {
    const last = found.at(-1);
    const end = last?.mark.until ?? last?.mark.onDate ?? '';
    const isCounted = mark.count !== null;
    if (!last || mark.onDate >= addDays(end, gap) || isCounted !== (last.mark.count !== null))
      found.push({ mark, size: 1 });
    else {
      const until = mark.until ?? mark.onDate;
      const count = isCounted ? (last.mark.count ?? 0) + (mark.count ?? 0) : null;
      last.mark = { ...last.mark, until: until > end ? until : end, count, name: null, recordId: null };
      last.size += 1;
    }
  }
  return found;
}

/** A mark on one of its days. */
export type Entry = { date: string; text: string; mark: Mark; campaign: Campaign };

/** The marks by day, in order of time; what lasts longer is on its first and its last day. */
export function entriesByDay({ marks, campaigns }: Calendar): Map<string, Entry[]> {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const entries = marks.flatMap((mark) => {
    const campaign = byId.get(mark.campaignId);
    const entry = (date: string, more: string) =>
      campaign ? [{ date, text: `${markText(mark)}${more}`, mark, campaign }] : [];
    return mark.until && mark.until !== mark.onDate
      ? [...entry(mark.onDate, ' starts'), ...entry(mark.until, ' ends')]
      : entry(mark.onDate, '');
  });
  return Map.groupBy(entries, ({ date }) => date);
}
