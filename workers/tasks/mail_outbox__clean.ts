/** Deletes what is kept no longer: mails that ended, and analytics events, the wizard's too, a few thousand rows at a time. */
import type { Work } from '../task.ts';

const AT_ONCE = 5000;

const statements = {
  mails: `delete from app_private.mail_outbox where id in (select id from app_private.mail_outbox
    where state not in ('queued', 'claimed') and created_at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
  events: `delete from app_private.analytics_events where id in (select id from app_private.analytics_events
    where created_at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
  wizardEvents: `delete from app_private.application_events where id in (select id from app_private.application_events
    where at < app_private.clock() - $1 * interval '1 day' limit $2) returning id`,
};

const work: Work = async (_payload, { query, config, log }) => {
  const days = { mails: config.keepMailDays, events: config.keepEventDays, wizardEvents: config.keepEventDays };
  for (const [what, statement] of Object.entries(statements)) {
    let deleted = 0;
    for (;;) {
      const rows = await query(statement, [days[what as keyof typeof days], AT_ONCE]);
      deleted += rows.length;
      if (rows.length < AT_ONCE) break;
    }
    if (deleted > 0) log.info({ what, deleted }, 'old rows deleted');
  }
};

export default work;
