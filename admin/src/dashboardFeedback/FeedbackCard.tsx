import { List } from '@mui/material';
import { pluralise } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { FeedbackRows, OlderNote } from './FeedbackRows.tsx';
import type { CampaignFeedbackQuery, CampaignFeedbackQueryVariables } from './generated/graphql.ts';
import { PhotoRequestItem } from './PhotoRequestItem.tsx';

const countsOf = ({ openRequests, feedback, reactions, favorites }: CampaignFeedbackQuery): string =>
  [
    pluralise(openRequests.totalCount, 'open request'),
    pluralise(feedback.totalCount - reactions.totalCount, 'comment'),
    pluralise(reactions.totalCount, 'reaction'),
    pluralise(favorites.totalCount, 'favorite photo'),
  ].join(', ');

/**
 * What the sponsor's users say on the dashboards of a campaign and of its whole season: open requests about photos first. Leagues
 * never see it.
 */
export function FeedbackCard(campaign: CampaignFeedbackQueryVariables) {
  const { data, error, refetch } = useOperationQuery('campaignFeedback', campaign);
  const requests = data ? [...data.openRequests.nodes, ...data.answeredRequests.nodes] : [];
  const rows = data?.feedback.nodes ?? [];
  return (
    <TitledCard title="Feedback" id="feedback" note={data ? countsOf(data) : undefined}>
      {error && !data ? <Problem error={error} retry={refetch} /> : null}
      {data || error ? null : <Loading lines={2} />}
      {data && requests.length + rows.length === 0 ? (
        <EmptyState>
          Nothing yet. People of the sponsor who sign in can comment on the dashboard and ask about photos.
        </EmptyState>
      ) : null}
      <List disablePadding>
        {requests.map((request) => (
          <PhotoRequestItem key={`request-${request.id}`} request={request} />
        ))}
        <FeedbackRows rows={rows} />
      </List>
      <OlderNote total={data?.feedback.totalCount ?? 0} listed={rows.length} />
    </TitledCard>
  );
}
