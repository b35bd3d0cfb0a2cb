import pLimit from 'p-limit';

/** Too much work at once; try again after `seconds`. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** Runs a few tasks at a time (p-limit) and lets a bounded number wait, first come first served. */
export class Semaphore {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxWaiting: number;
  readonly #message: string;

  /** `message`: the error's message when there is no room to wait. */
  constructor(concurrency: number, maxWaiting: number, message: string) {
    this.#limit = pLimit(concurrency);
    this.#maxWaiting = maxWaiting;
    this.#message = message;
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#limit.pendingCount;
  }

  /** Runs the task when there is room; throws Overloaded at once when too many wait already. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const { activeCount, concurrency, pendingCount } = this.#limit;
    if (activeCount >= concurrency && pendingCount >= this.#maxWaiting) throw new Overloaded(this.#message, 5);
    return this.#limit(task);
  }
}
