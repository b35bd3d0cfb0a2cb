import { Button, MenuItem, TextField } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useNotify, useUpdate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignStatus } from '../../../ui/generated/schema.ts';
import { campaignStatuses } from '../../../ui/status.ts';
import { useActions } from '../actions/registry.ts';
import { DialogButton } from '../components/DialogButton.tsx';
import { StageCounts } from '../components/StatusChip.tsx';
import { messageOf } from '../dataProvider/errors.ts';
import { HistoryButton } from '../history/HistoryDialog.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { RecordTabs } from '../layout/RecordTabs.tsx';
import { RecordPresence } from '../presence/RecordPresence.tsx';
import { WhyHiddenButton } from '../visibility/WhyHiddenButton.tsx';
import { campaignStatusChoices } from './choices.ts';
import { DuplicateDialog } from './DuplicateDialog.tsx';
import type { CampaignRecordFragment } from './generated/graphql.ts';
import { campaignPath, campaignTitle } from './title.ts';

type Props = { campaign: CampaignRecordFragment };

/** Changes any status to any other and saves immediately; resets it on error (S-084, S-085). */
function StatusSelect({ campaign }: Props) {
  const [update, { isPending, variables }] = useUpdate();
  const notify = useNotify();
  const change = (status: CampaignStatus) =>
    update(
      'campaigns',
      {
        id: campaign.id,
        data: { status },
        previousData: { id: campaign.id },
        meta: { notice: `The campaign is now ${campaignStatuses[status].label.toLowerCase()}` },
      },
      {
        mutationMode: 'pessimistic',
        onError: (error: unknown) => notify(messageOf(error), { type: 'error' }),
      },
    );
  return (
    <TextField
      select
      label="Campaign status"
      hiddenLabel
      value={isPending ? (variables?.data?.status ?? campaign.status) : campaign.status}
      disabled={isPending}
      onChange={({ target }) => void change(target.value as CampaignStatus)}
      slotProps={{ inputLabel: { sx: visuallyHidden } }}
      sx={{ minWidth: 136 }}
    >
      {campaignStatusChoices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Name, sponsor, status and stages of a campaign, its actions and its tabs (S-071). */
export function CampaignHeader({ campaign }: Props) {
  const base = campaignPath(campaign);
  useActions([
    { label: 'Targeting', icon: 'aim', of: campaign.name, to: `/campaign-targeting/${campaign.id}` },
    { label: 'Prospecting', icon: 'search', of: campaign.name, to: `/prospect-campaign/${campaign.id}` },
  ]);
  return (
    <PageHeader
      title={campaignTitle(campaign)}
      back={{ to: `/campaign-planner/sponsors/${campaign.sponsorId}`, label: campaign.sponsor?.name ?? 'Sponsor' }}
      badges={
        <>
          <StatusSelect campaign={campaign} />
          <StageCounts counts={campaign.offerCountsReport ?? {}} label="Offers by stage" />
          <RecordPresence record="campaigns" id={campaign.id} version={campaign.version} />
        </>
      }
      actions={
        <>
          <WhyHiddenButton recordType="campaigns" id={campaign.id} />
          <HistoryButton record="campaigns" id={campaign.id} of={campaign.name} />
          <DialogButton
            action={{ label: 'Duplicate', icon: 'doc', of: campaign.name, keywords: 'copy' }}
            dialog={<DuplicateDialog campaign={campaign} />}
          />
          <Button component={Link} variant="contained" color="secondary" to={`/campaign-targeting/${campaign.id}`}>
            Targeting
          </Button>
        </>
      }
      tabs={
        <RecordTabs
          label="Campaign"
          tabs={[
            { to: base, label: 'Campaign' },
            { to: `${base}/forecast`, label: 'Forecast' },
            { to: `${base}/dashboard`, label: 'Campaign Dashboard' },
            { to: `${base}/requirements`, label: 'Requirements', count: campaign.campaignCapabilities.length },
            { to: `${base}/sponsorship-application`, label: 'Sponsorship Application' },
            { to: `${base}/included-leagues`, label: 'Sponsorable Properties' },
            { to: `${base}/primary-contacts`, label: 'Primary Contacts' },
            { to: `${base}/comments`, label: 'Comments' },
          ]}
        />
      }
    />
  );
}
