import { Navigate, useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { Loading } from '../kit/Block.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { CampaignStageDocument } from './documents.ts';

/** With an offer that is not rejected to the properties of the targeting page, else to its filters (S-008, S-009). */
export function CampaignSearch() {
  const id = pageId(useParams().campaignId);
  const { data, error, refetch } = useDocument(CampaignStageDocument, { id }, { enabled: Number.isInteger(id) });
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.campaign === null) return <NotFound what="campaign" />;
  if (!data?.campaign) return <Loading />;
  const tab = data.campaign.offers.length ? 'properties' : 'filters';
  return <Navigate to={`/campaign-targeting/${id}?tab=${tab}`} replace />;
}
