import type { ResourceProps } from 'react-admin';
import { kindName } from './kinds.ts';

/** Mails are listed at /mails; the route is in `routes.tsx`. */
export const mails: Partial<ResourceProps> = {
  recordRepresentation: ({ kind, recipient }) => `${kindName(kind)} to ${recipient || 'nobody'}`,
};
