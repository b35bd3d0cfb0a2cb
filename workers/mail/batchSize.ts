/** Minimum number of emails claimed together: a claim is a statement, and a wait for the disk. */
const LEAST = 16;
/** Maximum: after kill -9, every email of a claim is uncertain. */
const MAX_SIZE = 64;

/**
 * How many emails share one claim. A claim must be on disk before its emails are sent: if that is quick, few share one,
 * so that a crash leaves few uncertain; if the disk is slow, more do, so that sending does not wait for it.
 */
export class BatchSize {
  #size = LEAST;

  get size(): number {
    return this.#size;
  }

  /** How long the last claim took, and how long sending its emails, in milliseconds. */
  note(claiming: number, sending: number): void {
    if (claiming > sending) this.#size = Math.min(this.#size * 2, MAX_SIZE);
    else if (claiming < sending / 4) this.#size = Math.max(this.#size / 2, LEAST);
  }
}
