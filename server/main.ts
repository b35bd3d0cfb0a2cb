import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { untilReachable } from '../db/unavailable.ts';
import { UserFacingError } from '../db/userFacingError.ts';
import { createApp } from './app.ts';
import { loadConfig } from './config.ts';

/** Starts the server and runs until it receives a signal to stop. */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // a database that is starting or failing over: waiting is better than being restarted again and again
  await untilReachable(config.databaseUrl, 60);
  const app = await createApp(config);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // a request that never ends must not keep the process running
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1000).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop); // the launcher has exited
  app.server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${config.port} is taken. Set PORT to another one.` : error.message,
    );
    process.exit(1);
  });
  returnBuildMemory();
  app.server.listen(config.port, config.host ?? undefined, () => {
    app.log.info({ port: config.port, host: config.host }, 'listening');
    // the launcher waits for this line
    process.send?.('ready');
  });
}

/**
 * Building the schema leaves 150 MB of freed memory in the process. One compacting garbage collection returns it to the
 * system; Node can only trigger one through V8's gc(), which is enabled just for this.
 */
function returnBuildMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { type: string; execution: string; flavor: string }) => void;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

main().catch((error) => {
  console.error(error instanceof UserFacingError ? error.message : error);
  process.exit(1);
});
