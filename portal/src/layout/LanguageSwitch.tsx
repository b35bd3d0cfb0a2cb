/** Names the other language in that language; what is typed on the page stays when it is switched. */
import { type Language, languages, showLanguage, useLanguage } from '../i18n/i18n.ts';

export function LanguageSwitch() {
  const other: Language = useLanguage() === 'en' ? 'es' : 'en';
  return (
    <button
      type="button"
      className="footer__language"
      lang={other}
      onClick={() => void showLanguage(other, { keep: true })}
    >
      {languages[other]}
    </button>
  );
}
