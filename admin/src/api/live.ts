import { type Client, createClient } from 'graphql-ws';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { TypedDocument } from '../../../ui/graphql.ts';
import { onSessionChange, readToken } from '../../../ui/session.ts';

let client: Client | undefined;

// a line belongs to the login that opened it: with another one, or none, it ends
onSessionChange(() => {
  void client?.dispose();
  client = undefined;
});

/** One websocket for the whole console; opened by the first subscription, closed with the last. */
function liveClient(): Client {
  client ??= createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => ({ authorization: `Bearer ${readToken() ?? ''}` }),
    lazy: true,
    retryAttempts: 1_000,
    shouldRetry: () => true,
  });
  return client;
}

/**
 * Listens to a subscription; the page works without it (S-435). `onData` gets each message.
 * What was said while the line was lost is not said again, so `onReconnect` is called once it is back. A line that ended
 * with its login is opened again with the next. Answers whether the line is open.
 */
export function useLive<Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
  onReconnect?: () => void,
): boolean {
  const [open, setOpen] = useState(false);
  const token = useSyncExternalStore(onSessionChange, readToken, () => null);
  const handler = useRef(onData);
  handler.current = onData;
  const reconnected = useRef(onReconnect);
  reconnected.current = onReconnect;
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (!token) return;
    const live = liveClient();
    let lost = false;
    const offs = [
      live.on('connected', () => {
        setOpen(true);
        if (lost) reconnected.current?.();
        lost = false;
      }),
      live.on('closed', () => {
        setOpen(false);
        lost = true;
      }),
    ];
    const stop = live.subscribe<Data>(
      { query: document.text, variables: JSON.parse(key) as Variables },
      {
        next: ({ data }) => {
          setOpen(true);
          if (data) handler.current(data);
        },
        error: () => setOpen(false),
        complete: () => setOpen(false),
      },
    );
    return () => {
      for (const off of offs) off();
      stop();
    };
  }, [document, key, token]);
  return open;
}
