/** `/organizations/{id}` and its tabs for the organization's own users (B-006, B-015, B-067, B-068, L-259). */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import type { RestrictedEntry } from '../../../../ui/entries.ts';
import { storeNotice, wrongRoleText } from '../../../../ui/notice.ts';
import { pageId } from '../../../../ui/pageId.ts';
import type { StatusStyle } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import { AskOwner } from '../../layout/AskOwner.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { isOwner } from '../../lib/memberRole.ts';
import { paths } from '../../lib/paths.ts';
import { showTab } from '../../lib/showTab.ts';
import { isDraftSaved } from '../../lib/useForm.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { useVisible } from '../../lib/useVisible.ts';
import { MyOrganizationProfileDocument } from './generated/graphql.ts';
import { MayEdit } from './mayEdit.ts';
import { OverviewTab, overviewDraft } from './OverviewTab.tsx';
import { PlayLocationsTab } from './PlayLocationsTab.tsx';
import { ProgramsTab } from './ProgramsTab.tsx';
import { HowWePay } from './payments/HowWePay.tsx';
import type { ProfileHead } from './types.ts';
import { Users } from './users/Users.tsx';
import './organization-profile.css';

/**
 * The tabs for organization users, in order, by the last segment of their path (B-006, B-067); a tab may be limited to
 * roles or to a feature flag (B-023).
 */
const tabs: readonly ({
  path: string;
  label: string;
  Content: (props: { id: number }) => ReactNode;
} & RestrictedEntry)[] = [
  { path: '', label: 'Overview', Content: OverviewTab },
  { path: 'locations', label: 'Play Locations', Content: PlayLocationsTab },
  { path: 'program', label: 'Program Details', Content: ProgramsTab },
  { path: 'users', label: 'Users', Content: ({ id }: { id: number }) => <Users organizationId={id} /> },
];

/** The staff-only tabs, which are in the console (B-008). */
const staffTabs: readonly string[] = ['capabilities', 'packages', 'shippinginfo', 'campaigns', 'preQuals', 'comments'];

/** Redirects home from a staff-only tab, with an explanation there (B-008, B-018). */
function LeaveStaffTab({ email }: { email: string }) {
  useState(() => storeNotice(wrongRoleText('admin', email), paths.organizationDashboard));
  return <Redirect replace to={paths.organizationDashboard} />;
}

/** The engagement status: activity within the last six months, or none (B-061, B-069, B-072). */
const engagement: Record<ProfileHead['engagementStatus'], StatusStyle> = {
  active: { label: 'Active', tone: 'confirmed', glyph: 'check' },
  inactive: { label: 'Inactive', tone: 'inactive', glyph: 'clock' },
};

/** The last loaded header: each tab is a page of its own, and the name stays visible while it is reloaded. */
let lastHead: ProfileHead | null = null;

/** The state for a user without access to the organization, perhaps removed by staff while typing (B-007). */
function NoAccess({ id }: { id: number }) {
  return (
    <NotFound
      why={
        <>
          {t('You do not have access to an organization at this address, or no longer do.')}{' '}
          {isDraftSaved(overviewDraft(id)) &&
            t('What you typed is kept on this device for 30 days and will be back here once you have access again.')}
        </>
      }
    />
  );
}

function Profile({ id, tab }: { id: number; tab: (typeof tabs)[number] }) {
  const visible = useVisible(tabs);
  useTitle(t(tab.label));
  const { data, loading } = useQuery(MyOrganizationProfileDocument, { id }, { current: true });
  const [before] = useState(() => (lastHead?.id === id ? lastHead : null));
  const head = data?.organization ?? (loading ? before : null);
  useEffect(() => {
    lastHead = head;
  }, [head]);
  if (!loading && !head) return <NoAccess id={id} />;
  const mayEdit = isOwner(head?.myRole);
  const myRole = data?.organization?.myRole;
  return (
    <Page className="has-tabs" nav={<OrganizationNav organizationId={id} role={head?.myRole} />}>
      <Link className="back" to={paths.organizationDashboard}>
        <Icon name="left" /> {t('Sponsorships')}
      </Link>
      <div className="profile-head">
        <h1>{head?.name ?? t('Organization')}</h1>
        {head && (
          <Badge status={{ ...engagement[head.engagementStatus], label: t(engagement[head.engagementStatus].label) }} />
        )}
      </div>
      <nav className="profile-tabs" aria-label={t('Organization Profile')}>
        <ul>
          {visible.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={paths.organization(id, path)}
                aria-current={path === tab.path ? 'page' : undefined}
                ref={path === tab.path ? showTab : undefined}
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!mayEdit && tab.path !== 'users' && <AskOwner owners={head?.ownerNames} />}
      <MayEdit value={mayEdit}>
        <tab.Content id={id} />
        {tab.path === '' && (myRole === 'owner' || myRole === 'treasurer') && <HowWePay organizationId={id} />}
      </MayEdit>
    </Page>
  );
}

export default function OrganizationProfile({ id: text, tab: path = '' }: { id: string; tab?: string | undefined }) {
  const id = pageId(text);
  const tab = tabs.find((tab) => tab.path === path);
  return (
    <RoleGate roles={['organization']}>
      {({ email }) => {
        if (staffTabs.includes(path)) return <LeaveStaffTab email={email} />;
        return Number.isNaN(id) || !tab ? <NotFound /> : <Profile id={id} tab={tab} />;
      }}
    </RoleGate>
  );
}
