import { focusManager, QueryClient } from '@tanstack/react-query';
import { readAgain } from './errors.ts';

/** What is shown is asked again when somebody turns to the page, also to a window that was in sight beside another. */
focusManager.setEventListener((turnedTo) => {
  const look = () => turnedTo();
  globalThis.addEventListener('visibilitychange', look);
  globalThis.addEventListener('focus', look);
  return () => {
    globalThis.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('focus', look);
  };
});

/** How long a read waits before it is tried again: both tries together little more than a second, then the page says so. */
const readAgainAfter = (count: number): number => 400 * 2 ** count;

/**
 * The console's memory of answers. A colleague's changes show on turning to the page and once a lost connection is back;
 * forms keep what is typed in them (EditForm), and a failure of asking again hides nothing. A read that failed is tried
 * again as a save is (S-416, S-417), react-admin's own reads too: what was refused, is not there or failed slowly is said at once.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: readAgain,
        retryDelay: readAgainAfter,
      },
    },
  });
