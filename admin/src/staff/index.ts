import type { ResourceProps } from 'react-admin';

/** Staff are invited and removed in their list at /staff; the route is in `routes.tsx`. */
/** Who must have a second factor; edited in the list of staff. */
export const signInSettings: Partial<ResourceProps> = { recordRepresentation: () => 'sign-in settings' };
export const staff: Partial<ResourceProps> = { recordRepresentation: 'email' };
