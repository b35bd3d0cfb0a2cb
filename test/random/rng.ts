/** Random numbers that are the same for the same seed, on every machine. */

export class Rng {
  #state: number;
  readonly #turns = new Map<string, number>();

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** The next item of a list for this key, so that all items are used in turn. */
  turn<T>(key: string, list: readonly T[]): T {
    const at = this.#turns.get(key) ?? 0;
    this.#turns.set(key, at + 1);
    return list[at % list.length] as T;
  }

  /** The next number from 0 to 1, without 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`, inclusive. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A random item of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('There is nothing to pick from.');
    return list[this.int(0, list.length - 1)] as T;
  }

  /** A random item of a list; undefined if it is empty. */
  maybe<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : this.pick(list);
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }

  /** One to `most` items of a list, each at most once. */
  some<T>(list: readonly T[], most: number): T[] {
    return this.shuffled(list).slice(0, Math.min(list.length, this.int(1, Math.max(1, most))));
  }
}
