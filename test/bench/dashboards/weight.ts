/** The size of the dashboards in the portal's build: bytes of brotli. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectDir } from '../../../db/settings.ts';
import type { BuiltPages } from '../../../portal/build/pages.ts';

export interface DashboardWeight {
  page: string;
  /** All script before the first content. */
  script: number;
  /** What the chart, the map and its counties load when they are needed. */
  chart: number;
  map: number;
  counties: number;
}

const PAGES = {
  'Campaign dashboard': '/campaign-dashboard/:token',
  'Seasonal dashboard': '/seasonal-dashboard/:token',
};

const folder = path.join(projectDir, 'dist/portal');
const sizeOf = (file: string): number => brotliCompressSync(readFileSync(path.join(folder, file))).length;
const sum = (files: readonly string[]): number => files.reduce((total, file) => total + sizeOf(file), 0);

/** Reads dist/portal. Throws when the portal has not been built. */
export function dashboardWeights(): DashboardWeight[] {
  const built: BuiltPages = JSON.parse(readFileSync(path.join(folder, '.vite/pages.json'), 'utf8'));
  const assets = readdirSync(path.join(folder, 'assets'));
  const lazy = (names: RegExp): number => {
    const files = assets.filter((file) => names.test(file) && file.endsWith('.js')).map((file) => `assets/${file}`);
    if (files.length === 0) throw new Error(`The portal's build has no chunk ${names}.`);
    return sum(files);
  };
  return Object.entries(PAGES).map(([page, pattern]) => {
    const own = built.pages.find((candidate) => candidate.pattern === pattern);
    if (!own) throw new Error(`The portal's build has no page ${pattern}.`);
    const scripts = new Set([...built.base, ...own.scripts, ...(own.catalogs.en ?? [])]);
    return {
      page,
      script: sum([...scripts].filter((file) => file.endsWith('.js'))),
      chart: lazy(/^SeasonTimeline-/),
      map: lazy(/^(GlMap|places|maplibre.*worker)-/),
      counties: lazy(/^counties-/),
    };
  });
}
