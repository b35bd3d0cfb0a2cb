import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { MyWorkCountsFragment } from './generated/graphql.ts';

/** The number of tasks, mentions and requests about photos; undefined while loading. */
export const useMyWork = (): MyWorkCountsFragment | undefined =>
  useOperationQuery('myWork', {}).data?.myWork ?? undefined;
