/** The newest season beside the one before and the same one a year ago (M15). */
import { formatNumber } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import type { SeasonSums } from './home.ts';
import { useSeasonTokens } from './useSeasonTokens.ts';

const rows = [
  { key: 'sponsorships', label: 'Sponsorships confirmed', list: 'leagues' },
  { key: 'photos', label: 'Photos checked', list: 'photos' },
  { key: 'impressions', label: 'Impressions', list: 'impressions' },
] as const;

export function SeasonComparison({ sponsorId, seasons }: { sponsorId: number; seasons: readonly SeasonSums[] }) {
  const tokens = useSeasonTokens(
    sponsorId,
    seasons.map(({ group }) => group),
  );
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
          {seasons.some(({ planned }) => planned > 0) && (
            <tr>
              <th scope="row">Goal reached</th>
              {seasons.map(({ label, reached, planned }) => (
                <td key={label} className="num">
                  {planned > 0 ? `${formatNumber(reached)} of ${formatNumber(planned)}` : '–'}
                </td>
              ))}
            </tr>
          )}
          {rows.map(({ key, label, list }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {seasons.map((season) => {
                const token = tokens.get(season.group);
                return (
                  <td key={season.label} className="num">
                    {token && season[key] > 0 ? (
                      <EvidenceLink token={token} list={list}>
                        {formatNumber(season[key])}
                      </EvidenceLink>
                    ) : (
                      formatNumber(season[key])
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
