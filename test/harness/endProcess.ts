import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Sends a signal to a child process and waits for its exit; does nothing if it has already exited. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
