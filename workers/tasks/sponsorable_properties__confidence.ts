/** Marks programs whose season has ended, and those that have not been updated for long, by the database's rule. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query }) => {
  await query('select app_private.refresh_data_confidence()', []);
};

export default work;
