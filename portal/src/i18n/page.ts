import { type ComponentType, lazy } from 'react';
import { loadCatalogue } from './i18n.ts';

/**
 * A page that is loaded when it is asked for, together with the words of the features that it shows.
 * `features`: names of folders below `features/` that have an `es.json`.
 */
export function page<Props>(features: string[], load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [module] = await Promise.all([load(), loadCatalogue('common', ...features)]);
    return module;
  });
}
