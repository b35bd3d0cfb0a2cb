import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useGetOne } from 'react-admin';
import { useUnsaved } from '../form/unsaved.ts';
import { FakeSocket, mockSocket, publish } from '../testing/fakeSocket.ts';
import { fakeServer, type Sent, showPage, signIn } from '../testing/page.tsx';
import { documentIdOf } from './operationsOf.ts';
import { useLiveQueries } from './useLiveQueries.ts';
import { useOperationQuery } from './useOperation.ts';

const checks = documentIdOf(['waitingChecks', {}]) as string;
const sponsor = documentIdOf(['sponsors', 'getOne', { id: '3' }]) as string;

function Page({ typed = false }: { typed?: boolean }) {
  useLiveQueries();
  useUnsaved(typed);
  const { data } = useGetOne('sponsors', { id: 3 });
  const waiting = useOperationQuery('waitingChecks', {}).data?.waiting.totalCount;
  return (
    <p>
      {data?.name} {waiting}
    </p>
  );
}

const socket = globalThis.WebSocket;
let sent: Sent[];
let totalCount = 7;
let hidden = false;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const tell = async (...documents: string[]) => {
  await publish({ liveChannel: documents });
  await pass(50);
};
const named = (name: string) => sent.filter((request) => request.name === name).length;
const turnTo = (isHidden: boolean) => {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

const show = async (page = <Page />) => {
  showPage(page);
  await pass(300);
  expect(screen.getByText('Acme 7')).toBeInTheDocument();
};

it('follows the documents of the page and reads those again that changed, no other', async () => {
  await show();
  expect(FakeSocket.subscribed.at(-1)?.variables).toEqual({ documents: expect.arrayContaining([checks, sponsor]) });
  totalCount = 8;
  await tell(checks);
  expect(screen.getByText('Acme 8')).toBeInTheDocument();
  expect([named('WaitingChecks'), named('SponsorsOne')]).toEqual([2, 1]);
});

beforeEach(() => {
  mockSocket();
  signIn();
  totalCount = 7;
  hidden = false;
  Object.defineProperty(document, 'visibilityState', {
    get: () => (hidden ? 'hidden' : 'visible'),
    configurable: true,
  });
  sent = fakeServer({
    SponsorsOne: () => ({ record: { id: 3, name: 'Acme', version: 1 } }),
    WaitingChecks: () => ({ waiting: { totalCount } }),
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { WebSocket: socket });
});

it('reads a burst of changes at most once a second', async () => {
  await show();
  for (let n = 0; n < 20; n += 1) await tell(checks);
  expect(named('WaitingChecks')).toBe(3); // at once, and a second later
  await pass(5000);
  expect(named('WaitingChecks')).toBe(3);
});

it('reads nothing while the page is hidden or nobody has been there for ten minutes, and catches up then', async () => {
  await show();
  turnTo(true);
  await tell(checks);
  expect(named('WaitingChecks')).toBe(1);
  totalCount = 9;
  turnTo(false);
  await pass(50);
  expect(screen.getByText('Acme 9')).toBeInTheDocument();
  await pass(11 * 60_000);
  totalCount = 10;
  const before = named('WaitingChecks');
  await tell(checks);
  expect(named('WaitingChecks')).toBe(before);
  await act(async () => void globalThis.dispatchEvent(new Event('pointermove')));
  await pass(50);
  expect(screen.getByText('Acme 10')).toBeInTheDocument();
});

it('leaves a record alone that is being edited, and reads the rest of the page', async () => {
  await show(<Page typed />);
  totalCount = 8;
  await tell(checks, sponsor);
  expect(screen.getByText('Acme 8')).toBeInTheDocument();
  expect(named('SponsorsOne')).toBe(1);
});
