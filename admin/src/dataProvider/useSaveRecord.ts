import { type RaRecord, useCreate, useDelete, useUpdate } from 'react-admin';
import { twiceMore } from './errors.ts';

const WAIT = { returnPromise: true, mutationMode: 'pessimistic' } as const;

/**
 * Saves a record of a resource from a dialog: creates it, or changes the fields that differ from `previous`. Rejects with the
 * API's error, which the dialog shows.
 */
export function useSaveRecord(resource: string) {
  const [create] = useCreate();
  const [update] = useUpdate(undefined, undefined, { retry: twiceMore });
  return (data: object, previous?: RaRecord): Promise<unknown> =>
    previous
      ? update(resource, { id: previous.id, data, previousData: previous }, WAIT)
      : create(resource, { data }, { returnPromise: true });
}

/** Deletes a record of a resource; rejects with the API's error. */
export function useDeleteRecord(resource: string) {
  const [remove] = useDelete();
  return (record: RaRecord): Promise<unknown> => remove(resource, { id: record.id, previousData: record }, WAIT);
}
