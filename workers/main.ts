/** The worker process. See server/start/README.md for the protocol of programs under the launcher. */
import './smallHeap.ts';
import { pino } from 'pino';
import { isUnavailable, untilReachable } from '../db/unavailable.ts';
import { runProgram } from '../db/userFacingError.ts';
import { createLog } from '../server/shared/observability/log.ts';
import { workerConfig } from './config.ts';
import { startWorker } from './worker.ts';

await runProgram(async () => {
  const config = workerConfig(process.env);
  const log = createLog(config.logLevel, pino.destination({ dest: 1, sync: true }));
  // the job library drops what it could not record; the supervisor restarts this process
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, isUnavailable(error) ? 'the database connection was lost' : 'unhandled rejection');
    process.exit(1);
  });
  await untilReachable(config.databaseUrl, 60);
  const worker = await startWorker(config, log);
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void worker.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.SIDELINE_SUPERVISED === '1') {
    process.on('disconnect', stop);
    process.stdin.resume().on('end', stop).on('close', stop).on('error', stop);
  }
  process.send?.('ready');
  console.log('{"ready":true}');
  await worker.ended;
});
