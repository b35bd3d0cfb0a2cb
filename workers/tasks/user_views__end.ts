/** Ends the views of staff as somebody else whose time is over, so that the audit log says when each ended. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query }) => {
  await query('select app_private.end_expired_user_views()', []);
};

export default work;
