/** A running worker: jobs, schedule, clock and heartbeat. */
import { EventEmitter } from 'node:events';
import { Logger as JobLogger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { Listener } from '../db/listener.ts';
import { openStore } from '../server/shared/files/store/settings.ts';
import type { WorkerConfig } from './config.ts';
import { clockTasks, cronItems } from './crontab.ts';
import { openPool, queryOf } from './database.ts';
import { startHeartbeat } from './heartbeat.ts';
import { receiveBounces } from './mail/bounces.ts';
import { smtpMailer } from './mail/mailer.ts';
import { startMetrics } from './metrics.ts';
import { sweepRecapFolders } from './recap/folders.ts';
import { taskList, type WorkerTools } from './task.ts';
import { works } from './tasks/index.ts';

export interface RunningWorker {
  /** Settles when the worker stops, with an error if it was not asked to. */
  ended: Promise<void>;
  /** Lets running jobs finish, then closes everything. */
  stop(): Promise<void>;
}

/** Only warnings and errors of the job library are logged; jobs log for themselves. */
const jobLogger = (log: Logger) =>
  new JobLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });

/** Opens pool, mailer and store, and runs jobs until it is stopped. */
export async function startWorker(config: WorkerConfig, log: Logger): Promise<RunningWorker> {
  const pool = openPool(config.databaseUrl, config.concurrency * 2 + 3);
  const visitors = openPool(config.visitorsUrl, 2);
  const query = queryOf(pool);
  const mailer = smtpMailer(config.smtpUrl, config.mail, config.bounces);
  const stopping = new AbortController();
  const tools: WorkerTools = {
    stopping: stopping.signal,
    config,
    pool,
    visitors,
    query,
    store: await openStore(config.files),
    mailer,
    log,
  };
  const closers: (() => Promise<void>)[] = [async () => mailer.close(), () => visitors.end(), () => pool.end()];
  const close = async () => {
    for (const closer of closers.splice(0)) await closer().catch((error) => log.warn({ err: error }, 'closing failed'));
  };
  let runner: Runner;
  const events: WorkerEvents = new EventEmitter();
  let poolId = '';
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
  });
  try {
    await tools.store.check();
    await sweepRecapFolders();
    closers.unshift(await startMetrics(config, events));
    if (config.bounces?.port) closers.unshift(await receiveBounces(config.bounces, tools));
    runner = await run({
      events,
      pgPool: pool,
      taskList: taskList(works, tools),
      parsedCronItems: cronItems,
      concurrency: config.concurrency,
      pollInterval: 2000,
      noHandleSignals: true,
      logger: jobLogger(log),
    });
    closers.unshift(() => runner.stop());
    const enqueueClockTasks = () => {
      for (const task of clockTasks) {
        runner
          .addJob(task, {}, { jobKey: `clock:${task}`, maxAttempts: 25 })
          .catch((error) => log.error({ err: error, task }, 'not queued'));
      }
    };
    const listener = new Listener(config.databaseUrl, ['clock'], { name: 'sideline worker clock' });
    listener.on('clock', enqueueClockTasks);
    await listener.start();
    listener.onConnected(enqueueClockTasks); // the clock may have been moved while nobody listened
    closers.unshift(() => listener.stop());
    closers.unshift(await startHeartbeat(query, poolId));
    enqueueClockTasks();
  } catch (error) {
    await close();
    throw error;
  }
  let asked = false;
  return {
    ended: runner.promise.then(async () => {
      if (asked) return;
      await close();
      throw new Error('The job runner stopped unexpectedly.');
    }),
    async stop() {
      asked = true;
      stopping.abort();
      await close();
    },
  };
}
