import { focusManager, QueryClient } from '@tanstack/react-query';

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

/**
 * The console's memory of answers. A colleague's changes show on turning to the page and once a lost connection is back;
 * forms keep what is typed in them (EditForm), and a failure of asking again hides nothing.
 */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { refetchOnWindowFocus: true, refetchOnReconnect: true, networkMode: 'always' } },
  });
