import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Channels that the server hears. */
export const CHANNELS = ['clock', 'session', 'link_version', 'prospecting_report'] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * One connection that LISTENs for the whole process. While it is down nothing cached may be trusted, so it says when it
 * was lost and when it is back; it reconnects by itself, waiting at most five seconds between attempts.
 */
export class Listener {
  readonly #events = new EventEmitter();
  readonly #url: string;
  #client: pg.Client | null = null;
  #stopped = false;
  /** True while every notification is certain to arrive. */
  healthy = false;

  constructor(url: string) {
    this.#url = url;
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
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ channel, payload }) => this.#events.emit(channel, payload ?? ''));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    await client.connect();
    try {
      for (const channel of CHANNELS) await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    this.#client = client;
    this.healthy = true;
    this.#events.emit('connected');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#client?.end().catch(() => {});
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
