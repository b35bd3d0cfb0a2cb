import { useGetList } from 'react-admin';
import type { Choice } from '../form/choice.ts';

type ReferenceName =
  | 'sports'
  | 'competitivenesses'
  | 'organizationTypes'
  | 'socialMediaChannels'
  | 'sponsorCategories'
  | 'sportsManagementSoftwares';

/** The choices of a reference list, by name; cached for ten minutes because they rarely change. */
export function useReference(name: ReferenceName): Choice[] {
  const { data } = useGetList<{ id: number; name: string }>(
    name,
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { staleTime: 600_000 },
  );
  return data ?? [];
}
