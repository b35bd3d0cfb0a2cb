/**
 * Keeps the outbox consistent: a claim that no process can still be working on becomes uncertain, the mail server is
 * queried about uncertain emails if possible, bulk emails of an earlier week get a day with room in the contact budget,
 * and emails that wait without a job get one: after a delay, when quiet hours end, or when a worker died.
 */

import { settleUncertain } from '../mail/lookup.ts';
import { anyWaiting, MAX_ATTEMPTS } from '../mail/outbox.ts';
import type { Work } from '../task.ts';

/** Longer than any send can take. */
const STALE_MINUTES = 5;

const staleStatement = `
  update app_private.mail_outbox set state = 'uncertain',
    last_error = 'The worker stopped between claiming this email and recording it: it may or may not have been sent.'
  where state = 'claimed' and claimed_at < clock_timestamp() - $1 * interval '1 minute'
  returning id`;

const work: Work = async (_payload, { query, log, config }) => {
  const stale = await query<{ id: string }>(staleStatement, [STALE_MINUTES]);
  if (stale.length > 0) log.warn({ ids: stale.map(({ id }) => id) }, 'emails of a dead worker are uncertain');
  if (config.mailLookup)
    await settleUncertain(query, config.mailLookup, config.mail.from).catch((err) =>
      log.warn({ err }, 'the mail server cannot be queried about uncertain emails'),
    );
  await query(`update app_private.mail_outbox set state = 'failed' where state = 'queued' and attempts >= $1`, [
    MAX_ATTEMPTS,
  ]);
  await query('select app_private.carry_mail_over(clock_timestamp())', []);
  if (await anyWaiting(query))
    await query(`select app_private.add_job('mail_outbox__send', '{}', 'mail_outbox__send')`, []);
};

export default work;
