/** Marks programs whose season has ended, and those that nobody has touched for long, by the rule that the database holds. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query }) => {
  await query('select app_private.refresh_data_confidence()', []);
};

export default work;
