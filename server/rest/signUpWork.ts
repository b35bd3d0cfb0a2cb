/**
 * Proof of work for repeated sign-ups (X14). The first ones of a network address are free; each further one makes the
 * browser work four times as long, and when many leagues sign up at once from everywhere, all have to work a little.
 * The work is to find a number that gives SHA-256 of `challenge.number` so many leading zero bits. A challenge is
 * signed, not stored: it is valid for one client, one email and ten minutes, and can be used once.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '../shared/secret.ts';

/** A challenge to find a number for. */
export interface Work {
  challenge: string;
  bits: number;
}

const FREE_OF_ONE_ADDRESS = 3;
const FREE_OF_ALL = 60;
/** About 0.2 and 15 seconds of work in a browser. */
const FIRST_BITS = 13;
const MAX_BITS = 20;
const LIFETIME_SECONDS = 10 * 60;

/** The required leading zero bits, from the sign-ups of the last hour; 0: no work. */
export function bitsFor(ofAddress: number, ofAll: number): number {
  const repeated = ofAddress < FREE_OF_ONE_ADDRESS ? 0 : FIRST_BITS + 2 * (ofAddress - FREE_OF_ONE_ADDRESS);
  const crowded = ofAll < FREE_OF_ALL ? 0 : FIRST_BITS + Math.floor(Math.log2(ofAll / FREE_OF_ALL));
  return Math.min(MAX_BITS, Math.max(repeated, crowded));
}

const sign = (secret: string, purpose: string, fields: string): string =>
  createHmac('sha256', derivedKey(secret, 'viewer')).update(`sign-up work\n${purpose}\n${fields}`).digest('base64url');

/** A new challenge. `purpose`: client and email; `now` in seconds by the movable clock. */
export function makeWork(secret: string, purpose: string, bits: number, now: number): Work {
  const fields = `${bits}.${now + LIFETIME_SECONDS}.${randomBytes(9).toString('base64url')}`;
  return { challenge: `${fields}.${sign(secret, purpose, fields)}`, bits };
}

/** The bits that an answer of the form `challenge.number` proves for this purpose; 0 for an invalid one. */
export function provenBits(secret: string, purpose: string, answer: string, now: number): number {
  const [, fields = '', signature = ''] = /^(\d+\.\d+\.[\w-]+)\.([\w-]{43})\.\d{1,15}$/.exec(answer) ?? [];
  const expected = Buffer.from(sign(secret, purpose, fields));
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), expected)) return 0;
  const [bits = 0, until = 0] = fields.split('.').map(Number);
  const digest = createHash('sha256').update(answer).digest();
  return until > now && digest.readUInt32BE(0) >>> (32 - bits) === 0 ? bits : 0;
}
