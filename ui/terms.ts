/** The terms that a league accepts, word for word on the offer page, in the acceptance email and in the contract (L-066 to L-070). */
import { type DateLanguage, dateIn, longDate, seasonName } from './formats.ts';
import { seasonCutoff, seasonEndDate } from './season.ts';

/** Translates a text and fills in its values. */
type Translate = (english: string, values?: Record<string, string>) => string;

/** The terms as pairs of a lead-in and the text that follows it. Dates are YYYY-MM-DD; the end is empty until it is picked. */
export function seasonTerms(
  season: string,
  { start, end }: { start: string; end: string },
  t: Translate,
  language: DateLanguage,
): { title: string; text: string }[] {
  const cutoff = seasonCutoff(season, start);
  const earlier = t('The earlier of your end date and the {season} cutoff, {date}.', {
    season: t(seasonName(season)),
    date: longDate(cutoff, language === 'es' ? 'es-US' : 'en-US'),
  });
  return [
    {
      title: t('Season End Date: {date}.', { date: dateIn(language, seasonEndDate(season, start, end)) }),
      text:
        end > cutoff
          ? `${earlier} ${t('You may play until {date}, but the Season End Date above decides when checks are sent.', { date: dateIn(language, end) })}`
          : earlier,
    },
    {
      title: t('Two payments:'),
      text: t(
        'the first becomes due after the first verification, the second after the last verification. Each is dispatched at the latest 30 days after the Season End Date.',
      ),
    },
    { title: t('Refunds'), text: t('are due within 30 days of notice.') },
    {
      title: t('On time:'),
      text: t('average verification lateness of 20 days or more may lead to removal from future sponsorships.'),
    },
  ];
}
