/** The temporary folders in which recaps are drawn. They contain photos of children, so none may outlive its drawing. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Its name contains the id of the process that owns it. */
const NAME = /^sideline-recap-(\d+)-/;
/** Milliseconds after which no recap that is being drawn still uses a folder. */
const MAX_AGE = 10 * 60_000;

/** Creates the folder of one drawing; returns its path. */
export const recapFolder = (): Promise<string> => mkdtemp(path.join(os.tmpdir(), `sideline-recap-${process.pid}-`));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Removes the folders that killed workers left behind; for the start of a worker, which has none of its own yet: its id is
 * that of the killed one where containers restart.
 */
export async function sweepRecapFolders(): Promise<void> {
  for (const name of await readdir(os.tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1] ?? 0);
    if (!pid) continue;
    const folder = path.join(os.tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
    if (pid === process.pid || !isRunning(pid) || Date.now() - mtimeMs > MAX_AGE)
      await rm(folder, { recursive: true, force: true });
  }
}
