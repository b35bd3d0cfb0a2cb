import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { RecapsCard } from './RecapsCard.tsx';

/** The recaps that people have asked for on a campaign's dashboard. */
export function CampaignRecaps({ campaignId }: { campaignId: number }) {
  const { data, error, refetch } = useOperationQuery('campaignRecaps', { campaignId });
  return <RecapsCard recaps={data?.recaps} error={error} retry={refetch} />;
}
