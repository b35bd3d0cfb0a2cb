/**
 * Signed links with which an address unsubscribes from bulk email (RFC 8058). They contain the address and the topic,
 * and never expire; older ones without a topic end all bulk email.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type Secrets } from '../secret.ts';

const signatureOf = (body: string, secret: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'unsubscribe')).update(body).digest().subarray(0, 18);

/** Topics of bulk email, as returned by app_private.mail_topic(kind); each is unsubscribed from separately. */
export const MAIL_TOPICS = ['offers', 'proof', 'work'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** The content of a token; `topic` null: all bulk email. */
export interface Unsubscription {
  address: string;
  topic: MailTopic | null;
}

export const isMailTopic = (value: unknown): value is MailTopic => MAIL_TOPICS.some((topic) => topic === value);

/** The token of an address and topic. */
export function unsubscribeToken(address: string, topic: MailTopic | null, secret: string): string {
  const text = address.trim().toLowerCase() + (topic === null ? '' : `\n${topic}`);
  const body = Buffer.from(text).toString('base64url');
  return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

/** The content of a token with a valid signature; otherwise null. */
export function readUnsubscribeToken(token: string, secrets: Secrets): Unsubscription | null {
  const [body, signature, more] = token.split('.');
  if (!body || !signature || more !== undefined || token.length > 600) return null;
  const given = Buffer.from(signature, 'base64url');
  const signed = secrets.some((secret) => {
    const wanted = signatureOf(body, secret);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!signed) return null;
  const [address = '', topic] = Buffer.from(body, 'base64url').toString('utf8').split('\n');
  return { address, topic: isMailTopic(topic) ? topic : null };
}
