/**
 * Takes a file {id} down: writes it and its copies under new keys and deletes the old ones, so that URLs that were handed
 * out stop working. Killed at any point, it is repeated: before the row names the new keys the old bytes are untouched,
 * after that they are listed to be deleted.
 */
import { randomUUID } from 'node:crypto';
import { pageKey, webpKey } from '../../server/shared/files/store/store.ts';
import { idOf, type Work, type WorkerTools } from '../task.ts';

type Keys = {
  storage_key: string;
  thumbnail_key: string | null;
  webp_key: string | null;
  page_key: string | null;
  content_type: string;
};

/** One at a time: several large pictures at once could exceed the memory. */
let queue: Promise<unknown> = Promise.resolve();

/** A new key of the same kind; the demo's drawings stay in their folder. */
function newKey(key: string): string {
  const name = randomUUID();
  return `${key.startsWith('demo/') ? 'demo' : name.slice(0, 2)}/${name}${key.slice(key.lastIndexOf('.'))}`;
}

async function copy(from: string, to: string, type: string, { query, store }: WorkerTools): Promise<boolean> {
  const bytes = await store.get(from);
  if (!bytes) return false;
  await query('select app_private.note_file($1)', [to]);
  await store.put(to, bytes, type);
  return true;
}

async function move(id: number, tools: WorkerTools): Promise<void> {
  const [file] = await tools.query<Keys>(
    'select storage_key, thumbnail_key, webp_key, page_key, content_type from app_private.files where id = $1',
    [id],
  );
  if (!file) return;
  const key = newKey(file.storage_key);
  if (!(await copy(file.storage_key, key, file.content_type, tools)))
    return tools.log.warn({ id }, 'a file to take down is not in the store');
  const name = key.slice(0, key.lastIndexOf('.'));
  const thumbnail = file.thumbnail_key?.replace(/^.*(?=\.)/, `thumbnails/${name}`) ?? null;
  const type = thumbnail?.endsWith('.png') ? 'image/png' : 'image/jpeg';
  const hasThumbnail = file.thumbnail_key && thumbnail && (await copy(file.thumbnail_key, thumbnail, type, tools));
  const hasWebp = file.webp_key && (await copy(file.webp_key, webpKey(key), 'image/webp', tools));
  const hasPage = file.page_key && (await copy(file.page_key, pageKey(key), 'image/webp', tools));
  await tools.query('select app_private.move_file($1, $2, $3, $4, $5, $6)', [
    id,
    file.storage_key,
    key,
    hasThumbnail ? thumbnail : null,
    hasWebp ? webpKey(key) : null,
    hasPage ? pageKey(key) : null,
  ]);
}

const work: Work = async (payload, tools) => {
  const id = idOf(payload);
  const turn = queue.then(() => move(id, tools));
  queue = turn.catch(() => {});
  await turn;
  const gone = await tools.query<{ key: string }>(
    'select storage_key as key from app_private.file_leftovers where at_once',
    [],
  );
  for (const { key } of gone) {
    await tools.store.remove(key);
    await tools.query('delete from app_private.file_leftovers where storage_key = $1', [key]);
  }
};

export default work;
