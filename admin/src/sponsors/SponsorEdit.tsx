import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link, Navigate, Route, Routes, useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { useActions } from '../actions/registry.ts';
import { RecordDiscussion } from '../comments/RecordDiscussion.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
import { Icon } from '../components/Icon.tsx';
import { SponsorBilling } from '../contracts/SponsorBilling.tsx';
import { RecordEdit } from '../form/RecordEdit.tsx';
import { HistoryButton } from '../history/HistoryDialog.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { RecordTabs } from '../layout/RecordTabs.tsx';
import { useRemember } from '../layout/recent.ts';
import { RecordPresence } from '../presence/RecordPresence.tsx';
import { ViewAsDialog } from '../visibility/ViewAsDialog.tsx';
import { WhyHiddenButton } from '../visibility/WhyHiddenButton.tsx';
import type { SponsorRecordFragment } from './generated/graphql.ts';
import { SponsorCampaigns } from './SponsorCampaigns.tsx';
import { SponsorLogo } from './SponsorLogo.tsx';
import { SponsorSeason } from './SponsorSeason.tsx';
import { SponsorUsers } from './SponsorUsers.tsx';

function SponsorPage() {
  const sponsor = useRecordContext<SponsorRecordFragment>() as SponsorRecordFragment;
  const base = `/campaign-planner/sponsors/${sponsor.id}`;
  useRemember(base, sponsor.name);
  useActions([
    {
      label: 'Add A Campaign',
      icon: 'plus',
      of: sponsor.name,
      keywords: 'create new',
      to: `${base}/campaigns/add`,
      access: { resource: 'campaigns', action: 'create' },
    },
  ]);
  return (
    <>
      <PageHeader
        title={sponsor.name}
        back={{ to: '/campaign-planner/sponsors', label: 'Sponsors' }}
        badges={
          <>
            <SponsorLogo name={sponsor.name} url={sponsor.logoThumbnailUrl} />
            <RecordPresence record="sponsors" id={sponsor.id} version={sponsor.version} />
          </>
        }
        actions={
          <>
            <DialogButton
              startIcon={<Icon name="eye" />}
              dialog={
                <ViewAsDialog
                  of={sponsor.name}
                  portal="sponsor"
                  users={sponsor.sponsorUsers.flatMap(({ user }) => user ?? [])}
                />
              }
            >
              View as…
            </DialogButton>
            <WhyHiddenButton recordType="sponsors" id={sponsor.id} />
            <HistoryButton record="sponsors" id={sponsor.id} of={sponsor.name} />
            <Button
              component={Link}
              variant="contained"
              color="secondary"
              startIcon={<AddIcon />}
              to={`${base}/campaigns/add`}
            >
              Add A Campaign
            </Button>
          </>
        }
        tabs={
          <RecordTabs
            label="Sponsor"
            tabs={[
              { to: base, label: 'Campaigns', count: sponsor.campaigns.length },
              { to: `${base}/users`, label: 'Users', count: sponsor.sponsorUsers.length },
              { to: `${base}/seasonal-dashboard`, label: 'Seasonal Dashboard' },
              { to: `${base}/billing`, label: 'Billing' },
              { to: `${base}/comments`, label: 'Comments & Tasks' },
            ]}
          />
        }
      />
      <Routes>
        <Route index element={<SponsorCampaigns />} />
        <Route path="billing" element={<SponsorBilling />} />
        <Route path="users" element={<SponsorUsers />} />
        <Route path="seasonal-dashboard" element={<SponsorSeason />} />
        <Route path="comments" element={<RecordDiscussion record={{ sponsorId: sponsor.id }} of={sponsor.name} />} />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </>
  );
}

/** A sponsor: Campaigns, Users, Seasonal Dashboard (S-045, S-046), billing, comments and tasks. */
export const SponsorEdit = () => (
  <RecordEdit resource="sponsors" id={pageId(useParams().sponsorId)} what="sponsor">
    <SponsorPage />
  </RecordEdit>
);
