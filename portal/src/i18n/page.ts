import { type ComponentType, lazy } from 'react';
import { loadCatalogue } from './i18n.ts';

/**
 * A page that is loaded when it is asked for, together with the words of the features that it shows.
 * `words`: names of folders below `features/`; one without an `es.json` is left as it is.
 */
export function page<Props>(
  { words }: { words: readonly string[] },
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadCatalogue('common', ...words)]);
    return module;
  });
}
