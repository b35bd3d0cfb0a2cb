import { focusManager, MutationCache, QueryClient } from '@tanstack/react-query';
import { retryUnlessSlow } from './errors.ts';

/** Refetches when the page gets focus, also in a window that was visible beside another one. */
focusManager.setEventListener((focused) => {
  const onFocus = () => focused();
  globalThis.addEventListener('visibilitychange', onFocus);
  globalThis.addEventListener('focus', onFocus);
  return () => {
    globalThis.removeEventListener('visibilitychange', onFocus);
    globalThis.removeEventListener('focus', onFocus);
  };
});

/** Milliseconds before a query is retried; both retries take little more than a second in total. */
const retryDelay = (count: number): number => 400 * 2 ** count;

/** Lists that rarely change; they are not refetched after every mutation. */
const REFERENCE_LISTS = [
  'capabilities',
  'competitivenesses',
  'organizationTypes',
  'socialMediaChannels',
  'sports',
  'sportsManagementSoftwares',
];

/** Invalidates everything except reference data; visible queries are refetched. */
export const invalidateRecords = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ meta, queryKey }) => meta?.reference !== true && !REFERENCE_LISTS.includes(String(queryKey[0])),
  });

/**
 * The console's query cache. Every successful mutation, react-admin's or another, invalidates visible queries; so do
 * focusing the page and reconnecting. Forms keep unsaved input, and a failed refetch keeps the old data visible. Failed
 * queries are retried (S-416, S-417); rejected, missing or slowly failing ones show their error immediately.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => void invalidateRecords(client) }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: retryUnlessSlow,
        retryDelay,
      },
      mutations: { networkMode: 'always' }, // While offline, saving fails immediately instead of waiting without notice.
    },
  });
  return client;
}
