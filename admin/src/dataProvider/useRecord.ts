import { type RaRecord, type UseGetOneOptions, useGetOne } from 'react-admin';

/**
 * Cache key of complete records: react-admin also caches list rows as records, without this key, and rows lack fields
 * that the record's page shows.
 */
export const wholeRecord = { whole: true };

/** Reads one record with all fields of its `…One` document. */
export const useRecord = <Row extends RaRecord>(resource: string, id: number, options?: UseGetOneOptions<Row>) =>
  useGetOne<Row>(resource, { id, meta: wholeRecord }, options);
