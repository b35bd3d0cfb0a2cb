import { act } from '@testing-library/react';

/** Mocks the websocket of live updates: accepts the connection and records subscriptions. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static last: FakeSocket;
  static subscribed: { id: string; variables: object }[] = [];
  readyState = FakeSocket.CONNECTING;
  onopen?: () => void;
  onclose?: (event: object) => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    FakeSocket.last = this;
    setTimeout(() => {
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  receive(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string) {
    const { type, id, payload } = JSON.parse(text);
    if (type === 'connection_init') setTimeout(() => this.receive({ type: 'connection_ack' }));
    if (type === 'ping') setTimeout(() => this.receive({ type: 'pong' }));
    if (type === 'subscribe') FakeSocket.subscribed.push({ id, variables: payload.variables });
  }

  close() {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code: 1000, reason: '', wasClean: true });
  }
}

/** Replaces the browser's WebSocket; nothing has subscribed yet. */
export function mockSocket(): void {
  Object.assign(globalThis, { WebSocket: FakeSocket });
  FakeSocket.subscribed = [];
}

/** Sends data to the latest subscription. */
export const publish = (data: object) =>
  act(async () => FakeSocket.last.receive({ type: 'next', id: FakeSocket.subscribed.at(-1)?.id, payload: { data } }));
