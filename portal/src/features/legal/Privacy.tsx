/** `/privacy`: what data is stored and who sees it, for an installation without its own page (S-201, S-202). */
import { t } from '../../i18n/i18n.ts';
import { LegalPage } from './LegalPage.tsx';

export default function Privacy() {
  return (
    <LegalPage title={t('Privacy')}>
      <h2>{t('What we keep')}</h2>
      <p>
        {t(
          'We keep what leagues and sponsors give us to run a sponsorship: names, email addresses, shipping and mailing addresses, details of programs, photos that prove a sponsorship, and the payments made for it.',
        )}
      </p>
      <h2>{t('Who sees it')}</h2>
      <p>
        {t(
          'A league sees its own sponsorships. A sponsor sees the results of its own campaigns, with verified photos, but no contacts, addresses or payments of a league. Our staff see what they need to help both. We do not sell any of it.',
        )}
      </p>
      <h2>{t('Views of offers')}</h2>
      <p>
        {t(
          'When somebody opens a link to an offer, we count one view a day. For this we keep a code derived from their IP address and browser, not the address itself.',
        )}
      </p>
      <h2>{t('Your say')}</h2>
      <p>{t('Ask us for a copy of what we keep about you, to correct it, or to delete it.')}</p>
    </LegalPage>
  );
}
