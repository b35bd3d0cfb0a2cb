/** Adds what has become overdue since yesterday to the totals that lists of offers and organizations are sorted by. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query }) => {
  await query('select app_private.recount_totals()', []);
};

export default work;
