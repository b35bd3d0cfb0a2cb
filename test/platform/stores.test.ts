/** Both file stores, folder and bucket, behave the same; the bucket is on a real S3 server. */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { s3Store } from '../../server/shared/files/store/s3.ts';
import { openStore, storeSettings } from '../../server/shared/files/store/settings.ts';
import type { FileStore } from '../../server/shared/files/store/store.ts';
import { startS3 } from '../harness/s3.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let folder: string;
beforeAll(async () => {
  s3 = await startS3('sideline-files');
  folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-store-'));
});
afterAll(async () => {
  await s3?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(path.join(folder, 'files'))],
  ['a bucket', () => s3Store(s3.settings)],
  ['a bucket that is shared', () => s3Store({ ...s3.settings, prefix: 'club/' })],
];

describe.each(stores)('%s', (_name, make) => {
  const key = 'ab/0123.jpg';

  it('keeps a file, whole and in part, until it is removed', async () => {
    const store = make();
    await store.check();
    const bytes = Buffer.from('0123456789');
    await store.put(key, bytes, 'image/jpeg');
    expect(await store.get(key)).toEqual(bytes);
    expect(await store.size(key)).toBe(10);
    const whole = await store.open(key);
    expect(whole?.size).toBe(10);
    expect((await buffer((whole as { stream: NodeJS.ReadableStream }).stream as never)).toString()).toBe('0123456789');
    const part = await store.open(key, { start: 2, end: 4 });
    expect(part?.size).toBe(10);
    expect((await buffer((part as { stream: NodeJS.ReadableStream }).stream as never)).toString()).toBe('234');
    await store.put(key, Buffer.from('new'), 'image/jpeg');
    expect((await store.get(key))?.toString()).toBe('new');
    await store.remove(key);
    expect(await store.get(key)).toBeNull();
  });

  it('knows of a missing file that it is missing, and removes it without an error', async () => {
    const store = make();
    expect(await store.get('ab/none.jpg')).toBeNull();
    expect(await store.size('ab/none.jpg')).toBeNull();
    expect(await store.open('ab/none.jpg')).toBeNull();
    await store.remove('ab/none.jpg');
  });

  it.each(['../etc/passwd', 'a/../../b.jpg', '/etc/passwd', 'A/B.jpg', 'a.jpg/../b', ''])(
    'refuses the key %p',
    async (bad) => {
      const store = make();
      await expect(async () => store.get(bad)).rejects.toThrow('Not a file key.');
      await expect(async () => store.put(bad, Buffer.from('x'))).rejects.toThrow('Not a file key.');
    },
  );
});

describe('at start', () => {
  it('[X12] a folder is closed to everybody else on the machine, one of an earlier version too', async () => {
    const [fresh, earlier] = [path.join(folder, 'fresh'), path.join(folder, 'earlier')];
    mkdirSync(earlier, { mode: 0o755 });
    const modes = [];
    for (const place of [fresh, earlier]) {
      await folderStore(place).check();
      modes.push(statSync(place).mode & 0o777);
    }
    expect(modes).toEqual([0o700, 0o750]);
  });

  it('a missing bucket is reported in one clear line', async () => {
    await expect(s3Store({ ...s3.settings, bucket: 'no-such-bucket' }).check()).rejects.toMatchObject({
      name: 'UserFacingError',
      message: `There is no bucket "no-such-bucket" at ${s3.settings.endpoint}: create it or correct FILES_S3_BUCKET and FILES_S3_ENDPOINT.`,
    });
  });

  it('wrong keys, no server and no folder are each reported in one line, which contains no key', async () => {
    const file = path.join(folder, 'a-file');
    writeFileSync(file, '');
    const wrong = s3Store({
      ...s3.settings,
      credentials: { accessKeyId: 'SOMEBODY', secretAccessKey: 'a-wrong-secret' },
    });
    const away = s3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
    const said = await Promise.all(
      [wrong, away, folderStore(path.join(file, 'files'))].map((store) => store.check().catch((error: Error) => error)),
    );
    for (const error of said) expect(error).toMatchObject({ name: 'UserFacingError' });
    const text = said.map((error) => (error as Error).message).join('\n');
    expect(text).toContain('is not open to these keys');
    expect(text).toContain('cannot be reached');
    expect(text).toContain('set FILES_DIR to another one');
    expect(text).not.toContain('a-wrong-secret');
    expect(text).not.toContain('SOMEBODY');
  });

  it('the settings choose the store and say what is wrong with them', async () => {
    expect(storeSettings({ FILES_DIR: '/files' })).toEqual({ folder: '/files' });
    expect(storeSettings({ FILES_S3_BUCKET: 'clubs', FILES_S3_PREFIX: '/a/b/' })).toEqual({
      bucket: 'clubs',
      region: 'us-east-1',
      endpoint: null,
      prefix: 'a/b/',
    });
    expect(() => storeSettings({ FILES_S3_REGION: 'us-west-2' })).toThrow(
      'FILES_S3_REGION is set without FILES_S3_BUCKET',
    );
    expect(() => storeSettings({ FILES_S3_BUCKET: 'Clubs!' })).toThrow('FILES_S3_BUCKET must be');
    expect(() => storeSettings({ FILES_S3_BUCKET: 'clubs', FILES_S3_ENDPOINT: 'minio:9000' })).toThrow(
      'FILES_S3_ENDPOINT must be',
    );
    await expect(openStore({ folder })).resolves.toBeDefined();
  });
});
