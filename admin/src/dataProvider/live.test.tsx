import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setNavigator, type TypedDocument } from '../../../ui/graphql.ts';
import { readToken } from '../../../ui/session.ts';
import { mockPeer, peer } from '../testing/fakePeer.ts';
import { signIn } from '../testing/page.tsx';
import { useLive } from './live.ts';

const news: TypedDocument<{ news: string }, object> = { id: 'News', name: 'News', kind: 'subscription' };
const again = jest.fn();
const Page = () => {
  const open = useLive(news, {}, () => undefined, again);
  return <p>{open ? 'Live' : 'Not live'}</p>;
};

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let page: ReturnType<typeof render>;
beforeEach(async () => {
  mockPeer();
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
  peer.unavailable = true;
  await act(async () => peer.lines.at(-1)?.end(1006));
  expect(screen.getByText('Not live')).toBeInTheDocument();
  await pass(600_000);
  peer.unavailable = false;
  expect(again).not.toHaveBeenCalled();
  await pass(5100);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(again).toHaveBeenCalledTimes(1);
});

it('[S-435] a stalled connection is detected and reopened', async () => {
  peer.stalled = true;
  await pass(15_100);
  expect(screen.getByText('Not live')).toBeInTheDocument();
  peer.stalled = false;
  await pass(5100);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(again).toHaveBeenCalledTimes(1);
});

it.each([4401, 4403])(
  '[S-410] a connection closed because of an expired login (%s) ends the session and is not retried',
  async (code) => {
    const left: string[] = [];
    setNavigator((path) => left.push(path));
    await act(async () => peer.lines.at(-1)?.end(code));
    await pass(60_000);
    expect(readToken()).toBeNull();
    expect(left).toEqual(['/login?redirect=%2F']);
    expect(peer.lines).toHaveLength(1);
  },
);

it('a connection that responds to pings stays open', async () => {
  await pass(120_000);
  expect(peer.lines).toHaveLength(1);
});

it('[S-435] going offline closes the connection immediately; coming back online reopens it', async () => {
  peer.unavailable = true;
  await act(async () => void globalThis.dispatchEvent(new Event('offline')));
  expect(screen.getByText('Not live')).toBeInTheDocument();
  await pass(60_000);
  peer.unavailable = false;
  await act(async () => void globalThis.dispatchEvent(new Event('online')));
  await pass(50);
  expect(screen.getByText('Live')).toBeInTheDocument();
  expect(again).toHaveBeenCalledTimes(1);
});
