import { useState } from 'react';
import { type RaRecord, useUpdateMany } from 'react-admin';
import { ApiError } from '../../../ui/graphql.ts';

/** Why a record could not be changed; `conflict` if somebody has changed it since it was read. */
export type Failure = { id: number; message: string; conflict?: { version: number; changedBy: string | null } };

/** The records that a bulk update was rejected for, with reasons, from the API's error. */
export const failuresOf = (error: unknown): Failure[] =>
  error instanceof ApiError && Array.isArray(error.details.failures) ? (error.details.failures as Failure[]) : [];

/**
 * Sets the same values on records, all or none, unless one of them has a newer version than the one that was read
 * (R25). Rejects with the API's error; `failures` names the records. After conflicts the next update overwrites them.
 */
export function useBulkUpdate(resource: string, records: readonly RaRecord[]) {
  const [failures, setFailures] = useState<Failure[]>([]);
  const [updateMany, { isPending }] = useUpdateMany();
  const update = async (data: object) => {
    setFailures([]);
    const newer = new Map(failures.map(({ id, conflict }) => [id, conflict?.version]));
    const versions = records.map(({ id, version }) => newer.get(Number(id)) ?? version);
    try {
      const ids = records.map(({ id }) => id);
      await updateMany(
        resource,
        { ids, data, meta: { versions } },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      setFailures(failuresOf(error));
      throw error;
    }
  };
  return { update, failures, isPending };
}

/** The reason of a failure; a conflict names who changed the record. */
export const reasonOf = ({ message, conflict }: Failure): string =>
  conflict?.changedBy ? `${conflict.changedBy} changed this in the meantime.` : message;
