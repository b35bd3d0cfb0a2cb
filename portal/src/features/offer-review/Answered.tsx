/** Steps 4 and 5: what happened and what happens next (L-050, L-059). */

import { loginPath } from '../../../../ui/session.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import type { ReviewOffer } from './offer.ts';

export function Accepted({ offer }: { offer: ReviewOffer }) {
  return (
    <section className="offer__step offer__answered" aria-live="polite">
      <Icon name="check" />
      <h2 tabIndex={-1}>{t('Offer accepted')}</h2>
      <p>
        {t('{organization} is now sponsored by {sponsor}. Log in to see the first photo we need.', {
          organization: offer.organization.name,
          sponsor: offer.campaign.sponsor?.name,
        })}
      </p>
      <ButtonLink to={loginPath(paths.sponsorship(offer.id))} variant="main">
        {t('Log in')}
      </ButtonLink>
    </section>
  );
}

export function Rejected({ offer }: { offer: ReviewOffer }) {
  return (
    <section className="offer__step offer__answered" aria-live="polite">
      <Icon name="minus" />
      <h2 tabIndex={-1}>{t('Offer rejected')}</h2>
      <p>
        {t(
          'We told {sponsor}’s team why. There’s nothing else to do, and other sponsors can still find {organization}.',
          { organization: offer.organization.name, sponsor: offer.campaign.sponsor?.name },
        )}
      </p>
    </section>
  );
}
