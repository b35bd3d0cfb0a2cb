import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import type { TypedDocument } from '../../../ui/graphql.ts';
import { clearToken, storeToken } from '../../../ui/session.ts';
import { prefetchQuery, takePrefetched } from './prefetch.ts';
import { useQuery } from './useQuery.ts';

const document: TypedDocument<{ word: string }, object> = { id: 'Word', name: 'Word', kind: 'query' };
const none = {};
const Word = ({ token }: { token: string }) => {
  const { data, error } = useQuery(document, none, { linkToken: token, keepFailures: true });
  return <p>{error ? `refused: ${(error as Error).message}` : (data?.word ?? 'not yet')}</p>;
};

/** Answers every request with a text that contains the token, or with an error for the token "bad". */
function fakeFetch() {
  const fetchMock = jest.fn(async (_path: string, { headers }: { headers: Record<string, string> }) => {
    const token = headers.authorization?.slice('Bearer '.length);
    const answer = token === 'bad' ? { errors: [{ message: 'No.' }] } : { data: { word: `of ${token}` } };
    return { ok: true, status: 200, json: async () => answer };
  });
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

it('a prefetched response is used once, without another request', async () => {
  const fetchMock = fakeFetch();
  prefetchQuery(document, none, { linkToken: 'a' });
  const { rerender } = render(<Word token="a" />);
  await screen.findByText('of a');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  rerender(<Word token="b" />);
  await screen.findByText('of b');
  rerender(<Word token="a" />);
  await screen.findByText('of a');
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

it('what another login prefetched, or was not taken soon, is not used', async () => {
  const fetchMock = fakeFetch();
  jest.useFakeTimers();
  prefetchQuery(document, none, { linkToken: 'a' });
  storeToken('b');
  expect(takePrefetched(document, none, 'a')).toBeNull();
  clearToken();
  jest.advanceTimersByTime(5000);
  expect(takePrefetched(document, none, 'a')).toBeNull();
  jest.useRealTimers();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('what a page loads of its response is started as soon as that is there', async () => {
  fakeFetch();
  const onData = jest.fn();
  prefetchQuery(document, none, { linkToken: 'c', onData });
  prefetchQuery(document, none, { linkToken: 'bad', onData });
  await waitFor(() => expect(onData.mock.calls).toEqual([[{ word: 'of c' }]]));
});

it('the error of a prefetched query reaches the page that takes it', async () => {
  const fetchMock = fakeFetch();
  prefetchQuery(document, none, { linkToken: 'bad' });
  render(<Word token="bad" />);
  await screen.findByText('refused: No.');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
