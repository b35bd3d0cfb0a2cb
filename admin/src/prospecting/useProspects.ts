import { useCallback, useState } from 'react';
import type { TypedDocument } from '../../../ui/graphql.ts';
import { useAllPages } from '../dataProvider/useAllPages.ts';
import type { ProspectFragment } from './generated/graphql.ts';

type Variables = { id: number; withLatLon: boolean; first: number; after: number };

/**
 * Loads a campaign, location filter or location with its offers, page by page; with coordinates while the map is shown.
 * `recordOf` returns the record of a response and must be a stable function. `record`: undefined while loading, null if
 * there is none.
 */
export function useProspects<Data, Scope extends { offers: ProspectFragment[] }>(
  document: TypedDocument<Data, Variables>,
  id: number,
  recordOf: (data: Data) => Scope | null,
) {
  const [map, setMap] = useState(false);
  const offersOf = useCallback((data: Data) => recordOf(data)?.offers, [recordOf]);
  const isId = Number.isInteger(id);
  const { head, rows, ...rest } = useAllPages(document, { id, withLatLon: map }, offersOf, isId);
  return { ...rest, record: isId ? head && recordOf(head) : null, offers: rows, map, setMap };
}

export type Prospects = Omit<ReturnType<typeof useProspects>, 'record'>;
