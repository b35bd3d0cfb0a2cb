import { List } from '@mui/material';
import { pluralise } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { FeedbackRows, OlderNote } from './FeedbackRows.tsx';
import type { SponsorSeasonFeedbackQuery, SponsorSeasonFeedbackQueryVariables } from './generated/graphql.ts';

const countsOf = ({ feedback, reactions }: SponsorSeasonFeedbackQuery): string =>
  [pluralise(feedback.totalCount - reactions.totalCount, 'comment'), pluralise(reactions.totalCount, 'reaction')].join(
    ', ',
  );

/** What the sponsor's users say on a season's dashboard about the whole season. Leagues never see it. */
export function SeasonFeedbackCard(key: SponsorSeasonFeedbackQueryVariables) {
  const { data, error, refetch } = useOperationQuery('sponsorSeasonFeedback', key);
  const rows = data?.feedback.nodes ?? [];
  return (
    <TitledCard title="Feedback on the season" id="feedback" note={data ? countsOf(data) : undefined}>
      {error && !data ? <Problem error={error} retry={refetch} /> : null}
      {data || error ? null : <Loading lines={2} />}
      {data && rows.length === 0 ? (
        <EmptyState>
          Nothing yet. People of the sponsor who sign in and see all of the season can comment on its dashboard.
        </EmptyState>
      ) : null}
      <List disablePadding>
        <FeedbackRows rows={rows} />
      </List>
      <OlderNote total={data?.feedback.totalCount ?? 0} listed={rows.length} />
    </TitledCard>
  );
}
