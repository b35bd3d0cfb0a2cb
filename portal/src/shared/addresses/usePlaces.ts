/** Debounced place suggestions while typing. */
import { useEffect, useState } from 'react';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { findPlaces, type Place } from './places.ts';

/** Debounce in milliseconds before suggestions are requested. */
const pause = 250;

export type FoundPlaces = Place[] | 'failed' | null;

/** The places that match `question`; null while they load, and without a question. */
export function usePlaces(question: string | null, access: RequestOptions): FoundPlaces {
  const [found, setFound] = useState<FoundPlaces>(null);
  useEffect(() => {
    if (question === null) return setFound(null);
    let current = true;
    const later = setTimeout(() => {
      findPlaces(question, access)
        .then((places) => current && setFound(places))
        .catch(() => current && setFound('failed'));
    }, pause);
    return () => {
      current = false;
      clearTimeout(later);
    };
  }, [question, access]);
  return found;
}
