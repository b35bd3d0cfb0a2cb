/**
 * Why a secret link opens nothing, for the page that it should have opened.
 *
 *   const { data, error, loading, refetch } = useQuery(document, none, { linkToken: token, keepFailures: true });
 *   const problem = linkProblem(token, 'application', error);
 *   if (problem) return <LinkProblemPage problem={problem} token={token} onRetry={refetch} />;
 *
 * A page with its own frame shows `<LinkProblem …/>` inside it. A record that is deleted, answered or in another
 * state is handled by the page, not here.
 */
import { ApiError } from '../../../ui/graphql.ts';
import { decodeToken, type LinkClaims } from '../../../ui/session.ts';

/** The four problems of a link, and `failed`: the link may be valid, but nothing could be loaded. */
export type LinkProblemKind = 'expired' | 'revoked' | 'tampered' | 'wrong_kind' | 'failed';

/** Kinds of links that open a page of the portal. */
export type PortalLinkKind =
  | 'offer'
  | 'application'
  | 'league'
  | 'deadline'
  | 'forwarded_task'
  | 'campaign'
  | 'season'
  | 'invitation'
  | 'recovery'
  | 'member';

/**
 * The path of the page for each kind of link (tested against server/shared/links/links.ts), what the link is for, and the label
 * of the button to it. English: passed through `t` when shown.
 */
export const linkPages: Record<PortalLinkKind, { path: string; opens: string; open: string }> = {
  offer: { path: '/accept-offer/', opens: 'It belongs to a sponsorship offer.', open: 'Open the offer' },
  application: {
    path: '/qualify/',
    opens: 'It belongs to a sponsorship application.',
    open: 'Open the application',
  },
  league: { path: '/welcome/', opens: "It belongs to your organization's profile.", open: 'Open the profile' },
  deadline: {
    path: '/respond-to-deadline/',
    opens: 'It belongs to a verification deadline.',
    open: 'Open the deadline',
  },
  forwarded_task: { path: '/forwarded-task/', opens: 'It belongs to a task of a league.', open: 'Open the task' },
  campaign: { path: '/campaign-dashboard/', opens: 'It belongs to a campaign dashboard.', open: 'Open the dashboard' },
  season: { path: '/seasonal-dashboard/', opens: 'It belongs to a seasonal dashboard.', open: 'Open the dashboard' },
  invitation: { path: '/invitation/', opens: 'It belongs to an invitation.', open: 'Open the invitation' },
  recovery: { path: '/recover-account/', opens: 'It is for setting a new password.', open: 'Set a new password' },
  member: { path: '/confirm-member/', opens: 'It asks about a person in your league.', open: 'Answer the question' },
};

/** The kind that a token claims to be; null if it is unreadable. Only the server checks the signature. */
export function kindOfLink(token: string): PortalLinkKind | null {
  const kind = decodeToken<Partial<LinkClaims>>(token)?.kind;
  return kind !== undefined && Object.hasOwn(linkPages, kind) ? (kind as PortalLinkKind) : null;
}

/** The problem of a link on the page of `expected`, from its readable claims and the error of its query; null if there is none. */
export function linkProblem(token: string, expected: PortalLinkKind, error: unknown): LinkProblemKind | null {
  const kind = kindOfLink(token);
  if (kind !== null && kind !== expected) return 'wrong_kind';
  if (error === null || error === undefined) return null;
  if (!(error instanceof ApiError)) return 'failed';
  switch (error.link) {
    case 'expired':
    case 'revoked':
    case 'tampered':
    case 'wrong_kind':
      return error.link;
    default:
      return error.unauthorized ? 'expired' : 'failed';
  }
}
