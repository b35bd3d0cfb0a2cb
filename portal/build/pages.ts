/** Writes a manifest of the built files of each page, so that the server can preload them with the HTML. */
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type RouteEntry, routeManifest } from '../src/app/routeManifest.ts';
import { catalogId } from '../src/i18n/catalogs.ts';
import { patterns } from '../src/lib/paths.ts';

const LANGUAGES = ['en', 'es'];
const features = path.resolve(import.meta.dirname, '../src/features');

/** The content of `.vite/pages.json`; file names are relative to the build folder. */
export interface BuiltPages {
  /** Files of every page; index.html references them itself. */
  base: string[];
  pages: BuiltPage[];
}
/** The additional files of a page. */
export interface BuiltPage {
  /** Its path pattern: `/accept-offer/:token`; a segment with `?` is optional. */
  pattern: string;
  scripts: string[];
  styles: string[];
  /** Its message catalogs by language. */
  catalogs: Record<string, string[]>;
}

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** Writes `.vite/pages.json`; a page in app/routeManifest.ts whose file is not a chunk of its own fails the build. */
export function pages(): Plugin {
  return {
    name: 'sideline-pages',
    enforce: 'post',
    // only this plugin reads the modules' names, and each page loads the manifest
    transform: (code, id) =>
      id.endsWith('/routeManifest.ts') ? code.replaceAll(/module: *(["'])[^"']+\1,/g, '') : null,
    generateBundle(_options, bundle: Bundle) {
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(builtPages(bundle), null, 1),
      });
    },
  };
}

function builtPages(bundle: Bundle): BuiltPages {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));
  const base = closure(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
  );
  const built = Object.entries(routeManifest).map(([name, route]: [string, RouteEntry]): BuiltPage => {
    const module = path.join(features, route.module);
    const root = chunkOf.get(module);
    if (!root) throw new Error(`${module} is named in app/routeManifest.ts, but App loads no such page.`);
    const own = [...closure(bundle, [root])].filter((chunk) => !base.has(chunk));
    const catalogs = (language: string) =>
      ['common', ...route.catalogs].flatMap((feature) => chunkOf.get(catalogId(feature, language))?.fileName ?? []);
    return {
      pattern: patterns[name as keyof typeof patterns],
      scripts: own.map((chunk) => chunk.fileName),
      styles: own.flatMap(stylesOf),
      catalogs: Object.fromEntries(LANGUAGES.map((language) => [language, catalogs(language)])),
    };
  });
  return { base: [...base].map((chunk) => chunk.fileName), pages: built };
}

/** The chunks and all chunks that they import statically. */
function closure(bundle: Bundle, roots: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) follow(bundle[name]);
  };
  roots.forEach(follow);
  return found;
}

const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
];
