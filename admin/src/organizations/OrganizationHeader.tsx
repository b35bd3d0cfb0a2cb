import { Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RestrictedEntry } from '../../../ui/entries.ts';
import { formatMoney } from '../../../ui/formats.ts';
import { useActions } from '../actions/registry.ts';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { Figures } from '../components/Figures.tsx';
import { Icon } from '../components/Icon.tsx';
import { MergesDialog } from '../duplicates/MergesDialog.tsx';
import { MergeWithDialog } from '../duplicates/MergeWithDialog.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { RecordTabs } from '../layout/RecordTabs.tsx';
import { useVisible } from '../layout/useVisible.ts';
import { LinkDialog } from '../links/LinkDialog.tsx';
import { RecordPresence } from '../presence/RecordPresence.tsx';
import { visibilityPath } from '../visibility/paths.ts';
import { ViewAsDialog } from '../visibility/ViewAsDialog.tsx';
import { EngagementChip } from './EngagementChip.tsx';
import type { OrganizationHeaderQuery } from './generated/graphql.ts';
import { SoftwareLogo } from './SoftwareLogo.tsx';

type Organization = NonNullable<OrganizationHeaderQuery['organization']>;

/** Tabs by the last segment of their path; some are limited to roles or a feature flag (B-023, B-067). */
const tabs: readonly ({ path: string; label: string } & RestrictedEntry)[] = [
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
  { path: 'releases', label: 'Releases' },
];

function Insight({ report, isShort }: { report: Organization['sponsorshipInsightReport']; isShort: boolean }) {
  const onTime = report?.onTimeVerificationPercentage;
  return (
    <Figures
      label="Sponsorship insight report"
      items={[
        {
          label: isShort ? 'Avg. value' : 'Average confirmed value',
          value: formatMoney(report?.averageConfirmedValue) || '–',
        },
        { label: 'Confirmed', value: report?.confirmedCount ?? 0 },
        {
          label: isShort ? 'On-time' : 'On-time verification',
          value: onTime == null ? '–' : `${Math.round(Number(onTime))}%`,
        },
      ]}
    />
  );
}

/** Deletes after confirmation, then opens the home page (B-058 … B-060). */
function DeleteOrganization({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const navigate = useNavigate();
  const { name } = organization;
  return (
    <DeleteDialog
      resource="organizations"
      record={organization}
      title="Delete organization"
      action="Delete organization"
      fallback="Something went wrong. Please try again."
      onDeleted={() => navigate('/')}
      onClose={onClose}
    >
      <p>
        <b>{name}</b> and everything that belongs to it will be removed. Staff can restore it from “Deleted
        organizations” in the list.
      </p>
    </DeleteDialog>
  );
}

/** Name, state, insight report, actions and tabs of an organization (B-061 … B-071). */
export function OrganizationHeader({ organization }: { organization: Organization }) {
  const { id, name, version, engagementStatus, sportsManagementSoftwareId, sponsorshipInsightReport, users } =
    organization;
  const [activeDialog, setActiveDialog] = useState<'delete' | 'history' | 'link' | 'merge' | 'merges' | 'view' | null>(
    null,
  );
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { canAccess: canDelete } = useCanAccess({ resource: 'organizations', action: 'delete' });
  const { canAccess: canMerge } = useCanAccess({ resource: 'duplicateOrganizations', action: 'merge' });
  const navigate = useNavigate();
  const close = () => setActiveDialog(null);
  useActions([{ label: 'Onboarding link', icon: 'mail', of: name, run: () => setActiveDialog('link') }]);
  const base = `/organizations/${id}`;
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: '/organizations', label: 'Organizations' }}
        badges={
          <>
            <EngagementChip status={engagementStatus} />
            {sportsManagementSoftwareId === 1 ? <SoftwareLogo /> : null}
            <RecordPresence record="organizations" id={id} version={version} />
          </>
        }
        actions={
          <>
            {isPhone ? null : (
              <Button variant="outlined" startIcon={<Icon name="mail" />} onClick={() => setActiveDialog('link')}>
                Onboarding link
              </Button>
            )}
            <ActionsMenu
              of={name}
              label="More actions"
              icon="dots"
              iconOnly
              entries={[
                ...(isPhone
                  ? [{ label: 'Onboarding link', icon: 'mail' as const, onClick: () => setActiveDialog('link') }]
                  : []),
                { label: 'View as…', icon: 'eye', onClick: () => setActiveDialog('view') },
                {
                  label: 'Why can’t somebody see this?',
                  icon: 'lock',
                  onClick: () => navigate(visibilityPath({ recordType: 'organizations', recordId: id })),
                },
                { label: 'History', icon: 'clock', onClick: () => setActiveDialog('history') },
                ...(canMerge
                  ? [
                      { label: 'Merge with another', icon: 'org' as const, onClick: () => setActiveDialog('merge') },
                      { label: 'Merges', icon: 'clock' as const, onClick: () => setActiveDialog('merges') },
                    ]
                  : []),
                ...(canDelete
                  ? [
                      { kind: 'rule' as const },
                      {
                        label: 'Delete organization',
                        icon: 'trash' as const,
                        danger: true,
                        onClick: () => setActiveDialog('delete'),
                      },
                    ]
                  : []),
              ]}
            />
          </>
        }
        tabs={
          <RecordTabs
            label="Organization"
            tabs={useVisible(tabs).map(({ path, label }) => ({
              to: path ? `${base}/${path}` : base,
              label,
              ...(path === 'users' ? { count: users.length } : {}),
            }))}
          />
        }
      >
        <Insight report={sponsorshipInsightReport} isShort={isPhone} />
      </PageHeader>
      {activeDialog === 'link' ? <LinkDialog kind="league" recordId={String(id)} of={name} onClose={close} /> : null}
      {activeDialog === 'view' ? <ViewAsDialog of={name} portal="organization" users={users} onClose={close} /> : null}
      {activeDialog === 'history' ? <HistoryDialog record="organizations" id={id} of={name} onClose={close} /> : null}
      {activeDialog === 'merge' ? <MergeWithDialog id={id} of={name} onClose={close} /> : null}
      {activeDialog === 'merges' ? <MergesDialog id={id} of={name} onClose={close} /> : null}
      {activeDialog === 'delete' ? <DeleteOrganization organization={organization} onClose={close} /> : null}
    </>
  );
}
