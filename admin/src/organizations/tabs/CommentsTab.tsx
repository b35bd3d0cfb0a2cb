import { Box, Button, Divider, List, ListItem, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { InfiniteListBase, useCreate, useInfinitePaginationContext, useListContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { NetworkError } from '../../../../ui/graphql.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatMoment } from '../../components/formatMoment.ts';
import { Loading } from '../../components/Loading.tsx';
import { ShowMore } from '../../components/ShowMore.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { GENERIC_ALERT } from '../../dataProvider/errors.ts';
import { FormError } from '../../form/FormError.tsx';
import { MultilineInput } from '../../form/inputs.tsx';
import { NewRecordForm } from '../../form/NewRecordForm.tsx';
import { PageBody } from '../../layout/PageBody.tsx';
import { Problem } from '../../layout/Problem.tsx';
import { useListTotal } from '../../list/useListTotal.ts';
import type { CommentsListQuery } from '../generated/graphql.ts';

type Comment = CommentsListQuery['list']['nodes'][number];

/** Ctrl+Enter posts, too (O16). */
function submitByKey(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
    (event.target as HTMLElement).closest('form')?.requestSubmit();
}

function AddButton({ isAdded }: { isAdded: boolean }) {
  const { isSubmitting } = useFormState();
  const content = useWatch({ name: 'content' }) as string | undefined;
  return (
    <Button size="small" variant="contained" type="submit" disabled={!content?.trim() || isSubmitting}>
      {isSubmitting ? 'Adding Comment...' : isAdded ? 'Added Comment!' : 'Add Comment'}
    </Button>
  );
}

/** The form of a new comment; a failed save keeps the text (B-209, B-210, B-216, B-217). */
function NewComment({ organizationId }: { organizationId: number }) {
  const [create] = useCreate();
  const [added, setAdded] = useState(0);
  const [isAdded, setIsAdded] = useState(false);
  const submit = async ({ content }: { content?: string }) => {
    if (!content?.trim()) return undefined;
    try {
      await create('comments', { data: { organizationId, content: content.trim() } }, { returnPromise: true });
    } catch (error) {
      return { root: error instanceof NetworkError ? error.message : GENERIC_ALERT };
    }
    setAdded(added + 1);
    setIsAdded(true);
    setTimeout(() => setIsAdded(false), 1500);
    return undefined;
  };
  return (
    <NewRecordForm key={added} onSubmit={submit} disableInvalidFormNotification>
      <Box onKeyDown={submitByKey} sx={{ p: 2 }}>
        <MultilineInput
          source="content"
          label="New comment"
          placeholder="Add what the next person should know"
          helperText="Comments can’t be edited or deleted. Ctrl+Enter posts."
          fullWidth
        />
        <FormError />
        <AddButton isAdded={isAdded} />
      </Box>
    </NewRecordForm>
  );
}

/** Comments, newest first, a hundred at a time (B-211 … B-215). */
function Comments({ organizationId }: { organizationId: number }) {
  const { data, error, refetch } = useListContext<Comment>();
  const { fetchNextPage, isFetchingNextPage } = useInfinitePaginationContext();
  const total = useListTotal() ?? 0;
  return (
    <TitledCard title="Comments" note={total || undefined}>
      <NewComment organizationId={organizationId} />
      <Divider />
      {error && !data ? <Problem error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.length === 0 ? <EmptyState>No comments have been added yet!</EmptyState> : null}
      <List disablePadding>
        {data?.map(({ id, user, createdAt, content }) => (
          <ListItem key={id} divider sx={{ display: 'block', px: 2, py: 1.5 }}>
            <b>{user?.name ?? 'System User'}</b>{' '}
            <Typography component="span" variant="caption" color="text.secondary">
              {formatMoment(createdAt)}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{content}</Typography>
          </ListItem>
        ))}
      </List>
      <ShowMore shown={data?.length ?? 0} total={total} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </TitledCard>
  );
}

/** What staff note about an organization, with a form for a new comment (B-209 … B-217). */
export const CommentsTab = ({ id }: { id: number }) => (
  <InfiniteListBase
    resource="comments"
    filter={{ organizationId: id }}
    sort={{ field: 'createdAt', order: 'DESC' }}
    perPage={100}
    disableSyncWithLocation
    storeKey={false}
  >
    <PageBody>
      <Comments organizationId={id} />
    </PageBody>
  </InfiniteListBase>
);
