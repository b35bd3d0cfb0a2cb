/** The languages of mails, as staff call them. */
export const languageNames = { en: 'English', es: 'Spanish' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];
