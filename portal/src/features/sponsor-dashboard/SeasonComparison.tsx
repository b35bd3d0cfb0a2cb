/** The newest season beside the one before and the same one a year ago (M15). */
import { formatNumber } from '../../../../ui/formats.ts';
import type { SeasonSums } from './home.ts';

const rows = [
  { key: 'sponsorships', label: 'Sponsorships confirmed' },
  { key: 'photos', label: 'Photos checked' },
  { key: 'impressions', label: 'Impressions' },
] as const;

export function SeasonComparison({ seasons }: { seasons: readonly SeasonSums[] }) {
  return (
    <div className="card compare">
      <table>
        <caption className="sr">Seasons compared</caption>
        <thead>
          <tr>
            <td />
            {seasons.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {seasons.map((season) => (
                <td key={season.label} className="num">
                  {formatNumber(season[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
