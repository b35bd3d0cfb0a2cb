import type { KeyedRequest } from './shared/keyedRequest.ts';
import { type LinkClaims, linkRecordId, PAGE_LINK_KINDS, type PageLinkKind } from './shared/links/links.ts';

export const LOGIN_ROLES = ['admin', 'superadmin', 'organization', 'sponsor'] as const;
export type LoginRole = (typeof LOGIN_ROLES)[number];

/** A user who signed in. */
export interface LoginViewer {
  type: 'login';
  role: LoginRole;
  userId: number;
  email: string;
  /** Set if the session came from accepting by link: it is limited to this sponsorship (L-043). */
  scopeOfferId: number | null;
  /** The hash of its token; without one it can prove nothing (`require_recent_proof`). */
  session?: string;
  /** Set if a program of the user sent the request with this key: it is limited to the key's scopes. */
  apiKey?: { id: number; scopes: ReadonlySet<string> };
  /** Set if the request reads this feed of the user. */
  feedId?: number;
  /** Seconds since 1970 by the movable clock. */
  expires: number;
}

/** A program of a user with its key. */
export type KeyViewer = LoginViewer & { apiKey: NonNullable<LoginViewer['apiKey']>; request?: KeyedRequest };

/** Staff who view the portal as one of its users: they read what that user reads and write nothing. */
export interface ViewAsViewer {
  type: 'view_as';
  role: 'organization' | 'sponsor';
  /** The user viewed as. */
  userId: number;
  viewId: number;
  /** Seconds since 1970 by the movable clock. */
  expires: number;
}

/** Somebody who opened a page by its secret link. */
export interface LinkViewer {
  type: 'link';
  claims: LinkClaims & { kind: PageLinkKind };
  expires: number | null;
}

/**
 * The verified viewer of a request; null is an anonymous visitor. `request`: set if the client may repeat it; what it
 * does as this viewer is then done once.
 */
export type Viewer = (LoginViewer | ViewAsViewer | LinkViewer) & { request?: KeyedRequest };

declare global {
  namespace Express {
    // passport calls it user; this server always reads it as the viewer
    interface User {
      viewer: Viewer;
    }
  }
}

const LINK_ROLES: Record<PageLinkKind, string> = {
  offer: 'sideline_offer_link',
  application: 'sideline_application_link',
  league: 'sideline_onboarding_link',
  deadline: 'sideline_deadline_link',
  forwarded_task: 'sideline_forwarded_task_link',
  campaign: 'sideline_campaign_link',
  season: 'sideline_season_link',
};

export const isPageLink = (claims: LinkClaims): claims is LinkClaims & { kind: PageLinkKind } =>
  (PAGE_LINK_KINDS as readonly string[]).includes(claims.kind);

/** True for the claims of a dashboard's link that was made for nobody in particular: everybody who opens it reads the same. */
export const isSharedDashboard = (claims: LinkClaims | null): boolean =>
  (claims?.kind === 'campaign' || claims?.kind === 'season') && claims.user_id === undefined;

export const isStaff = (viewer: Viewer | null): boolean =>
  viewer?.type === 'login' && (viewer.role === 'admin' || viewer.role === 'superadmin');

/** True for those who read dashboards: campaign and season links, and users of sponsors; not for staff who view as one. */
export const readsDashboards = (viewer: Viewer | null): boolean =>
  viewer?.type === 'link'
    ? viewer.claims.kind === 'campaign' || viewer.claims.kind === 'season'
    : viewer?.type === 'login' && viewer.role === 'sponsor';

/** A viewer as logged, so that accesses and refusals can be traced to a user or a link [X6]. */
export function loggedViewer(viewer: Viewer | null | undefined): Record<string, unknown> {
  if (!viewer) return {};
  if (viewer.type === 'link') {
    const { kind, user_id: userId } = viewer.claims;
    return { viewer: 'link', link: `${kind}:${linkRecordId(viewer.claims)}`, ...(userId && { userId }) };
  }
  const { type, userId } = viewer;
  if (type === 'view_as') return { viewer: type, userId, viewId: viewer.viewId };
  const { apiKey, feedId } = viewer;
  return { viewer: type, userId, ...(apiKey && { apiKeyId: apiKey.id }), ...(feedId && { feedId }) };
}

/** The database role of a viewer. */
export function roleOf(viewer: Viewer | null): string {
  if (!viewer) return 'sideline_anonymous';
  // a session gained by accepting by link reads exactly what the link reads, and its user is known
  if (viewer.type === 'login' && viewer.scopeOfferId !== null) return LINK_ROLES.offer;
  return viewer.type === 'link' ? LINK_ROLES[viewer.claims.kind] : `sideline_${viewer.role}`;
}

/**
 * The settings of one transaction: role and verified claims, the only thing that the database trusts. Every claim is
 * always set (empty if absent), so that nothing of an earlier transaction on the same connection remains.
 */
export function settingsOf(viewer: Viewer | null, statementTimeout: number): Record<string, string> {
  const claims = viewer?.type === 'link' ? viewer.claims : null;
  const login = viewer?.type === 'login' ? viewer : null;
  const view = viewer?.type === 'view_as' ? viewer : null;
  const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));
  return {
    role: roleOf(viewer),
    statement_timeout: String(statementTimeout),
    'jwt.claims.user_id': text(login?.userId ?? view?.userId),
    'jwt.claims.view_id': text(view?.viewId),
    'jwt.claims.session': text(login?.session),
    'jwt.claims.api_key_id': text(login?.apiKey?.id),
    'jwt.claims.scope_offer_id': text(login?.scopeOfferId),
    'jwt.claims.link_kind': login?.scopeOfferId ? 'offer' : text(claims?.kind),
    'jwt.claims.link_id': text(login?.scopeOfferId ?? claims?.id),
    'jwt.claims.link_organization_id': text(claims?.organization_id),
    'jwt.claims.link_campaign_id': text(claims?.campaign_id),
    'jwt.claims.link_offer_id': text(claims?.offer_id),
    'jwt.claims.link_season': text(claims?.season),
    'jwt.claims.link_year': text(claims?.year),
    'jwt.claims.link_user_id': text(claims?.user_id),
    // load_session_context sets these two, from the task of a forwarded link
    'jwt.claims.link_forwarded_task_id': '',
    'jwt.claims.link_step': '',
    'sideline.password_verified': '',
    'sideline.new_password_hash': '',
  };
}
