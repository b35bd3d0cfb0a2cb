/** Replaces the global Request, which the router creates for each navigation: Node's does not accept jsdom's signals. */
export function mockRouterRequest(): void {
  globalThis.Request = class {
    readonly method = 'GET';
    readonly headers = new Headers();
    readonly url: string;
    readonly signal: AbortSignal | undefined;
    constructor(url: string | URL, init?: { signal?: AbortSignal }) {
      this.url = String(url);
      this.signal = init?.signal;
    }
  } as never;
}
