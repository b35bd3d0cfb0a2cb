/** The footer of every page: contact, language switch, privacy and terms (S-201). */
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { privacyUrl, supportEmail, termsUrl } from '../lib/settings.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export function Footer({
  wrap = 'wrap',
  englishOnly = false,
  children,
}: {
  wrap?: string;
  /** The page has no Spanish version, so no language switch is shown. */
  englishOnly?: boolean;
  children?: ReactNode;
}) {
  return (
    <footer className="footer">
      <div className={`${wrap} footer__in`}>
        {children ?? (
          <span>
            {t('Questions?')} <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
          </span>
        )}
        <span className="footer__legal">
          {!englishOnly && <LanguageSwitch />}
          <a href={privacyUrl()}>{t('Privacy')}</a>
          <a href={termsUrl()}>{t('Terms')}</a>
        </span>
      </div>
    </footer>
  );
}
