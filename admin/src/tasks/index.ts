import type { ResourceProps } from 'react-admin';

/** Tasks are listed at /my-work and on the page of their record; the route is in `routes.tsx`. */
export const tasks: Partial<ResourceProps> = { recordRepresentation: 'title' };
