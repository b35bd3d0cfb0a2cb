import { useEffect, useState } from 'react';
import { blockLoginRedirect, endSession } from '../../../ui/graphql.ts';
import { currentClaims, onSessionChange } from '../../../ui/session.ts';
import { discardTyped, isTyped } from '../form/unsaved.ts';

/**
 * A session that ended while something was unsaved: its user, who has signed in on this browser instead (null: nobody),
 * and how to leave without saving.
 */
export type Interrupted = { email: string; by: string | null; leave: () => void };

/**
 * Watches the login token. When it is removed, here or in another tab, the page redirects to the login page (S-397);
 * when another user has signed in, the page reloads as theirs. While there is unsaved input, the page stays and asks
 * for the password, so that nothing is lost or saved under another user's name. Returns null while there is nothing to
 * ask.
 */
export function useSessionWatch(reload = () => location.reload()): Interrupted | null {
  const [interrupted, setInterrupted] = useState<Interrupted | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribes once, for the login that opened the page
  useEffect(() => {
    const mine = currentClaims();
    const leave = () => {
      release();
      discardTyped();
      if (currentClaims())
        reload(); // Another user's session, which must not be ended here.
      else endSession();
    };
    const stays = (by: string | null) => {
      if (!mine || !isTyped()) return false;
      setInterrupted({ email: mine.email, by, leave });
      return true;
    };
    const release = blockLoginRedirect(() => stays(null));
    const stop = onSessionChange(() => {
      const now = currentClaims();
      if (!now) endSession();
      else if (!mine || (now.sub === mine.sub && now.role === mine.role)) setInterrupted(null);
      else if (!stays(now.email)) reload();
    });
    return () => {
      release();
      stop();
    };
  }, []);
  return interrupted;
}
