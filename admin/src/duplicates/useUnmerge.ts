import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useOperation } from '../dataProvider/useOperation.ts';
import type { MergeFragment, UnmergeOrganizationsMutation } from './generated/graphql.ts';
import { remainderText } from './mergeTexts.ts';

export type Unmerged = NonNullable<NonNullable<UnmergeOrganizationsMutation['unmergeOrganizations']>['result']>;

/**
 * Unmerges, opens the restored organization, and reports how many records were left behind; null if it was rejected.
 */
export function useUnmerge() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutateAsync: unmerge } = useOperation('unmergeOrganizations');
  return async ({ id, mergedName }: Pick<MergeFragment, 'id' | 'mergedName'>): Promise<Unmerged | null> => {
    try {
      const { unmergeOrganizations } = await unmerge({ input: { mergeId: id } });
      const result = unmergeOrganizations?.result ?? null;
      if (result && result.leftBehind.length === 0) {
        notify(`${mergedName} has been restored.`, { type: 'success' });
        navigate(`/organizations/${result.organizationId}`);
      } else {
        notify(`${mergedName} has been restored. Not moved back: ${result.leftBehind.map(remainderText).join('; ')}`, {
          type: 'info',
          autoHideDuration: 20_000,
        });
      }
      return result;
    } catch {
      return null; // The error has been shown.
    }
  };
}
