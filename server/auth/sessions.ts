import type { Clock } from '../../db/clock.ts';
import type { Listener } from '../../db/listener.ts';
import type { Query } from '../database/pool.ts';

/** What decides whether a login token still counts. */
export interface SessionState {
  role: string;
  status: string;
  email: string;
  name: string | null;
  /** Milliseconds: tokens issued before are refused. */
  validAfter: number;
  /** Hashes of the tokens that were logged out. */
  endedTokens: string[];
}

const MAX_AGE = 30_000;
const MAX_ENTRIES = 20_000;

/**
 * A small cache in front of a question that every request asks. The database says when an answer changes (NOTIFY), so
 * a removed user or a revoked link ends at once; while the listening connection is down nothing is cached.
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
    this.#generation += 1; // an answer that is on its way now may already be old
    if (key === undefined) this.#entries.clear();
    else this.#entries.delete(key);
  }

  async get(key: string): Promise<T> {
    const found = this.#entries.get(key);
    // the machine's clock on purpose: this is the age of a copy, not a rule of the product
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

/** A login token by its hash; milliseconds by our clock. */
export interface UsedToken {
  hash: string;
  userId: number;
  issued: number;
  expires: number;
}

/** A use is written down at most so often for a token and server. */
const WRITTEN_EVERY = 5 * 60_000;

/** Which logins were used lately; all servers share it through the database. */
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

  async use({ hash, userId, issued, expires }: UsedToken): Promise<boolean> {
    if (this.#idleMinutes === 0) return true;
    const now = this.#clock.now();
    const ago = now - (this.#written.get(hash) ?? Number.NEGATIVE_INFINITY);
    if (ago >= 0 && ago < Math.min(WRITTEN_EVERY, this.#idleMinutes * 6_000)) return true;
    const [row] = await this.#query<{ used: boolean }>(
      'select app_private.use_session($1, $2, to_timestamp($3), to_timestamp($4), $5) as used',
      [userId, hash, issued / 1000, expires / 1000, this.#idleMinutes],
    );
    if (!row?.used) return false;
    if (this.#written.size >= MAX_ENTRIES) this.#written.clear();
    this.#written.set(hash, now);
    return true;
  }
}

/** Answers for login tokens and links whether they still count. */
export interface Sessions {
  /** Notes that a login is used; false when it rested for longer than a login may, and is over. */
  use(token: UsedToken): Promise<boolean>;
  /** The user's state, or null when there is no such user. */
  state(userId: number): Promise<SessionState | null>;
  /** Whether a view of the portal as this user is still open. */
  isViewOpen(viewId: number, userId: number): Promise<boolean>;
  /** The version that links of a record carry now; null when they are revoked. */
  linkVersion(kind: string, recordId: string): Promise<number | null>;
}

/** `idleMinutes`: how long a login may rest; 0: until it ends by itself. */
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
