import { useParams } from 'react-router-dom';
import { seasonLabel, seasons, toSeason } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { Block } from '../kit/Block.tsx';
import { Head } from '../kit/Head.tsx';
import { NotFound } from '../layout/Problem.tsx';
import { SeasonalGoalEditor } from './SeasonalGoalEditor.tsx';
import { SeasonLink } from './SeasonLink.tsx';

/** The goal editor at an address of its own (S-066). */
export function SeasonalGoalPage() {
  const params = useParams();
  const sponsorId = pageId(params.sponsorId);
  const season = toSeason(params.season ?? '');
  const year = Number(params.year);
  if (!seasons.includes(season) || !Number.isInteger(year) || !Number.isInteger(sponsorId)) return <NotFound />;
  return (
    <>
      <Head
        title={`Seasonal goal, ${seasonLabel(season, year)}`}
        back={{ to: `/campaign-planner/sponsors/${sponsorId}/seasonal-dashboard`, label: 'Sponsor' }}
      />
      <div className="body card-form">
        <Block label="Goal">
          <SeasonalGoalEditor sponsorId={sponsorId} season={season} year={year} />
        </Block>
        <SeasonLink sponsorId={sponsorId} season={season} year={year} />
      </div>
    </>
  );
}
