/** The embedded database in a process of its own, which a test can kill. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';

const program = path.join(import.meta.dirname, 'programs/database.ts');

/** Starts the program; returns the superuser's URL, or the message with which it exited. */
export async function startDatabaseProgram(
  dataDir: string,
  port: number,
): Promise<{ child: ChildProcess; url?: string; message?: string }> {
  const child = spawn(process.execPath, [program, dataDir, String(port)], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: dataDir,
      SIDELINE_SECRET: 'a secret for one test, 32 or more characters',
    },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.once('message', (message) => resolve({ child, url: (message as { url: string }).url }));
    child.once('close', () => resolve({ child, message: said.trim() }));
  });
}

/** Runs one statement on a connection of its own; returns its rows. */
export async function query(url: string | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}
