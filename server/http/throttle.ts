import { createHmac } from 'node:crypto';
import type { Query } from '../database/pool.ts';
import { derivedKey } from '../shared/secret.ts';

/** A limit of events a key in a sliding window, such as wrong passwords of one account from one address. */
export interface Throttle {
  /** How many events of this key count now. */
  count(key: string): Promise<number>;
  /** Counts one event when it is allowed; false when it is too many. */
  take(key: string): Promise<boolean>;
  /** Takes the newest event of a key back. */
  giveBack(key: string): Promise<void>;
  /** Forgets a key, after a success. */
  clear(key: string): Promise<void>;
}

/** Makes throttles. `name` keeps the keys of one apart from another's; at most `limit` events a key in `windowSeconds`. */
export type MakeThrottle = (name: string, limit: number, windowSeconds: number) => Throttle;

/**
 * Throttles that all servers share: the events stand in app_private.throttle_events under a keyed hash, so that a guesser
 * who is sent to another server starts no new count, and nothing tells who was counted.
 */
export function sharedThrottles(query: Query, secret: string): MakeThrottle {
  const hash = (name: string, key: string) =>
    createHmac('sha256', derivedKey(secret, 'viewer')).update(`throttle:${name}\n${key}`).digest().subarray(0, 16);
  return (name, limit, seconds) => ({
    async count(key) {
      const [row] = await query<{ count: number }>('select app_private.throttle_count($1, $2) as count', [
        hash(name, key),
        seconds,
      ]);
      return row?.count ?? 0;
    },
    async take(key) {
      const [row] = await query<{ taken: boolean }>('select app_private.throttle_take($1, $2, $3) as taken', [
        hash(name, key),
        limit,
        seconds,
      ]);
      return row?.taken === true;
    },
    async giveBack(key) {
      await query('select app_private.throttle_give_back($1)', [hash(name, key)]);
    },
    async clear(key) {
      await query('select app_private.throttle_clear($1)', [hash(name, key)]);
    },
  });
}
