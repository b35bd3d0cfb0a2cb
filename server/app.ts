import { createServer, type Server } from 'node:http';
import createExpress, { type Express } from 'express';
import type { Logger } from 'pino';
import { Clock, readClockOffset } from '../db/clock.ts';
import { Listener } from '../db/listener.ts';
import { addressVerifier } from './addresses/verifier.ts';
import { installAccounts } from './auth/accounts.ts';
import { loginAttempts, type SignInContext } from './auth/checkPassword.ts';
import { installAuth } from './auth/install.ts';
import { installOauth } from './auth/oauth/install.ts';
import { installOidc } from './auth/oidc/install.ts';
import { codeAttempts } from './auth/secondFactor.ts';
import { createSessions } from './auth/sessions.ts';
import { installSignInMethods } from './auth/signInMethods.ts';
import { installSignIns } from './auth/signIns.ts';
import { installChecks } from './checks/install.ts';
import type { Config } from './config.ts';
import type { OnClose } from './context.ts';
import { installEdge } from './dashboards/edge.ts';
import { installDashboards } from './dashboards/install.ts';
import { type Database, openDatabase } from './database/pool.ts';
import { installDepositAccounts } from './deposits/accounts.ts';
import { installDepositRuns } from './deposits/install.ts';
import { installFiles } from './files/install.ts';
import { mapboxProvider } from './geocoding/mapbox.ts';
import { openPlaces } from './geocoding/places.ts';
import { installGraphql, type SchemaBuilder } from './graphql/install.ts';
import { knownOperationNames } from './graphql/knownOperations.ts';
import { installBodies } from './http/bodies.ts';
import { CONSTRAINTS_QUERY, type Constraint, type ConstraintColumns } from './http/constraintMessages.ts';
import { errorHandler, unknownRoute } from './http/errors.ts';
import { installHealth } from './http/health.ts';
import { operationNamer, requestLog } from './http/log.ts';
import { installMetrics, RequestMetrics } from './http/metrics.ts';
import { installRateLimit } from './http/rateLimit.ts';
import { installSecurityHeaders } from './http/securityHeaders.ts';
import { limitSlowBodies } from './http/slowBodies.ts';
import { sharedThrottles } from './http/throttle.ts';
import { installMcpDoor } from './mcp/door.ts';
import { installMcp } from './mcp/install.ts';
import { installPages } from './pages/install.ts';
import { installRest } from './rest/install.ts';
import { openStore } from './shared/files/store/settings.ts';
import { createLog } from './shared/observability/log.ts';
import { installTaxForms } from './taxForms/install.ts';
import { installTaxReturns } from './taxForms/returns.ts';

/** A server that is set up but does not listen yet. */
export interface App {
  server: Server;
  log: Logger;
  /** Stops accepting requests, lets running ones finish, closes everything. */
  close(): Promise<void>;
}

/**
 * Builds the server without listening: connects, reads the clock, installs the parts in the order they see a request.
 * `buildSchema`: builds the GraphQL schema; without it each app builds its own.
 */
export async function createApp(config: Config, buildSchema?: SchemaBuilder): Promise<App> {
  const log = createLog(config.logLevel);
  const express = createExpress();
  const server = createHttpServer(config, express);
  const clock = new Clock();
  const database = openDatabase(config, (err) => log.warn({ err }, 'idle database connection lost'));
  const listener = new Listener(config.databaseDirectUrl, [
    'clock',
    'session',
    'link_version',
    'prospecting_report',
    'presence',
    'live',
  ]);
  const sessions = createSessions(database.asServer, listener, clock, config.sessionIdleMinutes);
  const throttle = sharedThrottles(database.asServer, config.secret);
  const store = await openStore(config.files);
  const metrics = new RequestMetrics();
  const closers: Parameters<OnClose>[0][] = [];
  const onClose: OnClose = (work) => void closers.push(work);
  let closing = false;
  let quiet = Promise.resolve();

  const readClock = () =>
    readClockOffset((text) => database.pool.query(text)).then(
      (offset) => clock.setOffset(offset),
      (err) => log.error({ err }, 'the clock could not be read'),
    );
  await store.check();
  listener.on('clock', readClock);
  await listener.start();
  listener.onConnected(readClock);
  await readClock();
  const constraints = await readConstraints(database);

  const context: SignInContext = {
    config,
    express,
    database,
    clock,
    log,
    loginAttempts: loginAttempts(throttle),
  };
  express.set('trust proxy', config.trustedProxies);
  express.disable('x-powered-by');
  express.use(requestLog(log, metrics, operationNamer(knownOperationNames())));
  installSecurityHeaders(context);
  installHealth({ ...context, store }, () => closing);
  installFiles({ ...context, store });
  installPages(context);
  installRateLimit(context);
  installMcpDoor(context);
  installBodies(context);
  installAuth(context, sessions);
  // nearly every request: the routes below would all be compared with its path first
  const programs = await installGraphql(
    {
      ...context,
      sessions,
      addresses: addressVerifier(config.lobKey, database, log),
      addressChecks: throttle('address check', 30, 60),
      accountQuestions: throttle('account question', 20, 10 * 60),
      feedReads: throttle('feed', 60, 10 * 60),
      constraints,
    },
    { server, listener, metrics, onClose, requestsDone: () => quiet, buildSchema },
  );
  installAccounts(context, throttle);
  const proving = { ...context, codeAttempts: codeAttempts(throttle) };
  installSignIns(proving);
  installSignInMethods(proving);
  installOidc(context, throttle);
  installOauth(context, throttle);
  installRest(context, {
    constraints,
    places: openPlaces(config.mapboxToken ? mapboxProvider(config.mapboxToken) : null, database, log),
    placeQuestions: throttle('place question', 120, 60),
    store,
    throttle,
  });
  installChecks(context);
  installDepositRuns(context);
  installTaxForms(context, throttle);
  installDepositAccounts(context, throttle);
  installTaxReturns(context);
  installDashboards({ ...context, sessions, store });
  installEdge({ ...context, sessions, onClose }, programs);
  installMcp(context, programs);
  await installMetrics(context, { metrics, onClose });
  express.use(unknownRoute);
  express.use(errorHandler(log, constraints));
  return {
    server,
    log,
    async close() {
      closing = true;
      quiet = stopListening(server);
      for (const work of closers.reverse()) await work();
      await quiet;
      await listener.stop();
      await database.close();
    },
  };
}

/** The HTTP server with its timeouts. */
function createHttpServer(config: Config, express: Express): Server {
  // Headers must arrive within ten seconds, a body within the limits of slowBodies.ts. Node's own timeout, which sends
  // no message, is the fallback. Load balancers keep their connections open for a minute.
  const requestTimeout = (config.uploadSeconds + 60) * 1000;
  const server = createServer({ headersTimeout: 10_000, requestTimeout, keepAliveTimeout: 65_000 }, express);
  limitSlowBodies(server, { seconds: config.bodySeconds, uploadSeconds: config.uploadSeconds });
  // A client that does not read its response keeps it in memory. Websockets have their own check.
  server.setTimeout(config.stalledSeconds * 1000);
  return server;
}

/**
 * Accepts no new connections; resolves when the running requests have been answered. Idle keep-alive connections are
 * closed.
 */
function stopListening(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function readConstraints(database: Database): Promise<ConstraintColumns> {
  const rows = await database.asServer<Constraint & { name: string }>(CONSTRAINTS_QUERY);
  return new Map(rows.map(({ name, ...constraint }) => [name, constraint]));
}
