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

/** Sets a run's font. fontkit throws on a mark for which the font has no place: it is then laid out without MARKS. */
function setFont(doc: PdfDocument, { script }: Run, weight: Weight): void {
  const { font } = doc.font(`${script} ${weight}`)._font;
  if (guarded.has(font)) return;
  guarded.add(font);
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, { ...features, ...MARKS });
    }
  };
}

/**
 * Given any feature, pdfkit lays out a run as a whole, which keeps right-to-left text in order; otherwise it splits it.
 */
const featuresOf = ({ rightToLeft }: Run) => (rightToLeft ? { features: { rtla: true } } : {});

/** Writes a text after the previous one, wrapping lines; `continued`: the next one continues the line. */
export function write(doc: PdfDocument, weight: Weight, text: string, { continued = false } = {}): PdfDocument {
  const runs = runsOf(text);
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
