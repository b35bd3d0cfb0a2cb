import { Box } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Sidebar, SkipNavigationButton, useRefresh, useSidebarState, useTheme } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { onExpiredImage } from '../../../ui/expiredImages.ts';
import { useSessionWatch } from '../auth/useSessionWatch.ts';
import { ChangeNotices } from '../changes/ChangeNotices.tsx';
import { Loading } from '../components/Loading.tsx';
import { ArrivalNotice } from './ArrivalNotice.tsx';
import { ConsoleBar } from './ConsoleBar.tsx';
import { useConsoleStart } from './consoleStart.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { SideMenu } from './SideMenu.tsx';

const loadDialogs = () => import('./frameDialogs.ts');
const LogInAgain = lazy(async () => ({ default: (await loadDialogs()).LogInAgain }));
const LeaveDialog = lazy(async () => ({ default: (await loadDialogs()).LeaveDialog }));

/** Pages with a map take the whole width: the menu shrinks to its icons. */
const isWide = (path: string) => path.startsWith('/campaign-targeting');

/** Narrow windows and pages with a map show the menu's icons only, until somebody opens it. */
function useMenuWidth(): void {
  const { pathname } = useLocation();
  const [, setOpen] = useSidebarState();
  const wide = isWide(pathname);
  useEffect(() => {
    setOpen(!wide && globalThis.innerWidth >= 1200);
  }, [wide, setOpen]);
}

/** The theme that CSS variables follow, so that MUI and the tokens agree. */
function useDocumentTheme(): void {
  const [theme] = useTheme();
  useEffect(() => {
    document.documentElement.dataset.theme = theme ?? 'light';
  }, [theme]);
}

/**
 * The frame of every staff page: react-admin's bar and sidebar, and what watches the session and unsaved text. react-admin's own
 * `Layout` would bring its inspector and every input with it into the first download.
 */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const { ready } = useConsoleStart();
  const { pathname } = useLocation();
  const interrupted = useSessionWatch();
  const refresh = useRefresh();
  useEffect(() => onExpiredImage(refresh), [refresh]);
  useDocumentTheme();
  useMenuWidth();
  return (
    <>
      <Suspense>
        <LeaveDialog />
        {interrupted ? <LogInAgain {...interrupted} /> : null}
      </Suspense>
      <OutdatedNotice />
      <ChangeNotices />
      <SkipNavigationButton />
      <ConsoleBar />
      <Box sx={{ display: 'flex', pt: 'var(--bar-h)', minHeight: '100vh' }}>
        <Sidebar appBarAlwaysOn>
          <SideMenu />
        </Sidebar>
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 0 }}
        >
          <ArrivalNotice />
          <ErrorBoundary at={pathname}>
            <Suspense fallback={<Loading />}>{ready ? children : <Loading />}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </>
  );
}
