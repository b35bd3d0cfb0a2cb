import { type ReactNode, useEffect, useRef } from 'react';

import { FIND_KEYS } from './shortcut.ts';

export type KeyHint = {
  /** As `KeyboardEvent.key`, without modifiers. */
  keys: readonly string[];
  label: string;
  run: (key: string) => void;
};

const shown: Record<string, string> = { ' ': 'Space', Enter: '↵', Escape: 'Esc' };

/** Keys are for the page, not for someone who is typing or in a modal. */
function isBusy(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (document.querySelector('[role=dialog],[role=menu],[role=listbox]')) return true;
  return Boolean(
    element?.closest?.('input:not([type=checkbox]):not([type=radio]),textarea,select,[contenteditable=true]'),
  );
}

/** The page's keys: they work, and the bar at the bottom names them. `end` stands at its right. */
export function Keys({ hints, end }: { hints: readonly KeyHint[]; end?: ReactNode }) {
  const current = useRef(hints);
  current.current = hints;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
      const hint = current.current.find(({ keys }) =>
        keys.some((key) => key.toLowerCase() === event.key.toLowerCase()),
      );
      if (!hint) return;
      // A focused button or link keeps its own Enter and Space.
      if (
        ['Enter', ' '].includes(event.key) &&
        (event.target as HTMLElement | null)?.closest?.('button,a,summary,input')
      )
        return;
      event.preventDefault();
      hint.run(event.key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <aside className="keys" aria-label="Keyboard shortcuts">
      {hints.map(({ keys, label }) => (
        <span key={label}>
          {keys.map((key) => (
            <kbd key={key}>{shown[key] ?? key.toUpperCase()}</kbd>
          ))}{' '}
          {label}
        </span>
      ))}
      <span>
        <kbd>{FIND_KEYS}</kbd> Find anything
      </span>
      {end}
    </aside>
  );
}
