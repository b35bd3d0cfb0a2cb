import pLimit from 'p-limit';

/** Too much concurrent work; try again after `seconds`. */
export class Overloaded extends Error {
  override name = 'Overloaded';
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}

/** Limits concurrency (p-limit) and the number of waiting tasks, first come first served. */
export class Semaphore {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxWaiting: number;
  readonly #message: string;

  /** `message`: the error's message if no more tasks may wait. */
  constructor(concurrency: number, maxWaiting: number, message: string) {
    this.#limit = pLimit(concurrency);
    this.#maxWaiting = maxWaiting;
    this.#message = message;
  }

  /** The number of waiting tasks. */
  get waiting(): number {
    return this.#limit.pendingCount;
  }

  /** Runs the task when there is room; throws Overloaded at once if too many are waiting. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    const { activeCount, concurrency, pendingCount } = this.#limit;
    if (activeCount >= concurrency && pendingCount >= this.#maxWaiting) throw new Overloaded(this.#message, 5);
    return this.#limit(task);
  }
}
