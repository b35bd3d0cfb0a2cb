/** Ends expired views of staff as another user, so that the audit log records when each ended. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query }) => {
  await query('select app_private.end_expired_user_views()', []);
};

export default work;
