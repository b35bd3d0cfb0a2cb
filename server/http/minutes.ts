/** Counts what each client (a token, a key, a network address) asks for in a minute. */
export class Minutes {
  readonly #counts = new Map<string, number>();
  readonly #timer = setInterval(() => this.#counts.clear(), 60_000).unref();

  /** Counts one, or as much as it costs; false if that is more than `most` in this minute. */
  take(who: string, most: number, cost = 1): boolean {
    const count = (this.#counts.get(who) ?? 0) + cost;
    this.#counts.set(who, count);
    return count <= most;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
