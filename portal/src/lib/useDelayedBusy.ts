/** Delays busy indicators: they appear only for actions longer than 200 ms (L-320, S-415). */
import { useEffect, useState } from 'react';

/** True once `busy` has been true for `after` milliseconds; false as soon as `busy` is. */
export function useDelayedBusy(busy: boolean, after = 200): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const later = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(later);
  }, [busy, after]);
  return busy && slow;
}
