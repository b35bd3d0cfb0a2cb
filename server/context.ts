import type { Express } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '../db/clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/pool.ts';

/** Registers a function to run at shutdown; the last one registered runs first. */
export type OnClose = (work: () => Promise<unknown> | unknown) => void;

/** The objects that most parts of the server use; a part that needs more takes it as a further parameter. */
export interface ServerContext {
  config: Config;
  express: Express;
  database: Database;
  clock: Clock;
  log: Logger;
}
