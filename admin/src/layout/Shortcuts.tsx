import { Box } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useActions } from '../actions/registry.ts';
import { FIND_KEYS } from '../palette/text.ts';

export type Shortcut = {
  /** As in `KeyboardEvent.key`, without modifiers. */
  keys: readonly string[];
  label: string;
  run: (key: string) => void;
  /** Moves between rows: not an action for the palette. */
  moves?: boolean;
};

const NAMES: Record<string, string> = { ' ': 'Space', Enter: '↵', Escape: 'Esc', ArrowLeft: '←', ArrowRight: '→' };
export const nameOf = (key: string): string => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key);
const TEXT_INPUT = 'input:not([type=checkbox]):not([type=radio]),textarea,select,[contenteditable=true]';

/** Shortcuts apply to the page, not while typing or in a dialog. */
export function isBusy(target: EventTarget | null): boolean {
  const popups = [...document.querySelectorAll('[role=dialog],[role=menu],[role=listbox]')];
  // A closed menu may stay mounted.
  if (popups.some((popup) => !popup.closest('[aria-hidden=true]'))) return true;
  return Boolean((target as HTMLElement | null)?.closest?.(TEXT_INPUT));
}

/** Focused buttons and links handle Enter and Space themselves. */
const isOwnKey = ({ key, target }: KeyboardEvent): boolean =>
  ['Enter', ' '].includes(key) && Boolean((target as HTMLElement | null)?.closest?.('button,a,summary,input'));

const shown = new Set<RefObject<readonly Shortcut[]>>();
/** The shortcuts of the open page. */
export const pageShortcuts = (): readonly Shortcut[] => [...shown].flatMap(({ current }) => current);

/**
 * The page's keyboard shortcuts, also offered as actions in the palette, and the bar at the bottom that lists them.
 * `end` is shown on its right.
 */
export function Shortcuts({ shortcuts, end }: { shortcuts: readonly Shortcut[]; end?: ReactNode }) {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  useActions(
    shortcuts
      .filter(({ moves }) => !moves)
      .map(({ keys: [key = ''], label, run }) => ({
        label,
        icon: 'aim',
        keywords: 'this page',
        shortcut: nameOf(key),
        run: () => run(key),
      })),
  );
  useEffect(() => {
    shown.add(current);
    return () => void shown.delete(current);
  }, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
      const key = event.key.toLowerCase();
      if (key === 'escape' && document.querySelector('[role=tooltip]')) return; // it closes the tooltip
      const found = current.current.find(({ keys }) => keys.some((name) => name.toLowerCase() === key));
      if (!found || isOwnKey(event)) return;
      event.preventDefault();
      found.run(event.key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <Box
      component="aside"
      aria-label="Keyboard shortcuts"
      sx={{
        display: { xs: 'none', md: 'flex' },
        position: 'sticky',
        bottom: 0,
        mt: 'auto',
        zIndex: 2,
        gap: 2,
        px: 3,
        height: 'var(--keys-h)',
        alignItems: 'center',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        typography: 'caption',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
      }}
    >
      {shortcuts.map(({ keys, label }) => (
        <span key={label}>
          {keys.map((key) => (
            <kbd key={key}>{nameOf(key)}</kbd>
          ))}{' '}
          {label}
        </span>
      ))}
      <span>
        <kbd>{FIND_KEYS}</kbd> Find anything
      </span>
      <span>
        <kbd>?</kbd> All shortcuts
      </span>
      {end ? <Box sx={{ ml: 'auto' }}>{end}</Box> : null}
    </Box>
  );
}
