import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { AdminContext, useGetOne } from 'react-admin';
import { gql } from '../../../ui/graphql.ts';
import introspection from '../../generated/introspection.json' with { type: 'json' };
import { makeDataProvider } from '../adapter/index.ts';
import { Loading } from '../kit/Block.tsx';
import { ConsoleLayout } from '../layout/ConsoleLayout.tsx';
import { Problem } from '../layout/Problem.tsx';
import { resources } from '../resources.ts';
import { fakeServer, Refusal, showPage, signIn } from '../testing/page.tsx';
import { useDocument } from './hooks.ts';
import { makeQueryClient } from './queryClient.ts';

const names = gql<{ name: string }>('query Names { name }');
const Name = () => <p>{useDocument(names, {}).data?.name}</p>;

it.each(['focus', 'online'])('asks again on %s what is shown, and keeps it when that fails', async (event) => {
  let name: string | undefined = 'Bears';
  const sent = fakeServer({ Names: () => name && { name } });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Name />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Bears')).toBeInTheDocument();
  const turnTo = () => act(async () => void globalThis.dispatchEvent(new Event(event)));
  if (event === 'online') globalThis.dispatchEvent(new Event('offline'));
  name = 'Lions';
  await turnTo();
  expect(await screen.findByText('Lions')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  name = undefined;
  if (event === 'online') globalThis.dispatchEvent(new Event('offline'));
  await turnTo();
  expect(screen.getByText('Lions')).toBeInTheDocument();
});

afterEach(() => void jest.useRealTimers());

/** A record that react-admin reads, not a document of ours. */
function Sponsor() {
  const { data, error } = useGetOne('sponsors', { id: 3 });
  return error ? <Problem error={error} retry={() => undefined} /> : <p>{data?.name ?? 'Loading'}</p>;
}
function Own() {
  const { error } = useDocument(names, {});
  return error ? <Problem error={error} retry={() => undefined} /> : <Loading />;
}
const show = (page: 'document' | 'record') =>
  render(
    <AdminContext dataProvider={makeDataProvider(introspection as never, resources)} queryClient={makeQueryClient()}>
      {page === 'document' ? <Own /> : <Sponsor />}
    </AdminContext>,
  );
const OOPS = 'Oops! Something went wrong. Please refresh the page and try again.';

it.each(['document', 'record'] as const)(
  '[S-411] [S-412] a %s that the server fails to answer is asked for three times, and the error is said within two seconds',
  async (page) => {
    jest.useFakeTimers();
    const sent = fakeServer({
      Names: () => new Refusal('Something went wrong.', 'SL500'),
      SponsorOne: () => new Refusal('Something went wrong.', 'SL500'),
    });
    const { unmount } = show(page);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('alert')).toHaveTextContent(OOPS);
    expect(screen.queryByText(/Trying again/)).toBeNull();
    expect(sent).toHaveLength(3);
    unmount();
  },
);

it('[S-412] a server that fails slowly is not waited for again and again: frame and page say so within six seconds', async () => {
  jest.useFakeTimers();
  signIn();
  const failing = async () => {
    await new Promise((done) => setTimeout(done, 2500));
    return new Refusal('Something went wrong.', 'SL500');
  };
  const sent = fakeServer({ ConsoleStart: failing, Names: failing, SponsorOne: failing });
  const { unmount } = showPage(
    <ConsoleLayout>
      <Own />
      <Sponsor />
    </ConsoleLayout>,
    { queryClient: makeQueryClient() },
  );
  for (let second = 0; second < 6; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getAllByText(OOPS)).toHaveLength(2);
  const asked = (name: string) => sent.filter((one) => one.name === name).length;
  expect(['ConsoleStart', 'Names', 'SponsorOne'].map(asked)).toEqual([1, 1, 1]);
  unmount();
});

it('[S-417] a record that is not there is said at once, and asked for once', async () => {
  jest.useFakeTimers();
  const sent = fakeServer({});
  const { unmount } = show('record');
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.getByText('This record was not found')).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  unmount();
});

it('says that it tries again when a failing server also takes its time', async () => {
  jest.useFakeTimers();
  let answers = 0;
  fakeServer({
    Names: async () => {
      answers += 1;
      if (answers > 1) await new Promise((done) => setTimeout(done, 8000));
      return new Refusal('Something went wrong.', 'SL500');
    },
  });
  const { unmount } = show('document');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText(/Trying again/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('The server has not answered yet. Trying again...')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveAccessibleName('Loading');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole('alert')).toHaveTextContent(OOPS);
  unmount();
});
