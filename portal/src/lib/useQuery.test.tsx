import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { TypedDocument } from '../../../ui/graphql.ts';
import { useQuery } from './useQuery.ts';

const names: TypedDocument<{ name: string }, object> = { id: 'Names', name: 'Names', kind: 'query' };
function Name({ current }: { current: boolean }) {
  const { data, error } = useQuery(names, {}, { keepFailures: true, current });
  return <p>{error === null ? data?.name : 'failed'}</p>;
}

const events: [title: string, happen: () => unknown][] = [
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the connection is back', () => globalThis.dispatchEvent(new Event('online'))],
];

it.each(events)('refetches when %s, and keeps what is shown if that fails', async (_title, happen) => {
  let status = 200;
  let name = 'Bears';
  const fetching = jest.fn(async () => new Response(JSON.stringify({ data: { name } }), { status }));
  globalThis.fetch = fetching;
  render(<Name current />);
  expect(await screen.findByText('Bears')).toBeInTheDocument();
  name = 'Lions';
  await act(async () => void happen());
  expect(await screen.findByText('Lions')).toBeInTheDocument();
  status = 500;
  name = 'Tigers';
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(async () => void happen());
  expect(screen.getByText('Lions')).toBeInTheDocument();
});

it('does not refetch on a page with a form', async () => {
  const fetching = jest.fn(async () => new Response(JSON.stringify({ data: { name: 'Bears' } })));
  globalThis.fetch = fetching;
  render(<Name current={false} />);
  expect(await screen.findByText('Bears')).toBeInTheDocument();
  for (const [, happen] of events) await act(async () => void happen());
  expect(fetching).toHaveBeenCalledTimes(1);
});
