/** The head of the card: who offers what to whom, for how much. */
import { formatMoney, seasonLabel } from '../../../../ui/formats.ts';
import { Logo } from '../../kit/Logo.tsx';
import { Turf } from '../../layout/Turf.tsx';
import type { ReviewOffer } from './offer.ts';

export function OfferHead({ offer, brief = false }: { offer: ReviewOffer; brief?: boolean }) {
  const { campaign, organization, sponsorableProperty } = offer;
  return (
    <Turf as="header" className={brief ? 'offer__head offer__head--brief' : 'offer__head'}>
      <h1>Review Sponsorship Offer</h1>
      <div className="offer__deal">
        <p className="offer__who">
          <Logo name={campaign.sponsor.name} url={campaign.sponsor.logoUrl} />
          <span>
            <b>{campaign.sponsor.name}</b> offers {organization.name}
          </span>
        </p>
        {offer.value !== null && <p className="offer__value">{formatMoney(offer.value)}</p>}
      </div>
      {!brief && (
        <>
          <p className="offer__for">{seasonLabel(campaign.season, campaign.year)}, paid in two checks</p>
          <p className="offer__about">
            {campaign.name} for {sponsorableProperty.name}
            {campaign.sponsorOverview && (
              <>
                <br />
                {campaign.sponsorOverview}
              </>
            )}
          </p>
        </>
      )}
    </Turf>
  );
}
