import { useEffect } from 'react';
import { Confirm, useBlocker, useCanBlock } from 'react-admin';
import { isUnsaved, LEAVE_QUESTION } from '../form/unsaved.ts';

/** Blocks navigation, including between tabs. The router supports one blocker only, so all forms share it. */
function Blocker() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <Confirm
      isOpen={blocker.state === 'blocked'}
      title="Leave this page?"
      content={LEAVE_QUESTION}
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}

/**
 * Asks before unsaved changes are lost: in the console's own dialog for links, in the browser's when closing the window
 * (S-171, S-418, O17).
 */
export function LeaveDialog() {
  const canBlock = useCanBlock();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return canBlock ? <Blocker /> : null;
}
