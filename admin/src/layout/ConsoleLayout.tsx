import { Box } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Sidebar, SkipNavigationButton, useRefresh, useSidebarState, useTheme } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { onExpiredImage } from '../../../ui/expiredImages.ts';
import { useStepUp } from '../../../ui/stepUp.ts';
import { useSessionWatch } from '../auth/useSessionWatch.ts';
import { ChangeNotices } from '../changes/ChangeNotices.tsx';
import { Loading } from '../components/Loading.tsx';
import { useLiveQueries } from '../dataProvider/useLiveQueries.ts';
import { ConsoleBar } from './ConsoleBar.tsx';
import { useConsoleStart } from './consoleStart.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { OutdatedNotice } from './OutdatedNotice.tsx';
import { RedirectNotice } from './RedirectNotice.tsx';
import { SideMenu } from './SideMenu.tsx';

const loadDialogs = () => import('./frameDialogs.ts');
const LogInAgain = lazy(async () => ({ default: (await loadDialogs()).LogInAgain }));
const StepUpDialog = lazy(async () => ({ default: (await loadDialogs()).StepUpDialog }));
const MailHoldAlert = lazy(async () => ({ default: (await loadDialogs()).MailHoldAlert }));
const DiskAlert = lazy(async () => ({ default: (await loadDialogs()).DiskAlert }));
const LeaveDialog = lazy(async () => ({ default: (await loadDialogs()).LeaveDialog }));
const ShortcutSheet = lazy(async () => ({ default: (await loadDialogs()).ShortcutSheet }));

/** Pages with a map use the full width, and the menu collapses to icons. */
const isWide = (path: string) => path.startsWith('/campaign-targeting');

/** Collapses the menu to icons in narrow windows and on pages with a map, until the user expands it. */
function useMenuWidth(): void {
  const { pathname } = useLocation();
  const [, setOpen] = useSidebarState();
  const wide = isWide(pathname);
  useEffect(() => {
    setOpen(!wide && globalThis.innerWidth >= 1200);
  }, [wide, setOpen]);
}

/** Sets the theme for CSS variables, so that MUI and the tokens agree. */
function useDocumentTheme(): void {
  const [theme] = useTheme();
  useEffect(() => {
    document.documentElement.dataset.theme = theme ?? 'light';
  }, [theme]);
}

/**
 * The layout of every staff page: react-admin's app bar and sidebar, session watch and unsaved-input guard. Replaces
 * react-admin's `Layout`, which would pull its inspector and all inputs into the entry chunk.
 */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const { ready } = useConsoleStart();
  const { pathname } = useLocation();
  const interrupted = useSessionWatch();
  const endStepUp = useStepUp();
  const refresh = useRefresh();
  useEffect(() => onExpiredImage(refresh), [refresh]);
  useDocumentTheme();
  useMenuWidth();
  useLiveQueries();
  return (
    <>
      <Suspense>
        <LeaveDialog />
        <ShortcutSheet />
        {interrupted ? <LogInAgain {...interrupted} /> : null}
        {endStepUp ? <StepUpDialog end={endStepUp} /> : null}
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
          <RedirectNotice />
          <Suspense>
            <DiskAlert />
            <MailHoldAlert />
          </Suspense>
          <ErrorBoundary at={pathname}>
            <Suspense fallback={<Loading />}>{ready ? children : <Loading />}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </>
  );
}
