import { EventEmitter, on } from 'node:events';
import type { Channel, Listener } from '../../../db/listener.ts';

/**
 * Live events by topic, from the one database channel that carries all topics; a topic is a record's id, or its table
 * and id. Bursts are merged.
 */
export class LiveTopics {
  readonly #events = new EventEmitter();
  readonly #pending = new Set<string>();

  constructor(listener: Listener, channel: Channel) {
    this.#events.setMaxListeners(0);
    listener.on(channel, (topic) => {
      // a bulk action changes hundreds of rows: one event per quarter second is enough for a person
      if (this.#pending.has(topic)) return;
      this.#pending.add(topic);
      setTimeout(() => {
        this.#pending.delete(topic);
        this.#events.emit(topic, topic);
      }, 250).unref();
    });
    // notifications sent while the connection was down are lost, so every subscriber gets an event
    listener.onConnected(() => {
      // events.on() listens to "error" too, which is not a topic
      for (const topic of this.#events
        .eventNames()
        .map(String)
        .filter((name) => name !== 'error'))
        this.#events.emit(topic, topic);
    });
  }

  /**
   * An endless iterator of one topic's events, as grafast's listen() needs it. The first comes at once, for changes
   * between the page's query and its subscription. Not a generator: that would keep listening after its reader has
   * left, until the next event.
   */
  subscribe(topic: string): AsyncIterableIterator<string> {
    const news = on(this.#events, topic);
    let first = true;
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      async next() {
        const { done } = first ? { done: false } : await news.next();
        first = false;
        return done ? { done, value: undefined } : { done: false, value: topic };
      },
      async return() {
        await news.return?.();
        return { done: true, value: undefined };
      },
    };
  }
}
