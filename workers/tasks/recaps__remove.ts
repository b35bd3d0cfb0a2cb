/** Deletes the bytes of a recap's file {key} that is no longer kept. */
import type { Work } from '../task.ts';

const work: Work = async ({ key }, { query, store }) => {
  await store.remove(String(key));
  await query('delete from app_private.file_leftovers where storage_key = $1', [key]);
};

export default work;
