/** A summary of the offer before email and address are entered [L9]; no decision is made here. */

import { Icon } from '../../components/Icon.tsx';
import { RequirementList, requirementsOf } from '../../components/Requirements.tsx';
import { t } from '../../i18n/i18n.ts';
import { capabilityText } from '../../shared/capabilities/capabilityText.ts';
import { capabilityOf, type ReviewOffer } from './offer.ts';

export function Preview({ offer }: { offer: ReviewOffer }) {
  const requirements = requirementsOf(offer);
  return (
    <details className="offer__preview">
      <summary>
        {t('What {sponsor} asks of you', { sponsor: offer.campaign.sponsor?.name })} <Icon name="down" />
      </summary>
      <div>
        <ul className="ticks">
          {offer.assets.map((asset) => (
            <li key={asset.id}>
              <b>{asset.quantity}</b>
              <span>{capabilityText(asset.quantity, capabilityOf(asset))}</span>
            </li>
          ))}
        </ul>
        {requirements.length > 0 && <RequirementList requirements={requirements} />}
        <p className="soft small">{t('You’ll see dates and terms before you decide.')}</p>
      </div>
    </details>
  );
}
