import { createServer, type Server } from 'node:http';
import createExpress, { type Express } from 'express';
import type { Logger } from 'pino';
import { Clock, readClockOffset } from '../db/shared/clock.ts';
import { openStore } from '../db/shared/store/settings.ts';
import type { FileStore } from '../db/shared/store/store.ts';
import { type AddressVerifier, addressVerifier } from './addresses/verifier.ts';
import { installAccounts } from './auth/accounts.ts';
import { installAuth } from './auth/install.ts';
import { createSessions, type Sessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import { Listener } from './database/listener.ts';
import { type Database, openDatabase } from './database/pool.ts';
import { installFiles } from './files/install.ts';
import { installGraphql } from './graphql/install.ts';
import { installBodies } from './http/bodies.ts';
import { CONSTRAINTS_QUERY, type ConstraintColumns } from './http/constraintSentences.ts';
import { errorHandler, unknownRoute } from './http/errors.ts';
import { installHealth } from './http/health.ts';
import { createLog, requestLog } from './http/log.ts';
import { installRateLimit } from './http/rateLimit.ts';
import { installSecurityHeaders } from './http/securityHeaders.ts';
import { Throttle } from './http/throttle.ts';
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
  /** Wrong passwords by account and address together, so that a stranger's guesses never lock the owner out. */
  guesses: Throttle;
  /** Address checks by address of the caller: each may cost money outside. */
  addressChecks: Throttle;
  /** Suggestions of places by address of the caller, for the same reason. */
  placeQuestions: Throttle;
  /** Questions whether an e-mail has an account, by link and by address of the caller. */
  accountQuestions: Throttle;
  log: Logger;
  /** Columns of the database's constraints, for sentences about violated ones. */
  constraints: ConstraintColumns;
  /** True once the server is on its way down: it is no longer healthy. */
  closing: boolean;
  /** Registers what to do at shutdown; runs in reverse order. */
  onClose(work: () => Promise<unknown> | unknown): void;
  /** Stops taking requests, lets running ones end, closes everything. */
  close(): Promise<void>;
}

/** Builds the server without listening: connects, reads the clock, installs the parts in the order they see a request. */
export async function createApp(config: Config): Promise<App> {
  const log = createLog(config.logLevel);
  const express = createExpress();
  const server = createServer(express);
  const clock = new Clock();
  const database = openDatabase(config.databaseUrl, config.poolSize, config.statementTimeout, (err) =>
    log.warn({ err }, 'idle database connection lost'),
  );
  const listener = new Listener(config.databaseDirectUrl);
  const closers: (() => Promise<unknown> | unknown)[] = [];
  const app: App = {
    config,
    express,
    server,
    database,
    listener,
    clock,
    sessions: createSessions(database.asServer, listener),
    store: await openStore(config.files),
    addresses: addressVerifier(config.lobKey, database, log),
    places: openPlaces(config.mapboxToken ? mapboxProvider(config.mapboxToken) : null, database, log),
    guesses: new Throttle(10, 15 * 60),
    addressChecks: new Throttle(30, 60),
    placeQuestions: new Throttle(120, 60),
    accountQuestions: new Throttle(20, 10 * 60),
    log,
    constraints: new Map(),
    closing: false,
    onClose: (work) => void closers.push(work),
    async close() {
      app.closing = true;
      for (const work of closers.reverse()) await work();
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

  express.set('trust proxy', 'loopback');
  express.disable('x-powered-by');
  express.use(requestLog(log));
  installSecurityHeaders(app);
  installHealth(app);
  installFiles(app);
  installPages(app);
  installRateLimit(app);
  installBodies(app);
  installAuth(app);
  installAccounts(app);
  await installRest(app);
  await installGraphql(app);
  express.use(unknownRoute);
  express.use(errorHandler(log, app.constraints));
  return app;
}

async function readConstraints(database: Database): Promise<ConstraintColumns> {
  const rows = await database.asServer<{ name: string; columns: string[]; target: string | null }>(CONSTRAINTS_QUERY);
  return new Map(rows.map(({ name, columns, target }) => [name, { columns, target }]));
}
