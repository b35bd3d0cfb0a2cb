/**
 * The terms that a league accepts (L-066 to L-070), word for word as shown on the offer page; a test compares the two.
 */

import { longDate } from '../../../ui/formats.ts';
import { day } from './format.ts';
import { inEnglish, type Translate } from './translate.ts';

/** Last day of each season, MM-DD (L-066). */
const CUTOFFS: Record<string, string> = { spring: '06-30', summer: '09-30', fall: '11-30', winter: '03-31' };

/**
 * The cutoff of a season: the first one on or after its start, so a winter that starts in fall ends next year (L-070).
 */
function cutoffOf(season: string, start: string): string {
  const cutoff = CUTOFFS[season] ?? '12-31';
  const year = Number(start.slice(0, 4));
  const sameYear = `${year}-${cutoff}`;
  return sameYear >= start ? sameYear : `${year + 1}-${cutoff}`;
}

/** The Spanish terms, as shown on the offer page; the acceptance email repeats them [L24]. */
export const termsSpanish: Readonly<Record<string, string>> = {
  'Season End Date: {date}.': 'Fecha de fin de temporada: {date}.',
  'The earlier of your end date and the {season} cutoff, {date}.':
    'Lo que llegue primero: su fecha de fin o el cierre de la temporada ({season}), el {date}.',
  'Two payments:': 'Dos pagos:',
  'the first becomes due after the first verification, the second after the last verification. Each is dispatched at the latest 30 days after the Season End Date.':
    'el primero se debe después de la primera verificación y el segundo después de la última. Cada uno se envía a más tardar 30 días después de la fecha de fin de temporada.',
  Refunds: 'Los reembolsos',
  'are due within 30 days of notice.': 'deben efectuarse en un plazo de 30 días a partir del aviso.',
  'On time:': 'A tiempo:',
  'average verification lateness of 20 days or more may lead to removal from future sponsorships.':
    'un retraso promedio de 20 días o más en las verificaciones puede excluirle de futuros patrocinios.',
};

/** The terms as pairs of a lead-in and the text that follows it. Dates are YYYY-MM-DD. English by default. */
export function contractTerms(
  season: string,
  start: string,
  end: string,
  t: Translate = inEnglish,
): { title: string; text: string }[] {
  const cutoff = cutoffOf(season, start);
  const endDate = end < cutoff ? end : cutoff;
  return [
    {
      title: t('Season End Date: {date}.', { date: day(endDate, t) }),
      text: t('The earlier of your end date and the {season} cutoff, {date}.', {
        season: t(season.charAt(0).toUpperCase() + season.slice(1)),
        date: longDate(cutoff, t.language === 'es' ? 'es-US' : 'en-US'),
      }),
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
