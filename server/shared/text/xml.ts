/** Text within XML, as office files contain it. */

/** Removes what XML 1.0 cannot contain: control characters, unpaired surrogates, U+FFFE and U+FFFF. */
export const xmlText = (text: string): string =>
  text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 forbids
    /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
    '',
  );

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as the content of an element or attribute: escaped, and without what XML cannot contain. */
export const escapedXml = (text: string): string => xmlText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');
