/** Queues the emails of recaps that are due; a recap whose data have changed is made first. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query }) => {
  await query('select app_private.send_due_recaps()', []);
};

export default work;
