/** Changes made by this user, published by the data provider to its listeners. */

/** A successful mutation; `changeId` identifies its rows in the audit log, null if nothing was written. */
export type MadeChange = { changeId: string | null } & (
  | {
      kind: 'record';
      resource: string;
      method: 'create' | 'update' | 'updateMany' | 'delete';
      // biome-ignore lint/suspicious/noExplicitAny: as react-admin's parameters and records
      params: any;
      // biome-ignore lint/suspicious/noExplicitAny: as react-admin's parameters and records
      data: any;
    }
  | { kind: 'operation'; operation: string; variables: unknown; data: unknown }
);

type Listener = (change: MadeChange) => void;
const listeners = new Set<Listener>();

/** Calls `listener` for every change from now on; returns a function that unsubscribes. */
export function onMadeChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function publishMadeChange(change: MadeChange): void {
  for (const listener of listeners) listener(change);
}

/** The change id in a mutation's result, which has one root field. */
export function changeIdOf(data: unknown): string | null {
  const [payload] = Object.values((data ?? {}) as Record<string, { changeId?: string | null } | null>);
  return payload?.changeId ?? null;
}
