/** The signed envelope sender of each email (VERP), to which its bounce is sent. */
import { createHmac } from 'node:crypto';
import { derivedKey, type Secrets } from '../../server/shared/secret.ts';

/** Where bounces are received; null: nowhere. */
export interface BounceSettings {
  /** Such as bounces@mail.example.com, whose mail is delivered to the port with `+…` before the @. */
  address: string;
  /** 0: received by another worker. */
  port: number;
  host: string;
  /** Whose signatures are valid; the first one signs. */
  secrets: Secrets;
}

const signatureOf = (id: string, secret: string): string =>
  createHmac('sha256', derivedKey(secret, 'bounce')).update(id).digest('hex').slice(0, 20);

/** The envelope sender of an email of the outbox. */
export const bounceAddress = ({ address, secrets: [secret = ''] }: BounceSettings, id: string): string =>
  address.replace('@', `+${id}.${signatureOf(id, secret)}@`);

/** The id of the email whose envelope sender this is; null if we did not sign it. */
export function bouncedId(recipient: string, secrets: Secrets): string | null {
  const [, id, signature] = /\+(\d{1,18})\.([0-9a-f]{20})@/i.exec(recipient) ?? [];
  if (!id || !signature) return null;
  return secrets.some((secret) => signatureOf(id, secret) === signature.toLowerCase()) ? id : null;
}
