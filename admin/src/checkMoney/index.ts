import type { ResourceProps } from 'react-admin';

/** Outstanding checks are listed at /checks/outstanding. */
export const outstandingChecks: Partial<ResourceProps> = { recordRepresentation: 'number' };
