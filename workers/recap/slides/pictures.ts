/** The slides with pictures: cover, summary and photos. */
import sharp from 'sharp';
import { type RecapDocument, type RecapPhoto, type ScaledPictures, SUMMARY_PHOTOS } from '../document.ts';
import {
  COVER_TEXT,
  cell,
  type Deck,
  FONT,
  HEIGHT,
  heightOfText,
  INK,
  INNER,
  LEFT,
  pagesOf,
  type Slide,
  SOFT,
  SUNKEN,
  TOP,
  WIDTH,
} from './deck.ts';

const PHOTOS_PER_SLIDE = 6;

export async function cover(
  { pptx, accent }: Deck,
  recap: RecapDocument,
  at: (name: string) => string,
  { logo, cover: picture }: ScaledPictures,
): Promise<void> {
  const slide = pptx.addSlide({ masterName: 'COVER' });
  if (picture) {
    // the whole picture: one with a text, such as a banner, must not lose its ends
    const { w, h } = await fitted(at(picture), WIDTH - 7, HEIGHT - 1.6);
    slide.addImage({ path: at(picture), x: 6.5, y: (HEIGHT - h) / 2, w, h, altText: recap.coverAlt });
  }
  if (logo) {
    slide.addShape('roundRect', {
      x: LEFT,
      y: 0.6,
      w: 1.5,
      h: 1.1,
      rectRadius: 0.08,
      fill: { color: 'FFFFFF' },
      line: { color: 'FFFFFF', width: 0 },
      objectName: 'Frame of the logo',
    });
    const { w, h } = await fitted(at(logo), 1.2, 0.8);
    slide.addImage({ path: at(logo), x: LEFT + 0.75 - w / 2, y: 1.15 - h / 2, w, h, altText: recap.logoAlt });
  }
  const light = { margin: 0, fontFace: FONT, color: 'FFFFFF' };
  slide.addText(recap.season, { ...light, x: LEFT, y: 1.9, w: COVER_TEXT, h: 0.4, fontSize: 16, bold: true });
  const size = [40, 34, 28, 22, 18].find((points) => heightOfText(recap.title, COVER_TEXT, points) < 2.3) ?? 14;
  slide.addText([{ text: recap.title, options: { fontSize: size } }], { placeholder: 'title' });
  slide.addText(recap.sponsor, { ...light, x: LEFT, y: 4.7, w: COVER_TEXT, h: 0.4, fontSize: 18 });
  for (const [index, { value, label }] of recap.headline.entries()) {
    const x = LEFT + index * 1.85;
    slide.addText(value, { ...light, x, y: 5.4, w: 1.8, h: 0.6, fontSize: 30, bold: true });
    slide.addText(label, { ...light, x, y: 6, w: 1.8, h: 0.3, fontSize: 12 });
  }
  slide.addText(recap.asOfLine, { ...light, x: LEFT, y: HEIGHT - 0.6, w: COVER_TEXT, h: 0.3, fontSize: 11 });
  slide.addNotes(`${recap.documentTitle}. ${recap.asOfLine} Color ${accent}.`);
}

/** Inches of a picture that is shown whole within a box. */
async function fitted(file: string, width: number, height: number): Promise<{ w: number; h: number }> {
  const size = await sharp(file).metadata();
  const ratio = size.width / size.height;
  return ratio > width / height ? { w: width, h: width / ratio } : { w: height * ratio, h: height };
}

/** The photos that could be read. */
const readable = ({ photos }: RecapDocument, pictures: ScaledPictures['photos']) =>
  photos.filter(({ id }) => pictures[id]);

/** Draws a photo and its caption into a frame `w` inches wide and `h` high. */
async function framed(
  slide: Slide,
  photo: RecapPhoto,
  file: string,
  { x, y, w, h }: { x: number; y: number; w: number; h: number },
): Promise<void> {
  slide.addShape('rect', {
    ...{ x, y, w, h },
    fill: { color: SUNKEN },
    line: { color: SUNKEN, width: 0 },
    objectName: `Frame of photo ${photo.id}`,
  });
  const size = await fitted(file, w, h);
  slide.addImage({
    path: file,
    x: x + (w - size.w) / 2,
    y: y + (h - size.h) / 2,
    ...size,
    altText: photo.alt,
  });
  slide.addText(
    [
      { text: photo.title, options: { bold: true, color: INK, breakLine: true } },
      { text: photo.text, options: { color: SOFT } },
    ],
    { x, y: y + h + 0.03, w, h: 0.45, margin: 0, fontFace: FONT, fontSize: 10, valign: 'top' },
  );
}

/** The whole recap on one slide, beside the best photos. */
export async function summary(
  { titled }: Deck,
  recap: RecapDocument,
  pathOf: (name: string) => string,
  pictures: ScaledPictures['photos'],
): Promise<void> {
  const slide = titled(recap.titles.summary);
  const best = readable(recap, pictures).slice(0, SUMMARY_PHOTOS);
  const [w, h] = [2.4, 1.25];
  const width = best.length ? INNER - w - 0.4 : INNER;
  slide.addTable(
    recap.summary.map(({ label, text }) => [cell(label, { bold: true, color: SOFT, fontSize: 13 }), cell(text)]),
    { x: LEFT, y: TOP, w: width, colW: [1.9, width - 1.9], fontFace: FONT, fontSize: 16, rowH: 0.75, valign: 'middle' },
  );
  for (const [index, photo] of best.entries())
    await framed(slide, photo, pathOf(pictures[photo.id] as string), {
      ...{ x: LEFT + INNER - w, y: TOP + index * (h + 0.6) },
      ...{ w, h },
    });
}

export async function photos(
  { titled }: Deck,
  recap: RecapDocument,
  pathOf: (name: string) => string,
  pictures: ScaledPictures['photos'],
): Promise<void> {
  const [w, h] = [(INNER - 0.6) / 3, 2.15];
  for (const page of pagesOf(readable(recap, pictures).slice(SUMMARY_PHOTOS), PHOTOS_PER_SLIDE)) {
    const slide = titled(recap.titles.photos);
    for (const [index, photo] of page.entries())
      await framed(slide, photo, pathOf(pictures[photo.id] as string), {
        ...{ x: LEFT + (index % 3) * (w + 0.3), y: TOP + (index < 3 ? 0 : 2.8) },
        ...{ w, h },
      });
  }
}
