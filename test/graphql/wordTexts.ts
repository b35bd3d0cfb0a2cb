import { unzipped } from '../harness/zip.ts';

/** The paragraphs of a Word file in order, including table cells, as a reader sees them. */
export const wordTexts = (file: Buffer): string[] =>
  [...(unzipped(file).get('word/document.xml') ?? '').matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
  );
