import { createHash } from 'node:crypto';

/** The SHA-256 of a token as base64url: a key for caches and for the database's list of ended tokens. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
