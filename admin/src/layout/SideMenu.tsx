import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MenuItemLink, useCanAccess, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { Icon, type IconName } from '../components/Icon.tsx';
import { StatusGlyph } from '../components/StatusGlyph.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useMyWork } from '../tasks/useMyWork.ts';
import { useRecent } from './recent.ts';

type Entry = { to: string; icon: IconName; label: string; also?: string[]; count?: number | undefined };

/** Staff entries (B-020, S-393); the planner also holds targeting, prospecting and offers. */
const ENTRIES: Entry[] = [
  { to: '/organizations', icon: 'org', label: 'Organizations' },
  {
    to: '/campaign-planner/sponsors',
    icon: 'plan',
    label: 'Campaign Planner',
    also: ['/campaign-planner', '/campaign-targeting', '/prospect-', '/offers/'],
  },
  { to: '/verifications', icon: 'verify', label: 'Verifications' },
];

function Heading({ children }: { children: ReactNode }) {
  const [open] = useSidebarState();
  return open ? (
    <Typography
      component="h2"
      variant="caption"
      sx={{ px: 2.5, pt: 2, pb: 0.5, fontWeight: 600, color: 'text.secondary' }}
    >
      {children}
    </Typography>
  ) : null;
}

function MenuEntry({ to, icon, label, also, count }: Entry) {
  const { pathname } = useLocation();
  const active = pathname === to || [...(also ?? []), `${to}/`].some((start) => pathname.startsWith(start));
  return (
    <MenuItemLink
      role="link"
      to={to}
      primaryText={
        <>
          {label}
          {count ? (
            <Chip
              component="span"
              size="small"
              variant="outlined"
              label={formatNumber(count)}
              sx={{ ml: 1, height: 20 }}
            />
          ) : null}
        </>
      }
      tooltipProps={{ title: label }}
      leftIcon={<Icon name={icon} size={20} />}
      {...(active ? { className: 'RaMenuItemLink-active', 'aria-current': 'page' } : {})}
    />
  );
}

/** What only superadmins may open; a plain admin does not see it (B-021, B-022, S-394). */
function AdminEntries() {
  const { data } = useOperationQuery('waitingChecks', {});
  return (
    <>
      <Heading>Admin</Heading>
      <MenuEntry to="/checks" icon="check" label="Checks" count={data?.waiting.totalCount} />
      <MenuEntry to="/league-import" icon="import" label="Import CSV" />
      <MenuEntry to="/staff" icon="people" label="Staff" />
      <MenuEntry to="/audit" icon="clock" label="Audit Log" />
    </>
  );
}

/** Tasks and mentions, with how many are due, new or unread. */
function MyWorkEntry() {
  const work = useMyWork();
  return <MenuEntry to="/my-work" icon="ok" label="My Work" count={work && work.tasks + work.mentions} />;
}

/** The console's menu, with what this person looked at last. */
export function SideMenu() {
  const recent = useRecent();
  const [open] = useSidebarState();
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'list' });
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={(theme) => ({ py: 1.5, width: open ? theme.sidebar?.width : theme.sidebar?.closedWidth, overflow: 'hidden' })}
    >
      <MyWorkEntry />
      {ENTRIES.map((entry) => (
        <MenuEntry key={entry.to} {...entry} />
      ))}
      {canAccess ? <AdminEntries /> : null}
      {recent.length && open ? (
        <>
          <Heading>Recent</Heading>
          {recent.map(({ path, title, glyph }) => (
            <MenuItemLink
              key={path}
              role="link"
              to={path}
              primaryText={
                <Typography variant="inherit" noWrap>
                  {title}
                </Typography>
              }
              leftIcon={<StatusGlyph name={glyph} />}
              sx={{ fontSize: 13, fontWeight: 400, py: 0.25 }}
            />
          ))}
        </>
      ) : null}
    </Box>
  );
}
