/** Places for what is being typed, asked for once the keys rest. */
import { useEffect, useState } from 'react';
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { findPlaces, type Place } from './places.ts';

/** Milliseconds without a key before suggestions are asked for. */
const pause = 250;

export type FoundPlaces = Place[] | 'failed' | null;

/** The places that `question` may mean; null while they are asked for, and for no question. */
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
