/** A full disk: of files, of uploads that are being received, or of the database. */

/** Error codes of a file system without room, of a used-up quota, and of PostgreSQL. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

export const NO_ROOM = 'There is no room to store this right now. Nothing was saved; please try again later.';

/** True if something could not be stored because a disk is full. */
export const isNoRoom = (error: unknown): boolean => CODES.has((error as { code?: string } | null)?.code ?? '');
