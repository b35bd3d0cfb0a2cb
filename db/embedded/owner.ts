/**
 * Records which process manages the embedded database in a file beside it, so that two never do and an orphan is
 * recognized.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, startMark } from './processes.ts';

const noteOf = (dataDir: string): string => path.join(dataDir, 'postgres-owner.json');

/** The running process that manages the database of this data folder, if any. */
export function livingOwner(dataDir: string): number | undefined {
  try {
    const note = JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as { pid: number; mark?: string };
    return isAlive(note.pid) && startMark(note.pid) === note.mark ? note.pid : undefined;
  } catch {
    return undefined;
  }
}

/** Records this process as the database's manager. */
export function takeOwnership(dataDir: string): void {
  writeFileSync(noteOf(dataDir), JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }));
}

/** Removes the record if it is ours. */
export function dropOwnership(dataDir: string): void {
  if (livingOwner(dataDir) === process.pid) rmSync(noteOf(dataDir), { force: true });
}
