import { focusManager, MutationCache, QueryClient } from '@tanstack/react-query';
import { readAgain } from './errors.ts';

/** What is shown is asked again when somebody turns to the page, also to a window that was in sight beside another. */
focusManager.setEventListener((focused) => {
  const onFocus = () => focused();
  globalThis.addEventListener('visibilitychange', onFocus);
  globalThis.addEventListener('focus', onFocus);
  return () => {
    globalThis.removeEventListener('visibilitychange', onFocus);
    globalThis.removeEventListener('focus', onFocus);
  };
});

/** Milliseconds before a read is tried again: both tries together little more than a second, then the page says so. */
const retryDelay = (count: number): number => 400 * 2 ** count;

/** Lists that change rarely; they are not read again after every save. */
const REFERENCE_LISTS = [
  'capabilities',
  'competitivenesses',
  'organizationTypes',
  'socialMediaChannels',
  'sports',
  'sportsManagementSoftwares',
];

/** Marks everything as outdated but reference data: what is on screen is read again. */
export const invalidateRecords = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ meta, queryKey }) => meta?.reference !== true && !REFERENCE_LISTS.includes(String(queryKey[0])),
  });

/**
 * The console's cache. Every successful mutation, react-admin's own and any other, invalidates what is shown; so do turning
 * to the page and a connection that is back. Forms keep what is typed, and a failed refetch hides nothing. A read that failed
 * is tried again (S-416, S-417); what was refused, does not exist or failed slowly is shown at once.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => void invalidateRecords(client) }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: readAgain,
        retryDelay,
      },
      mutations: { networkMode: 'always' }, // without a network a save fails at once instead of waiting silently
    },
  });
  return client;
}
