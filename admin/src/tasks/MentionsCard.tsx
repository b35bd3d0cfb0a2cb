import { Box, Button, List, ListItem, Link as MuiLink, Typography } from '@mui/material';
import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPathOf } from '../comments/recordKey.ts';
import { formatMoment } from '../components/formatMoment.ts';
import { Loading } from '../components/Loading.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { useOperation, useOperationQuery } from '../dataProvider/useOperation.ts';
import { Problem } from '../layout/Problem.tsx';
import { OpenedLineChip } from '../today/TodayFilter.tsx';
import { useOpenedLine } from '../today/useOpenedLine.ts';

/**
 * Unread mentions of the user, or of the opened line of Today; nothing if there are none. Opening the record marks the
 * user's own as read.
 */
export function MentionsCard() {
  const { identity } = useGetIdentity();
  const mine = `mentions:${identity?.id}`;
  const line = useOpenedLine('mentions') ?? mine;
  const own = line === mine;
  const { data, error, refetch } = useOperationQuery('unreadMentions', { today: line }, { enabled: Boolean(identity) });
  const { mutateAsync: mark, isPending } = useOperation('markMentionsRead', { repeatable: true });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!data) return <Loading lines={1} />;
  const mentions = data.mentionListItemsConnection;
  if (!mentions?.nodes.length) return null;
  const markRead = (mentionIds: number[]) => {
    if (own) void mark({ input: { mentionIds } }).catch(() => undefined);
  };
  return (
    <TitledCard
      title="Mentions"
      note={mentions.totalCount}
      end={
        own ? (
          <Button size="small" disabled={isPending} onClick={() => markRead(mentions.nodes.map(({ id }) => id))}>
            Mark all as read
          </Button>
        ) : (
          <OpenedLineChip line={line} />
        )
      }
    >
      <List disablePadding>
        {mentions.nodes.map((mention) => (
          <ListItem key={mention.id} divider sx={{ alignItems: 'flex-start', gap: 1, px: 2, py: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <b>{mention.authorName ?? 'System User'}</b> on{' '}
              <MuiLink
                component={Link}
                to={recordPathOf(mention) ?? '/'}
                sx={{ fontWeight: 600 }}
                onClick={() => markRead([mention.id])}
              >
                {mention.recordName}
              </MuiLink>{' '}
              <Typography component="span" variant="caption" color="text.secondary">
                {formatMoment(mention.createdAt)}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>
                {mention.content}
              </Typography>
            </Box>
            {own ? (
              <Button
                size="small"
                disabled={isPending}
                aria-label={`Mark as read: ${mention.recordName}`}
                onClick={() => markRead([mention.id])}
              >
                Mark as read
              </Button>
            ) : null}
          </ListItem>
        ))}
      </List>
    </TitledCard>
  );
}
