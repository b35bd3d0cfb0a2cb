/** PDF documents with embedded fonts. */
import { FAMILIES, fontFile, type Run, runsOf, type Weight } from './fonts.ts';

export type PdfDocument = InstanceType<typeof import('pdfkit').default>;

type Options = Omit<ConstructorParameters<typeof import('pdfkit').default>[0], 'size' | 'lang' | 'displayTitle'>;

/** Draws a document of letter-size pages; `created` and the drawing determine every byte. */
export async function pdfOf(options: Options, draw: (doc: PdfDocument) => void | Promise<void>): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit'); // large, and rarely needed
  const doc = new PDFDocument({ ...options, size: 'LETTER', lang: 'en-US', displayTitle: true });
  for (const family of FAMILIES) {
    doc.registerFont(`${family} Regular`, fontFile(family, 'Regular'));
    doc.registerFont(`${family} Bold`, fontFile(family, 'Bold'));
  }
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  await draw(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Features that place marks. Without them marks are where the font's glyphs have them. */
const MARKS = { mark: false, mkmk: false, abvm: false, blwm: false };
const guarded = new WeakSet<object>();

/** A number, which fontkit would lay out from the right in Arabic digits. */
const NUMBER = /^[\p{Nd}\p{P}\s]+$/u;

/** Sets a run's font. fontkit throws on a mark for which the font has no place: it is then laid out without MARKS. */
function setFont(doc: PdfDocument, { script }: Run, weight: Weight): void {
  const { font } = doc.font(`${script} ${weight}`)._font;
  if (guarded.has(font)) return;
  guarded.add(font);
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    const direction = NUMBER.test(text) ? 'ltr' : undefined;
    try {
      return layout(text, features, undefined, undefined, direction);
    } catch {
      return layout(text, { ...features, ...MARKS }, undefined, undefined, direction);
    }
  };
}

/**
 * Given any feature, pdfkit lays out a run as a whole, which keeps right-to-left text in order; otherwise it splits it.
 */
const featuresOf = ({ rightToLeft }: Run) => (rightToLeft ? { features: { rtla: true } } : {});

const isNumber = ({ text }: Run) => /\p{N}/u.test(text) && !/\p{L}/u.test(text);
/** A run's text, with the spaces and punctuation after it apart. */
const apart = ({ text }: Run) => /^(.*?)([^\p{L}\p{M}\p{N}]*)$/su.exec(text)?.slice(1) as [string, string];

/** Runs of a line from left to right, in the order in which they are drawn: right-to-left ones, and numbers after them, are reversed. */
export function drawnRuns(runs: readonly Run[]): Run[] {
  const drawn: Run[] = [];
  for (let at = 0; at < runs.length; ) {
    let end = at;
    while (runs[end]?.rightToLeft || (end > at && runs[end] && isNumber(runs[end] as Run))) end += 1;
    const group = runs.slice(at, end);
    const after = group.length ? apart(group.at(-1) as Run)[1] : '';
    for (const run of group.reverse()) {
      const [word, space] = apart(run);
      // the space after a number is to its left; the font places the one after a word
      if (!run.rightToLeft) drawn.push({ ...run, text: (run === group[0] ? '' : space) + word });
      else drawn.push(run === group[0] ? { ...run, text: word } : run);
    }
    if (after) drawn.push({ text: after, script: 'Inter', rightToLeft: false });
    if (end === at) drawn.push(runs[end++] as Run);
    at = end;
  }
  return drawn.filter(({ text }) => text);
}

/** Writes a text after the previous one, wrapping lines; `continued`: the next one continues the line. */
export function write(doc: PdfDocument, weight: Weight, text: string, { continued = false } = {}): PdfDocument {
  const runs = drawnRuns(runsOf(text));
  for (const [index, run] of runs.entries()) {
    setFont(doc, run, weight);
    doc.text(run.text, { ...featuresOf(run), continued: continued || index < runs.length - 1 });
  }
  return doc;
}

/** The width of a text on one line, in points. */
export const widthOf = (doc: PdfDocument, weight: Weight, size: number, text: string): number =>
  runsOf(text).reduce((sum, run) => {
    setFont(doc.fontSize(size), run, weight);
    return sum + doc.widthOfString(run.text, featuresOf(run));
  }, 0);

/** The distance from the top of the line to the baseline, as a fraction of the font size. */
const BASELINE = 0.97;

/**
 * Writes one line with its top left corner at a position, in points; a line that begins in Arabic or Hebrew is laid out
 * from the right.
 */
export function writeAt(doc: PdfDocument, weight: Weight, size: number, text: string, x: number, y: number): void {
  const runs = runsOf(text);
  if (runs[0]?.rightToLeft) {
    runs.reverse();
    // a space that ended a left-to-right run is now before it
    for (const run of runs) if (!run.rightToLeft) run.text = run.text.replace(/^(.*\S)(\s+)$/su, '$2$1');
  }
  let left = x;
  for (const [index, run] of runs.entries()) {
    const options = featuresOf(run);
    setFont(doc.fontSize(size), run, weight);
    doc.text(run.text, left, y + BASELINE * size, { ...options, baseline: 'alphabetic', lineBreak: false });
    if (index < runs.length - 1) left += doc.widthOfString(run.text, options);
  }
}
