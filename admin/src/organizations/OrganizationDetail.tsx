import { useEffect, useState } from 'react';
import { Navigate, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import type { Limited } from '../../../ui/entries.ts';
import { formatMoney } from '../../../ui/formats.ts';
import { pageId } from '../../../ui/pageId.ts';
import { useCall, useDocument } from '../api/hooks.ts';
import { HistoryButton } from '../history/History.tsx';
import { Badge } from '../kit/Badge.tsx';
import { Loading } from '../kit/Block.tsx';
import { Button } from '../kit/Button.tsx';
import { Head, Tabs, Ticker } from '../kit/Head.tsx';
import { Confirm } from '../kit/Modal.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { useVisible } from '../layout/useVisible.ts';
import { LinkModal } from '../links/LinkModal.tsx';
import { MailLog } from '../mails/MailLog.tsx';
import { DeleteOrganizationDocument, OrganizationHeaderDocument } from './documents.ts';
import { CapabilityFormPage } from './selling/CapabilityFormPage.tsx';
import { PackagePage } from './selling/PackagePage.tsx';
import { CampaignsTab } from './tabs/CampaignsTab.tsx';
import { CapabilitiesTab } from './tabs/CapabilitiesTab.tsx';
import { CommentsTab } from './tabs/CommentsTab.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { PackagesTab } from './tabs/PackagesTab.tsx';
import { PlayLocationsTab } from './tabs/PlayLocationsTab.tsx';
import { PreQualsTab } from './tabs/PreQualsTab.tsx';
import { ProgramsTab } from './tabs/ProgramsTab.tsx';
import { ShippingTab } from './tabs/ShippingTab.tsx';
import { UsersTab } from './tabs/UsersTab.tsx';
import type { OrganizationHeader } from './types.ts';
import { rememberViewed } from './viewed.ts';

/** Tabs by the last part of their address; one may be limited to roles or to a feature flag (B-023, B-067). */
const tabs: readonly ({ path: string; label: string } & Limited)[] = [
  { path: '', label: 'Overview' },
  { path: 'locations', label: 'Play Locations' },
  { path: 'program', label: 'Program Details' },
  { path: 'capabilities', label: 'Capabilities' },
  { path: 'packages', label: 'Packages' },
  { path: 'shippinginfo', label: 'Shipping Info' },
  { path: 'campaigns', label: 'Campaigns' },
  { path: 'preQuals', label: 'Pre Quals' },
  { path: 'comments', label: 'Comments' },
  { path: 'users', label: 'Users' },
  { path: 'mails', label: 'Mails' },
];

/** Software id 1 is the provider whose logo is shown (B-065, B-071). */
const SoftwareLogo = () => (
  <span className="swlogo" title="Sports management software">
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2 2h10v3H2zM2 9h10v3H2z" fill="currentColor" />
      <path d="M2 5h4v4H2z" fill="currentColor" opacity=".5" />
    </svg>
    ROSTERLY
  </span>
);

const Insight = ({ organization }: { organization: OrganizationHeader }) => {
  const report = organization.sponsorshipInsightReport;
  const onTime = report?.onTimeVerificationPercentage;
  return (
    <Ticker
      label="Sponsorship insight report"
      items={[
        { label: 'Average confirmed value', value: formatMoney(report?.averageConfirmedValue) || '–' },
        { label: 'Confirmed', value: report?.confirmedCount ?? 0 },
        { label: 'On-time verification', value: onTime == null ? '–' : `${Math.round(Number(onTime))}%` },
      ]}
    />
  );
};

/** Nothing is deleted without confirming; afterwards the home page (B-058 … B-060). */
function DeleteOrganization({ organization, onClose }: { organization: OrganizationHeader; onClose: () => void }) {
  const { call } = useCall(DeleteOrganizationDocument, { quiet: true });
  const navigate = useNavigate();
  return (
    <Confirm
      title="Delete organization"
      action="Delete organization"
      danger
      fallback="Something went wrong. Please try again."
      onConfirm={async () => {
        await call({ input: { id: organization.id } });
        navigate('/');
      }}
      onClose={onClose}
    >
      <p>
        <b>{organization.name}</b> and everything that belongs to it will be removed. Staff can bring it back from
        “Deleted organizations” in the list.
      </p>
    </Confirm>
  );
}

/** One organization: header and ten tabs (B-056 … B-072). */
export function OrganizationDetail() {
  const id = pageId(useParams().id);
  const base = `/organizations/${id}`;
  const visible = useVisible(tabs);
  const [deleting, setDeleting] = useState(false);
  const [linking, setLinking] = useState(false);
  const { data, error, refetch } = useDocument(
    OrganizationHeaderDocument,
    { id },
    { enabled: Number.isInteger(id), fresh: true },
  );
  const organization = data?.organization;
  useRemember(base, organization?.name, organization?.engagementStatus === 'active' ? 'confirmed' : 'inactive');
  useEffect(() => {
    if (organization) rememberViewed(organization.id);
  }, [organization]);
  if (error) return <Problem error={error} retry={refetch} />;
  if (!Number.isInteger(id) || data?.organization === null) return <NotFound what="organization" />;
  if (!organization) return <Loading />;
  return (
    <>
      <Head
        title={organization.name}
        back={{ to: '/organizations', label: 'Organizations' }}
        badges={
          <>
            {organization.engagementStatus === 'active' ? (
              <Badge tone="confirmed">Active</Badge>
            ) : (
              <Badge tone="inactive">Inactive</Badge>
            )}
            {organization.sportsManagementSoftwareId === 1 ? <SoftwareLogo /> : null}
          </>
        }
        acts={
          <>
            <Button icon="mail" onClick={() => setLinking(true)}>
              Onboarding link
            </Button>
            <HistoryButton record="organizations" id={id} of={organization.name} />
            <Button look="danger" icon="trash" onClick={() => setDeleting(true)}>
              Delete organization
            </Button>
          </>
        }
      >
        <div className="head__row" style={{ paddingTop: 0 }}>
          <Insight organization={organization} />
        </div>
        <Tabs
          label="Organization"
          tabs={visible.map(({ path, label }) => ({
            to: path ? `${base}/${path}` : base,
            label,
            end: !path,
            ...(path === 'users' ? { count: organization.users.length } : {}),
          }))}
        />
      </Head>
      <Routes>
        <Route index element={<OverviewTab id={id} />} />
        <Route path="locations" element={<PlayLocationsTab id={id} />} />
        <Route path="program" element={<ProgramsTab id={id} />} />
        <Route path="capabilities" element={<CapabilitiesTab id={id} />} />
        <Route path="capability-form" element={<CapabilityFormPage id={id} />} />
        <Route path="capability-form/:capabilityId" element={<CapabilityFormPage id={id} />} />
        <Route path="packages" element={<PackagesTab id={id} />} />
        <Route path="packages/:packageId" element={<PackagePage id={id} />} />
        <Route path="shippinginfo" element={<ShippingTab id={id} />} />
        <Route path="campaigns" element={<CampaignsTab id={id} />} />
        <Route path="preQuals" element={<PreQualsTab id={id} />} />
        <Route path="comments" element={<CommentsTab id={id} />} />
        <Route path="users" element={<UsersTab id={id} />} />
        <Route
          path="mails"
          element={
            <div className="body">
              <MailLog filter={{ organizationId: id }} organizationId={id} />
            </div>
          }
        />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
      {linking ? (
        <LinkModal kind="league" recordId={String(id)} of={organization.name} onClose={() => setLinking(false)} />
      ) : null}
      {deleting ? <DeleteOrganization organization={organization} onClose={() => setDeleting(false)} /> : null}
    </>
  );
}
