/**
 * The launcher's database process: starts the embedded server (or prepares the one at DATABASE_URL), has it migrated,
 * sends the connections to the launcher, is ready once the demo is loaded, and runs until it is stopped or the launcher
 * exits.
 */
import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { asEnvironment, type Connections } from '../../db/instance/connections.ts';
import { openDatabase } from '../../db/instance/open.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';

type Message = { text?: string; migrated?: boolean; prepared?: boolean; demo?: boolean };

let preparing: ChildProcess | undefined;

/** Migrates and loads the demo in a separate process; returns whether the installation contains the demo. */
async function prepare(connections: Connections): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'prepare.ts'), {
      env: { ...process.env, ...asEnvironment(connections) },
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    preparing = child;
    let said = '';
    let demo: boolean | undefined;
    child.stderr?.on('data', (chunk) => (said += chunk));
    child.on('message', (message: Message) => {
      if (message.prepared) demo = message.demo === true;
      else process.send?.(message.migrated ? { environment: asEnvironment(connections) } : message);
    });
    child.once('close', (code, signal) => {
      if (code === 0 && demo !== undefined) return resolve(demo);
      reject(new UserFacingError(said.trim() || `The database could not be prepared (${signal ?? `code ${code}`}).`));
    });
  });
}

await runProgram(async () => {
  const database = await openDatabase({ exclusive: true });
  let asked = false;
  const stop = (): void => {
    if (asked) return;
    asked = true;
    preparing?.kill('SIGKILL'); // uncommitted work is repeated at the next start
    void database.close().then(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  try {
    const demo = await prepare(database.connections);
    process.send?.({ ready: true, demo });
  } catch (error) {
    if (asked) return;
    await database.close();
    throw error;
  }
  const alive = setInterval(() => {}, 60_000);
  await database.ended;
  clearInterval(alive);
  if (!asked) throw new UserFacingError('The database ended by itself; its log is postgres.log in the data folder.');
});
