import type { ResourceProps } from 'react-admin';

/** Comments are shown and written on the page of their record. */
export const comments: Partial<ResourceProps> = { recordRepresentation: 'content' };
