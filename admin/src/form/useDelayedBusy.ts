import { useEffect, useState } from 'react';

/** True once something has been pending for a while, so that quick responses do not flicker (S-415, B-229). */
export function useDelayedBusy(busy: boolean, milliseconds = 200): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) {
      setSlow(false);
      return undefined;
    }
    const timer = setTimeout(() => setSlow(true), milliseconds);
    return () => clearTimeout(timer);
  }, [busy, milliseconds]);
  return busy && slow;
}
