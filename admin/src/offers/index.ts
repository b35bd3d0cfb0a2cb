import type { ResourceProps } from 'react-admin';

/** An offer's page stands under the specification's address (S-233), so the routes are in `routes.tsx`. */
export const offers: Partial<ResourceProps> = {
  hasEdit: true,
  recordRepresentation: ({ id, organizationName }) => `offer ${id}, ${organizationName}`,
};

/**
 * Read with their offer and edited in dialogs on its page. Marking one as not completed and removing one are operations: each
 * takes a reason for the audit log, and only a deadline without images may go.
 */
export const verificationDeadlines: Partial<ResourceProps> = { recordRepresentation: 'name' };
