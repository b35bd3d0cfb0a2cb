import type { ResourceProps } from 'react-admin';

/** Capabilities have URLs below their organization's (B-146), so the routes are on its page. */
export const organizationCapabilities: Partial<ResourceProps> = { recordRepresentation: 'name' };
