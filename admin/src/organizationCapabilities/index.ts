import type { ResourceProps } from 'react-admin';

/** Capabilities stand under the address of their organization (B-146), so the routes are on its page. */
export const organizationCapabilities: Partial<ResourceProps> = { recordRepresentation: 'name' };
