/** The mark as a way home for people who are signed in (S-400). */
import type { ReactNode } from 'react';

export function HomeLink({ children }: { children: ReactNode }) {
  return (
    <a className="brand" href="/" aria-label="Sideline, home">
      {children}
    </a>
  );
}
