import type { SessionClaims } from '../../../ui/session.ts';

/** Whether these pages are only looked at: they are the league's own, and staff change things on the console (L-263). */
export const isReadOnly = (session: SessionClaims): boolean => session.role !== 'organization';
