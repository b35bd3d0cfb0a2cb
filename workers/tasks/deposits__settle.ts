/** Counts direct deposits as cleared that the bank no longer returns. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, log }) => {
  const [row] = await query<{ settled: number }>('select app_private.settle_deposits() as settled', []);
  if (row && row.settled > 0) log.info({ settled: row.settled }, 'deposits settled');
};

export default work;
