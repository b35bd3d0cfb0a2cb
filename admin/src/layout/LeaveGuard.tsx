import { useEffect } from 'react';
import { useBlocker, useCanBlock } from 'react-admin';
import { isUnsaved, LEAVE } from '../kit/unsaved.ts';

/** Holds back the way to another address, its tabs included; the router knows one blocker only, so all forms share it. */
function Block() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(LEAVE)) blocker.proceed?.();
    else blocker.reset?.();
  }, [blocker]);
  return null;
}

/** Asks before unsaved changes are left behind, by a link or with the window (S-171, S-418). */
export function LeaveGuard() {
  const canBlock = useCanBlock();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return canBlock ? <Block /> : null;
}
