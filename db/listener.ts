import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Receives notifications (NOTIFY) from the database. */
export type Channel = 'clock' | 'session' | 'link_version' | 'prospecting_report' | 'presence' | 'live';

export interface ListenerOptions {
  /** Shown in pg_stat_activity. */
  name?: string;
  /** The interval of connection checks in milliseconds. */
  askEvery?: number;
}

/** Timeout for connecting and for the response to a check, in milliseconds. */
const CONNECT_TIMEOUT = 5000;

/**
 * One connection that LISTENs for the whole process. Cached data is only valid while it is connected, so it reports
 * disconnects and reconnects; it reconnects automatically, at least every five seconds. A connection that dropped
 * without notice looks like an idle one, so it is checked periodically.
 */
export class Listener {
  readonly #events = new EventEmitter();
  readonly #config: pg.ClientConfig;
  readonly #channels: readonly Channel[];
  readonly #askEvery: number;
  #client: pg.Client | null = null;
  #stopped = false;
  /** True while every notification is certain to arrive. */
  healthy = false;

  constructor(url: string, channels: readonly Channel[], { name, askEvery = 15_000 }: ListenerOptions = {}) {
    this.#config = {
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      ...(name ? { application_name: name } : {}),
    };
    this.#channels = channels;
    this.#askEvery = askEvery;
    this.#events.setMaxListeners(0); // one per live subscription
  }

  /** Calls back with the payload of every notification on the channel; returns the unsubscribe function. */
  on(channel: Channel, callback: (payload: string) => void): () => void {
    this.#events.on(channel, callback);
    return () => this.#events.off(channel, callback);
  }

  /** Calls back after every (re)connect: data cached before may be stale. */
  onConnected(callback: () => void): void {
    this.#events.on('connected', callback);
  }

  /** Connects; rejects if the first attempt fails. Later disconnects are handled in the background. */
  async start(): Promise<void> {
    const client = new pg.Client(this.#config);
    client.on('notification', ({ channel, payload }) => this.#events.emit(channel, payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    try {
      await client.connect();
      for (const channel of this.#channels) await client.query(`listen ${channel}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    if (this.#stopped) return client.end().catch(() => {});
    this.#client = client;
    this.healthy = true;
    this.#events.emit('connected');
    void this.#ask(client);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end().catch(() => {});
  }

  /** Checks the connection periodically; drops it if it does not respond. */
  async #ask(client: pg.Client): Promise<void> {
    for (;;) {
      await pause(this.#askEvery, undefined, { ref: false });
      if (this.#client !== client || this.#stopped) return;
      const timeout = setTimeout(() => {
        this.#lost(client);
        void client.end().catch(() => {});
      }, CONNECT_TIMEOUT).unref();
      await client.query('select 1').catch(() => {}); // a lost connection is reported elsewhere
      clearTimeout(timeout);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.healthy = false;
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let wait = 100; !this.#stopped; wait = Math.min(wait * 2, 5000)) {
      try {
        return await this.start();
      } catch {
        await pause(wait, undefined, { ref: false });
      }
    }
  }
}
