import { type Client, createClient } from 'graphql-ws';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { endRejectedLogin, operationOf, type TypedDocument } from '../../../ui/graphql.ts';
import { onSessionChange, readToken } from '../../../ui/session.ts';

let client: Client | undefined;

// a line belongs to the login that opened it: with another one, or none, it ends
onSessionChange(() => {
  void client?.dispose();
  client = undefined;
});

/** A server that is away is asked for at least this often, and at once when this machine's network is back. */
const LONGEST_WAIT = 5_000;
/** Asks whether the line still bears after so long a silence, and takes it for lost when nothing comes back in time. */
const ASK_AFTER = 10_000;
const ANSWER_WITHIN = 5_000;

/** How the server closes a line whose login has ended, or had when the line was opened again (S-410). */
const REFUSED: readonly unknown[] = [4401, 4403];

/** Waits longer with each try, each page a little differently, so that a server that is back is not overrun. */
async function waitForNextTry(tries: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(1000 * 2 ** tries, LONGEST_WAIT) * (0.5 + Math.random() / 2));
    globalThis.addEventListener('online', go);
  });
}

// a machine that lost its network hears nothing of its lines' end
globalThis.addEventListener('offline', () => client?.terminate());

/** One websocket for the whole console; opened by the first subscription, closed with the last. */
function liveClient(): Client {
  client ??= makeClient();
  return client;
}

function makeClient(): Client {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let login: string | null = null;
  const made = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => {
      login = readToken();
      return { authorization: `Bearer ${login ?? ''}` };
    },
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitForNextTry,
    shouldRetry: () => true,
    keepAlive: ASK_AFTER,
    on: {
      // a network that went away without a word (sleep, another Wi-Fi) closes nothing: only a question tells
      ping: (received) => {
        if (!received) silence = setTimeout(() => made.terminate(), ANSWER_WITHIN);
      },
      pong: (received) => {
        if (received) clearTimeout(silence);
      },
      closed: (event) => {
        clearTimeout(silence);
        if (REFUSED.includes((event as { code?: unknown }).code)) endRejectedLogin(login);
      },
    },
  });
  return made;
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
    return () => {
      for (const off of offs) off();
      stop();
    };
  }, [document, key, token]);
  return open;
}
