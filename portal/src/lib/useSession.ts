/** The stored login as React state, updated when it changes here or in another tab. */
import { useSyncExternalStore } from 'react';
import { decodeToken, onSessionChange, readToken, type SessionClaims } from '../../../ui/session.ts';

/** Claims of the login; null if there is none. */
export function useSession(): SessionClaims | null {
  const token = useSyncExternalStore(onSessionChange, readToken, () => null);
  const claims = decodeToken<SessionClaims>(token);
  return claims?.role && claims.sub ? claims : null;
}
