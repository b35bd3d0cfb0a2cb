import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Query } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { canonical, documentHash } from './canonical.ts';

/**
 * The build's list of operations: `documentHash` of the canonical document to its text, collected from both apps by
 * `npm run generate`.
 */
export type KnownOperations = Record<string, string>;

/** The form of a document's id (canonical.ts). */
export const DOCUMENT_ID = /^[\w-]{10}$/;
const FILE = join(import.meta.dirname, '..', 'generated', 'operations.json');
/** Maximum number of cached request texts that are in the list. */
const MAX_CACHED = 1000;
const LONGEST_REMEMBERED = 8000;
/** The longest document of the apps has 4,000 characters; longer texts (comments, spaces) are looked up each time. */
const LONGEST = 20_000;

/** The list that the build wrote; empty if there is none. */
export function loadKnownOperations(): KnownOperations {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Names of the operations in the list, for log and metrics. */
export const knownOperationNames = (): Set<string> =>
  new Set(
    Object.values(loadKnownOperations()).flatMap((text) =>
      [...text.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)].map(([, name]) => name as string),
    ),
  );

/** The id by which a body names its document; undefined if it has none. */
export const documentIdOf = ({ documentId, id }: OperationBody): string | undefined =>
  [documentId ?? id].find((given) => typeof given === 'string') as string | undefined;

/**
 * Shares the operations with servers of other versions on this database: pages stay open while versions change. Returns
 * a function that looks up the document that a body names by its id and adds it to `known`; the function returns
 * undefined if there is nothing to look up.
 */
export async function shareOperations(
  known: KnownOperations,
  query: Query,
): Promise<(body: OperationBody) => Promise<void> | undefined> {
  await query('select app_private.register_operations($1)', [JSON.stringify(known)]);
  return (body) => {
    const id = documentIdOf(body);
    if (id === undefined || !DOCUMENT_ID.test(id) || Object.hasOwn(known, id)) return undefined;
    return query<{ document: string | null }>('select app_private.known_operation($1) as document', [id]).then(
      ([row]) => {
        if (row?.document) known[id] = row.document;
      },
    );
  };
}

/** The parts of a request that determine what runs. */
export interface OperationBody {
  id?: unknown;
  documentId?: unknown;
  query?: unknown;
}

/**
 * Sets the document of a request. A document may be named by its hash or sent as text; where only known operations run
 * (production), one that is not in the list is refused with SL400, and one that is runs as it is in the list: then
 * later caches contain each document once, whatever its layout. `anyDocument`: set for keys, whose documents are their own.
 */
export function operationResolver(
  known: KnownOperations,
  onlyKnown: boolean,
): (body: OperationBody, anyDocument?: boolean) => void {
  const remembered = new Map<string, string>();
  // own keys only: every object has a "constructor"
  const byHash = (hash: string) => (Object.hasOwn(known, hash) ? known[hash] : undefined);
  const byText = (query: unknown): string | undefined => {
    if (typeof query !== 'string' || query.length > LONGEST) return undefined;
    const found = remembered.get(query);
    if (found !== undefined) return found;
    let document: string | undefined;
    try {
      document = byHash(documentHash(canonical(query)));
    } catch {
      return undefined; // not even GraphQL
    }
    if (document === undefined || query.length > LONGEST_REMEMBERED) return document;
    if (remembered.size >= MAX_CACHED) remembered.clear();
    remembered.set(query, document);
    return document;
  };
  return (body, anyDocument = false) => {
    const id = documentIdOf(body);
    if (id === undefined && (anyDocument || !onlyKnown)) return;
    const document = id === undefined ? byText(body.query) : byHash(id);
    if (!document) throw new HttpError(400, 'Unknown operation.', 'SL400');
    body.query = document;
  };
}
