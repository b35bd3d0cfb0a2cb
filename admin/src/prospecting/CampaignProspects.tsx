import { useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { useRemember } from '../layout/recent.ts';
import { CampaignProspectsDocument, type CampaignProspectsQuery } from './generated/graphql.ts';
import { LinkChips } from './LinkChips.tsx';
import { NoProspects } from './NoProspects.tsx';
import { ProspectPage } from './ProspectPage.tsx';
import { useProspects } from './useProspects.ts';

const recordOf = ({ campaign }: CampaignProspectsQuery) => campaign;

/** Prospecting of a whole campaign (B-305, B-313). */
export function CampaignProspects() {
  const id = pageId(useParams().campaignId);
  const { record: campaign, ...prospects } = useProspects(CampaignProspectsDocument, id, recordOf);
  const title = campaign ? `Prospecting: ${campaignTitle(campaign)}` : undefined;
  useRemember(`/prospect-campaign/${id}`, title, 'prospecting');
  if (!campaign || prospects.error) return <NoProspects what="campaign" record={campaign} {...prospects} />;
  return (
    <ProspectPage
      title={title ?? ''}
      back={{
        to: `/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${id}`,
        label: `${campaign.name}, campaign`,
      }}
      campaign={campaign}
      reportId={`campaign-${id}`}
      scope={{ campaignId: id }}
      prospects={prospects}
    >
      <LinkChips
        label="Location filters"
        empty="No location filters are enabled for this campaign."
        items={campaign.locationFilters
          .filter(({ enabled }) => enabled)
          .map((filter) => ({ ...filter, to: `/prospect-filter/${filter.id}` }))}
      />
    </ProspectPage>
  );
}
