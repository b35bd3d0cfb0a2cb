import { Box, ButtonBase, Chip, Stack } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AppBar } from 'react-admin';
import { Link } from 'react-router-dom';
import { Mark } from '../../../ui/brand/mark.tsx';
import { useConsoleActions } from '../actions/useConsoleActions.ts';
import { Icon } from '../components/Icon.tsx';
import { FIND, FIND_KEYS } from '../palette/text.ts';
import { useConsoleStart } from './consoleStart.ts';
import { SettingsMenu } from './SettingsMenu.tsx';

const loadPalette = async () => ({ default: (await import('../palette/SearchPalette.tsx')).SearchPalette });
const SearchPalette = lazy(loadPalette);
/** Milliseconds after startup, when the first page has loaded its data. */
const PRELOAD_MS = 1500;

/** Opens the search palette on Ctrl+K or Cmd+K. It is preloaded so that typing right after the shortcut is not lost. */
function usePalette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return [open, setOpen] as const;
}

function FindButton({ onClick }: { onClick: () => void }) {
  return (
    <ButtonBase
      onClick={onClick}
      sx={{
        ml: { xs: 'auto', md: 3 },
        flex: { md: '0 1 440px' },
        minWidth: { md: 48 },
        justifyContent: 'flex-start',
        gap: 1,
        height: { xs: 44, md: 32 },
        px: 1.5,
        borderRadius: 2,
        border: { md: '1px solid var(--bar-line)' },
        bgcolor: { md: 'var(--bar-2)' },
        color: { xs: 'var(--bar-ink)', md: 'var(--bar-soft)' },
        typography: 'body1',
        '& kbd': { bgcolor: 'transparent', color: 'inherit', borderColor: 'var(--bar-line)' },
      }}
    >
      <Icon name="search" />
      <Box
        component="span"
        sx={(theme) => ({
          flex: 1,
          textAlign: 'left',
          whiteSpace: 'nowrap',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          [theme.breakpoints.down('md')]: visuallyHidden,
        })}
      >
        {FIND}
      </Box>
      <Box component="kbd" aria-hidden sx={{ display: { xs: 'none', md: 'block' } }}>
        {FIND_KEYS}
      </Box>
    </ButtonBase>
  );
}

/** The console's top bar: brand, search palette, non-production badge (B-026), user menu. */
export function ConsoleBar() {
  const [palette, setPalette] = usePalette();
  const { production } = useConsoleStart();
  useConsoleActions();
  return (
    <>
      <AppBar
        alwaysOn
        toolbar={null}
        userMenu={<SettingsMenu />}
        sx={production ? { '&::after': { display: 'none' } } : {}}
      >
        <Stack
          component={Link}
          to="/organizations"
          direction="row"
          sx={{
            alignItems: 'center',
            gap: 1,
            color: 'inherit',
            textDecoration: 'none',
            typography: 'h2',
            fontSize: 22,
          }}
        >
          <Mark size={24} />
          Sideline
        </Stack>
        <FindButton onClick={() => setPalette(true)} />
        {production ? null : (
          <Chip
            size="small"
            sx={{ minWidth: 24, ml: { xs: 0.5, md: 'auto' }, mr: 1, bgcolor: '#f3c55f', color: '#2b1d00' }}
            label={
              <>
                Non-production
                <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                  : no league sees this
                </Box>
              </>
            }
          />
        )}
      </AppBar>
      {palette ? (
        <Suspense>
          <SearchPalette onClose={() => setPalette(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
