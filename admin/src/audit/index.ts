import type { ResourceProps } from 'react-admin';
import { headline } from '../history/labels.ts';

/** Entries of the audit log, listed at /audit; the route is in `routes.tsx`. Only the database writes entries. */
export const auditEntries: Partial<ResourceProps> = { recordRepresentation: (entry) => headline(entry, false) };
