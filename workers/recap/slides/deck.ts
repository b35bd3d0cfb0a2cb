/** The deck of a recap's slides: its masters, and what the slides share. */
import Module from 'pptxgenjs';
import { escapedXml } from '../../../server/shared/text/xml.ts';
import type { RecapDocument } from '../document.ts';

type Pptx = InstanceType<typeof Module.default>;
export type Slide = Module.default.Slide;
type Cell = Module.default.TableCell;

/** Inches of a wide slide, and of its margins. */
export const [WIDTH, HEIGHT] = [13.333, 7.5];
export const LEFT = 0.6;
export const INNER = WIDTH - 2 * LEFT;
export const TOP = 1.45;
/** Height of a title, and its size in points: a longer title is smaller. */
const TITLE_HEIGHT = 0.82;
const TITLE_SIZES = [24, 20, 17] as const;
/** Width of the texts on the cover. */
export const COVER_TEXT = 5.4;

/** Fonts are not embedded: one that every reader has. */
export const FONT = 'Arial';
export const INK = '17201C';
export const SOFT = '4B5750';
export const LINE = 'E4E1D9';
/** Behind cards and photos. */
export const SUNKEN = 'F3F1EC';
export const number = new Intl.NumberFormat('en-US');
export const counted = (value: number | null): string => (value === null ? '–' : number.format(value));

/** What every slide needs. */
export interface Deck {
  pptx: Pptx;
  accent: string;
  /** A slide with its title in the placeholder of the master. */
  titled(title: string): Slide;
}

export const head = (text: string, align: 'left' | 'right' = 'left'): Cell => ({
  text,
  options: {
    bold: true,
    color: SOFT,
    fontSize: 11,
    align,
    border: [{ type: 'none' }, { type: 'none' }, { type: 'solid', color: SOFT, pt: 1 }, { type: 'none' }],
  },
});
export const cell = (text: string, options: Module.default.TableCellProps = {}): Cell => ({
  text,
  options: {
    color: INK,
    border: [{ type: 'none' }, { type: 'none' }, { type: 'solid', color: LINE, pt: 0.75 }, { type: 'none' }],
    ...options,
  },
});

export function* pagesOf<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** Rows in groups that are at most `room` inches high. */
export function* pagesOfHeight<Row>(
  rows: readonly Row[],
  heightOf: (row: Row, index: number) => number,
  room: number,
): Generator<Row[]> {
  let page: Row[] = [];
  let used = 0;
  for (const [index, row] of rows.entries()) {
    const height = heightOf(row, index);
    if (page.length > 0 && used + height > room) {
      yield page;
      page = [];
      used = 0;
    }
    page.push(row);
    used += height;
  }
  if (page.length > 0) yield page;
}

/** Characters as wide as they are high. */
const WIDE = /[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFFEF]/u;

/** About how high a text is in inches; `size` in points. Which font the reader has is unknown, so it is on the safe side. */
export function heightOfText(text: string, width: number, size: number): number {
  let ems = 0;
  for (const character of text) ems += WIDE.test(character) ? 1 : 0.51;
  return (Math.max(1, Math.ceil((ems * size) / 72 / width)) * size * 1.2) / 72;
}

export function deckOf(recap: RecapDocument, accent: string): Deck {
  const pptx = new (Module as unknown as typeof Module.default)();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.theme = { headFontFace: FONT, bodyFontFace: FONT };
  pptx.title = recap.documentTitle;
  pptx.subject = recap.description;
  pptx.author = 'Sideline';
  pptx.company = escapedXml(recap.sponsor); // the only text that pptxgenjs does not escape
  pptx.defineSlideMaster({
    title: 'PAGE',
    background: { color: 'FFFFFF' },
    slideNumber: {
      x: WIDTH - 1.1,
      y: HEIGHT - 0.5,
      w: 0.6,
      h: 0.3,
      fontFace: FONT,
      fontSize: 10,
      color: SOFT,
      align: 'right',
    },
    objects: [
      { rect: { x: LEFT, y: 0.45, w: 0.55, h: 0.07, fill: { color: accent }, line: { color: accent, width: 0 } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: LEFT,
            y: 0.56,
            w: INNER,
            h: TITLE_HEIGHT,
            margin: 0,
            fontFace: FONT,
            fontSize: TITLE_SIZES[0],
            bold: true,
            color: INK,
            align: 'left',
            valign: 'middle',
          },
          text: '',
        },
      },
      {
        text: {
          text: recap.footer,
          options: { x: LEFT, y: HEIGHT - 0.5, w: 8, h: 0.3, margin: 0, fontFace: FONT, fontSize: 10, color: SOFT },
        },
      },
    ],
  });
  pptx.defineSlideMaster({
    title: 'COVER',
    background: { color: accent },
    objects: [
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: LEFT,
            y: 2.35,
            w: COVER_TEXT,
            h: 2.3,
            margin: 0,
            fontFace: FONT,
            fontSize: 40,
            bold: true,
            color: 'FFFFFF',
            align: 'left',
            valign: 'top',
          },
          text: '',
        },
      },
    ],
  });
  return {
    pptx,
    accent,
    titled(title) {
      const slide = pptx.addSlide({ masterName: 'PAGE' });
      const fontSize = TITLE_SIZES.find((size) => heightOfText(title, INNER, size) <= TITLE_HEIGHT) ?? 14;
      slide.addText([{ text: title, options: { fontSize } }], { placeholder: 'title' });
      return slide;
    },
  };
}

interface Line {
  text: string;
  heading?: boolean;
  bullet?: boolean;
  /** A note to the line before it. */
  note?: boolean;
}
/** Points; a few lines are larger, so that they do not look lost on their slide. */
const SIZES = { heading: 20, note: 13, text: 17 };
const LARGER = 1.4;
const TEXT_ROOM = HEIGHT - TOP - 0.8;

/** Slides of paragraphs; a paragraph that is longer than a slide continues on the next one. */
export function texts({ titled }: Deck, title: string, lines: Line[]): void {
  const pieces = lines.flatMap((line) => split(line));
  const fits = (scale: number) =>
    pieces.reduce((sum, line, at) => sum + heightWithSpace(line, pieces[at + 1], scale), 0) < TEXT_ROOM;
  const scale = fits(LARGER) ? LARGER : 1;
  const heightOf = (line: Line, index: number) => heightWithSpace(line, pieces[index + 1], scale);
  for (const page of pagesOfHeight(pieces, heightOf, TEXT_ROOM))
    titled(title).addText(
      page.map((line, index) => ({
        text: line.text,
        options: {
          breakLine: true,
          bold: line.heading === true,
          fontSize: Math.round(sizeOf(line) * scale),
          color: line.note ? SOFT : INK,
          ...(line.bullet ? { bullet: true } : {}),
          paraSpaceAfter: spaceBelow(line, page[index + 1]) * scale * 72,
        },
      })),
      {
        x: LEFT,
        y: TOP,
        w: INNER,
        h: HEIGHT - TOP - 0.7,
        margin: 0,
        fontFace: FONT,
        valign: 'top',
      },
    );
}

const sizeOf = ({ heading, note }: Line): number => SIZES[heading ? 'heading' : note ? 'note' : 'text'];
/** Inches below a paragraph. */
const spaceBelow = ({ note }: Line, next: Line | undefined): number => (next?.note ? 2 : note ? 18 : 10) / 72;
const heightWithSpace = (line: Line, next: Line | undefined, scale: number): number =>
  heightOfText(line.text, INNER, sizeOf(line) * scale) + spaceBelow(line, next) * scale;

/** The parts of a paragraph that fit on a slide each. */
function split(line: Line): Line[] {
  if (heightOfText(line.text, INNER, sizeOf(line)) < TEXT_ROOM - 0.5) return [line];
  const parts = [''];
  for (const word of line.text.split(' ')) {
    const longer = `${parts.at(-1)} ${word}`.trim();
    if (heightOfText(longer, INNER, sizeOf(line)) < TEXT_ROOM - 0.5) parts[parts.length - 1] = longer;
    else parts.push(word);
  }
  return parts.map((text) => ({ ...line, text }));
}
