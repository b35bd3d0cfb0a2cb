/** Draws a recap as slides with native charts, tables and shapes; runs in the child process only. */
import path from 'node:path';
import { xmlText } from '../../server/shared/text/xml.ts';
import { type DrawnRecap, mapTexts, type RecapDocument, type ScaledPictures } from './document.ts';
import { deckOf, texts } from './slides/deck.ts';
import { delivery } from './slides/delivery.ts';
import { campaigns, results } from './slides/lists.ts';
import { map } from './slides/map.ts';
import { cover, photos, summary } from './slides/pictures.ts';
import { timeline } from './slides/timeline.ts';

/** The slides of a recap, whose pictures are in the folder. Throws if pptxgenjs refuses the document. */
export async function recapPptx(
  folder: string,
  composed: RecapDocument,
  pictures: ScaledPictures,
  { accent: color }: { accent: string },
): Promise<DrawnRecap> {
  const recap = mapTexts(composed, xmlText);
  const at = (name: string) => path.join(folder, name);
  const deck = deckOf(recap, color.slice(1).toUpperCase());
  await cover(deck, recap, at, pictures);
  await summary(deck, recap, at, pictures.photos);
  texts(deck, recap.titles.missing, [
    ...recap.missing.map((text) => ({ text, bullet: true })),
    ...(recap.appendixLine ? [{ text: recap.appendixLine }] : []),
  ]);
  texts(
    deck,
    recap.titles.story,
    recap.story.flatMap(({ title, paragraphs }) => [
      ...(title ? [{ text: title, heading: true }] : []),
      ...paragraphs.map((text) => ({ text })),
    ]),
  );
  campaigns(deck, recap);
  delivery(deck, recap);
  timeline(deck, recap);
  map(deck, recap);
  await photos(deck, recap, at, pictures.photos);
  texts(
    deck,
    recap.titles.testimonials,
    recap.testimonials.flatMap(({ quote, attribution }) => [
      { text: `“${quote}”` },
      ...(attribution ? [{ text: attribution, note: true }] : []),
    ]),
  );
  results(deck, recap);
  const bytes = (await deck.pptx.write({ outputType: 'nodebuffer', compression: true })) as Buffer;
  return { bytes, replaced: '' }; // the reader's fonts show the texts
}
