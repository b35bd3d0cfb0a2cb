import { useGetManyReference } from 'react-admin';
import type { SponsorablePropertiesListQuery } from './generated/graphql.ts';

export type Program = SponsorablePropertiesListQuery['list']['nodes'][number];

/** All sponsorable properties of an organization, including past ones. */
export const usePrograms = (organizationId: number) =>
  useGetManyReference<Program>('sponsorableProperties', {
    target: 'organizationId',
    id: organizationId,
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'startDate', order: 'DESC' },
  });
