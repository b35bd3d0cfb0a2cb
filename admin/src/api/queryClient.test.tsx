import { expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { gql } from '../../../ui/graphql.ts';
import { fakeServer } from '../testing/page.tsx';
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
