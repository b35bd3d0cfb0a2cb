import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useDocument } from '../api/hooks.ts';
import { useWhole } from '../api/useWhole.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Loading } from '../kit/Block.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { AddProperties } from './AddProperties.tsx';
import { Chips } from './Chips.tsx';
import { CampaignProspectsDocument, ProspectingReportDocument } from './documents.ts';
import { ProspectPage } from './ProspectPage.tsx';
import type { Prospect } from './types.ts';

const offersOf = (data: { campaign: { offers: Prospect[] } | null }) => data.campaign?.offers;

/** Prospecting of a whole campaign (B-305, B-313). */
export function CampaignProspects() {
  const id = pageId(useParams().campaignId);
  const [map, setMap] = useState(false);
  const { head, rows, more, error, refetch } = useWhole(
    CampaignProspectsDocument,
    { campaignId: id, withLatLon: map },
    offersOf,
    Number.isInteger(id),
  );
  const campaign = head?.campaign;
  const reportId = `campaign-${id}`;
  const report = useDocument(ProspectingReportDocument, { id: reportId }, { enabled: Number.isInteger(id) });
  const title = campaign ? campaignTitle(campaign) : undefined;
  useRemember(`/prospect-campaign/${id}`, title ? `Prospecting: ${title}` : undefined, 'prospecting');
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || head?.campaign === null) return <NotFound what="campaign" />;
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
      offers={rows}
      more={more}
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
    >
      <Chips
        label="Location filters"
        empty="No location filters are enabled for this campaign."
        items={campaign.locationFilters
          .filter(({ enabled }) => enabled)
          .map(({ id, name }) => ({ id, name, to: `/prospect-filter/${id}` }))}
      />
    </ProspectPage>
  );
}
