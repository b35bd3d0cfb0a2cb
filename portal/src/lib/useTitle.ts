/** Sets the document title. */
import { useEffect } from 'react';
import { currentClaims } from '../../../ui/session.ts';
import { isViewing } from '../../../ui/viewing.ts';

/** Marks the tab of staff who view the portal as another user. */
function viewMark(): string {
  const person = isViewing() ? currentClaims() : null;
  return person ? `Viewing as ${person.name || person.email}: ` : '';
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = viewMark() + (title ? `${title} · Sideline` : 'Sideline');
  }, [title]);
}
