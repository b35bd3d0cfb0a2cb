import type { ResourceProps } from 'react-admin';

/** Check settings are edited at /checks/settings. */
export const checkSettings: Partial<ResourceProps> = { recordRepresentation: () => 'settings of checks' };
export const positivePayFormats: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const dormancyRules: Partial<ResourceProps> = { recordRepresentation: 'state' };
