import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { copyFolder } from './copy.ts';

it('[X11] a folder is copied whole while files are uploaded to it and removed from it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-copy-'));
  const from = path.join(folder, 'files');
  const store = folderStore(from);
  const key = (name: string) => `verification_images/${name}.jpg`;
  const before = Array.from({ length: 50 }, (_, i) => `before${i}`);
  for (const name of before) await store.put(key(name), Buffer.from(name));
  let copying = true;
  const uploads = Array.from({ length: 4 }, async (_, client) => {
    for (let i = 0; copying; i += 1) {
      await store.put(key(`during${client}-${i}`), Buffer.alloc(1000));
      if (i % 2) await store.remove(key(`during${client}-${i}`));
      await pause(2);
    }
  });
  for (let round = 0; round < 8; round += 1) {
    const to = path.join(folder, `copy${round}`);
    await copyFolder(from, to);
    for (const name of before) expect(String(await readFile(path.join(to, key(name))))).toBe(name);
  }
  copying = false;
  await Promise.all(uploads);
  rmSync(folder, { recursive: true, force: true });
});
