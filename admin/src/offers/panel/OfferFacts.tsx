import { formatInstant } from '../../../../ui/formats.ts';
import { SecretLink } from '../../links/SecretLink.tsx';
import { statusOf } from '../states.ts';
import type { Sponsorship } from '../types.ts';

/** How often it was looked at; that nobody has is worth telling once it was sent. */
const views = (count: number, sentAt: string | null): number | null => (count || sentAt ? count : null);

/** What happened to the offer so far (S-244), and the review page's link while it opens (S-261, S-262). */
export function OfferFacts({ offer }: { offer: Sponsorship }) {
  const facts: [string, string | number | null][] = [
    ['Application sent', formatInstant(offer.sponsorshipApplicationSentAt)],
    ['Survey sent', formatInstant(offer.surveySentAt)],
    ['Survey views', views(offer.numberOfSurveyViews, offer.surveySentAt)],
    ['Offer sent', formatInstant(offer.offerSentAt)],
    ['Offer opened', formatInstant(offer.offerOpenedAt)],
    ['Offer views', views(offer.numberOfOfferViews, offer.offerSentAt)],
    ['Told the league', offer.communicatedToLeague ? 'Yes' : null],
    ['League said no', offer.leagueRejectionReason],
    ['Removed because', offer.removalReason],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return (
    <>
      {known.length ? (
        <dl className="pairs">
          {known.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {statusOf(offer) === 'proposed' ? ( // a revoked link too has its place: there a new one is made
        <SecretLink
          kind="offer"
          recordId={String(offer.id)}
          path={offer.magicToken && `/accept-offer/${offer.magicToken}`}
        />
      ) : null}
      {['prospecting', 'qualified', 'proposed', 'confirmed'].includes(statusOf(offer)) ? (
        <SecretLink kind="application" recordId={String(offer.id)} />
      ) : null}
    </>
  );
}
