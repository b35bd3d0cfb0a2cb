/**
 * Creates the copies of an uploaded picture {id}, without metadata: a small one, at most 400 pixels wide or high, the
 * whole one as WebP if that is smaller, and of a large one a WebP for pages, at most 1,200 pixels.
 */
import { pageKey, webpKey } from '../../server/shared/files/store/store.ts';
import { idOf, type Work } from '../task.ts';
import { shrink, type Thumbnail, UnreadablePicture } from '../thumbnail/shrink.ts';

const fileStatement = `
  select storage_key as key from app_private.files where id = $1 and thumbnail_key is null and content_type like 'image/%'`;

/** One at a time: several large pictures at once could exceed the memory. */
let queue: Promise<unknown> = Promise.resolve();

const work: Work = async (payload, { query, store, log }) => {
  const id = idOf(payload);
  const [file] = await query<{ key: string }>(fileStatement, [id]);
  if (!file) return;
  const turn = queue.then(async (): Promise<Thumbnail> => {
    const original = await store.get(file.key);
    if (!original) throw new Error(`The file ${file.key} is not in the store.`);
    return shrink(original);
  });
  queue = turn.catch(() => {});
  let thumbnail: Thumbnail;
  try {
    thumbnail = await turn;
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    // pages show the original
    log.warn({ id, reason: error.message }, 'no thumbnail for a picture that cannot be read');
    return;
  }
  const { bytes, ending, webp, page } = thumbnail;
  const smallKey = `thumbnails/${file.key.replace(/\.[a-z0-9]+$/, '')}.${ending}`;
  const copies = [
    { column: 'webp_key', key: webpKey(file.key), copy: webp, type: 'image/webp' },
    { column: 'page_key', key: pageKey(file.key), copy: page, type: 'image/webp' },
    // last, because a file with a thumbnail has all of its copies
    { column: 'thumbnail_key', key: smallKey, copy: bytes, type: ending === 'png' ? 'image/png' : 'image/jpeg' },
  ];
  for (const { column, key, copy, type } of copies) {
    if (!copy) continue;
    await query('select app_private.note_file($1)', [key]);
    await store.put(key, copy, type);
    const kept = await query(
      `update app_private.files set ${column} = $2 where id = $1 and storage_key = $3 returning id`,
      [id, key, file.key],
    );
    if (kept.length === 0) return store.remove(key); // deleted while this ran
  }
};

export default work;
