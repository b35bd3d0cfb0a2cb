/** Whether something has been going on for so long that the page should say so: 200 ms (L-320, S-415). */
import { useEffect, useState } from 'react';

/** True once `busy` has held for 200 ms; false as soon as it ends. */
export function useDelayedBusy(busy: boolean, after = 200): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const later = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(later);
  }, [busy, after]);
  return busy && slow;
}
