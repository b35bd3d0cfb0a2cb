/**
 * The transaction that a step of a mutation writes in: its id is what the audit log keeps with every row, so it names the
 * change. Known by the settings object that the step hands to the database.
 */
export interface Change {
  /** Decimal; null before the step has reached the database. */
  transactionId: string | null;
}

const watched = new WeakMap<object, Change>();

/** Notes in `change` which transactions begin under these settings, until the returned function is called. */
export function watchChange(settings: object, change: Change): () => void {
  watched.set(settings, change);
  return () => watched.delete(settings);
}

/** Where to note the id of a transaction that begins under these settings; undefined for reads. */
export const changeUnder = (settings: object): Change | undefined => watched.get(settings);
