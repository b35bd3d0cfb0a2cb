/** The code of six digits by which a treasurer confirms an account: made of a seed that the email carries, kept as a hash. */
import { createHmac } from 'node:crypto';
import { derivedKey } from './secret.ts';

const digest = (text: string, secret: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'deposit_account_code')).update(text).digest();

/** The code of an account and seed, such as 042917. */
export const codeOf = (accountId: number, seed: string, secret: string): string =>
  String(digest(`code:${accountId}:${seed}`, secret).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');

/** What is stored of a code: nobody without the secret can try the million of them. */
export const codeHash = (accountId: number, code: string, secret: string): string =>
  digest(`hash:${accountId}:${code}`, secret).toString('hex');
