import { useEffect, useState } from 'react';
import { endSession, stayWhen } from '../../../ui/graphql.ts';
import { currentClaims, onSessionChange } from '../../../ui/session.ts';
import { discardTyped, isTyped } from '../form/unsaved.ts';

/**
 * A session that ended while something was typed: whose it was, who has signed in in this browser instead (null: nobody), and
 * the way on without what is typed.
 */
export type Interrupted = { email: string; by: string | null; leave: () => void };

/**
 * The navigation belongs to one login. When its token goes, here or in another tab, the page goes to the login (S-397); when
 * somebody else has signed in meanwhile, it is read again as theirs. While something unsaved is on it the page stays and asks
 * for the password: nothing typed is lost, nor saved in another person's name. Null when nothing is asked.
 */
export function useSessionWatch(reload = () => location.reload()): Interrupted | null {
  const [interrupted, setInterrupted] = useState<Interrupted | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, for the login that the page was opened with
  useEffect(() => {
    const mine = currentClaims();
    const leave = () => {
      release();
      discardTyped();
      if (currentClaims())
        reload(); // somebody else's login, which is not ours to end
      else endSession();
    };
    const stays = (by: string | null) => {
      if (!mine || !isTyped()) return false;
      setInterrupted({ email: mine.email, by, leave });
      return true;
    };
    const release = stayWhen(() => stays(null));
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
