/** What the address tells a page that was led to, such as `?accepted=1`: told once, and not again by a reload. */
import { useEffect, useState } from 'react';

/** Whether the address had this parameter when the page was opened; it is taken out of the address. */
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
