/** The orders of the photos; the first is the default. */
import type { DashboardPhotoOrderBy } from '../../../../ui/generated/schema.ts';

interface PhotoOrder {
  label: string;
  orderBy: DashboardPhotoOrderBy[];
  /** What photos of this order are grouped by, if not only by date. */
  groupOf?: (photo: { capabilityName: string | null; league: { organizationName: string | null } | null }) => string;
}

export type PhotoOrderName = 'date' | 'favorites' | 'league' | 'asset';

export const photoOrders: Record<PhotoOrderName, PhotoOrder> = {
  date: { label: 'Newest first', orderBy: ['CREATED_AT_DESC', 'ID_DESC'] },
  favorites: { label: 'Favorites first', orderBy: ['FAVORITES_DESC', 'CREATED_AT_DESC', 'ID_DESC'] },
  league: {
    label: 'By league',
    orderBy: ['ORGANIZATION_NAME_ASC', 'OFFER_ID_ASC', 'CREATED_AT_DESC', 'ID_DESC'],
    groupOf: ({ league }) => league?.organizationName ?? '',
  },
  asset: {
    label: 'By asset',
    orderBy: ['CAPABILITY_NAME_ASC', 'CREATED_AT_DESC', 'ID_DESC'],
    groupOf: ({ capabilityName }) => capabilityName ?? '',
  },
};

/** The order in a query string. */
export const photoOrderIn = (search: string): PhotoOrderName => {
  const name = new URLSearchParams(search).get('order') ?? '';
  return Object.hasOwn(photoOrders, name) ? (name as PhotoOrderName) : 'date';
};
