import { addDays, formatNumber, longDate, pluralise } from '../../../ui/formats.ts';
import type { ForecastFragment } from './generated/graphql.ts';

type Forecast = ForecastFragment;

/** "61 to 74", or one number. */
export const rangeOf = (low: number, high: number): string =>
  low === high ? formatNumber(low) : `${formatNumber(low)} to ${formatNumber(high)}`;

/** A chance in percent as a natural frequency: "2 of 10". */
export const chanceText = (percent: number): string =>
  percent < 5 ? 'under 1 of 10' : percent >= 95 ? 'over 9 of 10' : `${Math.round(percent / 10)} of 10`;

/** The forecast in a sentence or two: the range by the deadline, and what would bring the target. */
export function forecastSentence({ low, high, target, deadline, moreOffers, available }: Forecast): string {
  if (low === null || high === null) return '';
  const likely = `Likely ${rangeOf(low, high)}${target ? ` of ${formatNumber(target)}` : ''} by ${longDate(deadline)}.`;
  if (!target) return likely;
  const reached = `${formatNumber(target)} or more in 8 of 10 cases.`;
  if (moreOffers === null) return `${likely} ${formatNumber(target)} can’t be reached by more offers alone.`;
  if (moreOffers === 0) return `${likely} ${reached}`;
  const offers = pluralise(moreOffers, 'more offer');
  if (available !== null && available < moreOffers)
    return `${likely} ${formatNumber(target)} would need ${offers}, and ${available ? `only ${formatNumber(available)}` : 'no'} more properties match the targeting.`;
  return `${likely} With ${offers} this week: ${reached}`;
}

/** The reasons of a change from the day `changedSince` on as text, and the offers that they count, as a list's filter. */
export function reasonOf(reason: Forecast['changes'][number]['reason'], forecast: Forecast) {
  const { changedSince, confirmedSince, expectedSince, emailedSince, waitingLong, planned, day } = forecast;
  const after = { greaterThanOrEqualTo: addDays(changedSince ?? day, 1) };
  const expected = expectedSince === null ? '' : `, ${formatNumber(expectedSince)} expected`;
  return {
    date: waitingLong
      ? {
          text: `${pluralise(waitingLong, 'offer')} without an answer for over 14 days`,
          filter: { status: 'proposed', proposedAt: { lessThan: addDays(day, -14) } },
        }
      : { text: 'Time has passed' },
    answers: {
      text: `${formatNumber(confirmedSince ?? 0)} confirmed${expected}`,
      filter: { status: 'confirmed', confirmedAt: after },
    },
    sends: { text: `${pluralise(emailedSince ?? 0, 'offer')} emailed`, filter: { proposedAt: after } },
    rates: { text: 'What other campaigns taught' },
    goals: { text: 'Target or date changed' },
    plans: { text: `${pluralise(planned, 'email')} in the queue of sends` },
  }[reason] as { text: string; filter?: object };
}
