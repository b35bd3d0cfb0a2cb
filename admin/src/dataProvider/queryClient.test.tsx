import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { AdminContext, useGetOne } from 'react-admin';
import { Loading } from '../components/Loading.tsx';
import { ConsoleLayout } from '../layout/ConsoleLayout.tsx';
import { Problem } from '../layout/Problem.tsx';
import { fakeServer, Refusal, showPage, signIn } from '../testing/page.tsx';
import { dataProvider } from './dataProvider.ts';
import { makeQueryClient } from './queryClient.ts';
import { useOperationQuery } from './useOperation.ts';

const Count = () => <p>{useOperationQuery('waitingChecks', {}).data?.waiting.totalCount}</p>;

it.each(['focus', 'online'])('refetches on %s and keeps the old data on error', async (event) => {
  let totalCount: number | undefined = 7;
  const sent = fakeServer({
    WaitingChecks: () => (totalCount === undefined ? undefined : { waiting: { totalCount } }),
  });
  render(
    <AdminContext dataProvider={dataProvider} queryClient={makeQueryClient()}>
      <Count />
    </AdminContext>,
  );
  expect(await screen.findByText('7')).toBeInTheDocument();
  const turnTo = () => act(async () => void globalThis.dispatchEvent(new Event(event)));
  if (event === 'online') globalThis.dispatchEvent(new Event('offline'));
  totalCount = 8;
  await turnTo();
  expect(await screen.findByText('8')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  totalCount = undefined;
  if (event === 'online') globalThis.dispatchEvent(new Event('offline'));
  await turnTo();
  expect(screen.getByText('8')).toBeInTheDocument();
});

afterEach(() => void jest.useRealTimers());

/** A record that react-admin reads. */
function Sponsor() {
  const { data, error } = useGetOne('sponsors', { id: 3 });
  return error ? <Problem error={error} retry={() => undefined} /> : <p>{data?.name ?? 'Loading'}</p>;
}
function Own() {
  const { error } = useOperationQuery('waitingChecks', {});
  return error ? <Problem error={error} retry={() => undefined} /> : <Loading />;
}
const show = (page: 'operation' | 'record') =>
  render(
    <AdminContext dataProvider={dataProvider} queryClient={makeQueryClient()}>
      {page === 'operation' ? <Own /> : <Sponsor />}
    </AdminContext>,
  );
const OOPS = 'Oops! Something went wrong. Please refresh the page and try again.';

it.each(['operation', 'record'] as const)(
  '[S-411] [S-412] a %s that fails on the server is tried three times, and the error is shown within two seconds',
  async (page) => {
    jest.useFakeTimers();
    const sent = fakeServer({
      WaitingChecks: () => new Refusal('Something went wrong.', 'SL500'),
      SponsorsOne: () => new Refusal('Something went wrong.', 'SL500'),
    });
    const { unmount } = show(page);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('alert')).toHaveTextContent(OOPS);
    expect(screen.queryByText(/Trying again/)).toBeNull();
    expect(sent).toHaveLength(3);
    unmount();
  },
);

it('[S-412] slow failures are not retried: layout and page show the error within six seconds', async () => {
  jest.useFakeTimers();
  signIn();
  const failing = async () => {
    await new Promise((done) => setTimeout(done, 2500));
    return new Refusal('Something went wrong.', 'SL500');
  };
  const sent = fakeServer({ ConsoleStart: failing, WaitingChecks: failing, SponsorsOne: failing });
  const { unmount } = showPage(
    <ConsoleLayout>
      <Own />
      <Sponsor />
    </ConsoleLayout>,
    { queryClient: makeQueryClient() },
  );
  for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getAllByText(OOPS)).toHaveLength(2);
  const asked = (name: string) => sent.filter((request) => request.name === name).length;
  expect(['ConsoleStart', 'WaitingChecks', 'SponsorsOne'].map(asked)).toEqual([1, 1, 1]);
  unmount();
});

it('[S-417] a missing record is reported immediately and requested once', async () => {
  jest.useFakeTimers();
  const sent = fakeServer({});
  const { unmount } = show('record');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('This record was not found')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  unmount();
});

it('reports that a slow failed request is being retried', async () => {
  jest.useFakeTimers();
  let answers = 0;
  fakeServer({
    WaitingChecks: async () => {
      answers += 1;
      if (answers > 1) await new Promise((done) => setTimeout(done, 8000));
      return new Refusal('Something went wrong.', 'SL500');
    },
  });
  const { unmount } = show('operation');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText(/Trying again/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('The server isn’t responding. Trying again...')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveAccessibleName('Loading');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('alert')).toHaveTextContent(OOPS);
  unmount();
});
