/** How many sponsorships are confirmed of those planned, and when the target is reached at the present pace. */
import { today } from '../../../../ui/clock.ts';
import { formatDate, formatMoney, formatNumber, pluralise } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { reachedAt, type Target } from './totals.ts';

function outlook(target: Target): string | null {
  if (target.target === null) return null;
  if (target.perWeek === null && target.unconfirmed > 0)
    return `${formatNumber(target.unconfirmed)} of them are not confirmed yet${target.extra > 0 ? `, and ${formatNumber(target.extra)} more than planned are confirmed in other campaigns` : ''}.`;
  if (target.unconfirmed === 0)
    return target.reachedOn ? `The target was reached on ${formatDate(target.reachedOn)}.` : 'The target is reached.';
  if (target.goalDate !== null && target.goalDate < today())
    return `The goal was missed by ${formatNumber(target.unconfirmed)}.`; // a pace no longer matters
  const date = reachedAt(target, today());
  if (!date) return 'None was confirmed in the last four weeks.';
  const pace = `${formatNumber(Math.round((target.perWeek ?? 0) * 10) / 10)} a week`;
  return target.goalDate === null
    ? `In the last four weeks, ${pace} were confirmed.`
    : `At the pace of the last four weeks, ${pace}, the target is reached on ${formatDate(date)}.`;
}

export function Pace({ target, token }: { target: Target; token: string }) {
  const { confirmed, goalDate, contract, dollarsForLeagues, forecast } = target;
  const future = outlook(target);
  return (
    <>
      <p>
        <b>
          <EvidenceLink token={token} list="leagues">
            {pluralise(confirmed, 'sponsorship')}
          </EvidenceLink>
        </b>{' '}
        {confirmed === 1 ? 'is' : 'are'} confirmed
        {target.target === null
          ? '.'
          : `; ${formatNumber(target.target)} were planned${goalDate ? ` by ${formatDate(goalDate)}` : ''}.`}{' '}
        {future}
      </p>
      {forecast && (
        <p>
          {forecast.low === forecast.high
            ? `Likely ${formatNumber(forecast.low)} by ${formatDate(forecast.on)}.`
            : `Likely ${formatNumber(forecast.low)} to ${formatNumber(forecast.high)} by ${formatDate(forecast.on)}, in 8 of 10 cases.`}
        </p>
      )}
      {(dollarsForLeagues !== null || contract) && (
        <p>
          {contract && (
            <>
              Your contract{contract.scope} is{' '}
              <EvidenceLink token={token} list="dollars">
                {formatMoney(contract.dollars)}
              </EvidenceLink>
              .{' '}
            </>
          )}
          {dollarsForLeagues !== null && (
            <>
              Confirmed sponsorships bring the leagues{' '}
              <EvidenceLink token={token} list="dollars">
                {formatMoney(dollarsForLeagues)}
              </EvidenceLink>
              .
            </>
          )}
        </p>
      )}
    </>
  );
}
