import { Box, Button, Divider, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { InfiniteListBase, useCreate, useInfinitePaginationContext, useListContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { NetworkError } from '../../../ui/graphql.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { formatMoment } from '../components/formatMoment.ts';
import { Loading } from '../components/Loading.tsx';
import { ShowMore } from '../components/ShowMore.tsx';
import { TitledCard } from '../components/TitledCard.tsx';
import { GENERIC_ALERT } from '../dataProvider/errors.ts';
import { FormError } from '../form/FormError.tsx';
import { NewRecordForm } from '../form/NewRecordForm.tsx';
import { Problem } from '../layout/Problem.tsx';
import { useListTotal } from '../list/useListTotal.ts';
import type { CommentsListQuery } from './generated/graphql.ts';
import { MentionedText } from './MentionedText.tsx';
import { MentionInput } from './MentionInput.tsx';
import { mentionedIn } from './mentions.ts';
import type { RecordKey } from './recordKey.ts';
import { useStaff } from './useStaff.ts';

type Comment = CommentsListQuery['list']['nodes'][number];
type Props = { record: RecordKey };

function AddButton({ isAdded }: { isAdded: boolean }) {
  const { isSubmitting } = useFormState();
  const content = useWatch({ name: 'content' }) as string | undefined;
  return (
    <Button size="small" variant="contained" type="submit" disabled={!content?.trim() || isSubmitting}>
      {isSubmitting ? 'Adding Comment...' : isAdded ? 'Added Comment!' : 'Add Comment'}
    </Button>
  );
}

const errorMessages = (error: unknown) => ({ root: error instanceof NetworkError ? error.message : GENERIC_ALERT });

/** The form for a new comment; the text is kept if saving fails (B-209, B-210, B-216, B-217). */
function NewComment({ record }: Props) {
  const [create] = useCreate();
  const staff = useStaff();
  const [added, setAdded] = useState(0);
  const [isAdded, setIsAdded] = useState(false);
  const submit = async ({ content }: { content?: string }) => {
    const text = content?.trim();
    if (!text) return;
    const mentionedUserIds = mentionedIn(text, staff);
    const data = { ...record, content: text, ...(mentionedUserIds.length ? { mentionedUserIds } : {}) };
    await create('comments', { data }, { returnPromise: true });
    setAdded(added + 1);
    setIsAdded(true);
    setTimeout(() => setIsAdded(false), 1500);
  };
  return (
    <NewRecordForm key={added} onSubmit={submit} errorMessages={errorMessages} disableInvalidFormNotification>
      <Box sx={{ p: 2 }}>
        <MentionInput
          source="content"
          label="New comment"
          placeholder="Add what the next person should know"
          helperText="Type @ to mention a colleague. Comments can’t be edited or deleted. Ctrl+Enter posts."
        />
        <FormError />
        <AddButton isAdded={isAdded} />
      </Box>
    </NewRecordForm>
  );
}

/** Comments, newest first, 100 per page (B-211 … B-215). */
function Comments({ record }: Props) {
  const { data, error, refetch } = useListContext<Comment>();
  const { fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const total = useListTotal() ?? 0;
  return (
    <TitledCard title="Comments" note={total || undefined}>
      <NewComment record={record} />
      <Divider />
      {error && !data ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <EmptyState>No comments have been added yet!</EmptyState> : null}
      <List disablePadding>
        {data?.map(({ id, user, createdAt, content, commentMentions }) => (
          <ListItem key={id} divider sx={{ display: 'block', px: 2, py: 1.5 }}>
            <b>{user?.name ?? 'System User'}</b>{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {formatMoment(createdAt)}
            </Typography>
            <MentionedText text={content} mentioned={commentMentions.map(({ user: one }) => one)} />
          </ListItem>
        ))}
      </List>
      <ShowMore shown={data?.length ?? 0} total={total} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </TitledCard>
  );
}

/** The comments on a record, with a form for a new one (B-209 … B-217). */
export const CommentsCard = ({ record }: Props) => (
  <InfiniteListBase
    resource="comments"
    filter={record}
    sort={{ field: 'createdAt', order: 'DESC' }}
    perPage={100}
    disableSyncWithLocation
    storeKey={false}
  >
    <Comments record={record} />
  </InfiniteListBase>
);
