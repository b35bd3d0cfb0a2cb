/** Place suggestions while typing. */
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { useLookup } from '../../lib/useLookup.ts';
import { findPlaces, type Place } from './places.ts';

/** Milliseconds after the last key until suggestions are requested. */
const pause = 250;

/** The places that match `question`; null while they load, and without a question. */
export const usePlaces = (question: string | null, access: RequestOptions): Place[] | 'failed' | null =>
  useLookup(question, pause, (text, signal) => findPlaces(text, { ...access, signal }).catch(() => 'failed' as const))
    ?.answer ?? null;
