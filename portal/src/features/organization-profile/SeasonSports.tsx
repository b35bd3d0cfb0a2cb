/** The sports of each season (B-073). */

import { AnyOf } from '../../components/Choices.tsx';
import { t } from '../../i18n/i18n.ts';
import { namedChoices } from '../../lib/labels.ts';
import { withoutNulls } from '../../lib/nullable.ts';
import { type OverviewValues, seasonSports } from './overviewForm.ts';
import type { Named } from './types.ts';

export function SeasonSports({
  values,
  sports,
  change,
}: {
  values: OverviewValues;
  sports: readonly Named[];
  change: (part: Partial<OverviewValues>) => void;
}) {
  const names = new Map(sports.map(({ id, name }) => [id, t(name)]));
  return (
    <div className="profile-seasons">
      {seasonSports.map(({ field, season }) => (
        <details key={field} className="profile-season">
          <summary>
            <b>{t(season)}</b>
            <span className="soft">
              {withoutNulls(values[field])
                .map((id) => names.get(id))
                .filter(Boolean)
                .join(', ') || t('No sports')}
            </span>
          </summary>
          <AnyOf
            legend={t('Sports in {season}', { season: t(season) })}
            two
            options={namedChoices(sports)}
            value={withoutNulls(values[field])}
            onChange={(ids) => change({ [field]: ids })}
          />
        </details>
      ))}
    </div>
  );
}
