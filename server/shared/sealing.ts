/** Secrets of people that must be read again, so they are sealed and not hashed: of authenticator apps and webhooks. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { byAny, derivedKey, type Secrets } from './secret.ts';

const COLUMNS = { second_factor: 'authenticators.secret', webhook: 'webhooks.secret' } as const;
type Purpose = keyof typeof COLUMNS;
const placeOf = (purpose: Purpose, userId: number) => Buffer.from(`${COLUMNS[purpose]}:${userId}`);

/** Seals a user's secret by AES-256-GCM: nonce, tag, text. Moved to another user's row it does not open. */
export function seal(secret: Uint8Array, userId: number, installationSecret: string, purpose: Purpose): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derivedKey(installationSecret, purpose), nonce);
  cipher.setAAD(placeOf(purpose, userId));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** The secret that was sealed for this user, under any of the installation's secrets; null if it does not open. */
export const unseal = (sealed: Buffer, userId: number, secrets: Secrets, purpose: Purpose): Buffer | null =>
  byAny(secrets, (secret) => {
    try {
      const key = derivedKey(secret, purpose);
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
      decipher.setAAD(placeOf(purpose, userId)).setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
    } catch {
      return null;
    }
  });
