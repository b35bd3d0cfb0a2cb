import { formatDate, formatNumber, longDate, pluralise } from '../../../ui/formats.ts';
import type { ForecastFragment } from './generated/graphql.ts';

type Forecast = ForecastFragment;

/** "61 to 74", or one number. */
export const rangeOf = (low: number, high: number): string =>
  low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;

/** The forecast in a sentence or two: the range by the deadline, and what would bring the target. */
export function forecastSentence({ low, high, target, deadline, moreOffers }: Forecast): string {
  if (low === null || high === null) return '';
  const likely = `Likely ${rangeOf(low, high)}${target ? ` of ${formatNumber(target)}` : ''} by ${longDate(deadline)}.`;
  if (!target) return likely;
  const reached = `${formatNumber(target)} or more in 8 of 10 cases.`;
  if (moreOffers === null) return `${likely} ${formatNumber(target)} can’t be reached by more offers alone.`;
  if (moreOffers === 0) return `${likely} ${reached}`;
  return `${likely} With ${pluralise(moreOffers, 'more offer')} this week: ${reached}`;
}

/** What a change of the forecast is about, and the offers of which campaign show it. */
export function reasonText(reason: Forecast['changes'][number]['reason'], since: string | null): string {
  const then = formatDate(since);
  return {
    date: `Time has passed since ${then}`,
    answers: `Answers since ${then}`,
    sends: `Offers added and sent since ${then}`,
    rates: 'What other campaigns taught since',
    goals: 'Target or date changed',
  }[reason];
}
