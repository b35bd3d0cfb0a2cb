import type { ResourceProps } from 'react-admin';

/** Campaigns stand under the specification's nested addresses (S-017), so the routes are in `routes.tsx`. */
export const campaigns: Partial<ResourceProps> = { hasEdit: true, recordRepresentation: 'name' };

/**
 * What leagues have to do and by when, read with the campaign and edited in dialogs of its Requirements tab. Questions of the
 * application and contacts are no resources: both are saved with the campaign, the questions as one list in its order.
 */
export const campaignCapabilities: Partial<ResourceProps> = {
  recordRepresentation: ({ capability }) => capability.name,
};
export const defaultVerificationDeadlines: Partial<ResourceProps> = { recordRepresentation: 'name' };
