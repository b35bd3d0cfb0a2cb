/** Too much is asked for at once; try again after so many seconds. */
export class Busy extends Error {
  override name = 'Busy';
  readonly seconds: number;

  constructor(sentence: string, seconds: number) {
    super(sentence);
    this.seconds = seconds;
  }
}

/** Lets a few pieces of work run at a time and a bounded number wait for their turn, first come first served. */
export class Gate {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #sentence: string;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  /** `sentence`: what is said to whom there is no room for. */
  constructor(atOnce: number, mostWaiting: number, sentence: string) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
    this.#sentence = sentence;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#queue.length;
  }

  /** Runs the work when its turn comes; throws Busy at once when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#queue.length >= this.#mostWaiting) throw new Busy(this.#sentence, 5);
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
