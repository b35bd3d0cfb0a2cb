import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { matches } from '../../ui/addressPattern.ts';

/** The portal build's manifest of pages; portal/build/pages.ts writes it and documents its fields. */
interface BuiltPages {
  pages: { pattern: string; scripts: string[]; styles: string[]; catalogs: Record<string, string[]> }[];
}

/**
 * Preload tags for what a URL needs besides the entry: its scripts, its messages in the language and its styles. The
 * browser then requests all of them at once instead of one after the other.
 */
export function preloadLinks({ pages }: BuiltPages, path: string, language: string): string {
  const page = pages.find(({ pattern }) => matches(pattern, path));
  if (!page) return '';
  return [
    ...page.styles.map((file) => `<link rel="preload" as="style" crossorigin href="/assets/portal/${file}" />`),
    ...[...page.scripts, ...(page.catalogs[language] ?? [])].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/portal/${file}" />`,
    ),
  ].join('\n    ');
}

/** Reads the build's manifest, again after every build; empty if there is none. */
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
