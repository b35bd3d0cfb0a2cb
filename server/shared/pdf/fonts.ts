/** The fonts of PDF documents: Latin, Greek and Cyrillic in Inter, other scripts and emoji in their Noto font. */
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

export type Weight = 'Regular' | 'Bold';

/** Scripts that Inter does not have, and the characters set in each one's font. sql/checks/approval.sql lists what checks print. */
const SCRIPTS: readonly { name: string; characters: RegExp; rightToLeft?: true }[] = [
  {
    name: 'Arabic',
    characters: /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFC]/u,
    rightToLeft: true,
  },
  { name: 'Hebrew', characters: /[\u0590-\u05FF\uFB1D-\uFB4F]/u, rightToLeft: true },
  { name: 'Devanagari', characters: /[\u0900-\u097F]/u },
  { name: 'Gurmukhi', characters: /[\u0A00-\u0A7F]/u },
  { name: 'Tamil', characters: /[\u0B80-\u0BFF]/u },
  { name: 'Thai', characters: /[\u0E00-\u0E7F]/u },
  { name: 'Ethiopic', characters: /[\u1200-\u139F\u2D80-\u2DDF\uAB00-\uAB2F]/u },
  { name: 'Khmer', characters: /[\u1780-\u17FF\u19E0-\u19FF]/u },
  { name: 'KR', characters: /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/u },
  { name: 'SC', characters: /[\u3000-\u312F\u3400-\u9FFF\uFF01-\uFF9F]/u },
  { name: 'Emoji', characters: /[\p{Emoji_Presentation}\u2600-\u27BF\u{1F000}-\u{1FAFF}]|\u20E3|\uFE0F/u },
];
export const FAMILIES = ['Inter', ...SCRIPTS.map(({ name }) => name)];
const WEIGHTS = { Regular: '400Regular', Bold: '700Bold' } as const;

/** The fonts of more than ten thousand characters: their packages, files and names within documents. */
const LARGE: Readonly<Record<string, { from: string; file: string; name: string }>> = {
  KR: { from: '@embedpdf/fonts-kr', file: 'NotoSansKR', name: 'Noto Sans Korean' },
  SC: { from: '@embedpdf/fonts-sc', file: 'NotoSansHans', name: 'Noto Sans S Chinese' },
};

/** A font's name within documents, by its family: Inter or a script. */
export const fontName = (family: string): string =>
  LARGE[family]?.name ?? (family === 'Inter' ? family : family === 'Emoji' ? 'Noto Emoji' : `Noto Sans ${family}`);

/** A font's file, such as `noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf`, by its family. */
export const fontFile = (family: string, weight: Weight): string => {
  const large = LARGE[family];
  if (large) return fileURLToPath(new URL(`../fonts/${large.file}-${weight}.otf`, import.meta.resolve(large.from)));
  const folder = fontName(family).toLowerCase().replaceAll(' ', '-');
  const file = `${WEIGHTS[weight]}/${fontName(family).replaceAll(' ', '')}_${WEIGHTS[weight]}.ttf`;
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${file}`));
};

const opened = new Map<string, Font>();
function openFont(family: string): Font {
  const font = opened.get(family) ?? openSync(fontFile(family, 'Regular'));
  opened.set(family, font);
  return font;
}

/** Characters without a glyph: spaces, and invisible marks. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/u;
const hasGlyph = (family: string, character: string): boolean =>
  INVISIBLE.test(character) || openFont(family).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
const hasGlyphs = (family: string, text: string): boolean => [...text].every((char) => hasGlyph(family, char));

/** Control characters, those that PDF/UA forbids, and direction controls: with a tab they end typst's process. */
const FORBIDDEN = /(?![\n\r])[\p{Cc}\uFEFF\uFFFE\u202A-\u202E\u2066-\u2069]/gu;
const PLAIN = /^[\n\r\x20-\x7E]*$/;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Digits run from left to right in every script. */
const DIGIT = /\p{Nd}/u;

/** Text set in one font: that of a script, or Inter. */
export type Run = { text: string; script: string; rightToLeft: boolean };

/**
 * Splits a text into runs of one font. Characters without a script of their own join the preceding run if its font has
 * them. A character that no font has becomes "?", a mark on another one is left out; both are added to `replaced`.
 */
export function runsOf(text: string, replaced: Set<string> = new Set()): Run[] {
  if (PLAIN.test(text)) return text ? [{ text, script: 'Inter', rightToLeft: false }] : [];
  const runs: Run[] = [];
  for (const { segment } of graphemes.segment(
    text
      .normalize('NFC')
      .replace(/[\t\u2028\u2029]/g, ' ')
      .replace(FORBIDDEN, ''),
  )) {
    const last = runs.at(-1);
    const own = SCRIPTS.find(({ characters }) => characters.test(segment));
    const stays = last && last.script !== 'Emoji' && !/[\p{L}\p{N}]/u.test(segment); // emoji have a wide space
    const preferred = own?.name ?? (stays ? last.script : undefined);
    const families = [...(preferred ? [preferred] : []), 'Inter', 'Emoji'];
    const [base = ''] = segment;
    const script =
      families.find((family) => hasGlyphs(family, segment)) ??
      families.find((family) => hasGlyph(family, base)) ??
      'Inter';
    const shown = [...segment]
      .map((character, index) => {
        if (hasGlyph(script, character)) return character;
        replaced.add(character);
        return index === 0 ? '?' : '';
      })
      .join('');
    const joins = last?.script === script && !/[\p{L}\p{M}\p{N}]/u.test(segment);
    const rightToLeft = joins
      ? last.rightToLeft
      : !DIGIT.test(base) && SCRIPTS.some((known) => known.rightToLeft && known.name === script);
    if (last?.script === script && last.rightToLeft === rightToLeft) last.text += shown;
    else runs.push({ text: shown, script, rightToLeft });
  }
  return runs;
}

/** Words that are longer than a column; Thai and Khmer write sentences without spaces. */
const LONG_WORD = /[^\s\p{Script=Thai}\p{Script=Khmer}]{25,}|\S{100,}/gu;
/** Lets long words break anywhere. */
const breakable = (text: string): string =>
  text.replace(LONG_WORD, (word) => [...graphemes.segment(word)].map(({ segment }) => segment).join('\u200B'));

/** A text as the fonts can show it, see `runsOf`, whose long words may break anywhere; adds the families of its fonts to `families`. */
export const shownText = (text: string, replaced: Set<string>, families: Set<string>): string =>
  breakable(
    runsOf(text, replaced)
      .map((run) => {
        families.add(run.script);
        return run.text;
      })
      .join(''),
  );

/** True if the fonts have a glyph for every character of a text. */
export function isWritable(text: string): boolean {
  const replaced = new Set<string>();
  runsOf(text, replaced);
  return replaced.size === 0;
}
