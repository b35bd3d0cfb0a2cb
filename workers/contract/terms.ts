/**
 * The terms that a league accepts (L-066 to L-070), word for word as the offer page shows them; a test compares the two.
 */
import { day } from '../mail/words.ts';

/** Last day of each season, MM-DD (L-066). */
const CUTOFFS: Record<string, string> = { spring: '06-30', summer: '09-30', fall: '11-30', winter: '03-31' };

/** The cutoff of a season: the first one on or after its start, so a winter that starts in autumn ends next year (L-070). */
function cutoffOf(season: string, start: string): string {
  const cutoff = CUTOFFS[season] ?? '12-31';
  const year = Number(start.slice(0, 4));
  const sameYear = `${year}-${cutoff}`;
  return sameYear >= start ? sameYear : `${year + 1}-${cutoff}`;
}

const monthDay = (date: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** The terms as pairs of a lead and its sentence. Dates are YYYY-MM-DD. */
export function contractTerms(season: string, start: string, end: string): { title: string; text: string }[] {
  const cutoff = cutoffOf(season, start);
  const endDate = end < cutoff ? end : cutoff;
  const seasonName = season.charAt(0).toUpperCase() + season.slice(1);
  return [
    {
      title: `Season End Date: ${day(endDate)}.`,
      text: `The earlier of your end date and the ${seasonName} cutoff, ${monthDay(cutoff)}.`,
    },
    {
      title: 'Two payments:',
      text: 'the first becomes due after the first verification, the second after the last verification. Each is dispatched at the latest 30 days after the Season End Date.',
    },
    { title: 'Refunds', text: 'are due within 30 days of notice.' },
    {
      title: 'On time:',
      text: 'average verification lateness of 20 days or more may lead to removal from future sponsorships.',
    },
  ];
}
