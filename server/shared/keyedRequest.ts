/** A request with a key: who sent it, its key (a UUID), and a hash of its contents. */
export class KeyedRequest {
  readonly #viewer: string;
  readonly #key: string;
  readonly #input: () => string;
  #transactions = 0;

  /** `input`: called when the request's body has been read. */
  constructor(viewer: string, key: string, input: () => string) {
    this.#viewer = viewer;
    this.#key = key;
    this.#input = input;
  }

  /** What identifies the request's next transaction in `app_private.request_keys`, and the hash of its contents. */
  next(): [viewer: string, key: string, number: number, input: string] {
    return [this.#viewer, this.#key, this.#transactions++, this.#input()];
  }
}
