/** Starts a session with the token that the server responded with. */
import { decodeToken, roleHome, type SessionClaims, safeRedirect, storeToken } from '../../../ui/session.ts';
import { claimWork } from './sharedDevice.ts';

/** The page after the login: the requested path of this site, otherwise the role's home through `/` (S-361, S-362). */
export function afterLogin(token: string, redirect: string | null): string {
  const home = roleHome(decodeToken<SessionClaims>(token)?.role) ?? '/';
  const target = safeRedirect(redirect, home);
  // nobody who logs in wants to return to the login page or log out again
  return /^\/log(?:in|out)\b/.test(target) ? home : target;
}

/** Resolves when the page is shown again, by Back. The form that led to the next page waits for it, busy and filled. */
export const untilShownAgain = (): Promise<void> =>
  new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }));

/** Stores the token and takes over the device's unsaved work; returns the page to go to. */
export function signIn(token: string, redirect: string | null = null): string {
  storeToken(token);
  claimWork(decodeToken<SessionClaims>(token)?.sub ?? '');
  return afterLogin(token, redirect);
}
