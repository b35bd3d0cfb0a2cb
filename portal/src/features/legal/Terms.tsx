/** `/terms`: the terms of use, for an installation without its own page (S-201, S-202). */
import { t } from '../../i18n/i18n.ts';
import { LegalPage } from './LegalPage.tsx';

export default function Terms() {
  return (
    <LegalPage title={t('Terms')}>
      <h2>{t('Sponsorships')}</h2>
      <p>
        {t(
          'An offer becomes a sponsorship when a league accepts it. What both sides promise is written in the offer and in the contract that is made when it is accepted; where this page and a contract differ, the contract applies.',
        )}
      </p>
      <h2>{t('Links and accounts')}</h2>
      <p>
        {t(
          'A link in one of our emails opens an offer or a dashboard without a password. Share it only with people who may act for you. Keep your password to yourself, and tell us if you think that somebody else knows it.',
        )}
      </p>
      <h2>{t('Photos')}</h2>
      <p>
        {t(
          'Send only photos that you may share. The sponsor may show verified photos as the contract says; ask us to take one down if somebody in it objects.',
        )}
      </p>
    </LegalPage>
  );
}
