import type pg from 'pg';
import type { KeyedRequest } from '../shared/keyedRequest.ts';

/**
 * Records the transaction that a step of a mutation writes in: the audit log stores its id with every row, so it
 * identifies the change. Keyed by the settings object that the step passes to the database.
 */
export interface Change {
  /** The request of the step; its transactions are done once. */
  request?: KeyedRequest | undefined;
  /** Runs in the step's transaction after its work; an error rolls it back. */
  beforeCommit?: ((client: pg.ClientBase) => Promise<void>) | undefined;
  /** Decimal; null until the step has reached the database. */
  transactionId: string | null;
}

const watched = new WeakMap<object, Change>();

/** Records in `change` which transactions begin with these settings, until the returned function is called. */
export function watchChange(settings: object, change: Change): () => void {
  watched.set(settings, change);
  return () => watched.delete(settings);
}

/** Where to record the id of a transaction that begins with these settings; undefined for reads. */
export const changeUnder = (settings: object): Change | undefined => watched.get(settings);
