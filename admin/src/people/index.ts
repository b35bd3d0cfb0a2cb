import type { ResourceProps } from 'react-admin';

/**
 * The people of an organization and of a sponsor, listed on their pages. They are invited, invited again and removed by
 * operations: each sends e-mails or ends sessions, and none changes a column.
 */
export const organizationUsers: Partial<ResourceProps> = { recordRepresentation: 'email' };
export const sponsorUsers: Partial<ResourceProps> = { recordRepresentation: 'email' };
