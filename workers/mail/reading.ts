/** What loaders read with. Loaders of one batch run side by side; what they ask in the same moment is asked at once. */
import { linkPath, type PageLinkKind, signLink } from '../../db/shared/links.ts';
import { type MintQuery, mintLinks } from '../../db/shared/mintLink.ts';
import type { MailEnv } from './env.ts';
import type { Reading } from './template.ts';

/** Collects the ids that are asked for until the running code pauses, asks once, and hands each its part. */
function together<T>(ask: (ids: number[]) => Promise<Map<number, T>>): (id: number) => Promise<T | undefined> {
  let waiting: { ids: Set<number>; answer: Promise<Map<number, T>> } | null = null;
  return async (id) => {
    if (!waiting) {
      const ids = new Set<number>();
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null;
        return ask([...ids]);
      });
      waiting = { ids, answer };
    }
    waiting.ids.add(id);
    return (await waiting.answer).get(id);
  };
}

export interface ReadingOptions {
  query: MintQuery;
  /** Runs the statements that make links, for a renderer whose own rights do not reach the private schema. */
  mintQuery: MintQuery;
  env: MailEnv;
}

/** What the loaders of one batch share; `recipient` is each mail's own. */
export async function openReading({ query, mintQuery, env }: ReadingOptions): Promise<Omit<Reading, 'recipient'>> {
  const [clock] = await query<{ today: string }>('select app_public.today()::text as today', []);
  const [instant] = await mintQuery<{ now: number }>(
    'select floor(extract(epoch from app_private.clock()))::float8 as now',
    [],
  );
  const now = instant?.now ?? 0;
  const readers = new Map<string, (id: number) => Promise<Record<string, unknown>[] | undefined>>();
  const minters = new Map<PageLinkKind, (id: number) => Promise<string | undefined>>();
  return {
    query,
    env,
    today: clock?.today ?? '',
    async rows<Row extends Record<string, unknown>>(statement: string, id: number) {
      let reader = readers.get(statement);
      if (!reader) {
        reader = together(async (ids) => {
          const found = new Map<number, Record<string, unknown>[]>();
          for (const row of await query<{ key: number }>(statement, [ids])) {
            const list = found.get(row.key);
            if (list) list.push(row);
            else found.set(row.key, [row]);
          }
          return found;
        });
        readers.set(statement, reader);
      }
      return ((await reader(id)) ?? []) as Row[];
    },
    async pageLink(kind, id) {
      let minter = minters.get(kind);
      if (!minter) {
        minter = together((ids) => mintLinks(mintQuery, env.secret, now, kind, ids));
        minters.set(kind, minter);
      }
      const token = await minter(id);
      return token === undefined ? null : env.publicUrl + linkPath(kind, token);
    },
    accountLink: (kind, id, v) => env.publicUrl + linkPath(kind, signLink({ kind, id, v }, env.secret, now)),
    page: (path) => env.publicUrl + path,
  };
}
