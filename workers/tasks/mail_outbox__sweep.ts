/**
 * Keeps the outbox true: a claim that no process can still be working on becomes uncertain, and a queued mail whose job got
 * lost gets a new one.
 */
import type { Work } from '../task.ts';
import { MAX_ATTEMPTS } from './mail_outbox__send.ts';

/** Longer than any send can take. */
const STALE_MINUTES = 5;

const staleStatement = `
  update app_private.mail_outbox set state = 'uncertain',
    last_error = 'The worker ended between taking this mail and recording it: it may or may not have been sent.'
  where state = 'claimed' and claimed_at < clock_timestamp() - $1 * interval '1 minute'
  returning id`;

// a job that used up its tries will not run again, so it does not count
const lostStatement = `
  select m.id from app_private.mail_outbox m
  where m.state = 'queued' and m.due <= app_private.today()
    and not exists (select from graphile_worker.jobs j where j.key = 'mail:' || m.id and j.attempts < j.max_attempts)
  order by m.due, m.id limit 1000`;

const work: Work = async (_payload, { query, log }) => {
  const stale = await query<{ id: string }>(staleStatement, [STALE_MINUTES]);
  if (stale.length > 0) log.warn({ ids: stale.map(({ id }) => id) }, 'mails of a lost worker are uncertain');
  const lost = await query<{ id: string }>(lostStatement, []);
  for (const { id } of lost) {
    await query(`select app_private.add_job('mail_outbox__send', json_build_object('id', $1::bigint), 'mail:' || $1)`, [
      id,
    ]);
  }
  await query(`update app_private.mail_outbox set state = 'failed' where state = 'queued' and attempts >= $1`, [
    MAX_ATTEMPTS,
  ]);
};

export default work;
