import type { ResourceProps } from 'react-admin';

/** Campaigns stand under the specification's nested addresses (S-017), so the routes are in `routes.tsx`. */
export const campaigns: Partial<ResourceProps> = { hasEdit: true, recordRepresentation: 'name' };
