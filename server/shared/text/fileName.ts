const MAX_CHARACTERS = 60;
/** Two parts, a date and an ending stay below the 255 bytes of a name on common file systems. */
const MAX_BYTES = 100;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text as part of a file name on any system: no separators, control or direction characters; at most 60 characters and
 * 100 bytes, cut between characters as people see them.
 */
export function namePart(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{C}\u2028\u2029/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  let part = '';
  for (const { segment } of graphemes.segment(clean)) {
    const longer = part + segment;
    if (longer.length > MAX_CHARACTERS || Buffer.byteLength(longer) > MAX_BYTES) break;
    part = longer;
  }
  return part.replace(/^[. ]+|[. ]+$/g, '');
}
