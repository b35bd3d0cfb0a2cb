/** The stored login as the page sees it, kept up when it changes here or in another tab. */
import { useSyncExternalStore } from 'react';
import { decodeToken, onSessionChange, readToken, type SessionClaims } from '../../../ui/session.ts';

/** Claims of the login, null without one. */
export function useSession(): SessionClaims | null {
  const token = useSyncExternalStore(onSessionChange, readToken, () => null);
  const claims = decodeToken<SessionClaims>(token);
  return claims?.role && claims.sub ? claims : null;
}
