import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export const organizations: Partial<ResourceProps> = {
  list: lazy(async () => ({ default: (await import('./OrganizationList.tsx')).OrganizationList })),
  edit: lazy(async () => ({ default: (await import('./OrganizationEdit.tsx')).OrganizationEdit })),
  recordRepresentation: 'name',
};

/** Places and comments are shown and edited on the page of their organization. */
export const playLocations: Partial<ResourceProps> = { recordRepresentation: 'nickname' };
export const comments: Partial<ResourceProps> = { recordRepresentation: 'content' };
