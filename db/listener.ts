import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What the database announces (NOTIFY). */
export type Channel = 'clock' | 'session' | 'link_version' | 'prospecting_report' | 'my_work' | 'presence';

export interface ListenerOptions {
  /** Shown in pg_stat_activity. */
  name?: string;
  /** Milliseconds after which the connection is asked whether it is still there. */
  askEvery?: number;
}

/** How long a connection may take to be there, and to answer, in milliseconds. */
const PATIENCE = 5000;

/**
 * One connection that LISTENs for the whole process. While it is down nothing cached may be trusted, so it says when it
 * was lost and when it is back; it reconnects by itself, waiting at most five seconds between attempts. A connection whose
 * other end is gone without a word looks like one on which nothing is said, so it is asked now and then.
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
      connectionTimeoutMillis: PATIENCE,
      ...(name ? { application_name: name } : {}),
    };
    this.#channels = channels;
    this.#askEvery = askEvery;
    this.#events.setMaxListeners(0); // one a live subscription
  }

  /** Calls back with the payload of every notification on the channel; returns how to stop. */
  on(channel: Channel, callback: (payload: string) => void): () => void {
    this.#events.on(channel, callback);
    return () => this.#events.off(channel, callback);
  }

  /** Calls back whenever the connection is (again) there: what was cached before may be stale. */
  onConnected(callback: () => void): void {
    this.#events.on('connected', callback);
  }

  /** Connects; fails when the first attempt fails, later losses are repaired in the background. */
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

  /** Asks for as long as this is the connection; gives it up when it does not answer. */
  async #ask(client: pg.Client): Promise<void> {
    for (;;) {
      await pause(this.#askEvery, undefined, { ref: false });
      if (this.#client !== client || this.#stopped) return;
      const silence = setTimeout(() => {
        this.#lost(client);
        void client.end().catch(() => {});
      }, PATIENCE).unref();
      await client.query('select 1').catch(() => {}); // a lost one says so by itself
      clearTimeout(silence);
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
