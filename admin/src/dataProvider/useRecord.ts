import { type RaRecord, type UseGetOneOptions, useGetOne } from 'react-admin';

/**
 * Marks reads of whole records in the cache: react-admin also caches the rows of lists as records, under no mark, and a row
 * lacks fields that the record's page shows.
 */
export const wholeRecord = { whole: true };

/** Reads one record with all fields of its `…One` document. */
export const useRecord = <Row extends RaRecord>(resource: string, id: number, options?: UseGetOneOptions<Row>) =>
  useGetOne<Row>(resource, { id, meta: wholeRecord }, options);
