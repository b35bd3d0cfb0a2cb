import type { AuthProvider } from 'react-admin';
import { ApiError, endSession } from '../../../ui/graphql.ts';
import { leaveNotice, wrongRoleText } from '../../../ui/notice.ts';
import { currentClaims, hasRole, isExpired, roleHome } from '../../../ui/session.ts';
import { canAccess } from '../access/canAccess.ts';

/** Superadmin passes every role check (B-001). */
export const mayOpen = (needed: 'admin' | 'superadmin'): boolean => hasRole(currentClaims()?.role, [needed]);

/** Set once the page is on its way to another one: react-admin then asks for a logout that must not overtake it. */
let leaving = false;

/** Sign-in happens on the portal's page; here a login is only read, checked and ended. */
export const authProvider: AuthProvider = {
  login: async () => undefined,
  checkAuth: async () => {
    const claims = currentClaims();
    if (!claims || isExpired(claims)) {
      leaving = true;
      endSession(claims ? undefined : null); // whoever had no session has lost none
      throw new Error('Signed out');
    }
    // A login without the role goes to its own home, which says so, without logout (B-018, S-407).
    if (!hasRole(claims.role, ['admin'])) {
      leaving = true;
      const home = roleHome(claims.role);
      if (home) leaveNotice(wrongRoleText('admin', claims.email), home);
      location.assign(home ?? '/login');
      throw new Error('Not for this role');
    }
    leaving = false; // somebody who stayed on the page has logged in again there
  },
  // A refused login has already ended the session where calls are sent (B-014).
  checkError: async (error: unknown) => {
    if (error instanceof ApiError && error.unauthorized) throw error;
  },
  logout: async () => {
    if (leaving || !currentClaims()) return false; // whoever ended the session has chosen where to go
    location.assign('/logout'); // ends the session on the server too (S-369)
    return false;
  },
  getIdentity: async () => {
    const claims = currentClaims();
    return { id: claims?.sub ?? '', fullName: claims?.name || claims?.email || '' };
  },
  getPermissions: async () => currentClaims()?.role,
  canAccess: async ({ resource, action }) => canAccess(currentClaims()?.role, resource, action),
};
