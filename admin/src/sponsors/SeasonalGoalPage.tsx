import { useParams } from 'react-router-dom';
import { seasonLabel, seasons } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { TitledCard } from '../components/TitledCard.tsx';
import { SeasonFeedbackCard } from '../dashboardFeedback/SeasonFeedbackCard.tsx';
import { isNotFound } from '../dataProvider/errors.ts';
import { useRecord } from '../dataProvider/useRecord.ts';
import { PageBody } from '../layout/PageBody.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { SeasonRecaps } from '../recaps/SeasonRecaps.tsx';
import type { SponsorRecordFragment } from './generated/graphql.ts';
import { SeasonalGoalForm } from './SeasonalGoalForm.tsx';
import { SeasonLink } from './SeasonLink.tsx';
import { yearOf } from './yearOf.ts';

/** The goal of a season at its own URL (S-066). */
export function SeasonalGoalPage() {
  const params = useParams();
  const sponsorId = pageId(params.sponsorId);
  const season = seasons.find((known) => known === params.season?.toLowerCase());
  const year = yearOf(params.year);
  const {
    data: sponsor,
    error,
    refetch,
  } = useRecord<SponsorRecordFragment>('sponsors', sponsorId, { enabled: Number.isInteger(sponsorId) });
  if (!Number.isInteger(sponsorId) || isNotFound(error)) return <NotFound what="sponsor" />;
  if (!season || year === null) return <NotFound />;
  if (error && !sponsor) return <Problem error={error} retry={refetch} />;
  const key = { sponsorId, season, year };
  return (
    <>
      <PageHeader
        title={[sponsor?.name, `Seasonal goal, ${seasonLabel(season, year)}`].filter(Boolean).join(': ')}
        back={{
          to: `/campaign-planner/sponsors/${sponsorId}/seasonal-dashboard`,
          label: sponsor?.name ?? 'Sponsor',
        }}
      />
      <PageBody narrow>
        <TitledCard label="Goal">
          <SeasonalGoalForm {...key} />
        </TitledCard>
        <SeasonLink {...key} />
        <SeasonFeedbackCard {...key} />
        <SeasonRecaps {...key} />
      </PageBody>
    </>
  );
}
