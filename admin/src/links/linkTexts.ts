import { formatInstant, pluralise } from '../../../ui/formats.ts';
import type { LinkStateFragment } from './generated/graphql.ts';

/** Kinds of secret links that staff can view; a recovery link belongs to its user alone. */
export type LinkKind =
  | 'offer'
  | 'application'
  | 'league'
  | 'deadline'
  | 'campaign'
  | 'season'
  | 'invitation'
  | 'contract'
  | 'tax_form';

/** A secret link: its kind and record; for a season "sponsor:season:year". */
export type LinkOf = { kind: LinkKind; recordId: string };

/** What each kind of link allows its holder to do; shown before it is ended. */
export const linkTexts: Record<LinkKind, { name: string; holder: string; effect: string }> = {
  offer: {
    name: 'Review page',
    holder: 'The league',
    effect: 'can no longer open, accept or reject this offer from the emails it has.',
  },
  application: {
    name: 'Sponsorship application',
    holder: 'The league',
    effect: 'can no longer open or continue its application from the emails it has. What it saved is kept.',
  },
  league: {
    name: 'Onboarding page',
    holder: 'The organization',
    effect: 'can no longer open or continue its profile from the emails it has. What it saved is kept.',
  },
  deadline: {
    name: 'Page to answer',
    holder: 'The league',
    effect: 'can no longer answer this deadline from the reminders it has.',
  },
  campaign: {
    name: 'Campaign dashboard',
    holder: 'Everybody who was given the dashboard',
    effect:
      'can no longer open it. Shared or emailed links to its recaps stop working, too. The sponsor’s own users get the new link when they sign in.',
  },
  season: {
    name: 'Seasonal dashboard',
    holder: 'Everybody who was given the dashboard',
    effect:
      'can no longer open it. Shared or emailed links to its recaps stop working, too. The sponsor’s own users get the new link when they sign in.',
  },
  contract: {
    name: 'Contract to sign',
    holder: 'Whoever was given the link',
    effect: 'can no longer read or sign the contract. Links to its invoices in emails stop working, too.',
  },
  tax_form: {
    name: 'Tax form',
    holder: 'The organization',
    effect: 'can no longer sign its tax form from the emails it has. A form that was signed is kept.',
  },
  invitation: {
    name: 'Invitation',
    holder: 'The invited person',
    effect: 'can no longer accept the invitation from the email.',
  },
};

/**
 * The state of a link on one line: how often people and mail scanners opened it, and when it expires. `over`: it will
 * not be renewed.
 */
export function linkFacts(link: LinkStateFragment, over: boolean): string {
  if (link.revokedAt && !link.url)
    return `Revoked ${formatInstant(link.revokedAt)}: the link doesn’t work${over ? '' : ' until a new one is created'}`;
  const facts = [
    link.views
      ? `Opened ${link.views === 1 ? 'once' : `${link.views} times`} by people, last ${formatInstant(link.lastOpenedAt)}`
      : 'Not opened by a person yet',
  ];
  if (link.scannerViews) facts.push(`${pluralise(link.scannerViews, 'look')} by mail scanners`);
  if (link.expiresAt) facts.push(`works until ${formatInstant(link.expiresAt)}`);
  return facts.join(' · ');
}
