import type { IncomingMessage, Server } from 'node:http';
import type { Context } from 'graphql-ws';
import { useServer as serveOperations } from 'graphql-ws/use/ws';
import { type GrafservBase, makeGraphQLWSConfig } from 'postgraphile/grafserv';
import { GraphQLError } from 'postgraphile/graphql';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Listener } from '../../db/listener.ts';
import { bearerToken, resolveToken } from '../auth/resolveToken.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { ServerContext } from '../context.ts';
import { operationNamer } from '../http/log.ts';
import type { RequestMetrics } from '../http/metrics.ts';
import { Minutes } from '../http/minutes.ts';
import { loggedViewer, type Viewer } from '../viewer.ts';
import { knownOperationNames } from './knownOperations.ts';

type Services = ServerContext & { sessions: Sessions };

/** What live updates need in addition to the server context. */
export interface LiveServices {
  server: Server;
  listener: Listener;
  metrics: RequestMetrics;
}

/** Close code for a token that has ended; graphql-ws itself refuses an invalid one at the start with 4403. */
const ENDED = 4401;
/** How often sessions are checked for having expired, and how often against the database, which announces what else ends one. */
const CHECK_EVERY = 30_000;
const RELOAD_EVERY = 600_000;
/** Maximum concurrent operations of one connection; a page needs two or three. */
const MAX_SUBSCRIPTIONS = 50;
/** Maximum connections of one person or network address, and the close code for more, which clients do not retry. */
const MAX_CONNECTIONS = 50;
const TOO_MANY = 4429;

type Extra = {
  socket: WebSocket;
  request: IncomingMessage;
};

type Live = Context<Record<string, unknown>, Extra>;

/** The path of an upgrade request; null if the URL cannot be parsed. */
function pathOf({ url }: IncomingMessage): string | null {
  return URL.canParse(url ?? '/', 'http://localhost') ? new URL(url ?? '/', 'http://localhost').pathname : null;
}

/**
 * True if the request comes from a page of this site: from the configured address, or from the host to which the
 * request was sent. Clients other than browsers send no origin. The token is not a cookie, so this is an additional
 * protection.
 */
function isOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  if (headers.origin === undefined) return true;
  if (!URL.canParse(headers.origin)) return false;
  const { host } = new URL(headers.origin);
  return host !== '' && (host === new URL(publicUrl).host || host === headers.host);
}

/** Whose connections are counted together: a user's, or those from one address by links and of anonymous visitors. */
const ownerOf = (viewer: Viewer | null, address: string): string =>
  viewer && viewer.type !== 'link' ? String(viewer.userId) : address;

/** The viewer of a live connection; every operation on it checks here. Cached only as long as the connection exists. */
export interface SocketSession {
  viewer: Viewer | null;
  /** Null for an anonymous visitor. */
  token: string | null;
  address: string;
  userAgent: string;
}
export const socketSessions = new WeakMap<object, SocketSession>();

/** The viewer of a connection as they are now; null if their session has ended. */
export const viewerOf = async (
  { token }: SocketSession,
  { config, clock, sessions }: Services,
): Promise<Viewer | null> =>
  token === null ? null : resolveToken(token, { secrets: config.secrets, clock, sessions, passive: true });

/**
 * Live updates at /graphql. The token comes with `connection_init` ({authorization: "Bearer …"}); an invalid one closes
 * the connection instead of making it anonymous, and a connection ends with its token: when it expires by the movable
 * clock, and when its user or link ends. Returns the close function.
 */
export function installWebsocket(
  services: Services,
  { server, listener, metrics }: LiveServices,
  serv: GrafservBase,
): () => Promise<void> {
  const { express, clock, config, sessions, log } = services;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_000_000 });
  metrics.websockets = () => sockets.clients.size;
  const base = makeGraphQLWSConfig(serv as never);
  const context = { secrets: config.secrets, clock, sessions };

  const nameOf = operationNamer(knownOperationNames());
  const asked = new Minutes();
  // as for requests: behind a trusted proxy, the client is the one that it names
  const addressOf = (request: IncomingMessage): string =>
    Reflect.get(express.request, 'ip', Object.create(request, { app: { value: express } })) ?? 'unknown';

  const disposable = serveOperations(
    {
      ...(base as object),
      connectionInitWaitTimeout: 10_000,
      async onConnect(ctx: Live) {
        const { request, socket } = ctx.extra;
        const given = Object.entries(ctx.connectionParams ?? {}).find(
          ([name]) => name.toLowerCase() === 'authorization',
        )?.[1];
        const token = typeof given === 'string' ? bearerToken(given) || null : null;
        const viewer = token ? await resolveToken(token, context) : null;
        if (token && !viewer) return false;
        const owner = ownerOf(viewer, addressOf(request));
        const others = [...sockets.clients].flatMap((other) => socketSessions.get(other) ?? []);
        if (others.filter((other) => ownerOf(other.viewer, other.address) === owner).length >= MAX_CONNECTIONS) {
          socket.close(TOO_MANY, 'Too many connections.');
          return false;
        }
        socketSessions.set(socket, {
          viewer,
          token,
          address: addressOf(request),
          userAgent: request.headers['user-agent'] ?? '',
        });
        return true;
      },
      // the limits of requests apply here, too
      onSubscribe(ctx: Live, id: string, payload: never) {
        const session = socketSessions.get(ctx.extra.socket);
        const refusal =
          Object.keys(ctx.subscriptions).length > MAX_SUBSCRIPTIONS
            ? `At most ${MAX_SUBSCRIPTIONS} subscriptions can be open at once.`
            : asked.take(session?.token ?? session?.address ?? 'unknown', config.requestsPerMinute)
              ? null
              : 'Too many requests. Please wait a minute.';
        log.info(
          {
            operation: nameOf(payload) ?? 'other',
            ...(refusal ? { event: 'too many' } : {}),
            ip: session?.address,
            ...loggedViewer(session?.viewer),
          },
          'live request',
        );
        if (refusal) return [new GraphQLError(refusal, { extensions: { code: 'SL429' } })];
        return (base as { onSubscribe?: (...args: unknown[]) => unknown }).onSubscribe?.(ctx, id, payload);
      },
    } as never,
    sockets,
  );

  server.on('upgrade', (request, socket, head) => {
    if (pathOf(request) !== '/graphql') {
      socket.destroy();
      return;
    }
    if (!isOwnOrigin(request, config.publicUrl)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request));
  });

  const recheck = async (userId?: string) => {
    for (const socket of sockets.clients) {
      const session = socketSessions.get(socket);
      if (!session?.token || (userId && ownerOf(session.viewer, userId) !== userId)) continue;
      const alive = await viewerOf(session, services).catch((err) => {
        log.warn({ err }, 'a websocket token could not be checked');
        return true; // the database is unavailable, so the next check decides
      });
      if (!alive) socket.close(ENDED, 'Please sign in again.');
    }
  };
  const endExpired = () => {
    for (const socket of sockets.clients)
      if ((socketSessions.get(socket)?.viewer?.expires ?? Number.POSITIVE_INFINITY) <= clock.seconds())
        socket.close(ENDED, 'Please sign in again.');
  };
  // an open page costs the database nothing while nothing happens to its session
  const timers = [setInterval(endExpired, CHECK_EVERY), setInterval(recheck, RELOAD_EVERY)];
  for (const timer of timers) timer.unref();
  listener.onConnected(() => void recheck()); // what was announced in between is lost
  const stops = [
    listener.on('session', (userId) => void recheck(userId)),
    listener.on('link_version', () => void recheck()),
    // the clock's own listener has run before: it was registered first, and reads the offset before this one is called
    listener.on('clock', () => setTimeout(() => void recheck(), 250).unref()),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    asked.stop();
    for (const stop of stops) stop();
    await disposable.dispose();
    sockets.close();
  };
}
