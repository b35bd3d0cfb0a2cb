import type { ResourceProps } from 'react-admin';

/** Staff are invited and removed in their list at /staff; the route is in `routes.tsx`. */
export const staff: Partial<ResourceProps> = { recordRepresentation: 'email' };
