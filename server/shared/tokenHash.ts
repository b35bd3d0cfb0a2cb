import { hash } from 'node:crypto';

/** The SHA-256 of a token as base64url: a key for caches and for the database's list of ended tokens. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');
