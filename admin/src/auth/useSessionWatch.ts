import { useEffect } from 'react';
import { endSession } from '../../../ui/graphql.ts';
import { currentClaims, onSessionChange } from '../../../ui/session.ts';

/**
 * The navigation belongs to one login. When its token goes, here or in another tab, the page goes to the login (S-397); when
 * somebody else has signed in meanwhile, it is read again as theirs.
 */
export function useSessionWatch(reload = () => location.reload()): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, for the login that the page was opened with
  useEffect(() => {
    const mine = currentClaims();
    const stop = onSessionChange(() => {
      const now = currentClaims();
      if (!now) {
        stop(); // ending the session is a change too
        endSession();
      } else if (mine && (now.sub !== mine.sub || now.role !== mine.role)) reload();
    });
    return stop;
  }, []);
}
