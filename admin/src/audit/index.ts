import type { ResourceProps } from 'react-admin';
import { headline } from '../history/words.ts';

/** What the audit log holds, listed at /audit; the route is in `routes.tsx`. Nobody writes entries but the database. */
export const auditEntries: Partial<ResourceProps> = { recordRepresentation: (entry) => headline(entry, false) };
