import type { Clock } from '../../db/clock.ts';
import type { Listener } from '../../db/listener.ts';
import type { Query } from '../database/pool.ts';
import type { Device } from './device.ts';

/** What decides whether a login token is still valid. */
export interface SessionState {
  role: string;
  status: string;
  email: string;
  name: string | null;
  /** Milliseconds: tokens issued earlier are refused. */
  validAfter: number;
  /** Hashes of the tokens that were logged out. */
  endedTokens: string[];
}

const MAX_AGE = 30_000;
const MAX_ENTRIES = 20_000;

/**
 * A small cache for a lookup that every request makes. The database announces changes (NOTIFY), so a removed user or a
 * revoked link ends at once; while the listening connection is down, nothing is cached.
 */
class NotifiedCache<T> {
  readonly #entries = new Map<string, { value: T; until: number }>();
  readonly #load: (key: string) => Promise<T>;
  readonly #listener: Listener;
  #generation = 0;

  constructor(listener: Listener, channel: 'session' | 'link_version', load: (key: string) => Promise<T>) {
    this.#listener = listener;
    this.#load = load;
    listener.onConnected(() => this.#forget());
    listener.on(channel, (key) => this.#forget(key));
  }

  #forget(key?: string): void {
    this.#generation += 1; // a response in flight may already be outdated
    if (key === undefined) this.#entries.clear();
    else this.#entries.delete(key);
  }

  async get(key: string): Promise<T> {
    const found = this.#entries.get(key);
    // the machine's clock on purpose: this is the age of a cache entry, not a rule of the product
    if (found && this.#listener.healthy && found.until > performance.now()) return found.value;
    const generation = this.#generation;
    const value = await this.#load(key);
    if (generation === this.#generation && this.#listener.healthy) {
      if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
      this.#entries.set(key, { value, until: performance.now() + MAX_AGE });
    }
    return value;
  }
}

/** A login token by its hash; milliseconds by the movable clock. */
export interface UsedToken {
  hash: string;
  userId: number;
  issued: number;
  expires: number;
  /** Reads the browser, if the token came with a request. */
  device: (() => Device) | undefined;
}

/** Minimum interval between two recorded uses of a token by one server. */
const WRITTEN_EVERY = 5 * 60_000;

/** When logins were last used; all servers share it through the database. */
class Activity {
  readonly #written = new Map<string, number>();
  readonly #query: Query;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #idleMinutes: number;

  constructor(query: Query, clock: Pick<Clock, 'now'>, idleMinutes: number) {
    this.#query = query;
    this.#clock = clock;
    this.#idleMinutes = idleMinutes;
  }

  async use({ hash, userId, issued, expires, device }: UsedToken): Promise<boolean> {
    const now = this.#clock.now();
    const ago = now - (this.#written.get(hash) ?? Number.NEGATIVE_INFINITY);
    if (ago >= 0 && ago < Math.min(WRITTEN_EVERY, (this.#idleMinutes || 60) * 6_000)) return true;
    const browser = device?.();
    const [row] = await this.#query<{ used: boolean }>(
      'select app_private.use_session($1, $2, to_timestamp($3), to_timestamp($4), $5, $6, $7, $8) as used',
      [userId, hash, issued / 1000, expires / 1000, this.#idleMinutes, browser?.hash, browser?.agent, browser?.country],
    );
    if (!row?.used) return false;
    if (this.#written.size >= MAX_ENTRIES) this.#written.clear();
    this.#written.set(hash, now);
    return true;
  }
}

/** Whether login tokens and links are still valid. */
export interface Sessions {
  /** Records that a login is used; false if it has expired because it was idle for too long. */
  use(token: UsedToken): Promise<boolean>;
  /** The user's state; null if there is no such user. */
  state(userId: number): Promise<SessionState | null>;
  /** True if a view of the portal as this user is still open. */
  isViewOpen(viewId: number, userId: number): Promise<boolean>;
  /** The current version of a record's links; null if they are revoked. */
  linkVersion(kind: string, recordId: string): Promise<number | null>;
}

/** `idleMinutes`: how long a login may be idle; 0: until it expires. */
export function createSessions(
  query: Query,
  listener: Listener,
  clock: Pick<Clock, 'now'>,
  idleMinutes: number,
): Sessions {
  const activity = new Activity(query, clock, idleMinutes);
  const users = new NotifiedCache<SessionState | null>(listener, 'session', async (id) => {
    const [row] = await query<{
      role: string;
      status: string;
      email: string;
      name: string | null;
      valid_after: number;
      ended_tokens: string[];
    }>(
      `select role::text, status::text, email, name, ended_tokens,
         (extract(epoch from greatest(sessions_valid_after, 'epoch'::timestamptz)) * 1000)::float8 as valid_after
       from app_private.session_state($1)`,
      [Number(id)],
    );
    return row ? { ...row, validAfter: row.valid_after, endedTokens: row.ended_tokens } : null;
  });
  const links = new NotifiedCache<number | null>(listener, 'link_version', async (key) => {
    const [, kind, record] = /^([^:]+):(.*)$/.exec(key) ?? [];
    const [row] = await query<{ version: number | null }>('select app_private.link_version($1, $2) as version', [
      kind,
      record,
    ]);
    return row?.version ?? null;
  });
  return {
    use: (token) => activity.use(token),
    state: (userId) => users.get(String(userId)),
    async isViewOpen(viewId, userId) {
      const [row] = await query<{ open: boolean }>('select app_private.is_view_open($1, $2) as open', [viewId, userId]);
      return row?.open === true;
    },
    linkVersion: (kind, recordId) => links.get(`${kind}:${recordId}`),
  };
}
