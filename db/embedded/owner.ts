/** Which process looks after the embedded database: a note beside it, so that two never do and an orphan is known as one. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, startMark } from './processes.ts';

const noteOf = (dataDir: string): string => path.join(dataDir, 'postgres-owner.json');

/** The living process that looks after the database of this data folder, if any. */
export function livingOwner(dataDir: string): number | undefined {
  try {
    const note = JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as { pid: number; mark?: string };
    return isAlive(note.pid) && startMark(note.pid) === note.mark ? note.pid : undefined;
  } catch {
    return undefined;
  }
}

/** Notes this process as the one that looks after the database. */
export function takeOwnership(dataDir: string): void {
  writeFileSync(noteOf(dataDir), JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }));
}

/** Removes the note, when it is ours. */
export function dropOwnership(dataDir: string): void {
  if (livingOwner(dataDir) === process.pid) rmSync(noteOf(dataDir), { force: true });
}
