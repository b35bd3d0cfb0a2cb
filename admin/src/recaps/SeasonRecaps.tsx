import { useOperationQuery } from '../dataProvider/useOperation.ts';
import type { SeasonRecapsQueryVariables } from './generated/graphql.ts';
import { RecapsCard } from './RecapsCard.tsx';

/** The recaps that people have asked for on a seasonal dashboard. */
export function SeasonRecaps(key: SeasonRecapsQueryVariables) {
  const { data, error, refetch } = useOperationQuery('seasonRecaps', key);
  return <RecapsCard recaps={data?.recaps} error={error} retry={refetch} />;
}
