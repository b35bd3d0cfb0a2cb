import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** What a derived key may be used for; a key of one purpose verifies nothing of another. */
export type KeyPurpose = 'login' | 'view' | 'link' | 'file' | 'viewer' | 'unsubscribe' | 'calendar';

/** Secrets whose signatures count: the installation's own, and a second one while it is rotated. */
export type Secrets = readonly string[];

/** What a token says by the first secret that made it; null when none did. */
export function byAny<T>(secrets: Secrets, read: (secret: string) => T | null): T | null {
  for (const secret of secrets) {
    const said = read(secret);
    if (said !== null) return said;
  }
  return null;
}

const derived = new Map<string, KeyObject>();

/**
 * A key for one purpose, derived from the installation's secret (see db/settings.ts). A key object, made once: the token
 * library tries a plain buffer as a public key first, which costs every request more than the signature itself.
 */
export function derivedKey(secret: string, purpose: KeyPurpose): KeyObject {
  const id = `${purpose}:${secret}`;
  let key = derived.get(id);
  if (!key) {
    key = createSecretKey(createHmac('sha256', secret).update(`sideline:${purpose}`).digest());
    derived.set(id, key);
  }
  return key;
}
