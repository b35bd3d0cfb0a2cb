import { useEffect } from 'react';

/**
 * Scrolls to the element named in the URL's hash once the content is loaded, which the browser only tries at page load.
 * `there`: the content is loaded.
 */
export function useScrollToHash(there: boolean): void {
  useEffect(() => {
    if (there) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [there]);
}
