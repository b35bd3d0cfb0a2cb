import { createHmac } from 'node:crypto';
import type { Query } from '../database/pool.ts';
import { derivedKey } from '../shared/secret.ts';

/** A limit of events per key in a sliding window, such as wrong passwords of one account from one address. */
export interface Throttle {
  /** The current number of events of this key. */
  count(key: string): Promise<number>;
  /** Counts an event if it is allowed; false if there are too many. */
  take(key: string): Promise<boolean>;
  /** Removes the newest event of a key. */
  giveBack(key: string): Promise<void>;
  /** Resets a key, after a success. */
  clear(key: string): Promise<void>;
}

/**
 * Creates throttles. `name` separates the keys of one from another's; at most `limit` events per key in
 * `windowSeconds`.
 */
export type MakeThrottle = (name: string, limit: number, windowSeconds: number) => Throttle;

/**
 * Throttles shared by all servers: the events are in app_private.throttle_events under a keyed hash, so that an
 * attacker who is sent to another server starts no new count, and the table does not reveal who was counted.
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
