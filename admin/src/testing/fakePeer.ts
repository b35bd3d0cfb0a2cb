/** Mocks the server's side of the connection: `unavailable` refuses it, `stalled` stops responding. */
export const peer = { unavailable: false, stalled: false, lines: [] as Line[] };

class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = Line.CONNECTING;
  onopen?: () => void;
  onclose?: ((event: object) => void) | null;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    peer.lines.push(this);
    setTimeout(() => {
      if (peer.unavailable) return this.end(1006);
      this.readyState = Line.OPEN;
      this.onopen?.();
    });
  }

  end(code: number) {
    this.readyState = Line.CLOSED;
    this.onclose?.({ code, reason: '', wasClean: false });
  }

  send(text: string) {
    const answer = { connection_init: 'connection_ack', ping: 'pong' }[String(JSON.parse(text).type)];
    if (answer && !peer.stalled) setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }

  close() {
    this.readyState = Line.CLOSED;
  }
}

/** Replaces the browser's WebSocket by connections to a peer that responds. */
export function mockPeer(): void {
  Object.assign(globalThis, { WebSocket: Line });
  Object.assign(peer, { unavailable: false, stalled: false, lines: [] });
}
