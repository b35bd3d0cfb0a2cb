import { Button, Tooltip } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { campaignTitle } from '../campaigns/title.ts';
import { Icon } from '../components/Icon.tsx';
import { StageCounts, StatusChip } from '../components/StatusChip.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import type { TargetingCampaignFragment } from './generated/graphql.ts';

type Props = { campaign: TargetingCampaignFragment; available: number; canAddAll: boolean; onAddAll: () => void };

/** The campaign, its stages, and a button that adds all available properties, or why that is not possible (T11). */
export const TargetingHeader = ({ campaign, available, canAddAll, onAddAll }: Props) => (
  <PageHeader
    documentTitle={`Targeting: ${campaignTitle(campaign)}`}
    title={campaignTitle(campaign)}
    back={{
      to: `/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${campaign.id}`,
      label: campaign.sponsor.name,
    }}
    badges={
      <>
        <StatusChip of="campaign" status={campaign.status} />
        <StageCounts counts={campaign.offerCountsReport} label="Offers by stage" />
      </>
    }
    actions={
      <>
        <Button variant="outlined" component={Link} to={`/prospect-campaign/${campaign.id}`}>
          Prospecting
        </Button>
        <Tooltip title={campaign.addingAllRefusal}>
          <span>
            <Button
              variant="contained"
              color="secondary"
              startIcon={<Icon name="plus" />}
              disabled={!canAddAll}
              onClick={onAddAll}
            >
              Add All Available{campaign.addingAllRefusal ? '' : ` (${formatNumber(available)})`}
            </Button>
          </span>
        </Tooltip>
      </>
    }
  />
);
