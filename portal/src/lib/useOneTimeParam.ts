/** A URL parameter that a redirect sets for the next page, such as `?accepted=1`: a reload does not see it again. */
import { useEffect, useState } from 'react';

/** True if the URL had this parameter when the page was opened; the parameter is removed from the URL. */
export function useOneTimeParam(name: string): boolean {
  const [present] = useState(() => new URLSearchParams(globalThis.location.search).has(name));
  useEffect(() => {
    const url = new URL(globalThis.location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }, [name]);
  return present;
}
