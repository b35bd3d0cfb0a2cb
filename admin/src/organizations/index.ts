import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const organizations: Partial<ResourceProps> = {
  list: lazy(async () => ({ default: (await import('./OrganizationList.tsx')).OrganizationList })),
  edit: lazy(async () => ({ default: (await import('./OrganizationEdit.tsx')).OrganizationEdit })),
  recordRepresentation: 'name',
};

/**
 * Play locations are shown and edited on the page of their organization. Its two addresses are not resources: an
 * address is saved by `upsertAddress` after the postal service has verified it.
 */
export const playLocations: Partial<ResourceProps> = { recordRepresentation: 'nickname' };
