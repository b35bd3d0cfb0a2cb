/**
 * Signed links with which one address ends bulk mail (RFC 8058). They name the address and what the mail was about, and never
 * expire; without a topic, as they were mailed before there were any, they end all of it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type Secrets } from '../secret.ts';

const signatureOf = (body: string, secret: string): Buffer =>
  createHmac('sha256', derivedKey(secret, 'unsubscribe')).update(body).digest().subarray(0, 18);

/** What bulk mail is about, as app_private.mail_topic(kind) says: each is ended by itself. */
export const MAIL_TOPICS = ['offers', 'proof', 'work'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

/** What a token names; `topic` null: all bulk mail. */
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

/** What a token names whose signature holds; null otherwise. */
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
