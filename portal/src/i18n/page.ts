import { type ComponentType, lazy } from 'react';
import { loadCatalogue } from './i18n.ts';

interface Piece {
  readonly words: readonly string[];
}

/** How each page is brought, by its piece. */
const brings = new Map<Piece, () => Promise<unknown>>();

/**
 * A page that is loaded when it is asked for, together with the words of the features that it shows.
 * `words`: names of folders below `features/`; one without an `es.json` is left as it is. A page's `first` is called when its
 * piece has come, with the second part of the address (the token of a link), to begin what it will ask for (lib/begun.ts).
 */
export function page<Props>(
  piece: Piece,
  load: () => Promise<{ default: ComponentType<Props>; first?: (parameter: string) => void }>,
) {
  const bring = async () => {
    const loading = load().then((module) => {
      module.first?.(globalThis.location.pathname.split('/')[2] ?? '');
      return module;
    });
    const [module] = await Promise.all([loading, loadCatalogue('common', ...piece.words)]);
    return module;
  };
  let brought: ReturnType<typeof bring> | null = null;
  const once = () => {
    brought ??= bring();
    return brought;
  };
  brings.set(piece, once);
  return lazy(once);
}

/** Brings a page with its words before it is shown. One that does not come says so when it is shown. */
export async function bringPage(piece: Piece): Promise<void> {
  await brings
    .get(piece)?.()
    .catch(() => undefined);
}
