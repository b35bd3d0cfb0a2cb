import type { Client } from 'graphql-ws';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { operationOf, type TypedDocument } from '../../../ui/graphql.ts';
import { onSessionChange, readToken } from '../../../ui/session.ts';

/**
 * Subscribes to an operation; the page also works without it (S-435). `onData` receives each message. Messages missed
 * while disconnected are not repeated, so `onReconnect` is called after reconnecting. A connection that was closed with
 * its login is reopened for the next one. Returns whether it is connected.
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
    let ended = false;
    let stops: (() => void)[] = [];
    const subscribe = (live: Client) => {
      let lost = false;
      const connected = live.on('connected', () => {
        setOpen(true);
        if (lost) reconnected.current?.();
        lost = false;
      });
      const closed = live.on('closed', () => {
        setOpen(false);
        lost = true;
      });
      const subscription = live.subscribe<Data>(
        { ...operationOf(document), query: '', variables: JSON.parse(key) as Variables },
        {
          next: ({ data }) => {
            setOpen(true);
            if (data) handler.current(data);
          },
          error: () => setOpen(false),
          complete: () => setOpen(false),
        },
      );
      stops = [connected, closed, subscription];
    };
    // loaded after the page, which does not need it
    import('../../../ui/liveClient.ts').then(
      ({ liveClient }) => {
        if (!ended) subscribe(liveClient());
      },
      () => undefined,
    );
    return () => {
      ended = true;
      for (const stop of stops) stop();
    };
  }, [document, key, token]);
  return open;
}
