import { type Client, createClient } from 'graphql-ws';
import { endRejectedLogin } from './graphql.ts';
import { onSessionChange, readToken } from './session.ts';

/** The connection of the login, under '', and those of links by their token. */
const clients = new Map<string, Client>();

// A connection belongs to the login that opened it; after a login change or logout it is closed.
onSessionChange(async () => {
  const client = clients.get('');
  clients.delete('');
  try {
    await client?.dispose();
  } catch {
    // it failed to connect, and is closed
  }
});

/** Maximum delay between reconnection attempts; coming back online reconnects immediately. */
const MAX_RETRY_DELAY_MS = 5_000;
/** Pings the server after this much inactivity and closes the connection if there is no response in time. */
const KEEP_ALIVE_MS = 10_000;
const PONG_TIMEOUT_MS = 5_000;

/** The close codes for a login that has expired, before or after connecting (S-410). */
const AUTH_CLOSE_CODES: readonly unknown[] = [4401, 4403];

/** Exponential backoff with jitter, so that a recovering server is not overloaded. */
async function waitForRetry(retries: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(1000 * 2 ** retries, MAX_RETRY_DELAY_MS) * (0.5 + Math.random() / 2));
    globalThis.addEventListener('online', go);
  });
}

// A device that goes offline gets no close event.
globalThis.addEventListener('offline', () => {
  for (const client of clients.values()) client.terminate();
});

/** One websocket for the whole app, or for a link; opened by the first subscription, closed with the last. */
export function liveClient(linkToken = ''): Client {
  const client = clients.get(linkToken) ?? makeClient(linkToken);
  clients.set(linkToken, client);
  return client;
}

function makeClient(linkToken: string): Client {
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  let login: string | null = null;
  const socket = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => {
      login = linkToken ? null : readToken();
      return { authorization: `Bearer ${linkToken || (login ?? '')}` };
    },
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: waitForRetry,
    shouldRetry: (event) => !linkToken || !AUTH_CLOSE_CODES.includes((event as { code?: unknown }).code),
    keepAlive: KEEP_ALIVE_MS,
    on: {
      // A network that disappears (sleep, another Wi-Fi) sends no close event; only a ping detects it.
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => socket.terminate(), PONG_TIMEOUT_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
      closed: (event) => {
        clearTimeout(pongTimer);
        if (AUTH_CLOSE_CODES.includes((event as { code?: unknown }).code)) endRejectedLogin(login);
      },
    },
  });
  return socket;
}
