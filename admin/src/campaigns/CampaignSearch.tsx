import { Navigate, useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { NotFound, Problem } from '../layout/Problem.tsx';

/**
 * A campaign with an offer that is not rejected opens the properties of its targeting page, any other its filters
 * (S-008, S-009).
 */
export function CampaignSearch() {
  const id = pageId(useParams().campaignId);
  const { data, error, refetch } = useOperationQuery('campaignStage', { id }, { enabled: Number.isInteger(id) });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.campaign === null) return <NotFound what="campaign" />;
  if (!data?.campaign) return <Loading />;
  const tab = data.campaign.offers.length ? 'properties' : 'filters';
  return <Navigate to={`/campaign-targeting/${id}?tab=${tab}`} replace />;
}
