/**
 * Each morning, queues one email for each user of a sponsor for whom something is new; on weekdays one for each member of staff who
 * has due tasks or unread mentions.
 */
import type { Work } from '../task.ts';

/** The hour from which the email is sent, in the one configured zone. */
const HOUR = 8;

const work: Work = async (_payload, { query, log }) => {
  for (const [name, of] of [
    ['queue_daily_work_mail', 'staff'],
    ['queue_sponsor_news', 'sponsors'],
  ]) {
    const [row] = await query<{ queued: number }>(`select app_private.${name}($1) as queued`, [HOUR]);
    if (row && row.queued > 0) log.info({ queued: row.queued }, `daily emails of ${of} queued`);
  }
};

export default work;
