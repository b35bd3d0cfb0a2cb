/** Counts events a key in a sliding window, in this process. Oldest keys are dropped first when there are too many. */
export class Throttle {
  readonly #limit: number;
  readonly #window: number;
  readonly #events = new Map<string, number[]>();
  readonly #maxKeys = 50_000;

  /** At most `limit` events a key within `windowSeconds`. */
  constructor(limit: number, windowSeconds: number) {
    this.#limit = limit;
    this.#window = windowSeconds * 1000;
  }

  /** Whether another event of this key is still allowed. */
  allows(key: string): boolean {
    return this.#recent(key).length < this.#limit;
  }

  /** Counts one event. */
  count(key: string): void {
    const recent = this.#recent(key);
    recent.push(performance.now());
    this.#events.delete(key); // moves the key to the end: the map keeps the order of last use
    this.#events.set(key, recent);
    if (this.#events.size > this.#maxKeys) {
      const [oldest] = this.#events.keys();
      if (oldest !== undefined) this.#events.delete(oldest);
    }
  }

  /** Counts one event when allowed; false when it is too many. */
  take(key: string): boolean {
    if (!this.allows(key)) return false;
    this.count(key);
    return true;
  }

  /** Forgets a key, after a success. */
  clear(key: string): void {
    this.#events.delete(key);
  }

  #recent(key: string): number[] {
    const since = performance.now() - this.#window;
    return (this.#events.get(key) ?? []).filter((at) => at > since);
  }
}
