/** The terms of an offer in sentences, with its own dates (L-066 to L-070). */

import { formatDate } from '../../../../ui/formats.ts';
import { seasonCutoff, seasonEndDate } from '../../../../ui/season.ts';
import { language, t } from '../../i18n/i18n.ts';
import type { IconName } from '../../kit/Icon.tsx';
import { seasonText } from '../../lib/words.ts';

export interface Term {
  icon: IconName;
  title: string;
  text: string;
}

const monthDay = (date: string) =>
  new Intl.DateTimeFormat(language() === 'es' ? 'es-US' : 'en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** Terms for the dates that are picked now; before a start is picked, `today` stands in for it. */
export function offerTerms(season: string, dates: { start: string; end: string }, today: string): Term[] {
  const from = dates.start || today;
  const endDate = seasonEndDate(season, from, dates.end);
  const cutoff = seasonCutoff(season, from);
  return [
    {
      icon: 'calendar',
      title: t('Season End Date: {date}.', { date: formatDate(endDate) }),
      text: t('The earlier of your end date and the {season} cutoff, {date}.', {
        season: seasonText(season),
        date: monthDay(cutoff),
      }),
    },
    {
      icon: 'money',
      title: t('Two payments:'),
      text: t(
        'the first becomes due after the first verification, the second after the last verification. Each is dispatched at the latest 30 days after the Season End Date.',
      ),
    },
    { icon: 'undo', title: t('Refunds'), text: t('are due within 30 days of notice.') },
    {
      icon: 'clock',
      title: t('On time:'),
      text: t('average verification lateness of 20 days or more may lead to removal from future sponsorships.'),
    },
  ];
}
