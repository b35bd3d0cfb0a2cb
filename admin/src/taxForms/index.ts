import type { ResourceProps } from 'react-admin';

/** The years' amounts are edited at /tax-forms/returns. */
export const taxThresholds: Partial<ResourceProps> = { recordRepresentation: 'fromYear' };
/** Tax settings are edited at /tax-forms. */
export const taxSettings: Partial<ResourceProps> = { recordRepresentation: () => 'settings of taxes' };
