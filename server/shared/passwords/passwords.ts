import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Semaphore } from '../semaphore.ts';
import { isCommonPassword } from './commonPasswords.ts';

// node's types lack crypto.argon2's promise form; the numbers are the OWASP minimum for argon2id
const deriveNow = promisify(argon2) as (
  algorithm: 'argon2id',
  options: { message: string; nonce: Buffer; parallelism: number; tagLength: number; memory: number; passes: number },
) => Promise<Buffer>;
/**
 * A hash takes some 40 ms of CPU and 19 MB, on one of the few threads that also read files: running more than the
 * machine has processors would only slow others down. 600 may wait, about as long as a browser does; further ones are
 * refused (Overloaded).
 */
export const passwordSemaphore = new Semaphore(
  Math.max(1, Math.min(3, availableParallelism())),
  600,
  'Very many people are signing in right now. Please try again in a few seconds.',
);
const derive: typeof deriveNow = (algorithm, options) => passwordSemaphore.run(() => deriveNow(algorithm, options));
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password (argon2id); returns the PHC string that app_private.user_secrets stores. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: TAG_LENGTH, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(nonce)}$${encode(tag)}`;
}

// compared with if an account does not exist or has no password, so that the response takes as long
const DUMMY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${encode(Buffer.alloc(16, 7))}$${encode(Buffer.alloc(TAG_LENGTH, 7))}`;

/** True if the password matches the stored hash. A missing hash takes the same time and never matches. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? DUMMY);
  if (!match) return false;
  const [, memory, passes, parallelism, nonce, expected] = match as unknown as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const tag = Buffer.from(expected, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: tag.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, tag) && stored !== null;
}

/** The message of the invitation page (S-388); the full rule is the longer hint (S-376). */
export const PASSWORD_RULE =
  'Your password must have at least one uppercase letter, one lowercase letter, and one digit.';
export const PASSWORDS_MATCH = 'Your passwords must match.';
export const PASSWORD_COMMON = 'This password is too easy to guess. Please choose another one.';

/**
 * The error message for a new password, or null: at least 9 characters, all four kinds (S-375, S-376), and not a common
 * one. `own`: the user's address and name, if known.
 */
export function passwordMessage(password: unknown, confirmation: unknown, own: readonly string[] = []): string | null {
  if (typeof password !== 'string' || password === '') return PASSWORD_RULE;
  if (!/[A-Z]/.test(password) || !/[a-z]/.test(password) || !/\d/.test(password)) return PASSWORD_RULE;
  if (password.length < 9 || !/[^A-Za-z0-9\s]/.test(password)) {
    return 'Your password must be more than 8 characters with an uppercase and a lowercase letter, a number and a symbol.';
  }
  if (password.length > 200) return 'Your password must have at most 200 characters.';
  if (isCommonPassword(password, own)) return PASSWORD_COMMON;
  return password === confirmation ? null : PASSWORDS_MATCH;
}
