/** The terms that a league accepts (L-066 to L-070), in emails and contracts. */
import { seasonTerms } from '../../../ui/terms.ts';
import { inEnglish, type Translate } from './translate.ts';

/** The Spanish terms, as shown on the offer page; the acceptance email repeats them [L24]. */
export const termsSpanish: Readonly<Record<string, string>> = {
  'Season End Date: {date}.': 'Fecha de fin de temporada: {date}.',
  'The earlier of your end date and the {season} cutoff, {date}.':
    'Lo que llegue primero: su fecha de fin o el cierre de la temporada ({season}), el {date}.',
  'You may play until {date}, but the Season End Date above decides when checks are sent.':
    'Pueden jugar hasta el {date}, pero la fecha de fin de temporada indicada arriba decide cuándo se envían los cheques.',
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
export const contractTerms = (season: string, start: string, end: string, t: Translate = inEnglish) =>
  seasonTerms(season, { start, end }, t, t.language);
