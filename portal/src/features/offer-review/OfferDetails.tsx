/** Additional requirements, of the campaign and of this offer (L-034). */
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { ReviewOffer } from './offer.ts';

export function OfferDetails({
  offer,
}: {
  offer: Pick<ReviewOffer, 'additionalRequirements' | 'campaign' | 'organization'>;
}) {
  const requirements = [
    offer.campaign.additionalRequirements,
    offer.additionalRequirements &&
      t('For {organization}: {requirements}', {
        organization: offer.organization.name,
        requirements: offer.additionalRequirements,
      }),
  ].filter((text): text is string => Boolean(text));
  if (requirements.length === 0) return null;
  return (
    <section className="offer__section" aria-labelledby="h-req">
      <h2 id="h-req">{t('Additional requirements')}</h2>
      <ul className="ticks">
        {requirements.map((text) => (
          <li key={text}>
            <Icon name="flag" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
