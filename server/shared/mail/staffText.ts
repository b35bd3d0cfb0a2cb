/** Texts that staff write to leagues, in English and, where they did, in Spanish [L6]. */
import type { Block } from './letter.ts';
import type { Say } from './words.ts';

export interface StaffText {
  english: string;
  spanish: string | null;
}

/** The text as paragraphs: for Spanish readers the Spanish, else the English marked as the original. */
export function staffText({ english, spanish }: StaffText, say: Say): Block[] {
  if (say.language !== 'es') return [{ kind: 'paragraph', text: english }];
  if (spanish) return [{ kind: 'paragraph', text: spanish }];
  return [
    { kind: 'soft', text: say('Original in English:') },
    { kind: 'paragraph', text: english, lang: 'en' },
  ];
}

/** What staff wrote in one language only: told to be theirs to Spanish readers. */
export const staffQuote = (text: string, say: Say): Block[] => [
  ...(say.language === 'es' ? [{ kind: 'soft', text: say('In our team’s words:') } as const] : []),
  { kind: 'quote', text },
];
