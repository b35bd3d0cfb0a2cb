/** PDF documents with embedded fonts: Latin, Greek and Cyrillic in Inter, other scripts in their Noto Sans. */
import { fileURLToPath } from 'node:url';

export type PdfDocument = InstanceType<typeof import('pdfkit').default>;
export type Weight = 'Regular' | 'Bold';

/** Scripts that Inter does not have, and the characters set in each one's font. sql/checks/approval.sql lists what prints. */
const SCRIPTS: readonly { name: string; characters: RegExp; rightToLeft?: true }[] = [
  {
    name: 'Arabic',
    characters: /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/u,
    rightToLeft: true,
  },
  { name: 'Hebrew', characters: /[\u0590-\u05FF\uFB1D-\uFB4F]/u, rightToLeft: true },
  { name: 'Devanagari', characters: /[\u0900-\u097F]/u },
  { name: 'KR', characters: /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/u },
  { name: 'SC', characters: /[\u3000-\u312F\u3400-\u9FFF\uFF01-\uFF9F]/u },
];
const FAMILIES = ['Inter', ...SCRIPTS.map(({ name }) => name)];
const WEIGHTS = { Regular: '400Regular', Bold: '700Bold' } as const;

/** A font's file, such as `noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf`, by its family: Inter or a script of `scriptsOf`. */
export const fontFile = (family: string, weight: Weight): string => {
  const folder = family === 'Inter' ? 'inter' : `noto-sans-${family.toLowerCase()}`;
  const name = family === 'Inter' ? 'Inter' : `NotoSans${family}`;
  const file = `@expo-google-fonts/${folder}/${WEIGHTS[weight]}/${name}_${WEIGHTS[weight]}.ttf`;
  return fileURLToPath(import.meta.resolve(file));
};
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

/** The scripts of a text that Inter does not have, each once. */
export const scriptsOf = (text: string): string[] =>
  SCRIPTS.filter(({ characters }) => characters.test(text)).map(({ name }) => name);

type Run = { text: string; script: string };

/** Splits a text into runs of one font; characters without a script of their own join the preceding run. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const own = SCRIPTS.find(({ characters }) => characters.test(character))?.name;
    const script = own ?? (last && !/[\p{L}\p{N}]/u.test(character) ? last.script : 'Inter');
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

const fontOf = ({ script }: Run, weight: Weight) => `${script} ${weight}`;
const isRightToLeft = (run: Run | undefined) =>
  SCRIPTS.some(({ name, rightToLeft }) => rightToLeft && name === run?.script);
/**
 * Given any feature, pdfkit lays out a run as a whole, which keeps right-to-left text in order; otherwise it splits it.
 */
const featuresOf = (run: Run) => (isRightToLeft(run) ? { features: ['rtla'] } : {});

/** Writes a text after the previous one, wrapping lines; `continued`: the next one continues the line. */
export function write(doc: PdfDocument, weight: Weight, text: string, { continued = false } = {}): PdfDocument {
  const runs = runsOf(text);
  for (const [index, run] of runs.entries())
    doc
      .font(fontOf(run, weight))
      .text(run.text, { ...featuresOf(run), continued: continued || index < runs.length - 1 });
  return doc;
}

/** Characters without a glyph: spaces, and invisible marks. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * True if the fonts have a glyph for every character of a text. Reads pdfkit's private `_font`: there is no public API.
 */
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

/** The distance from the top of the line to the baseline, as a fraction of the font size. */
const BASELINE = 0.97;

/**
 * Writes one line with its top left corner at a position, in points; a line that begins in Arabic or Hebrew is laid out
 * from the right.
 */
export function writeAt(doc: PdfDocument, weight: Weight, size: number, text: string, x: number, y: number): void {
  const runs = runsOf(text);
  if (isRightToLeft(runs[0])) {
    runs.reverse();
    // a space that ended a left-to-right run is now before it
    for (const run of runs) if (!isRightToLeft(run)) run.text = run.text.replace(/^(.*\S)(\s+)$/su, '$2$1');
  }
  let left = x;
  for (const [index, run] of runs.entries()) {
    const options = featuresOf(run);
    doc.font(fontOf(run, weight)).fontSize(size);
    doc.text(run.text, left, y + BASELINE * size, { ...options, baseline: 'alphabetic', lineBreak: false });
    if (index < runs.length - 1) left += doc.widthOfString(run.text, options);
  }
}
