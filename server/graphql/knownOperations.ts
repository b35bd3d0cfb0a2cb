import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpError } from '../http/errors.ts';
import { canonical, documentHash } from './canonical.ts';

/** Build-time list: SHA-256 (hex) of the canonical document to its text, collected from both apps by `npm run generate`. */
export type KnownOperations = Record<string, string>;

const FILE = join(import.meta.dirname, '..', 'generated', 'operations.json');
const MAX_REMEMBERED = 2000;

/** The list that the build wrote; empty when there is none. */
export function loadKnownOperations(): KnownOperations {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** Names of the operations in the list: for the log and the metrics. */
export const knownOperationNames = (): Set<string> =>
  new Set(
    Object.values(loadKnownOperations()).flatMap((text) =>
      [...text.matchAll(/^(?:query|mutation|subscription) (\w+)/gm)].map(([, name]) => name as string),
    ),
  );

/** The parts of a request that say what runs. */
export interface OperationBody {
  id?: unknown;
  documentId?: unknown;
  query?: unknown;
}

/**
 * Puts the document of a request in place. A document may be named by its hash or sent whole; where only known
 * operations run (production), one that is not in the list is refused with SL400.
 */
export function operationResolver(known: KnownOperations, onlyKnown: boolean): (body: OperationBody) => void {
  const accepted = new Set<string>();
  const isKnown = (query: string) => {
    if (accepted.has(query)) return true;
    try {
      if (!Object.hasOwn(known, documentHash(canonical(query)))) return false;
    } catch {
      return false; // not even GraphQL
    }
    if (accepted.size >= MAX_REMEMBERED) accepted.clear();
    accepted.add(query);
    return true;
  };
  return (body) => {
    const id = body.documentId ?? body.id;
    if (typeof id === 'string') {
      // own keys only: "constructor" is a word that every object knows
      const document = Object.hasOwn(known, id) ? known[id] : undefined;
      if (!document) throw new HttpError(400, 'Unknown operation.', 'SL400');
      body.query = document;
      return;
    }
    if (onlyKnown && (typeof body.query !== 'string' || body.query.length > 100_000 || !isKnown(body.query))) {
      throw new HttpError(400, 'Unknown operation.', 'SL400');
    }
  };
}
