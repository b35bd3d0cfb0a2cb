/** The languages of emails; same as the type app_public.language. */
export const mailLanguages = ['en', 'es'] as const;
export type MailLanguage = (typeof mailLanguages)[number];

/** Translates a text of an email and fills its placeholders: `t('Due {date}', { date })`. */
export interface Translate {
  (english: string, values?: Record<string, string | number | null | undefined>): string;
  /** For texts that the database stores in both languages. */
  readonly language: MailLanguage;
}

/**
 * Returns the translate function for a language. The English text in the code is the key; `spanish` maps it to Spanish.
 * A missing translation throws, because an email in two languages helps nobody.
 */
export function translator(language: MailLanguage, spanish: Readonly<Record<string, string>>): Translate {
  const t = (english: string, values: Parameters<Translate>[1] = {}): string => {
    const text = language === 'es' ? spanish[english] : english;
    if (text === undefined) throw new Error(`The Spanish email lacks "${english}".`);
    return text.replace(/\{(\w+)\}/g, (_, placeholder: string) => String(values[placeholder] ?? ''));
  };
  return Object.assign(t, { language });
}

/** English: every text as it is written. */
export const inEnglish: Translate = translator('en', {});
