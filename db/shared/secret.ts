import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** What a derived key may be used for; a key of one purpose verifies nothing of another. */
export type KeyPurpose = 'login' | 'view' | 'link' | 'file' | 'viewer' | 'unsubscribe' | 'calendar';

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
