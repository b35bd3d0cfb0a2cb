import { useEffect, useState } from 'react';

/** True once `busy` has been true for `milliseconds`, so that quick responses do not flicker; false as soon as `busy` is (L-320, S-415). */
export function useDelayedBusy(busy: boolean, milliseconds = 200): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => clearTimeout(timer);
  }, [busy, milliseconds]);
  return busy && slow;
}
