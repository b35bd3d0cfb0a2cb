import { Box, List, ListItem, Typography } from '@mui/material';
import { formatNumber, pluralise } from '../../../ui/formats.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import type { CampaignFeedbackQuery } from './generated/graphql.ts';
import { aboutOf, authorOf, didOf } from './labels.ts';
import { PhotoRequestItem } from './PhotoRequestItem.tsx';

const countsOf = ({ openRequests, feedback, reactions, favorites }: CampaignFeedbackQuery): string =>
  [
    pluralise(openRequests.totalCount, 'open request'),
    pluralise(feedback.totalCount - reactions.totalCount, 'comment'),
    pluralise(reactions.totalCount, 'reaction'),
    pluralise(favorites.totalCount, 'favorite photo'),
  ].join(', ');

/** What the sponsor's users say on a campaign's dashboard: open requests about photos first. Leagues never see it. */
export function FeedbackCard({ campaignId }: { campaignId: number }) {
  const { data, error, refetch } = useOperationQuery('campaignFeedback', { campaignId });
  const requests = data ? [...data.openRequests.nodes, ...data.answeredRequests.nodes] : [];
  const rows = data?.feedback.nodes ?? [];
  const more = (data?.feedback.totalCount ?? 0) - rows.length;
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
        {rows.map((row) => (
          <ListItem key={row.id} divider sx={{ display: 'block', px: 2, py: 1.5 }}>
            <b>{authorOf(row.user)}</b> {didOf(row)} {aboutOf(row)}{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {formatMoment(row.createdAt)}
            </Typography>
            {row.body ? (
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{row.body}</Typography>
            ) : null}
          </ListItem>
        ))}
      </List>
      {more > 0 ? (
        <Box sx={{ p: 2, color: 'text.secondary' }}>{formatNumber(more)} older ones are not listed.</Box>
      ) : null}
    </TitledCard>
  );
}
