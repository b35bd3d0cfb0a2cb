import { useEffect, useState } from 'react';
import { endSession, stayWhen } from '../../../ui/graphql.ts';
import { currentClaims, onSessionChange } from '../../../ui/session.ts';
import { isTyped } from '../kit/unsaved.ts';

/** A session that ended while something was typed: whose it was, and the way to the login without what is typed. */
export type Interrupted = { email: string; leave: () => void };

/**
 * The navigation belongs to one login. When its token goes, here or in another tab, the page goes to the login (S-397), or
 * stays while something unsaved is on it and asks for the password there; null when nothing is asked. When somebody else has
 * signed in meanwhile, it is read again as theirs.
 */
export function useSessionWatch(reload = () => location.reload()): Interrupted | null {
  const [interrupted, setInterrupted] = useState<Interrupted | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, for the login that the page was opened with
  useEffect(() => {
    const mine = currentClaims();
    const leave = () => {
      release();
      endSession();
    };
    const release = stayWhen(() => {
      if (!mine || !isTyped()) return false;
      setInterrupted({ email: mine.email, leave });
      return true;
    });
    const stop = onSessionChange(() => {
      const now = currentClaims();
      if (!now) endSession();
      else if (mine && (now.sub !== mine.sub || now.role !== mine.role)) reload();
      else setInterrupted(null);
    });
    return () => {
      release();
      stop();
    };
  }, []);
  return interrupted;
}
