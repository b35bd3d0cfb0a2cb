import type { ResourceProps } from 'react-admin';

/** Sponsorable properties are listed on a tab of their organization and are edited in dialogs (B-127). */
export const sponsorableProperties: Partial<ResourceProps> = { recordRepresentation: 'name' };
