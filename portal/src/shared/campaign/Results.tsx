/** Results of a season: icon, number, name, description (S-192). */
import { formatNumber, seasonLabel } from '../../../../ui/formats.ts';
import { EnteredOn } from './EnteredOn.tsx';
import { StatisticIcon } from './StatisticIcon.tsx';
import type { Statistic } from './types.ts';

/** A statistic's number: thousands separators for a plain number, other texts unchanged. */
export function statisticNumber(value: string | null): string {
  const text = (value ?? '').trim();
  return /^\d+(\.\d+)?$/.test(text) ? formatNumber(text) : text;
}

export function Results({
  statistics,
  season,
  year,
}: {
  statistics: readonly Statistic[];
  season: string;
  year: number;
}) {
  return (
    <section className="wrap" id="results" aria-labelledby="h-results">
      <div className="story__head">
        <h2 id="h-results">Results, {seasonLabel(season, year)}</h2>
      </div>
      <div className="results">
        {statistics.map((statistic) => (
          <div key={statistic.id}>
            <StatisticIcon name={statistic.iconName} />
            <p className="stat__n num">{statisticNumber(statistic.number)}</p>
            <p className="stat__t">{statistic.name}</p>
            {statistic.description && <p className="stat__p">{statistic.description}</p>}
            <EnteredOn at={statistic.numberEnteredAt} className="stat__p" />
          </div>
        ))}
      </div>
    </section>
  );
}
