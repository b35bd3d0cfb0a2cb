import { useEffect } from 'react';

/**
 * Shows the part of a page that its address names after the #. The browser looks for it when the page is opened, before its
 * content has come; `there`: it has now.
 */
export function useScrollToHash(there: boolean): void {
  useEffect(() => {
    if (there) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [there]);
}
