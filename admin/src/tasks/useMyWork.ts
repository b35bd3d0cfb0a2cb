import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../dataProvider/live.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { MyWorkChannelDocument, type MyWorkCountsFragment } from './generated/graphql.ts';

/** Queries that another user's change may affect: Today, lists of tasks, mentions and requests about photos. */
const OUTDATED = ['todayLines', 'tasks', 'unreadMentions', 'openPhotoRequests', 'campaignFeedback'];

/** The number of tasks, mentions and requests about photos, updated by a subscription; undefined while loading. */
export function useMyWork(): MyWorkCountsFragment | undefined {
  const queryClient = useQueryClient();
  const { data, refetch } = useOperationQuery('myWork', {});
  useLive(
    MyWorkChannelDocument,
    {},
    ({ myWorkChannel }) => {
      if (!myWorkChannel) return;
      queryClient.setQueryData(['myWork', {}], { myWork: myWorkChannel });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => OUTDATED.includes(String(queryKey[0])) });
    },
    () => void refetch(),
  );
  return data?.myWork ?? undefined;
}
