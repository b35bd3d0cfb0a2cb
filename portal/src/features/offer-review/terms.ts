/** The terms of an offer in sentences, with its own dates (L-066 to L-070). */
import { formatDate, seasonName } from '../../../../ui/formats.ts';
import { seasonCutoff, seasonEndDate } from '../../../../ui/season.ts';
import type { IconName } from '../../kit/Icon.tsx';

export interface Term {
  icon: IconName;
  title: string;
  text: string;
}

const monthDay = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Terms for the dates that are picked now; before a start is picked, `today` stands in for it. */
export function offerTerms(season: string, dates: { start: string; end: string }, today: string): Term[] {
  const from = dates.start || today;
  const endDate = seasonEndDate(season, from, dates.end);
  const cutoff = seasonCutoff(season, from);
  return [
    {
      icon: 'calendar',
      title: `Season End Date: ${formatDate(endDate)}.`,
      text: `The earlier of your end date and the ${seasonName(season)} cutoff, ${monthDay(cutoff)}.`,
    },
    {
      icon: 'money',
      title: 'Two payments:',
      text: 'the first becomes due after the first verification, the second after the last verification. Each is dispatched at the latest 30 days after the Season End Date.',
    },
    { icon: 'undo', title: 'Refunds', text: 'are due within 30 days of notice.' },
    {
      icon: 'clock',
      title: 'On time:',
      text: 'average verification lateness of 20 days or more may lead to removal from future sponsorships.',
    },
  ];
}
