import { formatInstant, pluralise } from '../../../ui/formats.ts';
import type { HeldLinkKind, LinkState } from './documents.ts';

/** What a link of each kind lets its holder do: said before it is ended. */
export const linkWords: Record<HeldLinkKind, { name: string; holder: string; effect: string }> = {
  offer: {
    name: 'Review page',
    holder: 'The league',
    effect: 'can no longer open, accept or reject this offer from the e-mails it has.',
  },
  application: {
    name: 'Sponsorship application',
    holder: 'The league',
    effect: 'can no longer open or continue its application from the e-mails it has. What it saved is kept.',
  },
  league: {
    name: 'Onboarding page',
    holder: 'The organization',
    effect: 'can no longer open or continue its profile from the e-mails it has. What it saved is kept.',
  },
  deadline: {
    name: 'Page to answer',
    holder: 'The league',
    effect: 'can no longer answer this deadline from the reminders it has.',
  },
  campaign: {
    name: 'Campaign dashboard',
    holder: 'Everybody who was given the dashboard',
    effect: 'can no longer open it. The sponsor’s own users get the new link when they sign in.',
  },
  season: {
    name: 'Seasonal dashboard',
    holder: 'Everybody who was given the dashboard',
    effect: 'can no longer open it. The sponsor’s own users get the new link when they sign in.',
  },
  invitation: {
    name: 'Invitation',
    holder: 'The invited person',
    effect: 'can no longer accept the invitation from the e-mail.',
  },
};

/** Who has looked, in one line: people, then scanners, then how long it works. */
export function linkFacts(link: LinkState): string[] {
  const facts = [
    link.views
      ? `Opened ${link.views === 1 ? 'once' : `${link.views} times`} by people, last ${formatInstant(link.lastOpenedAt)}`
      : 'Not opened by a person yet',
  ];
  if (link.scannerViews) facts.push(`${pluralise(link.scannerViews, 'look')} by mail scanners`);
  if (link.expiresAt) facts.push(`works until ${formatInstant(link.expiresAt)}`);
  return facts;
}
