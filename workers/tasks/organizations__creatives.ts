/**
 * At the end of an organization's day, queues one email about the material that arrived for deadlines waiting for it
 * (S-317, S-318), and one about the dates that were moved.
 */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, config, log }) => {
  const [row] = await query<{ queued: number }>(
    'select app_private.queue_creatives_mail($1) + app_private.queue_deadline_moved_mail($1) as queued',
    [config.endOfDayHour],
  );
  if (row && row.queued > 0) log.info({ queued: row.queued }, 'end-of-day mails queued');
};

export default work;
