/** GraphQL clients over a test server's websocket. */
import { afterAll } from '@jest/globals';
import { type Client, type ClientOptions, createClient } from 'graphql-ws';
import WebSocket from 'ws';

type Connect = (server: { url: string }, token: string, options?: Partial<ClientOptions>) => Client;

/** A client with a bearer token. It does not reconnect unless `options` say so; dispose of it before the server stops. */
export const liveClient: Connect = ({ url }, token, options = {}) =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${token}` },
    onNonLazyError: () => {},
    ...options,
  });

/** Opens clients that are disposed of after the tests of the file. Call it before the setup that stops the server. */
export function liveClients(): Connect {
  const clients: Client[] = [];
  afterAll(async () => {
    for (const client of clients) await client.dispose();
  });
  return (...given) => {
    const client = liveClient(...given);
    clients.push(client);
    return client;
  };
}

/** Waits until the server has subscribed to what was requested before: it has once it answers a later query on the connection. */
export const untilSubscribed = (client: Client): Promise<void> =>
  new Promise((resolve, reject) => {
    client.subscribe({ query: '{ today }' }, { next: () => {}, error: reject, complete: () => resolve() });
  });
