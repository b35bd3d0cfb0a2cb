import type { ResourceProps } from 'react-admin';

/** Packages stand under the address of their organization (B-173), so the routes are on its page. */
export const organizationPackages: Partial<ResourceProps> = { recordRepresentation: 'name' };
