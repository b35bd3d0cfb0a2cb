import type { AuthProvider } from 'react-admin';
import { ApiError, endSession } from '../../../ui/graphql.ts';
import { storeNotice, wrongRoleText } from '../../../ui/notice.ts';
import { currentClaims, hasRole, isExpired, roleHome } from '../../../ui/session.ts';
import { canAccess } from '../access/canAccess.ts';

/** True if the current role is at least `needed`; superadmin passes every check (B-001). */
export const viewerHasRole = (needed: 'admin' | 'superadmin'): boolean => hasRole(currentClaims()?.role, [needed]);

/**
 * True once the page is navigating away. Then nothing else may navigate, because that would cancel it: react-admin
 * checks again at each render, and requests a logout.
 */
let leaving = false;

/** Users sign in on the portal's login page; the console only reads, checks and ends sessions. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  checkAuth: async () => {
    const claims = currentClaims();
    if (!claims || isExpired(claims)) {
      leaving ||= endSession(claims ? undefined : null); // Without a session there was none to end.
      throw new Error('Signed out');
    }
    // A login without the role goes to its own home page, which shows why, and stays logged in (B-018, S-407).
    if (!hasRole(claims.role, ['admin'])) {
      if (leaving) throw new Error('Not for this role');
      leaving = true;
      const home = roleHome(claims.role);
      if (home) storeNotice(wrongRoleText('admin', claims.email), home);
      location.assign(home ?? '/login');
      throw new Error('Not for this role');
    }
    leaving = false; // The user stayed on the page and has logged in again.
  },
  // The client has already ended a rejected session (B-014).
  checkError: async (error: unknown) => {
    if (error instanceof ApiError && error.unauthorized) throw error;
  },
  logout: async () => {
    if (leaving || !currentClaims()) return false; // The user ended the session and has already chosen where to go.
    location.assign('/logout'); // Also ends the session on the server (S-369).
    return false;
  },
  getIdentity: async () => {
    const claims = currentClaims();
    return { id: claims?.sub ?? '', fullName: claims?.name || claims?.email || '' };
  },
  getPermissions: async () => currentClaims()?.role,
  canAccess: async ({ resource, action }) => canAccess(currentClaims()?.role, resource, action),
};
