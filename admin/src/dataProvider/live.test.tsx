import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setNavigator, type TypedDocument } from '../../../ui/graphql.ts';
import { readToken } from '../../../ui/session.ts';
import { signIn } from '../testing/page.tsx';
import { useLive } from './live.ts';

const news: TypedDocument<{ news: string }, object> = { id: 'News', name: 'News', kind: 'subscription' };
const again = jest.fn();
const Page = () => {
  const open = useLive(news, {}, () => undefined, again);
  return <p>{open ? 'Live' : 'Not live'}</p>;
};

/** Mocks the server's side of the connection: `away` refuses it, `silent` stops responding. */
const far = { away: false, silent: false, lines: [] as Line[] };

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
    far.lines.push(this);
    setTimeout(() => {
      if (far.away) return this.end(1006);
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
    if (answer && !far.silent) setTimeout(() => this.onmessage?.({ data: JSON.stringify({ type: answer }) }));
  }

  close() {
    this.readyState = Line.CLOSED;
  }
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let page: ReturnType<typeof render>;
beforeEach(async () => {
  Object.assign(globalThis, { WebSocket: Line });
  Object.assign(far, { away: false, silent: false, lines: [] });
  again.mockClear();
  signIn();
  jest.useFakeTimers();
  page = render(<Page />);
  await pass(10);
  expect(screen.getByText('Live')).toBeInTheDocument();
});
afterEach(async () => {
  page.unmount();
  await pass(10);
  jest.useRealTimers();
});

it('[S-435] reconnects within seconds after a long outage, and the page refetches what it missed', async () => {
  far.away = true;
  await act(async () => far.lines.at(-1)?.end(1006));
  expect(screen.getByText('Not live')).toBeInTheDocument();
  await pass(600_000);
  far.away = false;
  expect(again).not.toHaveBeenCalled();
  await pass(5100);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(again).toHaveBeenCalledTimes(1);
});

it('[S-435] a stalled connection is detected and reopened', async () => {
  far.silent = true;
  await pass(15_100);
  expect(screen.getByText('Not live')).toBeInTheDocument();
  far.silent = false;
  await pass(5100);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(again).toHaveBeenCalledTimes(1);
});

it.each([4401, 4403])(
  '[S-410] a connection closed because of an expired login (%s) ends the session and is not retried',
  async (code) => {
    const left: string[] = [];
    setNavigator((path) => left.push(path));
    await act(async () => far.lines.at(-1)?.end(code));
    await pass(60_000);
    expect(readToken()).toBeNull();
    expect(left).toEqual(['/login?redirect=%2F']);
    expect(far.lines).toHaveLength(1);
  },
);

it('a connection that responds to pings stays open', async () => {
  await pass(120_000);
  expect(far.lines).toHaveLength(1);
});

it('[S-435] going offline closes the connection immediately; coming back online reopens it', async () => {
  far.away = true;
  await act(async () => void globalThis.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Not live')).toBeInTheDocument();
  await pass(60_000);
  far.away = false;
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  await pass(50);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(again).toHaveBeenCalledTimes(1);
});
