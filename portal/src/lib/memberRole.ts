/** What the viewer's role in a league includes; the server decides, pages only hide the rest. */
import type { MemberRole } from '../../../ui/generated/schema.ts';

/** The role as the API returns it: null for staff, undefined if the page did not ask, as for a session of a link. */
export type MyRole = MemberRole | null | undefined;

/** True if the viewer may accept offers and change the league. */
export const isOwner = (role: MyRole): boolean => role !== 'treasurer' && role !== 'helper';

/** True if the viewer sees payments and changes addresses. */
export const seesMoney = (role: MyRole): boolean => role !== 'helper';
