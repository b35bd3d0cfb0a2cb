/** Too much is asked for at once; try again after so many seconds. */
export class Busy extends Error {
  override name = 'Busy';
  readonly seconds: number;

  constructor(seconds: number) {
    super('Very many people are signing in right now. Please try again in a few seconds.');
    this.seconds = seconds;
  }
}

/** Lets a few pieces of work run at a time and a bounded number wait for their turn, first come first served. */
export class Gate {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Runs the work when its turn comes; throws Busy at once when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#queue.length >= this.#mostWaiting) throw new Busy(5);
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next)
        next(); // takes over this place
      else this.#running -= 1;
    }
  }
}
