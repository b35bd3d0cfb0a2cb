import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** The purpose of a derived key; a key of one purpose verifies nothing of another. */
export type KeyPurpose =
  | 'login'
  | 'view'
  | 'link'
  | 'file'
  | 'viewer'
  | 'unsubscribe'
  | 'calendar'
  | 'recap'
  | 'contract'
  | 'invoice'
  | 'photo_release'
  | 'bounce'
  | 'status'
  | 'second_factor'
  | 'webhook'
  | 'preview'
  | 'tax_form'
  | 'tax_form_tin'
  | 'deposit_account_number'
  | 'deposit_account_code';

/** Secrets whose signatures are valid: the installation's own, and a second one during a rotation. */
export type Secrets = readonly string[];

/** Returns what `verify` returns for the first secret that signed a token; null if none did. */
export function byAny<T>(secrets: Secrets, read: (secret: string) => T | null): T | null {
  for (const secret of secrets) {
    const said = read(secret);
    if (said !== null) return said;
  }
  return null;
}

const derived = new Map<string, KeyObject>();

/**
 * Derives a key for one purpose from the installation's secret (see db/settings.ts). Returns a key object, created
 * once: the token library tries a plain buffer as a public key first, which costs every request more than the signature
 * itself.
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
