/** On a weekday morning, queues one email for each member of staff who has due tasks or unread mentions. */
import type { Work } from '../task.ts';

/** The hour from which the email is sent, in the one configured zone. */
const HOUR = 8;

const work: Work = async (_payload, { query, log }) => {
  const [row] = await query<{ queued: number }>('select app_private.queue_daily_work_mail($1) as queued', [HOUR]);
  if (row && row.queued > 0) log.info({ queued: row.queued }, 'daily mails of staff queued');
};

export default work;
