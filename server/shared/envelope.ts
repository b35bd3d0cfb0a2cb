/**
 * Texts that people entrust to us and that must be read again (rows of app_private.sealed_texts): envelope encryption.
 * Each has a data key of its own, which an installation key of its column wraps; the id of that key stands beside it.
 */
import { createCipheriv, createDecipheriv, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { byAny, derivedKey, type KeyPurpose, type Secrets } from './secret.ts';

/** The sealed columns and the purposes of their installation keys; a new column is a line here. */
const KEYS = {
  'tax_forms.tin': 'tax_form_tin',
  'deposit_accounts.number': 'deposit_account_number',
} as const satisfies Record<string, KeyPurpose>;

/** Whose text it is: moved to another column or row, it does not open. */
export interface Place {
  column: keyof typeof KEYS;
  row: number | string;
}

export interface SealedText {
  /** Names the installation key, without revealing it. */
  key_id: string;
  wrapped_key: Buffer;
  sealed: Buffer;
}

const aadOf = ({ column, row }: Place) => Buffer.from(`${column}:${row}`);
const keyOf = ({ column }: Place, secret: string) => derivedKey(secret, KEYS[column]);
const idOf = (key: KeyObject) => createHmac('sha256', key).update('key id').digest('hex').slice(0, 16);

/** AES-256-GCM: nonce, tag, text. */
function encrypt(text: Buffer, key: KeyObject | Buffer, place: Place): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 }).setAAD(aadOf(place));
  const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Null if the key is another one or the bytes were changed. */
function decrypt(sealed: Buffer, key: KeyObject | Buffer, place: Place): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(aadOf(place)).setAuthTag(sealed.subarray(12, 28));
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
  } catch {
    return null;
  }
}

/** Seals a text for its place; `secret`: the installation's. */
export function sealText(text: string, place: Place, secret: string): SealedText {
  const dataKey = randomBytes(32);
  const key = keyOf(place, secret);
  return {
    key_id: idOf(key),
    wrapped_key: encrypt(dataKey, key, place),
    sealed: encrypt(Buffer.from(text), dataKey, place),
  };
}

const dataKeyOf = ({ wrapped_key }: Pick<SealedText, 'wrapped_key'>, place: Place, secrets: Secrets) =>
  byAny(secrets, (secret) => decrypt(wrapped_key, keyOf(place, secret), place));

/** The text that was sealed for this place, under any of the installation's secrets; null if it does not open. */
export function openText(sealed: SealedText, place: Place, secrets: Secrets): string | null {
  const dataKey = dataKeyOf(sealed, place, secrets);
  return (dataKey && decrypt(sealed.sealed, dataKey, place)?.toString()) ?? null;
}

/** A sealed text as app_private.sealed_text returns it: JSON, with bytes in base64. */
export const sealedFromJson = (json: { key_id: string; wrapped_key: string; sealed: string }): SealedText => ({
  key_id: json.key_id,
  wrapped_key: Buffer.from(json.wrapped_key, 'base64'),
  sealed: Buffer.from(json.sealed, 'base64'),
});

type Query = <Row extends Record<string, unknown>>(text: string, values: unknown[]) => Promise<Row[]>;

/**
 * After a rotation, wraps the data keys of all sealed texts with the installation's first secret; the texts stay as they
 * are. Returns how many were wrapped anew, and how many no secret opens. `query`: as the database's owner.
 */
export async function wrapAnew(query: Query, secrets: Secrets): Promise<{ wrapped: number; lost: number }> {
  const counts = { wrapped: 0, lost: 0 };
  for (const column of Object.keys(KEYS) as Place['column'][]) {
    const key = derivedKey(secrets[0] as string, KEYS[column]);
    const rows = await query<{ row: string; wrapped_key: Buffer }>(
      'select row_id as row, wrapped_key from app_private.sealed_texts where column_name = $1 and key_id <> $2',
      [column, idOf(key)],
    );
    for (const { row, wrapped_key } of rows) {
      const place = { column, row };
      const dataKey = dataKeyOf({ wrapped_key }, place, secrets);
      if (dataKey)
        await query(
          `update app_private.sealed_texts set key_id = $4, wrapped_key = $5
           where column_name = $1 and row_id = $2 and wrapped_key = $3`,
          [column, row, wrapped_key, idOf(key), encrypt(dataKey, key, place)],
        );
      counts[dataKey ? 'wrapped' : 'lost'] += 1;
    }
  }
  return counts;
}
