import { useQueryClient } from '@tanstack/react-query';
import { type Client, createClient } from 'graphql-ws';
import { useEffect, useRef, useState } from 'react';
import type { TypedDocument } from '../../../ui/graphql.ts';
import { readToken } from '../../../ui/session.ts';

let client: Client | undefined;

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
 * Answers whether the line is open.
 */
export function useLive<Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  onData: (data: Data) => void,
): boolean {
  const [open, setOpen] = useState(false);
  const handler = useRef(onData);
  handler.current = onData;
  const key = JSON.stringify(variables);
  useEffect(() => {
    const live = liveClient();
    const offs = [live.on('connected', () => setOpen(true)), live.on('closed', () => setOpen(false))];
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
  }, [document, key]);
  return open;
}

/** Asks the named react-admin resources (or documents) again whenever the subscription speaks. */
export function useLiveRefresh<Data, Variables extends Record<string, unknown>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  names: readonly string[],
): boolean {
  const queries = useQueryClient();
  return useLive(document, variables, () => {
    for (const name of names) void queries.invalidateQueries({ queryKey: [name] });
  });
}
