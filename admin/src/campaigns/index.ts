import type { ResourceProps } from 'react-admin';

/** Campaigns are under the specification's nested paths (S-017), so the routes are in `routes.tsx`. */
export const campaigns: Partial<ResourceProps> = { hasEdit: true, recordRepresentation: 'name' };

/**
 * What leagues have to do and by when, loaded with the campaign and edited in dialogs of its Requirements tab.
 * Application questions and contacts are not resources: both are saved with the campaign, the questions as one ordered
 * list.
 */
export const campaignCapabilities: Partial<ResourceProps> = {
  recordRepresentation: ({ capability }) => capability.name,
};
export const defaultVerificationDeadlines: Partial<ResourceProps> = { recordRepresentation: 'name' };
