import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { matches } from '../../ui/addressPattern.ts';

/** What the portal's build says of its pages; portal/build/pages.ts writes it and tells what the names mean. */
interface BuiltPages {
  pages: { pattern: string; scripts: string[]; styles: string[]; words: Record<string, string[]> }[];
}

/**
 * The elements of a page's head that name what the address will need besides the entry: its scripts, its words in the
 * language and its styles. A browser then asks for all of them at once instead of one after the other.
 */
export function preloadLinks({ pages }: BuiltPages, path: string, language: string): string {
  const page = pages.find(({ pattern }) => matches(pattern, path));
  if (!page) return '';
  return [
    ...page.styles.map((file) => `<link rel="preload" as="style" crossorigin href="/assets/portal/${file}" />`),
    ...[...page.scripts, ...(page.words[language] ?? [])].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/portal/${file}" />`,
    ),
  ].join('\n    ');
}

/** Reads what a build left, again when it was built anew; a build that says nothing of its pages has none. */
export function builtPages(folder: string): () => Promise<BuiltPages> {
  const file = join(folder, '.vite/pages.json');
  let kept: { modified: number; pages: BuiltPages } | null = null;
  return async () => {
    const modified = (await stat(file).catch(() => null))?.mtimeMs ?? 0;
    if (kept?.modified !== modified)
      kept = { modified, pages: modified ? JSON.parse(await readFile(file, 'utf8')) : { pages: [] } };
    return kept.pages;
  };
}
