/**
 * A request to an address that a user entered: https, never into our own network. Whatever the name resolves to is
 * checked, and the connection goes to exactly that, so a name that resolves differently a moment later gains nothing.
 */
import { lookup as dnsLookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic, NOT_PUBLIC, urlProblem } from '../../server/shared/publicAddress.ts';

export interface PostSettings {
  /** Allows addresses of the own network and any port; for tests, refused in production. */
  privateAddresses: boolean;
  /** Tests replace how names are resolved, and the certificate authority (PEM). */
  lookup?: typeof dnsLookup;
  ca?: string;
  /** Milliseconds until the answer is complete. */
  timeout?: number;
}

/** `status`: null if there was no answer; `body`: at most its first 64 KiB; `error`: why it does not count as an answer. */
export interface PostResult {
  status: number | null;
  body: string | null;
  error: string | null;
}

const MAX_BODY = 65_536;

/** Resolves a name once, and refuses it if any of its addresses is not on the public internet. */
const checkedLookup =
  ({ privateAddresses, lookup = dnsLookup }: PostSettings): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) callback(error ?? new Error('The name was not found.'), '');
      else if (!privateAddresses && !found.every(({ address }) => isPublic(address)))
        callback(new Error(NOT_PUBLIC), '');
      else if (options.all) callback(null, found);
      else callback(null, first.address, first.family);
    });
  };

/** Posts a body; follows no redirects, and keeps no connection. Never throws. */
export function post(address: string, headers: Record<string, string>, body: string, settings: PostSettings) {
  const url = URL.canParse(address) ? new URL(address) : null;
  const refused = url ? urlProblem(url, settings.privateAddresses) : 'This is not a valid address.';
  return new Promise<PostResult>((resolve) => {
    if (!url || refused) return resolve({ status: null, body: null, error: refused });
    let status: number | null = null;
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (error: string | null) => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).subarray(0, MAX_BODY).toString('utf8').replaceAll('\0', '\u{fffd}');
      resolve({ status, body: status === null ? null : text, error });
      sent.destroy();
    };
    const timer = setTimeout(() => finish('No complete answer in time.'), settings.timeout ?? 15_000);
    const options = { method: 'POST', headers, agent: false, lookup: checkedLookup(settings), ca: settings.ca };
    const sent = request(url, options);
    sent.on('error', (error) => finish(error.message || 'The connection failed.'));
    sent.once('response', (response) => {
      status = response.statusCode ?? null;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= MAX_BODY) finish(null);
      });
      response.once('end', () => finish(null));
      response.once('error', (error) => finish(error.message));
    });
    sent.end(body);
  });
}
