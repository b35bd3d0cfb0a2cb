import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { TypedDocument } from '../../../../ui/graphql.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { type FakeCall, FakeStatus, fakeServer, fakeToken } from '../../testing/fakeServer.ts';
import { useDashboardView } from './dashboardView.ts';

const document_: TypedDocument<{ word: string }, object> = { id: 'Word', name: 'Word', kind: 'query' };
const none = {};
const links: number[] = [];
/** A link of its own for each test, because snapshots are kept by link. */
const link = (more = {}) => fakeToken({ kind: 'campaign', id: links.push(0), v: 1, ...more });
const flag = Object.assign(document.createElement('meta'), { name: 'sideline:edge', content: 'on' });
const sendBeacon = jest.fn(() => true);
let calls: FakeCall[];
let version: string | null;

beforeEach(() => {
  version = 'one';
  document.head.append(flag);
  Object.assign(navigator, { sendBeacon });
  sendBeacon.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  flag.remove();
});

it('reads a shared dashboard from its snapshot without a login, and reports the view', async () => {
  const token = link();
  answering(token);
  await screen.findByText('first');
  expect(names()).toEqual(['GET /dashboards/T', 'GET /dashboards/T/one']);
  expect(calls.map((call) => call.token)).toEqual([null, null]);
  expect(sendBeacon.mock.calls).toEqual([[`/dashboards/${token}/views`]]);
});

it('shows a new version while the page is visible, and reads nothing again if there is none', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  answering(link());
  await screen.findByText('first');
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(names().slice(2)).toEqual(['GET /dashboards/T']);
  version = 'two';
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  await screen.findByText('second');
  version = null; // revoked: what is shown stays
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(screen.getByText('second')).toBeTruthy();
});

it.each([
  ['a link that was made for a user', () => link({ user_id: 4 }), true],
  ['another kind of link', () => link({ kind: 'deadline' }), true],
  ['an installation without caches', () => link(), false],
])('reads from the API and counts there with %s', async (_what, token, on) => {
  if (!on) flag.remove();
  answering(token());
  await screen.findByText('from the API');
  await waitFor(() => expect(names()).toEqual(['Word', 'RecordLinkView']));
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('reads from the API if there is no snapshot', async () => {
  version = null;
  answering(link());
  await screen.findByText('from the API');
  expect(names()).toEqual(['GET /dashboards/T', 'Word']);
});

function Word({ token }: { token: string }) {
  const { data } = useQuery(document_, none, { linkToken: token, current: true });
  useDashboardView(token, data !== null);
  return <p>{data?.word ?? 'not yet'}</p>;
}

function answering(token: string) {
  calls = fakeServer({
    [`GET /dashboards/${token}`]: () => (version ? { version } : new FakeStatus(404)),
    [`GET /dashboards/${token}/one`]: () => ({ 'Word{}': { word: 'first' } }),
    [`GET /dashboards/${token}/two`]: () => ({ 'Word{}': { word: 'second' } }),
    Word: () => ({ word: 'from the API' }),
    RecordLinkView: () => ({ recordLinkView: { recorded: true } }),
  });
  return render(<Word token={token} />);
}
const names = () => calls.map(({ name }) => name.replace(/e30\.[^/]+/, 'T'));
