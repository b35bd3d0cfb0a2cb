import { type ComponentType, lazy } from 'react';
import { loadCatalog } from './i18n.ts';

interface RouteEntry {
  readonly catalogs: readonly string[];
}

/** The loader of each page, by its route. */
const loaders = new Map<RouteEntry, () => Promise<unknown>>();

/**
 * A lazy page that loads with the message catalogs of the features it shows.
 * `catalogs`: names of folders below `features/`; one without an `es.json` is skipped. If the page's module exports
 * `prefetch`, it is called once the module has loaded, with the second path segment (the token of a link), to start the
 * page's queries before it renders (lib/prefetch.ts).
 */
export function page<Props>(
  route: RouteEntry,
  load: () => Promise<{ default: ComponentType<Props>; prefetch?: (parameter: string) => void }>,
) {
  const loadAll = async () => {
    const loading = load().then((module) => {
      module.prefetch?.(globalThis.location.pathname.split('/')[2] ?? '');
      return module;
    });
    const [module] = await Promise.all([loading, loadCatalog('common', ...route.catalogs)]);
    return module;
  };
  let loaded: ReturnType<typeof loadAll> | null = null;
  const loadOnce = () => {
    loaded ??= loadAll();
    return loaded;
  };
  loaders.set(route, loadOnce);
  return lazy(loadOnce);
}

/** Loads a page and its message catalogs before it is rendered. A failed load is reported when the page renders. */
export async function preloadPage(route: RouteEntry): Promise<void> {
  await loaders
    .get(route)?.()
    .catch(() => undefined);
}
