import type { ResourceProps } from 'react-admin';

/** Pairs of organizations that are likely the same, listed at /organizations/duplicates. The worker finds them. */
export const duplicateOrganizations: Partial<ResourceProps> = {
  recordRepresentation: ({ organization, otherOrganization }) => `${organization?.name} and ${otherOrganization?.name}`,
};
