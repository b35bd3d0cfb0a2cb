import { Box, ButtonBase } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useActions } from '../actions/registry.ts';

export type RecordTab = { to: string; label: string; count?: number | null };

/**
 * Tabs with a URL each, so that they can be linked to and survive a reload. They are links because each is a page;
 * MUI's Tabs are for panels within a page. A `to` such as `#checks` is a section of this page. The tab with the longest
 * matching path is active and scrolled into view.
 */
export function RecordTabs({ tabs, label }: { tabs: readonly RecordTab[]; label: string }) {
  const { pathname, hash } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useActions(
    tabs.map(({ to, label: text }) => ({
      label: text,
      icon: 'doc',
      of: label,
      ...(to.startsWith('#') ? { run: () => location.assign(to) } : { run: () => navigate(to) }),
    })),
  );
  const here = pathname + hash;
  const open = tabs
    .filter(({ to }) => here === to || pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address opens another tab, another tab makes the bar wider
  useEffect(() => {
    const show = () => {
      const tab = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
      if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    document.fonts?.ready.then(show); // the font may be wider than the one before it
  }, [here, tabs.length]);
  return (
    <Box
      component="nav"
      ref={bar}
      aria-label={label}
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 0.25,
        mx: { xs: -1.5, md: -1, xl: -1.5 },
        overflowX: 'auto',
        scrollbarWidth: 'none',
      }}
    >
      {tabs.map(({ to, label: text, count }) => (
        <ButtonBase
          key={to}
          {...(to.startsWith('#') ? { component: 'a', href: to } : { component: Link, to })}
          {...(to === open?.to ? { 'aria-current': 'page' as const } : {})}
          sx={{
            flex: 'none',
            minHeight: 38,
            px: { xs: 1.5, md: 1, xl: 1.5 },
            gap: 0.75,
            typography: 'body1',
            fontWeight: 500,
            color: 'text.secondary',
            borderBottom: '3px solid transparent',
            '&:hover': { color: 'text.primary', borderColor: 'divider' },
            '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
          }}
        >
          {text}
          {count === undefined || count === null ? null : (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {count}
            </Box>
          )}
        </ButtonBase>
      ))}
    </Box>
  );
}
