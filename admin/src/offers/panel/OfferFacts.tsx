import { formatInstant } from '../../../../ui/formats.ts';
import { FactList } from '../../components/FactList.tsx';
import { SecretLink } from '../../links/SecretLink.tsx';
import type { OfferRecordFragment } from '../generated/graphql.ts';

/** How often the offer was viewed; shown, even if zero, once it was sent. */
const views = (count: number, sentAt: string | null): number | null => (count || sentAt ? count : null);

/**
 * The offer's history so far (S-244), and the review page's link while it is valid (S-261, S-262). After acceptance the
 * link can still be revoked together with memberships gained through it (X1).
 */
export const OfferFacts = ({ offer }: { offer: OfferRecordFragment }) => (
  <>
    <FactList
      facts={[
        ['Application sent', formatInstant(offer.sponsorshipApplicationSentAt)],
        ['Survey sent', formatInstant(offer.surveySentAt)],
        ['Survey views', views(offer.numberOfSurveyViews, offer.surveySentAt)],
        ['Offer sent', formatInstant(offer.offerSentAt)],
        ['Offer opened', formatInstant(offer.offerOpenedAt)],
        ['Offer views', views(offer.numberOfOfferViews, offer.offerSentAt)],
        ['League notified', offer.communicatedToLeague ? 'Yes' : null],
        ['Rejected by league', offer.leagueRejectionReason],
        ['Reason for removal', offer.removalReason],
      ]}
    />
    {['proposed', 'confirmed', 'canceled'].includes(offer.status) ? ( // Also while the link is revoked: a new one can be created here.
      <SecretLink
        kind="offer"
        recordId={String(offer.id)}
        path={offer.magicToken && `/accept-offer/${offer.magicToken}`}
        over={offer.status !== 'proposed'}
      />
    ) : null}
    {['prospecting', 'qualified', 'proposed', 'confirmed'].includes(offer.status) ? (
      <SecretLink kind="application" recordId={String(offer.id)} />
    ) : null}
  </>
);
