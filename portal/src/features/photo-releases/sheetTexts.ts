/** The texts of the sheet, which has both languages whatever the page's language is. */
import type { Season } from '../../../../ui/formats.ts';

export const sheetTexts = {
  en: {
    title: 'Photo release',
    ask: 'Please scan the code and say whether your league may show photos of you or your children to its sponsors.',
    seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', fall: 'Fall' },
  },
  es: {
    title: 'Autorización de fotos',
    ask: 'Escanee el código y diga si su liga puede mostrar fotos suyas o de sus hijos a los patrocinadores.',
    seasons: { winter: 'Invierno', spring: 'Primavera', summer: 'Verano', fall: 'Otoño' },
  },
} as const satisfies Record<string, { title: string; ask: string; seasons: Record<Season, string> }>;
