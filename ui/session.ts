/**
 * The login of this browser: one token under one key for both apps, decoded for display only; the server decides
 * (S-403).
 */

import { newKey } from './newKey.ts';
import { clearView, isViewing, viewToken } from './viewing.ts';

/** Local storage key of the login token, shared by portal and console. */
export const tokenKey = 'sideline.token';

const deviceKey = 'sideline.device';

export type Role = 'admin' | 'superadmin' | 'organization' | 'sponsor';

/** Claims of a login token (S-392); `offer_id` limits a session created by accepting through a link (L-043). */
export interface SessionClaims {
  role: Role;
  sub: string;
  email: string;
  name: string | null;
  created_at: string | null;
  exp?: number;
  scope?: string;
  offer_id?: number;
}

/** Claims of a link token that pages may read (L-085, S-011). */
export interface LinkClaims {
  kind: string;
  id: number;
  exp?: number;
  season?: string;
  year?: number;
  user_id?: number;
  organization_id?: number;
  campaign_id?: number;
  campaign_name?: string;
  context?: string;
}

/** The payload of a signed token as an object; null if malformed. The server verifies the signature. */
export function decodeToken<Claims = Record<string, unknown>>(token: string | null | undefined): Claims | null {
  const payload = token?.split('.')[1];
  if (!payload) return null;
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return claims && typeof claims === 'object' ? (claims as Claims) : null;
  } catch {
    return null;
  }
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Storage is blocked by privacy settings.
  }
}

/** The token of this tab's view as somebody else, else the stored login, or null. */
export function readToken(): string | null {
  return viewToken() ?? storage()?.getItem(tokenKey) ?? null;
}

/** An id by which the server recognizes this browser at the next sign-in; it outlives a logout. */
export function deviceId(): string {
  const stored = storage()?.getItem(deviceKey);
  if (stored) return stored;
  const id = newKey();
  try {
    storage()?.setItem(deviceKey, id);
  } catch {
    // A full or read-only storage makes every sign-in one from a new device.
  }
  return id;
}

/** Stores a login token as this browser's session and notifies listeners. */
export function storeToken(token: string): void {
  clearView();
  storage()?.setItem(tokenKey, token);
  announce();
}

/** Ends this browser's session, or in a view only the view, and notifies listeners. */
export function clearToken(): void {
  if (isViewing()) clearView();
  else storage()?.removeItem(tokenKey);
  announce();
}

/** The claims of the stored login; null if there is none or it is malformed. */
export function currentClaims(): SessionClaims | null {
  const claims = decodeToken<SessionClaims>(readToken());
  return claims?.role && claims.sub ? claims : null;
}

/** True if a login has expired according to this device's clock. */
export function isExpired({ exp }: SessionClaims): boolean {
  return exp !== undefined && exp * 1000 < Date.now();
}

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` when the session changes, here or in another tab; returns a function that unsubscribes. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', fromOtherTab);
  };
}

const homes: Record<Role, string> = {
  admin: '/today',
  superadmin: '/today',
  organization: '/organization-dashboard',
  sponsor: '/sponsor-dashboard',
};

/** The home path of a role; null for any other role, which is logged out (S-370, S-371). */
export function roleHome(role: string | null | undefined): string | null {
  return role && Object.hasOwn(homes, role) ? homes[role as Role] : null;
}

/** True if a role is one of the allowed ones; superadmin passes every check (S-401). */
export function hasRole(role: string | null | undefined, allowed: readonly Role[]): boolean {
  return role === 'superadmin' || allowed.includes(role as Role);
}

/** A redirect target if it is a path of this site, else the fallback: no other host, no `//`, no backslash (S-362). */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  if (!target?.startsWith('/')) return fallback;
  try {
    const base = 'https://this.site.invalid';
    const url = new URL(target, base);
    // Checks the browser's parsed URL: "/.//host" becomes "//host", which is another site.
    if (url.origin !== base || /[\\\t\n\r]/.test(target) || url.pathname.startsWith('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** True if a session was created by accepting through a link and is limited to that sponsorship (L-043). */
export function isLimited(claims: SessionClaims | null): boolean {
  return claims?.scope === 'offer';
}

/** The current path with query and hash. */
export function herePath(): string {
  const { pathname, search, hash } = globalThis.location;
  return pathname + search + hash;
}

/** The login path that returns to a path of this site afterwards (L-078, S-361). */
export function loginPath(returnTo?: string): string {
  return returnTo ? `/login?redirect=${encodeURIComponent(returnTo)}` : '/login';
}

/** Stores a user's choice in this browser, such as the selected organization (L-261, S-179). */
export function storeChoice(what: string, userId: string, value: string): void {
  if (isViewing()) return;
  storage()?.setItem(`sideline.${what}.${userId}`, value);
}

/** A choice that the same user stored before, or null. */
export function storedChoice(what: string, userId: string): string | null {
  return storage()?.getItem(`sideline.${what}.${userId}`) ?? null;
}
