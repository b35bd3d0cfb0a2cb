import type { ResourceProps } from 'react-admin';

/** Packages have URLs below their organization's (B-173), so the routes are on its page. */
export const organizationPackages: Partial<ResourceProps> = { recordRepresentation: 'name' };
