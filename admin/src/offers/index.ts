import type { ResourceProps } from 'react-admin';

/** An offer's page stands under the specification's address (S-233), so the routes are in `routes.tsx`. */
export const offers: Partial<ResourceProps> = {
  hasEdit: true,
  recordRepresentation: ({ id, organizationName }) => `offer ${id}, ${organizationName}`,
};
