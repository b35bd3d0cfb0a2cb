import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fakeFiles, noFiles } from '../testing/fakeFiles.ts';
import { clearFiles, deleteFile, readSavedFile, savedFileKeys, saveFile } from './savedFiles.ts';

const photo = new File(['x'], 'banner.jpg', { type: 'image/jpeg' });

beforeEach(() => void fakeFiles());
afterEach(() => {
  jest.restoreAllMocks();
  noFiles();
});

it('a chosen file is found under its key, until it is deleted', async () => {
  expect(await saveFile('proof.link.3', photo)).toBe(true);
  expect(await readSavedFile('proof.link.3')).toBe(photo);
  expect(await readSavedFile('proof.link.4')).toBeNull();
  await deleteFile('proof.link.3');
  expect(await readSavedFile('proof.link.3')).toBeNull();
});

it('finds the keys of saved files by prefix, and deletes them together', async () => {
  for (const key of ['proof.user-1.3', 'proof.user-1.4', 'proof.user-12.3']) await saveFile(key, photo);
  expect(await savedFileKeys('proof.user-1.')).toEqual(['proof.user-1.3', 'proof.user-1.4']);
  await clearFiles();
  expect(await savedFileKeys('')).toEqual([]);
});

it('a file expires after thirty days', async () => {
  await saveFile('proof.link.3', photo);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 86_400_000);
  expect(await readSavedFile('proof.link.3')).toBeNull();
  jest.restoreAllMocks();
  expect(await savedFileKeys('')).toEqual([]);
});

it('without storage, saving returns false and nothing is found', async () => {
  noFiles();
  expect(await saveFile('proof.link.3', photo)).toBe(false);
  expect(await readSavedFile('proof.link.3')).toBeNull();
  expect(await savedFileKeys('')).toEqual([]);
  await expect(clearFiles()).resolves.toBeUndefined();
});
