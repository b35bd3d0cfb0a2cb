import { useEffect } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { pageId } from '../../../ui/pageId.ts';
import { RecordDiscussion } from '../comments/RecordDiscussion.tsx';
import { Loading } from '../components/Loading.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { MergedNotice } from '../duplicates/MergedNotice.tsx';
import { PageBody } from '../layout/PageBody.tsx';
import { NotFound, Problem } from '../layout/Problem.tsx';
import { useRemember } from '../layout/recent.ts';
import { MailLog } from '../mails/MailLog.tsx';
import { CapabilityCreate } from '../organizationCapabilities/CapabilityCreate.tsx';
import { CapabilityEdit } from '../organizationCapabilities/CapabilityEdit.tsx';
import { CapabilityList } from '../organizationCapabilities/CapabilityList.tsx';
import { PackageEdit } from '../packages/PackageEdit.tsx';
import { PackageList } from '../packages/PackageList.tsx';
import { ProgramList } from '../programs/ProgramList.tsx';
import { OrganizationHeader } from './OrganizationHeader.tsx';
import { CampaignsTab } from './tabs/CampaignsTab.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { PlayLocationsTab } from './tabs/PlayLocationsTab.tsx';
import { PreQualsTab } from './tabs/PreQualsTab.tsx';
import { ReleasesTab } from './tabs/ReleasesTab.tsx';
import { ShippingTab } from './tabs/ShippingTab.tsx';
import { UsersTab } from './tabs/UsersTab.tsx';
import { rememberViewed } from './viewed.ts';

function Organization({ id }: { id: number }) {
  const { data, error, refetch } = useOperationQuery('organizationHeader', { id }, { noCache: true });
  const organization = data?.organization;
  const isFound = Boolean(organization);
  const base = `/organizations/${id}`;
  useRemember(base, organization?.name, organization?.engagementStatus === 'active' ? 'confirmed' : 'inactive');
  useEffect(() => {
    if (isFound) rememberViewed(id);
  }, [isFound, id]);
  if (error) return <Problem error={error} retry={refetch} />;
  if (data?.organization === null) return <MergedNotice id={id} />;
  if (!organization) return <Loading />;
  return (
    <>
      <OrganizationHeader organization={organization} />
      <Routes>
        <Route index element={<OverviewTab id={id} />} />
        <Route path="locations" element={<PlayLocationsTab id={id} />} />
        <Route path="program" element={<ProgramList organizationId={id} />} />
        <Route path="capabilities" element={<CapabilityList organizationId={id} />} />
        <Route path="capability-form" element={<CapabilityCreate organizationId={id} />} />
        <Route path="capability-form/:capabilityId" element={<CapabilityEdit organizationId={id} />} />
        <Route path="packages" element={<PackageList organizationId={id} />} />
        <Route path="packages/:packageId" element={<PackageEdit organizationId={id} />} />
        <Route path="shippinginfo" element={<ShippingTab id={id} />} />
        <Route path="campaigns" element={<CampaignsTab id={id} />} />
        <Route path="preQuals" element={<PreQualsTab id={id} />} />
        <Route path="releases" element={<ReleasesTab id={id} />} />
        <Route path="comments" element={<RecordDiscussion record={{ organizationId: id }} of={organization.name} />} />
        <Route path="users" element={<UsersTab id={id} />} />
        <Route
          path="mails"
          element={
            <PageBody>
              <MailLog filter={{ organizationId: id }} organizationId={id} />
            </PageBody>
          }
        />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </>
  );
}

/** An organization: header and tabs (B-056 … B-072). */
export function OrganizationEdit() {
  const id = pageId(useParams().id);
  return Number.isInteger(id) ? <Organization key={id} id={id} /> : <NotFound what="organization" />;
}
