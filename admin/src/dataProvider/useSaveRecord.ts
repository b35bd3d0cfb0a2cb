import { type RaRecord, useCreate, useUpdate } from 'react-admin';
import { retryTwice } from './errors.ts';

/**
 * Saves a record of a resource from a custom form: creates it, or updates the fields that differ from `previous`.
 * Rejects with the API's error, which the form shows.
 */
export function useSaveRecord(resource: string) {
  const [create] = useCreate();
  const [update] = useUpdate(undefined, undefined, { retry: retryTwice });
  return (data: object, previous?: RaRecord): Promise<unknown> =>
    previous
      ? update(
          resource,
          { id: previous.id, data, previousData: previous },
          { returnPromise: true, mutationMode: 'pessimistic' },
        )
      : create(resource, { data }, { returnPromise: true });
}
