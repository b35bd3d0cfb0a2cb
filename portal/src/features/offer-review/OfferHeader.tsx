/** The header of the card: sponsor, league and amount. */

import { formatMoney } from '../../../../ui/formats.ts';
import { Logo } from '../../components/Logo.tsx';
import { StaffText } from '../../components/StaffText.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { Turf } from '../../layout/Turf.tsx';
import { seasonText } from '../../lib/labels.ts';
import type { ReviewOffer } from './offer.ts';

export function OfferHeader({ offer, brief = false }: { offer: ReviewOffer; brief?: boolean }) {
  const { campaign, organization, sponsorableProperty } = offer;
  return (
    <Turf as="header" className={brief ? 'offer__head offer__head--brief' : 'offer__head'}>
      <h1 tabIndex={-1}>{t('Review Sponsorship Offer')}</h1>
      <div className="offer__deal">
        <p className="offer__who">
          <Logo name={campaign.sponsor?.name} url={campaign.sponsor?.logoUrl} />
          <span>
            <T
              id="<b>{sponsor}</b> offers {organization}"
              values={{ sponsor: campaign.sponsor?.name, organization: organization.name }}
              components={{ b: <b /> }}
            />
          </span>
        </p>
        {offer.value !== null && <p className="offer__value">{formatMoney(offer.value)}</p>}
      </div>
      {!brief && (
        <>
          <p className="offer__for">
            {t('{season}, paid in two checks', { season: seasonText(campaign.season, campaign.year) })}
          </p>
          <p className="offer__about">
            {t('{campaign} for {property}', { campaign: campaign.name, property: sponsorableProperty.name })}
            {campaign.sponsorOverview && (
              <>
                <br />
                <StaffText english={campaign.sponsorOverview} spanish={campaign.sponsorOverviewEs} />
              </>
            )}
          </p>
        </>
      )}
    </Turf>
  );
}
