/** The terms of an offer as text, with its own dates (L-066 to L-070). */

import { formatDate, longDate, seasonName } from '../../../../ui/formats.ts';
import { seasonCutoff, seasonEndDate } from '../../../../ui/season.ts';
import type { IconName } from '../../components/Icon.tsx';

export interface Term {
  icon: IconName;
  title: string;
  text: string;
}

/** Translates a text; the portal passes its `t`. */
type Say = (english: string, values?: Record<string, unknown>) => string;

/** The terms exactly as shown, for the contract. */
const inEnglish: Say = (english, values = {}) =>
  english.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place]));

/** Terms for the currently picked dates; `today` is the default before a start is picked. English unless `translate` is given. */
export function offerTerms(
  season: string,
  dates: { start: string; end: string },
  today: string,
  { t = inEnglish, locale = 'en-US' }: { t?: Say; locale?: string } = {},
): Term[] {
  const from = dates.start || today;
  const endDate = seasonEndDate(season, from, dates.end);
  const cutoff = seasonCutoff(season, from);
  return [
    {
      icon: 'calendar',
      title: t('Season End Date: {date}.', { date: formatDate(endDate) }),
      text: t('The earlier of your end date and the {season} cutoff, {date}.', {
        season: t(seasonName(season)),
        date: longDate(cutoff, locale),
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
