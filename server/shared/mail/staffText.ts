/** Texts that staff write to leagues, in English and, optionally, in Spanish [L6]. */
import type { Block } from './content.ts';
import type { Translate } from './translate.ts';

export interface StaffText {
  english: string;
  spanish: string | null;
}

/** The text as paragraphs: for Spanish readers the Spanish, otherwise the English, marked as such. */
export function staffText({ english, spanish }: StaffText, t: Translate): Block[] {
  if (t.language !== 'es') return [{ kind: 'paragraph', text: english }];
  if (spanish) return [{ kind: 'paragraph', text: spanish }];
  return [
    { kind: 'soft', text: t('Original in English:') },
    { kind: 'paragraph', text: english, lang: 'en' },
  ];
}

/** A text that staff wrote in one language only; for Spanish readers it is introduced as staff's own. */
export const staffQuote = (text: string, t: Translate): Block[] => [
  ...(t.language === 'es' ? [{ kind: 'soft', text: t('In our team’s words:') } as const] : []),
  { kind: 'quote', text },
];
