import { type Choice, language } from '../../../db/generated/choices.ts';

/** Display names of the email languages. */
export const languageNames = { en: 'English', es: 'Spanish' } as const satisfies Record<Choice<'language'>, string>;

export type Language = Choice<'language'>;

export const languages: readonly Language[] = language;
