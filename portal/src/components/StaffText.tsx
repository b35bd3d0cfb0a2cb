/** A text by staff: in Spanish if there is a translation; otherwise Spanish readers get the English, marked as the original [L6]. */
import { language, t } from '../i18n/i18n.ts';

/** The text in the current language; the English one if there is no Spanish. */
export const staffText = (english: string | null, spanish: string | null): string | null =>
  (language() === 'es' && spanish) || english;

export function StaffText({ english, spanish }: { english: string; spanish: string | null }) {
  if (language() === 'en') return english;
  if (spanish) return spanish;
  return (
    <>
      <span className="original">{t('Original in English:')}</span> <span lang="en">{english}</span>
    </>
  );
}
