/** Compares new and changed organizations with all others, in small transactions, for a few minutes at most. */
import type { Work } from '../task.ts';

const ONE_BATCH = 50;
const LONGEST = 4 * 60_000;

const work: Work = async (_payload, { query }) => {
  const end = Date.now() + LONGEST;
  while (Date.now() < end) {
    const [row] = await query<{ count: number }>('select app_private.refresh_duplicates($1) as count', [ONE_BATCH]);
    if (!row?.count) return;
  }
};

export default work;
