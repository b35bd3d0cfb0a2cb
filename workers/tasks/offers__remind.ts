/** Queues reminders of offers that leagues have not answered. */
import type { Work } from '../task.ts';

const work: Work = async (_payload, { query, config, log }) => {
  const [row] = await query<{ queued: number }>('select app_private.queue_offer_reminders($1) as queued', [
    config.offerReminderDays,
  ]);
  if (row && row.queued > 0) log.info({ queued: row.queued }, 'offer reminders queued');
};

export default work;
