/** At the end of an organization's day, queues one mail about the material that came for deadlines which missed it (S-317, S-318). */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, config, log }) => {
  const [row] = await query<{ queued: number }>('select app_private.queue_creatives_mail($1) as queued', [
    config.endOfDayHour,
  ]);
  if (row && row.queued > 0) log.info({ queued: row.queued }, 'end-of-day mails queued');
};

export default work;
