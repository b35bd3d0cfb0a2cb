/** A menu below its button: closes on Escape, on a selection, and on focus or a click elsewhere. */
import { type ReactNode, useEffect, useRef } from 'react';

export function Menu({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const elsewhere = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('click', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <details className="menu" ref={menu}>
      <summary>{summary}</summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a choice by key arrives here as a click too */}
      <ul
        onClick={() => {
          if (menu.current) menu.current.open = false;
        }}
      >
        {children}
      </ul>
    </details>
  );
}
