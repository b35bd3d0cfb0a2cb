/** Place suggestions while typing. */
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { useLookup } from '../../lib/useLookup.ts';
import { findPlaces, type Place } from './places.ts';

/** Milliseconds after the last key until suggestions are requested. */
const pause = 250;

/** The places that match `query`; null while they load, and without a query. */
export const usePlaces = (query: string | null, access: RequestOptions): Place[] | 'failed' | null =>
  useLookup(query, pause, (text, signal) => findPlaces(text, { ...access, signal }).catch(() => 'failed' as const))
    ?.result ?? null;
