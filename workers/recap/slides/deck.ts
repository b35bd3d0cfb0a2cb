/** The deck of a recap's slides: its masters, and what the slides share. */
import Module from 'pptxgenjs';
import type { RecapDocument } from '../document.ts';

type Pptx = InstanceType<typeof Module.default>;
export type Slide = Module.default.Slide;
type Cell = Module.default.TableCell;

/** Inches of a wide slide, and of its margins. */
export const [WIDTH, HEIGHT] = [13.333, 7.5];
export const LEFT = 0.6;
export const INNER = WIDTH - 2 * LEFT;
export const TOP = 1.45;

/** Fonts are not embedded: one that every reader has. */
export const FONT = 'Arial';
export const INK = '17201C';
export const SOFT = '4B5750';
export const LINE = 'E4E1D9';
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

export function deckOf(recap: RecapDocument, accent: string): Deck {
  const pptx = new (Module as unknown as typeof Module.default)();
  pptx.layout = 'LAYOUT_WIDE';
  pptx.theme = { headFontFace: FONT, bodyFontFace: FONT };
  pptx.title = recap.documentTitle;
  pptx.subject = recap.description;
  pptx.author = 'Sideline';
  pptx.company = recap.sponsor;
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
            y: 0.55,
            w: INNER,
            h: 0.75,
            margin: 0,
            fontFace: FONT,
            fontSize: 28,
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
            w: 6.4,
            h: 2,
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
      slide.addText(title, { placeholder: 'title' });
      return slide;
    },
  };
}

export function texts(
  { titled }: Deck,
  title: string,
  lines: { text: string; heading?: boolean; bullet?: boolean }[],
): void {
  // about 14 lines of 110 characters fit on a slide
  let slide: { text: string; heading?: boolean; bullet?: boolean }[] = [];
  let used = 0;
  const flush = () => {
    if (slide.length === 0) return;
    titled(title).addText(
      slide.map(({ text, heading, bullet }) => ({
        text,
        options: {
          breakLine: true,
          bold: heading === true,
          fontSize: heading ? 20 : 17,
          ...(bullet ? { bullet: true } : {}),
          paraSpaceAfter: 10,
        },
      })),
      {
        x: LEFT,
        y: TOP,
        w: INNER,
        h: HEIGHT - TOP - 0.7,
        margin: 0,
        fontFace: FONT,
        color: INK,
        valign: 'top',
        fit: 'shrink',
      },
    );
    slide = [];
    used = 0;
  };
  for (const line of lines) {
    const rows = Math.ceil(line.text.length / 110) + 0.5;
    if (used + rows > 14) flush();
    slide.push(line);
    used += rows;
  }
  flush();
}
