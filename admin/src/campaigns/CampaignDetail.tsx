import { useEffect, useState } from 'react';
import { Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { campaignStatus } from '../../../db/generated/choices.ts';
import { pageId } from '../../../ui/pageId.ts';
import { campaignStatuses } from '../../../ui/status.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { HistoryButton } from '../history/History.tsx';
import { Stages } from '../kit/Badge.tsx';
import { Loading } from '../kit/Block.tsx';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { Head, Tabs } from '../kit/Head.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { CampaignAside } from './CampaignAside.tsx';
import { DuplicateModal } from './DuplicateModal.tsx';
import { CampaignDocument, UpdateCampaignDocument } from './documents.ts';
import { ApplicationTab } from './tabs/ApplicationTab.tsx';
import { ContactsTab } from './tabs/ContactsTab.tsx';
import { DashboardTab } from './tabs/DashboardTab.tsx';
import { PropertiesTab } from './tabs/PropertiesTab.tsx';
import { RequirementsTab } from './tabs/RequirementsTab.tsx';
import { SettingsTab } from './tabs/SettingsTab.tsx';
import { campaignTitle } from './title.ts';
import type { Campaign } from './types.ts';

const glyphs = { active: 'confirmed', contracted: 'qualified', proposed: 'proposed' } as const;

/** Any value from any other, saved at once; a failure puts the stored value back (S-084, S-085). */
function StatusSelect({ campaign }: { campaign: Campaign }) {
  const { call, busy } = useCall(UpdateCampaignDocument, { repeatable: true });
  const [shown, setShown] = useState(campaign.status.toLowerCase());
  useEffect(() => setShown(campaign.status.toLowerCase()), [campaign.status]);
  const change = (status: string) => {
    setShown(status);
    call({ input: { id: campaign.id, status } }).catch(() => setShown(campaign.status.toLowerCase()));
  };
  return (
    <span className="field statusfield">
      <select
        aria-label="Campaign status"
        value={shown}
        disabled={busy}
        onChange={(event) => change(event.target.value)}
      >
        {campaignStatus.map((status) => (
          <option key={status} value={status}>
            {campaignStatuses[status].label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** One campaign: six tabs, side cards, status (S-070 … S-086). */
export function CampaignDetail() {
  const params = useParams();
  const id = pageId(params.campaignId);
  const navigate = useNavigate();
  const { data, error, refetch } = useDocument(CampaignDocument, { id }, { enabled: Number.isInteger(id) });
  const [copying, setCopying] = useState(false);
  const campaign = data?.campaign;
  const base = `/campaign-planner/sponsors/${params.sponsorId}/campaigns/${id}`;
  const title = campaign ? campaignTitle(campaign) : undefined;
  const status = campaign?.status.toLowerCase() as keyof typeof glyphs | undefined;
  useRemember(base, title, (status && glyphs[status]) || 'inactive');
  // A campaign under the path of another sponsor moves to its own (S-086).
  useEffect(() => {
    if (!campaign || String(campaign.sponsor.id) === params.sponsorId) return;
    const timer = setTimeout(
      () => navigate(`/campaign-planner/sponsors/${campaign.sponsor.id}/campaigns/${campaign.id}`, { replace: true }),
      500,
    );
    return () => clearTimeout(timer);
  }, [campaign, params.sponsorId, navigate]);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.campaign === null) return <NotFound what="campaign" />;
  if (!campaign) return <Loading />;
  return (
    <>
      <Head
        title={title}
        back={{ to: `/campaign-planner/sponsors/${campaign.sponsor.id}`, label: campaign.sponsor.name }}
        badges={
          <>
            <StatusSelect campaign={campaign} />
            <Stages counts={campaign.offerCountsReport ?? {}} label="Offers by stage" />
          </>
        }
        acts={
          <>
            <HistoryButton record="campaigns" id={id} of={campaign.name} />
            <Button onClick={() => setCopying(true)}>Duplicate</Button>
            <ButtonLink look="main" to={`/campaign-targeting/${id}`}>
              Targeting
            </ButtonLink>
          </>
        }
      >
        <Tabs
          label="Campaign"
          tabs={[
            { to: base, label: 'Campaign', end: true },
            { to: `${base}/dashboard`, label: 'Campaign Dashboard' },
            { to: `${base}/requirements`, label: 'Requirements', count: campaign.campaignCapabilities.length },
            { to: `${base}/sponsorship-application`, label: 'Sponsorship Application' },
            { to: `${base}/included-leagues`, label: 'Sponsorable Properties' },
            { to: `${base}/primary-contacts`, label: 'Primary Contacts' },
          ]}
        />
      </Head>
      <div className="body plan">
        <div>
          <Routes>
            <Route index element={<SettingsTab campaign={campaign} />} />
            <Route path="dashboard" element={<DashboardTab campaign={campaign} />} />
            <Route path="requirements" element={<RequirementsTab campaign={campaign} />} />
            <Route path="sponsorship-application" element={<ApplicationTab campaign={campaign} />} />
            <Route path="included-leagues" element={<PropertiesTab campaignId={id} />} />
            <Route path="primary-contacts" element={<ContactsTab campaign={campaign} />} />
            <Route path="*" element={<Navigate to={base} replace />} />
          </Routes>
        </div>
        <CampaignAside campaign={campaign} />
      </div>
      {copying ? <DuplicateModal campaign={campaign} onClose={() => setCopying(false)} /> : null}
    </>
  );
}
