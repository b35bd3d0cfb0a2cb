/** The assets that a league provides for the sponsor: quantity, name and details (L-033). */

import { StaffText } from '../../components/StaffText.tsx';
import { t } from '../../i18n/i18n.ts';
import { capabilityText } from '../../shared/capabilities/capabilityText.ts';
import { AssetPicture } from './AssetPicture.tsx';
import { capabilityOf, type ReviewAsset } from './offer.ts';

/** Names of the reference list are translated in the catalog. */
function Expectations({ text }: { text: string }) {
  const translated = t(text);
  return <StaffText english={text} spanish={translated === text ? null : translated} />;
}

export function AssetList({ assets }: { assets: readonly ReviewAsset[] }) {
  return (
    <section className="offer__section" aria-labelledby="h-assets">
      <h2 id="h-assets">{t('What you do')}</h2>
      <ul>
        {assets.map((asset) => (
          <li key={asset.id} className="asset">
            <AssetPicture name={capabilityOf(asset)} />
            <div>
              <h3>
                <b>{asset.quantity}</b> {capabilityText(asset.quantity, capabilityOf(asset))}
              </h3>
              {asset.campaignCapability?.executionExpectations && (
                <p>
                  <Expectations text={asset.campaignCapability.executionExpectations} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
