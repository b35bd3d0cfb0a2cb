/** Reads a PDF back: its text by page, and the tags that assistive technology reads. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfTag {
  role: string;
  alt?: string;
  children: PdfTag[];
}
export interface ReadPdf {
  pages: string[];
  title: string | null;
  language: string | null;
  tagged: boolean;
  /** Every tag of every page, in reading order. */
  tags: PdfTag[];
}

type Node = { role?: string; alt?: string; children?: Node[] };

const tagOf = ({ role = '', alt, children = [] }: Node): PdfTag => ({
  role,
  ...(alt === undefined ? {} : { alt }),
  children: children.filter((child) => child.role).map(tagOf),
});
const all = (tag: PdfTag): PdfTag[] => [tag, ...tag.children.flatMap(all)];

/** The content of a PDF. Throws if it is none. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const about = info as { Title?: string; Language?: string };
  const pages: string[] = [];
  const tags: PdfTag[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) tags.push(...all(tagOf(tree)));
  }
  const mark = (await document.getMarkInfo()) as Map<string, boolean> | null;
  await task.destroy();
  return {
    pages,
    title: about.Title ?? null,
    language: about.Language ?? null,
    tagged: mark?.get('Marked') === true,
    tags,
  };
}
