/** Taking files down: old keys are gone at once, whatever interrupts the job; the picture is never lost. */
import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pageKey, webpKey } from '../../server/shared/files/store/store.ts';
import takeDown from '../../workers/tasks/files__take_down.ts';
import thumbnail from '../../workers/tasks/files__thumbnail.ts';
import { jobsSetup } from './setup.ts';

const { database, tools } = await jobsSetup();
const noise = {
  width: 1500,
  height: 1000,
  channels: 3,
  background: '#2a6',
  noise: { type: 'gaussian', mean: 128, sigma: 30 },
} as const;
const bytes = await sharp({ create: noise }).jpeg({ quality: 95 }).toBuffer();

async function photo(folder = 'ab'): Promise<{ id: number; key: string }> {
  const key = `${folder}/${randomUUID()}.jpg`;
  await tools.store.put(key, bytes);
  const { rows } = await database.owner.query(
    `insert into app_private.files (storage_key, content_type, byte_size, sha256) values ($1, 'image/jpeg', $2, '\\x00') returning id`,
    [key, bytes.length],
  );
  return { id: rows[0].id, key };
}
const keysOf = async (id: number) => {
  const { rows } = await database.owner.query(
    'select storage_key, thumbnail_key, webp_key, page_key from app_private.files where id = $1',
    [id],
  );
  return rows[0] as Record<'thumbnail_key' | 'webp_key' | 'page_key', string | null> & { storage_key: string };
};
const there = async (key: string) => (await tools.store.size(key)) !== null;
const leftovers = async () =>
  (await database.owner.query('select storage_key from app_private.file_leftovers where at_once')).rows;

it('moves the picture and its copies, and deletes all old bytes', async () => {
  const { id, key } = await photo();
  await tools.run('files__thumbnail', { id });
  const before = await keysOf(id);
  await tools.run('files__take_down', { id });
  const after = await keysOf(id);
  for (const old of [key, before.thumbnail_key, before.webp_key, before.page_key])
    expect([old, await there(old ?? '')]).toEqual([old, false]);
  expect(await tools.store.get(after.storage_key)).toEqual(bytes);
  expect([after.webp_key, after.page_key]).toEqual([webpKey(after.storage_key), pageKey(after.storage_key)]);
  for (const kept of [after.thumbnail_key, after.webp_key, after.page_key])
    expect([kept, await there(kept ?? '')]).toEqual([kept, true]);
  expect(after.storage_key).not.toContain(key.slice(3, -4));
  expect(await leftovers()).toEqual([]);
});

it('keeps drawings of the demo in their folder', async () => {
  const { id } = await photo('demo');
  await tools.run('files__take_down', { id });
  expect((await keysOf(id)).storage_key).toMatch(/^demo\/[0-9a-f-]+\.jpg$/);
});

it('killed before the row is changed, it leaves the old picture, and is repeated', async () => {
  const { id, key } = await photo();
  const killed = {
    ...tools,
    query: async (text: string, values: unknown[]) => {
      if (text.includes('move_file')) throw new Error('killed');
      return tools.query(text, values);
    },
  };
  await expect(takeDown({ id }, killed as typeof tools, {} as never)).rejects.toThrow('killed');
  expect([(await keysOf(id)).storage_key, await there(key)]).toEqual([key, true]);
  await tools.run('files__take_down', { id });
  expect([await there(key), await tools.store.get((await keysOf(id)).storage_key)]).toEqual([false, bytes]);
});

it('killed before the old bytes are deleted, it deletes them when it is repeated', async () => {
  const { id, key } = await photo();
  const killed = { ...tools, store: { ...tools.store, remove: () => Promise.reject(new Error('killed')) } };
  await expect(takeDown({ id }, killed, {} as never)).rejects.toThrow('killed');
  expect(await there(key)).toBe(true);
  const moved = (await keysOf(id)).storage_key;
  await tools.run('files__take_down', { id });
  expect([await there(key), await there(moved)]).toEqual([false, false]);
  expect(await tools.store.get((await keysOf(id)).storage_key)).toEqual(bytes);
});

it('leaves no copy of a thumbnail job that was running', async () => {
  const { id, key } = await photo();
  const slow = {
    ...tools,
    store: {
      ...tools.store,
      put: async (name: string, data: Uint8Array, type?: string) => {
        if (name.startsWith('webp/')) await tools.run('files__take_down', { id });
        return tools.store.put(name, data, type);
      },
    },
  };
  await thumbnail({ id }, slow, {} as never);
  expect(await there(webpKey(key))).toBe(false);
  const after = await keysOf(id);
  expect([after.storage_key === key, after.webp_key, after.thumbnail_key]).toEqual([false, null, null]);
  const { rows } = await database.owner.query(`select from graphile_worker.jobs where key = $1`, [`thumbnail:${id}`]);
  expect(rows).toHaveLength(1);
});

it('does nothing for a file that is gone', async () => {
  await tools.run('files__take_down', { id: 2_000_000_000 });
  const { id, key } = await photo();
  await tools.store.remove(key);
  await tools.run('files__take_down', { id });
  expect((await keysOf(id)).storage_key).toBe(key);
});
