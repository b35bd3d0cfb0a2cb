import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { recapFolder, sweepRecapFolders } from './folders.ts';

it('[K5] folders of killed workers are removed at the start, those of running ones are kept', async () => {
  const killed = spawnSync(process.execPath, ['-e', '']).pid; // it has ended
  const made = (pid: number) => mkdtempSync(path.join(os.tmpdir(), `sideline-recap-${pid}-`));
  const left = [made(killed), await recapFolder()]; // in a container a killed worker has the id of the new one
  const [used, other] = [made(process.ppid), mkdtempSync(path.join(os.tmpdir(), 'sideline-recapture-'))];
  await sweepRecapFolders();
  expect(left.map(existsSync)).toEqual([false, false]);
  expect([used, other].map(existsSync)).toEqual([true, true]);
  for (const folder of [used, other]) rmSync(folder, { recursive: true });
});
