/** Makes checks stale or due to a state, and queues reminders of those that nobody has cashed. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, log }) => {
  const [row] = await query<{ queued: number }>('select app_private.age_checks() as queued', []);
  if (row && row.queued > 0) log.info({ queued: row.queued }, 'emails about checks queued');
};

export default work;
