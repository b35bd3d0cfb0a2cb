/** Secrets of API keys. The browser draws them, so that the server only ever gets the hash until a program uses one. */

const PREFIX = 'sideline_sk_';
/** What secret scanners look for: 256 random bits and 32 bits of the SHA-256 of what is before them. */
export const API_KEY = /sideline_sk_[0-9a-f]{72}/;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
const withChecksum = async (text: string): Promise<string> => text + (await sha256(text)).slice(0, 8);

/** A new secret, and what the API gets of it. */
export async function newApiKey(): Promise<{ secret: string; input: { secretHash: string; hint: string } }> {
  const secret = await withChecksum(PREFIX + hex(crypto.getRandomValues(new Uint8Array(32))));
  return { secret, input: { secretHash: await sha256(secret), hint: secret.slice(-4) } };
}

/** The hash of a secret with the right form and checksum; null for any other text. */
export async function apiKeyHash(text: string): Promise<string | null> {
  const isKey = API_KEY.exec(text)?.[0] === text && (await withChecksum(text.slice(0, -8))) === text;
  return isKey ? sha256(text) : null;
}
