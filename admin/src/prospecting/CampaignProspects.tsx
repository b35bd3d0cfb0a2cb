import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Loading } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { AddProperties } from './AddProperties.tsx';
import { CampaignProspectsDocument, ProspectingReportDocument } from './documents.ts';
import { ProspectPage } from './ProspectPage.tsx';

/** Prospecting of a whole campaign (B-305). */
export function CampaignProspects() {
  const id = pageId(useParams().campaignId);
  const [map, setMap] = useState(false);
  const { data, error, refetch } = useDocument(
    CampaignProspectsDocument,
    { campaignId: id, withLatLon: map },
    { enabled: Number.isInteger(id), keep: true },
  );
  const campaign = data?.campaign;
  const reportId = `campaign-${id}`;
  const report = useDocument(ProspectingReportDocument, { id: reportId }, { enabled: Number.isInteger(id) });
  const title = campaign ? campaignTitle(campaign) : undefined;
  useRemember(`/prospect-campaign/${id}`, title ? `Prospecting: ${title}` : undefined, 'prospecting');
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.campaign === null) return <NotFound what="campaign" />;
  if (!campaign) return <Loading lines={8} />;
  return (
    <ProspectPage
      title={`Prospecting: ${title}`}
      back={{
        to: `/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${campaign.id}`,
        label: `${campaign.name}, campaign`,
      }}
      campaignId={campaign.id}
      campaignStatus={campaign.status}
      reportId={reportId}
      offers={campaign.offers}
      map={map}
      onMap={setMap}
      acts={
        <>
          <ButtonLink to={`/campaign-targeting/${campaign.id}`}>Targeting</ButtonLink>
          <AddProperties
            campaignId={campaign.id}
            scope={{ campaignId: campaign.id }}
            available={report.data?.prospectingReport?.available}
          />
        </>
      }
    />
  );
}
