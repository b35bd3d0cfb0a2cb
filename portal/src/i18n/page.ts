import { type ComponentType, lazy } from 'react';
import { loadCatalogue } from './i18n.ts';

/**
 * A page that is loaded when it is asked for, together with the words of the features that it shows.
 * `words`: names of folders below `features/`; one without an `es.json` is left as it is. A page's `first` is called when its
 * piece has come, with the second part of the address (the token of a link), to begin what it will ask for (lib/begun.ts).
 */
export function page<Props>(
  { words }: { words: readonly string[] },
  load: () => Promise<{ default: ComponentType<Props>; first?: (parameter: string) => void }>,
) {
  return lazy(async () => {
    const loading = load().then((module) => {
      module.first?.(globalThis.location.pathname.split('/')[2] ?? '');
      return module;
    });
    const [module] = await Promise.all([loading, loadCatalogue('common', ...words)]);
    return module;
  });
}
