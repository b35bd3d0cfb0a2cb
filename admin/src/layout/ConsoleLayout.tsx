import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTheme } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Mark } from '../../../ui/brand/mark.tsx';
import { onStalePicture } from '../../../ui/stalePictures.ts';
import { useRefreshAll } from '../api/hooks.ts';
import { LogInAgain } from '../auth/LogInAgain.tsx';
import { useSessionWatch } from '../auth/useSessionWatch.ts';
import { Loading } from '../kit/Block.tsx';
import { Icon } from '../kit/Icon.tsx';
import { FIND_KEYS } from '../kit/shortcut.ts';
import { ArrivalNotice } from './ArrivalNotice.tsx';
import { useConsoleStart } from './consoleStart.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SearchPalette } from './SearchPalette.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import { SideNav } from './SideNav.tsx';

/** Pages with a map take the whole width: the navigation shrinks to its icons. */
const isWide = (path: string) => path.startsWith('/campaign-targeting');

function usePalette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen((now) => !now);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return [open, setOpen] as const;
}

/** The frame of every staff page. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  const [palette, setPalette] = usePalette();
  const [menu, setMenu] = useState(false);
  const [theme] = useTheme();
  const { ready, production } = useConsoleStart();
  const { pathname } = useLocation();
  const interrupted = useSessionWatch();
  const refresh = useRefreshAll();
  useEffect(() => onStalePicture(() => void refresh()), [refresh]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme ?? 'light';
  }, [theme]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setMenu(false), [pathname]);
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <LeaveGuard />
      <div className={`shell${isWide(pathname) ? ' shell--rail' : ''}`}>
        <header className={`bar${production ? ' bar--production' : ''}`}>
          <button
            type="button"
            className="bar__burger"
            aria-label="Open menu"
            aria-expanded={menu}
            aria-controls="menu"
            onClick={() => setMenu(true)}
          >
            <Icon name="burger" size={20} />
          </button>
          <Link className="logo" to="/organizations">
            <Mark size={24} />
            Sideline
          </Link>
          <button type="button" className="find" onClick={() => setPalette(true)}>
            <Icon name="search" />
            <span>Find an organization, campaign, offer or action</span>
            <kbd>{FIND_KEYS}</kbd>
          </button>
          <div className="bar__right">
            {production ? null : (
              <span className="nonprod">
                <span>
                  Non-production<span className="long">: no league sees this</span>
                </span>
              </span>
            )}
            <SettingsMenu />
          </div>
        </header>
        <SideNav open={menu} onClose={() => setMenu(false)} />
        <main className="main" id="main" tabIndex={-1}>
          <ArrivalNotice />
          <ErrorBoundary at={pathname}>
            <Suspense fallback={<Loading />}>{ready ? children : <Loading />}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {interrupted ? <LogInAgain {...interrupted} /> : null}
      {palette ? <SearchPalette onClose={() => setPalette(false)} /> : null}
    </>
  );
}
