import type { SessionClaims } from '../../../ui/session.ts';

/** True if the viewer may only read these pages: they belong to the league, and staff edit in the console (L-263). */
export const isReadOnly = (session: SessionClaims): boolean => session.role !== 'organization';
