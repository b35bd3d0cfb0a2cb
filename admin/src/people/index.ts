import type { ResourceProps } from 'react-admin';

/**
 * The users of an organization or a sponsor, listed on its page. Inviting, inviting again and removing are operations,
 * because they send emails or end sessions rather than change a column.
 */
export const organizationUsers: Partial<ResourceProps> = { recordRepresentation: 'email' };
export const sponsorUsers: Partial<ResourceProps> = { recordRepresentation: 'email' };
