import type { ResourceProps } from 'react-admin';

/** An offer's page has the specification's URL (S-233), so the routes are in `routes.tsx`. */
export const offers: Partial<ResourceProps> = {
  hasEdit: true,
  recordRepresentation: ({ id, organizationName }) => `offer ${id}, ${organizationName}`,
};

/**
 * Deadlines are read with their offer and edited in dialogs on its page. Marking one as not completed and removing one
 * are operations, because each records a reason in the audit log, and only deadlines without images can be removed.
 */
export const verificationDeadlines: Partial<ResourceProps> = { recordRepresentation: 'name' };
