/** Shows the other language's own name; switching preserves the input on the page. */
import { type Language, languages, showLanguage, useLanguage } from '../i18n/i18n.ts';
import { saveLanguage } from '../lib/saveLanguage.ts';

export function LanguageSwitch() {
  const other: Language = useLanguage() === 'en' ? 'es' : 'en';
  const choose = (): void => {
    void showLanguage(other, { keep: true });
    void saveLanguage(other);
  };
  return (
    <button type="button" className="footer__language" lang={other} onClick={choose}>
      {languages[other]}
    </button>
  );
}
