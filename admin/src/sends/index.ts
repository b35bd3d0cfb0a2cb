import type { ResourceProps } from 'react-admin';
import { kindName } from '../mails/kinds.ts';

/** Planned sends are listed at /sends; the route is in `routes.tsx`. */
export const sends: Partial<ResourceProps> = {
  recordRepresentation: ({ kind, campaign }) => `${kindName(kind)} emails of ${campaign?.name ?? 'a campaign'}`,
};

/** The contact budget is edited at /sends. */
export const contactSettings: Partial<ResourceProps> = { recordRepresentation: () => 'contact budget' };
