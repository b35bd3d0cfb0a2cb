/** Steps 4 and 5: what happened and what comes next (L-050, L-059). */
import { loginPath } from '../../../../ui/session.ts';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { ReviewOffer } from './offer.ts';

export function Accepted({ offer }: { offer: ReviewOffer }) {
  return (
    <section className="offer__step offer__answered" aria-live="polite">
      <Icon name="check" />
      <h2>Offer accepted</h2>
      <p>
        {offer.organization.name} is now sponsored by {offer.campaign.sponsor.name}. Log in to see the first photo we
        need.
      </p>
      <ButtonLink to={loginPath(paths.sponsorship(offer.id))} look="main">
        Log in
      </ButtonLink>
    </section>
  );
}

export function Rejected({ offer }: { offer: ReviewOffer }) {
  return (
    <section className="offer__step offer__answered" aria-live="polite">
      <Icon name="minus" />
      <h2>Offer rejected</h2>
      <p>
        We told {offer.campaign.sponsor.name}’s team why. Nothing else is to be done, and other sponsors can still find
        {` ${offer.organization.name}`}.
      </p>
    </section>
  );
}
