import { Box, Chip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { MenuItemLink, useCanAccess, useGetIdentity, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '../../../ui/formats.ts';
import { type Page, pages } from '../actions/pages.ts';
import { Icon } from '../components/Icon.tsx';
import { StatusGlyph } from '../components/StatusGlyph.tsx';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { useMyWork } from '../tasks/useMyWork.ts';
import { countOf } from '../today/kinds.ts';
import { useRecent } from './recent.ts';

const entriesOf = (part: Page['menu']) => pages.filter(({ menu }) => menu === part);

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

/** The entry of a path: the one with the longest prefix of it. */
const entryAt = (path: string) =>
  pages
    .flatMap(({ to, also = [], menu }) => (menu ? [`${to}/`, ...also].map((start) => ({ to, start })) : []))
    .filter(({ start }) => `${path}/`.startsWith(start))
    .sort((a, b) => b.start.length - a.start.length)[0]?.to;

function MenuEntry({ to, icon, label, count }: Page & { count?: number | undefined }) {
  const { pathname } = useLocation();
  const active = entryAt(pathname) === to;
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
      aria-current={active ? 'page' : undefined}
    />
  );
}

/** Entries for superadmins only; hidden from admins (B-021, B-022, S-394). */
function AdminEntries() {
  const { data } = useOperationQuery('waitingChecks', {});
  return (
    <>
      <Heading>Admin</Heading>
      {entriesOf('admin').map((page) => (
        <MenuEntry key={page.to} {...page} count={page.to === '/checks' ? data?.waiting.totalCount : undefined} />
      ))}
    </>
  );
}

/** Today and My Work, each with the number of what waits for the user. */
function OwnEntries() {
  const work = useMyWork();
  const { identity } = useGetIdentity();
  const { data } = useOperationQuery('todayLines', { userId: Number(identity?.id) }, { enabled: Boolean(identity) });
  const counts: Readonly<Record<string, number | undefined>> = {
    '/today': countOf(data?.todayLines),
    '/my-work': work && work.tasks + work.mentions + work.photoRequests,
  };
  return entriesOf('own').map((page) => <MenuEntry key={page.to} {...page} count={counts[page.to]} />);
}

/** The console's menu with the number of photos that wait (C8), and recently visited pages. */
export function SideMenu() {
  const recent = useRecent();
  const [open] = useSidebarState();
  const { data: photos } = useOperationQuery('waitingPhotos', {});
  const { canAccess } = useCanAccess({ resource: 'staff', action: 'list' });
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={(theme) => ({ py: 1.5, width: open ? theme.sidebar?.width : theme.sidebar?.closedWidth, overflow: 'hidden' })}
    >
      <OwnEntries />
      {entriesOf('main').map((page) => (
        <MenuEntry key={page.to} {...page} count={page.icon === 'verify' ? photos?.waiting.totalCount : undefined} />
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
