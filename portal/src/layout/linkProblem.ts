/**
 * Why a secret link opens nothing, for the page that it should have opened.
 *
 *   const { data, error, loading, refetch } = useQuery(document, none, { linkToken: token, keepFailures: true });
 *   const problem = linkProblem(token, 'application', error);
 *   if (problem) return <LinkProblemPage problem={problem} token={token} onRetry={refetch} />;
 *
 * A page with a frame of its own shows `<LinkProblem …/>` inside of it. A record that is gone, answered or in a state
 * of its own is the page's business, not this one's.
 */
import { ApiError } from '../../../ui/graphql.ts';
import { decodeToken, type LinkClaims } from '../../../ui/session.ts';

/** The four things that can be wrong with a link, and `failed`: the link may be good, but nothing could be loaded. */
export type LinkProblemKind = 'expired' | 'revoked' | 'tampered' | 'wrong_kind' | 'failed';

/** Kinds of links that open a page of the portal. */
export type PortalLinkKind =
  | 'offer'
  | 'application'
  | 'league'
  | 'deadline'
  | 'campaign'
  | 'season'
  | 'invitation'
  | 'recovery'
  | 'member';

/**
 * The address of the page that each kind opens (tested against server/shared/links/links.ts), what the link is for, and the button
 * that leads there. English: passed through `t` where they are shown.
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
  campaign: { path: '/campaign-dashboard/', opens: 'It belongs to a campaign dashboard.', open: 'Open the dashboard' },
  season: { path: '/seasonal-dashboard/', opens: 'It belongs to a seasonal dashboard.', open: 'Open the dashboard' },
  invitation: { path: '/invitation/', opens: 'It belongs to an invitation.', open: 'Open the invitation' },
  recovery: { path: '/recover-account/', opens: 'It is for setting a new password.', open: 'Set a new password' },
  member: { path: '/confirm-member/', opens: 'It asks about a person of your league.', open: 'Answer the question' },
};

/** The kind that a token says it is; null when it cannot be read. The signature is the server's business. */
export function kindOfLink(token: string): PortalLinkKind | null {
  const kind = decodeToken<Partial<LinkClaims>>(token)?.kind;
  return kind !== undefined && Object.hasOwn(linkPages, kind) ? (kind as PortalLinkKind) : null;
}

/** What is wrong with a link on the page of `expected`, from its readable claims and the error of its call; null: nothing. */
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
