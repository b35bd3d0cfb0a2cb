/**
 * Deletes what no record refers to any longer: file rows without an owner, and bytes whose row never existed or was
 * deleted. Only what is older than a day. A key that cannot be removed is tried again the next day.
 */
import type { Work } from '../task.ts';

const BATCH = 500;

const work: Work = async (_payload, { query, store, log }) => {
  await query('select app_private.forget_orphan_files()', []);
  for (;;) {
    const keys = await query<{ key: string }>('select key from app_private.file_leftover_keys($1) key', [BATCH]);
    for (const { key } of keys) {
      await store.remove(key);
      await query('delete from app_private.file_leftovers where storage_key = $1', [key]);
    }
    if (keys.length > 0) log.info({ files: keys.length }, 'files without a record were removed');
    if (keys.length < BATCH) return;
  }
};

export default work;
