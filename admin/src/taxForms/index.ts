import type { ResourceProps } from 'react-admin';

/** Tax settings are edited at /tax-forms. */
export const taxSettings: Partial<ResourceProps> = { recordRepresentation: () => 'settings of taxes' };
