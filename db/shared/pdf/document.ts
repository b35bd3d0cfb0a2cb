/** PDF documents whose fonts are embedded: Latin, Greek and Cyrillic in Inter, Arabic in Noto Sans Arabic. */
import { fileURLToPath } from 'node:url';

export type PdfDocument = InstanceType<typeof import('pdfkit').default>;
export type Weight = 'Regular' | 'Bold';

const ARABIC = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/u;
const FONTS: readonly [name: string, file: string][] = [
  ['Inter Regular', 'inter/400Regular/Inter_400Regular.ttf'],
  ['Inter Bold', 'inter/700Bold/Inter_700Bold.ttf'],
  ['Arabic Regular', 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'],
  ['Arabic Bold', 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'],
];
type Options = Omit<ConstructorParameters<typeof import('pdfkit').default>[0], 'size' | 'lang' | 'displayTitle'>;

/** Draws a document of Letter pages; `created` and the drawing decide every byte. */
export async function pdfOf(options: Options, draw: (doc: PdfDocument) => void | Promise<void>): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit'); // large, and rarely needed
  const doc = new PDFDocument({ ...options, size: 'LETTER', lang: 'en-US', displayTitle: true });
  for (const [name, file] of FONTS)
    doc.registerFont(name, fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`)));
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  await draw(doc);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

type Run = { text: string; arabic: boolean };

/** A text in pieces of one font each; what has no script of its own goes with what stands before it. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const arabic = ARABIC.test(letter) || (last?.arabic === true && !/[\p{L}\p{N}]/u.test(letter));
    if (last?.arabic === arabic) last.text += letter;
    else runs.push({ text: letter, arabic });
  }
  return runs;
}

const fontOf = ({ arabic }: Run, weight: Weight) => `${arabic ? 'Arabic' : 'Inter'} ${weight}`;
const featuresOf = ({ arabic }: Run) => (arabic ? { features: ['rtla'] } : {});

/** Writes a text where the last one ended, wrapping lines; `continued`: the next one follows in the same line. */
export function write(doc: PdfDocument, weight: Weight, text: string, { continued = false } = {}): PdfDocument {
  const runs = runsOf(text);
  for (const [index, run] of runs.entries())
    doc
      .font(fontOf(run, weight))
      .text(run.text, { ...featuresOf(run), continued: continued || index < runs.length - 1 });
  return doc;
}

/** What needs no glyph: blanks, and marks that are never drawn. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether the fonts have a glyph for every character of a text. Reads pdfkit's private `_font`: it has no public way to ask. */
export const isWritable = (doc: PdfDocument, text: string): boolean =>
  runsOf(text).every((run) => {
    const { font } = doc.font(fontOf(run, 'Regular'))._font;
    return [...run.text].every(
      (character) => INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
  });

/** The width of a text on one line, in points. */
export const widthOf = (doc: PdfDocument, weight: Weight, size: number, text: string): number =>
  runsOf(text).reduce(
    (sum, run) => sum + doc.font(fontOf(run, weight)).fontSize(size).widthOfString(run.text, featuresOf(run)),
    0,
  );

/** Of a line's height, how far below its top letters stand. */
const BASELINE = 0.97;

/** Writes one line with its top left corner at a place, in points; a line that begins in Arabic runs from the right. */
export function writeAt(doc: PdfDocument, weight: Weight, size: number, text: string, x: number, y: number): void {
  const runs = runsOf(text);
  if (runs[0]?.arabic) runs.reverse();
  let left = x;
  for (const [index, run] of runs.entries()) {
    const options = featuresOf(run);
    doc.font(fontOf(run, weight)).fontSize(size);
    doc.text(run.text, left, y + BASELINE * size, { ...options, baseline: 'alphabetic', lineBreak: false });
    if (index < runs.length - 1) left += doc.widthOfString(run.text, options);
  }
}
