import { today } from '../../../ui/clock.ts';
import { seasonName, seasonOf, seasons } from '../../../ui/formats.ts';
import { yearChoices } from '../campaigns/years.ts';
import { Block } from '../kit/Block.tsx';
import { mayLose } from '../kit/unsaved.ts';
import { useFilters } from '../kit/useFilters.ts';
import { namedSeasonChoices } from '../reference/choices.ts';
import { SeasonalGoalEditor } from './SeasonalGoalEditor.tsx';
import { SeasonLink } from './SeasonLink.tsx';

/** Pick a season and a year, edit its goal (S-063). */
export function SponsorSeason({ sponsorId }: { sponsorId: number }) {
  const { get, set } = useFilters();
  const season = seasons.find((one) => one === get('season')) ?? seasonOf(today());
  const year = /^20\d\d$/.test(get('year') ?? '') ? Number(get('year')) : Number(today().slice(0, 4));
  return (
    <div className="body card-form">
      <Block
        title={`Goal for ${seasonName(season)} ${year}`}
        end={
          <span className="field picks">
            <select
              aria-label="Season"
              value={season}
              onChange={(event) => mayLose() && set({ season: event.target.value })}
            >
              {namedSeasonChoices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}
                </option>
              ))}
            </select>
            <select aria-label="Year" value={year} onChange={(event) => mayLose() && set({ year: event.target.value })}>
              {yearChoices(year).map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}
                </option>
              ))}
            </select>
          </span>
        }
      >
        <SeasonalGoalEditor key={`${season}-${year}`} sponsorId={sponsorId} season={season} year={year} />
      </Block>
      <SeasonLink sponsorId={sponsorId} season={season} year={year} />
    </div>
  );
}
