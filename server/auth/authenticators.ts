/** Codes of authenticator apps (RFC 6238) by otpauth, and recovery codes. */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ServerContext } from '../context.ts';
import { seal, unseal } from '../shared/sealing.ts';

const STEP_SECONDS = 30;
const totpOf = (secret: Uint8Array, email: string) =>
  new TOTP({
    issuer: 'Sideline',
    label: email,
    period: STEP_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** A new secret, and the address that an app reads from a QR code. */
export function newAuthenticator(email: string): { secret: Buffer; uri: string; key: string } {
  const secret = randomBytes(20);
  const totp = totpOf(secret, email);
  return { secret, uri: totp.toString(), key: totp.secret.base32 };
}

/** The 30-second step of a code that is right at `now` (milliseconds), or one step off; null if it is wrong. */
export function stepOf(secret: Uint8Array, code: string, now: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

/** Whether a code is right for this user's authenticator, and was not used before. */
export async function spendCode(app: ServerContext, userId: number, code: string): Promise<boolean> {
  const { database, config, clock } = app;
  const [row] = await database.asServer<{ sealed: Buffer | null }>(
    'select app_private.authenticator_secret($1) as sealed',
    [userId],
  );
  const secret = row?.sealed ? unseal(row.sealed, userId, config.secrets, 'second_factor') : null;
  const step = secret && stepOf(secret, code, clock.now());
  if (!secret || step === null) return false;
  const [used] = await database.asServer<{ used: boolean }>(
    'select app_private.use_authenticator($1, $2, $3) as used',
    [userId, step, seal(secret, userId, config.secret, 'second_factor')],
  );
  return used?.used === true;
}

/** Letters and digits that are not mistaken for each other: 32, so each is 5 bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');
const codeHash = (code: string) => createHash('sha256').update(plain(code)).digest('base64url');

/** Ten recovery codes of 80 random bits, such as ab12-cd34-ef56-gh78, and the hashes to store. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: 10 }, () => {
    const text = [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join('');
    return text.match(/.{4}/g)?.join('-') as string;
  });
  return { codes, hashes: codes.map(codeHash) };
}

/** Spends a recovery code; false if it is not one of this user's or was used. */
export async function spendRecoveryCode({ database }: ServerContext, userId: number, code: string): Promise<boolean> {
  const [used] = await database.asServer<{ used: boolean }>('select app_private.use_recovery_code($1, $2) as used', [
    userId,
    codeHash(code),
  ]);
  return used?.used === true;
}
