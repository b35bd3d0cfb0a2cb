import { useEffect } from 'react';
import { useRecordContext } from 'react-admin';
import { Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import type { CampaignStatus } from '../../../ui/generated/schema.ts';
import { pageId } from '../../../ui/pageId.ts';
import { CommentsCard } from '../comments/CommentsCard.tsx';
import { ForecastTab } from '../forecast/ForecastTab.tsx';
import { RecordEdit } from '../form/RecordEdit.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { useRemember } from '../layout/recent.ts';
import { TasksCard } from '../tasks/TasksCard.tsx';
import { CampaignAside } from './CampaignAside.tsx';
import { CampaignHeader } from './CampaignHeader.tsx';
import type { CampaignRecordFragment } from './generated/graphql.ts';
import { ApplicationTab } from './tabs/ApplicationTab.tsx';
import { ContactsTab } from './tabs/ContactsTab.tsx';
import { DashboardTab } from './tabs/DashboardTab.tsx';
import { PropertiesTab } from './tabs/PropertiesTab.tsx';
import { RequirementsTab } from './tabs/RequirementsTab.tsx';
import { SettingsTab } from './tabs/SettingsTab.tsx';
import { campaignPath, campaignTitle } from './title.ts';

const glyphs = {
  active: 'confirmed',
  contracted: 'qualified',
  proposed: 'proposed',
  complete: 'inactive',
  rejected: 'inactive',
} as const satisfies Record<CampaignStatus, string>;

/** Milliseconds before a campaign under another sponsor's path redirects to its own (S-044, S-086). */
const REDIRECT_DELAY = 500;

function CampaignPage() {
  const campaign = useRecordContext<CampaignRecordFragment>() as CampaignRecordFragment;
  const { sponsorId } = useParams();
  const navigate = useNavigate();
  const base = campaignPath(campaign);
  useRemember(base, campaignTitle(campaign), glyphs[campaign.status]);
  useEffect(() => {
    if (String(campaign.sponsorId) === sponsorId) return undefined;
    const timer = setTimeout(() => navigate(base, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [campaign.sponsorId, sponsorId, base, navigate]);
  return (
    <>
      <CampaignHeader campaign={campaign} />
      <PageBody aside={<CampaignAside campaign={campaign} />}>
        <Routes>
          <Route index element={<SettingsTab />} />
          <Route path="forecast" element={<ForecastTab />} />
          <Route path="dashboard" element={<DashboardTab />} />
          <Route path="requirements" element={<RequirementsTab />} />
          <Route path="sponsorship-application" element={<ApplicationTab />} />
          <Route path="included-leagues" element={<PropertiesTab />} />
          <Route path="primary-contacts" element={<ContactsTab />} />
          <Route
            path="comments"
            element={
              <>
                <TasksCard record={{ campaignId: campaign.id }} of={campaign.name} />
                <CommentsCard record={{ campaignId: campaign.id }} />
              </>
            }
          />
          <Route path="*" element={<Navigate to={base} replace />} />
        </Routes>
      </PageBody>
    </>
  );
}

/** One campaign: seven tabs, one for comments and tasks, side cards, status (S-070 … S-086). */
export const CampaignEdit = () => (
  <RecordEdit resource="campaigns" id={pageId(useParams().campaignId)} what="campaign">
    <CampaignPage />
  </RecordEdit>
);
