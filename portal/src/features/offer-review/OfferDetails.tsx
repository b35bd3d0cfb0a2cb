/** Additional requirements, of the campaign and of this offer (L-034). */

import { RequirementList, requirementsOf } from '../../components/Requirements.tsx';
import { t } from '../../i18n/i18n.ts';
import type { ReviewOffer } from './offer.ts';

export function OfferDetails({
  offer,
}: {
  offer: Pick<ReviewOffer, 'additionalRequirements' | 'additionalRequirementsEs' | 'campaign' | 'organization'>;
}) {
  const requirements = requirementsOf(offer);
  if (requirements.length === 0) return null;
  return (
    <section className="offer__section" aria-labelledby="h-req">
      <h2 id="h-req">{t('Additional requirements')}</h2>
      <RequirementList requirements={requirements} />
    </section>
  );
}
