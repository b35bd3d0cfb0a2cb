import { createServer, type Server } from 'node:http';
import createExpress, { type Express } from 'express';
import type { Logger } from 'pino';
import { Clock, readClockOffset } from '../db/shared/clock.ts';
import { Listener } from '../db/shared/listener.ts';
import { createLog } from '../db/shared/log.ts';
import { openStore } from '../db/shared/store/settings.ts';
import type { FileStore } from '../db/shared/store/store.ts';
import { type AddressVerifier, addressVerifier } from './addresses/verifier.ts';
import { installAccounts } from './auth/accounts.ts';
import { installAuth } from './auth/install.ts';
import { type LoginAttempts, loginAttempts } from './auth/provePassword.ts';
import { createSessions, type Sessions } from './auth/sessions.ts';
import { installChecks } from './checks/install.ts';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database/pool.ts';
import { installFiles } from './files/install.ts';
import { installGraphql } from './graphql/install.ts';
import { knownOperationNames } from './graphql/knownOperations.ts';
import { installBodies } from './http/bodies.ts';
import { CONSTRAINTS_QUERY, type ConstraintColumns } from './http/constraintSentences.ts';
import { errorHandler, unknownRoute } from './http/errors.ts';
import { installHealth } from './http/health.ts';
import { operationNamer, requestLog } from './http/log.ts';
import { installMetrics, RequestMetrics } from './http/metrics.ts';
import { installRateLimit } from './http/rateLimit.ts';
import { installSecurityHeaders } from './http/securityHeaders.ts';
import { limitSlowBodies } from './http/slowBodies.ts';
import { type MakeThrottle, sharedThrottles, type Throttle } from './http/throttle.ts';
import { installPages } from './pages/install.ts';
import { mapboxProvider } from './places/mapbox.ts';
import { openPlaces, type Places } from './places/places.ts';
import { installRest } from './rest/install.ts';

/** Everything a part of the server may use. */
export interface App {
  config: Config;
  express: Express;
  server: Server;
  database: Database;
  listener: Listener;
  clock: Clock;
  sessions: Sessions;
  store: FileStore;
  addresses: AddressVerifier;
  places: Places;
  /** Makes limits that all servers count together. */
  throttle: MakeThrottle;
  /** Tries at a password. */
  loginAttempts: LoginAttempts;
  /** Address checks by address of the caller: each may cost money outside. */
  addressChecks: Throttle;
  /** Suggestions of places by address of the caller, for the same reason. */
  placeQuestions: Throttle;
  /** Questions whether an e-mail has an account, by link and by address of the caller. */
  accountQuestions: Throttle;
  log: Logger;
  metrics: RequestMetrics;
  /** Columns of the database's constraints, for sentences about violated ones. */
  constraints: ConstraintColumns;
  /** True once the server is on its way down: it is no longer healthy. */
  closing: boolean;
  /** Registers what to do at shutdown; runs in reverse order. */
  onClose(work: () => Promise<unknown> | unknown): void;
  /** Resolves when the last running request has been answered, once the server is closing. */
  requestsDone(): Promise<void>;
  /** Stops taking requests, lets running ones end, closes everything. */
  close(): Promise<void>;
}

/** Builds the server without listening: connects, reads the clock, installs the parts in the order they see a request. */
export async function createApp(config: Config): Promise<App> {
  const log = createLog(config.logLevel);
  const express = createExpress();
  // a head has ten seconds to arrive, a body what slowBodies.ts gives it; Node's own limit, which says nothing to people, is
  // behind that. Balancers keep their connections a minute
  const requestTimeout = (config.uploadSeconds + 60) * 1000;
  const server = createServer({ headersTimeout: 10_000, requestTimeout, keepAliveTimeout: 65_000 }, express);
  limitSlowBodies(server, { seconds: config.bodySeconds, uploadSeconds: config.uploadSeconds });
  // whoever asks and does not take the answer keeps it in memory; a live connection looks after itself
  server.setTimeout(config.stalledSeconds * 1000);
  const clock = new Clock();
  const database = openDatabase(config, (err) => log.warn({ err }, 'idle database connection lost'));
  const listener = new Listener(config.databaseDirectUrl, [
    'clock',
    'session',
    'link_version',
    'prospecting_report',
    'my_work',
    'presence',
  ]);
  const throttle = sharedThrottles(database.asServer, config.secret);
  const closers: (() => Promise<unknown> | unknown)[] = [];
  let quiet = Promise.resolve();
  const app: App = {
    config,
    express,
    server,
    database,
    listener,
    clock,
    sessions: createSessions(database.asServer, listener, clock, config.sessionIdleMinutes),
    store: await openStore(config.files),
    addresses: addressVerifier(config.lobKey, database, log),
    places: openPlaces(config.mapboxToken ? mapboxProvider(config.mapboxToken) : null, database, log),
    throttle,
    loginAttempts: loginAttempts(throttle),
    addressChecks: throttle('address check', 30, 60),
    placeQuestions: throttle('place question', 120, 60),
    accountQuestions: throttle('account question', 20, 10 * 60),
    log,
    metrics: new RequestMetrics(),
    constraints: new Map(),
    closing: false,
    onClose: (work) => void closers.push(work),
    requestsDone: () => quiet,
    async close() {
      app.closing = true;
      quiet = stopListening(server);
      for (const work of closers.reverse()) await work();
      await quiet;
      await listener.stop();
      await database.close();
    },
  };
  const readClock = () =>
    readClockOffset((text) => database.pool.query(text)).then(
      (offset) => clock.setOffset(offset),
      (err) => log.error({ err }, 'the clock could not be read'),
    );
  await app.store.check();
  listener.on('clock', readClock);
  await listener.start();
  listener.onConnected(readClock);
  await readClock();
  app.constraints = await readConstraints(database);

  express.set('trust proxy', config.trustedProxies);
  express.disable('x-powered-by');
  express.use(requestLog(log, app.metrics, operationNamer(knownOperationNames())));
  installSecurityHeaders(app);
  installHealth(app);
  installFiles(app);
  installPages(app);
  installRateLimit(app);
  installBodies(app);
  installAuth(app);
  installAccounts(app);
  await installRest(app);
  installChecks(app);
  await installGraphql(app);
  await installMetrics(app);
  express.use(unknownRoute);
  express.use(errorHandler(log, app.constraints));
  return app;
}

/**
 * Takes no new connections; resolves when the running requests have been answered. Connections that are kept alive end as
 * soon as nothing runs on them.
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
  const rows = await database.asServer<{ name: string; columns: string[]; target: string | null }>(CONSTRAINTS_QUERY);
  return new Map(rows.map(({ name, columns, target }) => [name, { columns, target }]));
}
