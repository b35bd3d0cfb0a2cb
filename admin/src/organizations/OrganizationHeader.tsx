import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RestrictedEntry } from '../../../ui/entries.ts';
import { formatMoney } from '../../../ui/formats.ts';
import { ActionsMenu } from '../components/ActionsMenu.tsx';
import { DeleteDialog } from '../components/DeleteDialog.tsx';
import { DialogButton } from '../components/DialogButton.tsx';
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
function DeleteOrganization({ organization }: { organization: Organization }) {
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
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { canAccess: canDelete } = useCanAccess({ resource: 'organizations', action: 'delete' });
  const { canAccess: canMerge } = useCanAccess({ resource: 'duplicateOrganizations', action: 'merge' });
  const navigate = useNavigate();
  const linkDialog = <LinkDialog kind="league" recordId={String(id)} of={name} />;
  const base = `/organizations/${id}`;
  return (
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
            <DialogButton
              variant="outlined"
              startIcon={<Icon name="mail" />}
              action={{ label: 'Onboarding link', icon: 'mail', of: name }}
              dialog={linkDialog}
            />
          )}
          <ActionsMenu
            of={name}
            label="More actions"
            icon="dots"
            iconOnly
            entries={[
              ...(isPhone ? [{ label: 'Onboarding link', icon: 'mail' as const, dialog: linkDialog }] : []),
              {
                label: 'View as…',
                icon: 'eye',
                dialog: <ViewAsDialog of={name} portal="organization" users={users} />,
              },
              {
                label: 'Why can’t somebody see this?',
                icon: 'lock',
                onClick: () => navigate(visibilityPath({ recordType: 'organizations', recordId: id })),
              },
              { label: 'History', icon: 'clock', dialog: <HistoryDialog record="organizations" id={id} of={name} /> },
              ...(canMerge
                ? [
                    {
                      label: 'Merge with another',
                      icon: 'org' as const,
                      dialog: <MergeWithDialog id={id} of={name} />,
                    },
                    { label: 'Merges', icon: 'clock' as const, dialog: <MergesDialog id={id} of={name} /> },
                  ]
                : []),
              ...(canDelete
                ? [
                    { kind: 'rule' as const },
                    {
                      label: 'Delete organization',
                      icon: 'trash' as const,
                      danger: true,
                      dialog: <DeleteOrganization organization={organization} />,
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
  );
}
