/**
 * The outbox as the worker sees it. A batch is reserved while it is rendered: nothing has been sent yet, and a dead
 * worker's batch becomes free again after a while. Only what is about to be sent is claimed; a claim whose outcome is
 * never recorded is uncertain, and is not resent automatically.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '../../server/shared/mail/index.ts';
import type { Query } from '../database.ts';

/** Maximum attempts; with the growing delays between them they end within a day. */
export const MAX_ATTEMPTS = 13;
/** Attempts that answers about us count as, at most: the pause grows to an hour, and the email's own attempts remain. */
const MAX_HELD_ATTEMPTS = 8;

export interface Queued extends Record<string, unknown> {
  id: string;
  kind: string;
  recipient: string;
  subject_key: string;
  due: string;
  payload: Payload;
  attempts: number;
  /** Why its address gets no email of this kind; null if it does. */
  suppressed: string | null;
}

export interface Result {
  id: string;
  state: 'sent' | 'refused' | 'failed' | 'skipped' | 'uncertain' | 'queued';
  reason?: string;
  messageId?: string;
  /** Seconds until another attempt. */
  retryIn?: number;
  /** The attempt failed because of us: many of them must not use up the email's own. */
  held?: boolean;
}

/** Hours of the day in which bulk email is held, in the organization's time zone: from 21 until 8. */
export interface QuietHours {
  from: number;
  until: number;
}

// Functions of the clock are called once per statement, not once per row: ten thousand may wait. not_before is by the
// movable clock: one that is more than a day ahead was written before the clock was moved back.
// carry_mail_over gives bulk email of an earlier week another day.
const IS_DUE = `m.state = 'queued' and m.due <= (select app_private.today())
  and (m.due >= (select app_private.earliest_due()) or m.kind <> all ((select app_private.bundled_mail_kinds())::text[]))
  and (m.not_before is null or m.not_before <= (select app_private.clock()) or m.not_before > (select app_private.clock()) + interval '1 day')`;

/** True if it is between these hours where the organization `g` is; null without hours or organization. */
const isNight = (from: string, until: string) =>
  `(extract(hour from (select app_private.clock()) at time zone g.time_zone)::int - ${from}::int + 24) % 24
    < ${until}::int - ${from}::int + case when ${until}::int < ${from}::int then 24 else 0 end`;

// As a condition of a statement, makes it commit asynchronously; the next claim flushes it to disk. Used only if
// losing the statement in a database crash cannot cause an email to be sent twice: a lost reservation is made again,
// and an email whose outcome is lost still has its claim, so that it becomes uncertain.
const LATER = `(select set_config('synchronous_commit', 'off', true)) = 'off'`;

// bulk email last, so that ten thousand offers do not delay a password email
const reserveStatement = `
  with picked as (
    select m.id from app_private.mail_outbox m left join app_public.organizations g on g.id = m.organization_id
    where ${IS_DUE} and (m.reserved_until is null or m.reserved_until < clock_timestamp())
      and ($3::bigint is null and (m.retry_at is null or m.retry_at <= clock_timestamp()) or m.id = $3)
      and (m.kind <> all ((select app_private.bulk_mail_kinds())::text[]) or ${isNight('$4', '$5')} is not true)
    order by m.kind = any ((select app_private.bulk_mail_kinds())::text[]), m.id limit $2 for update of m skip locked)
  update app_private.mail_outbox m set reserved_by = $1, reserved_until = clock_timestamp() + interval '2 minutes'
  from picked where m.id = picked.id and ${LATER}
  returning m.id, m.kind, m.recipient, m.subject_key, m.due::text as due, m.payload, m.attempts,
    coalesce(app_private.mail_suppression_reason(m.kind, m.recipient),
      app_private.mail_role_reason(m.kind, m.recipient, m.organization_id)) as suppressed, app_private.is_bulk_mail(m.kind) as bulk`;

/** Reserves at most `size` due emails, or the one with this id, the most urgent first; at night no bulk email. */
export async function reserve(
  query: Query,
  by: string,
  size: number,
  id: number | null,
  night: QuietHours | null,
): Promise<Queued[]> {
  const values = [by, size, id, night?.from ?? null, night?.until ?? null];
  const mails = await query<Queued & { bulk: boolean }>(reserveStatement, values);
  return mails.sort((a, b) => Number(a.bulk) - Number(b.bulk) || Number(a.id) - Number(b.id));
}

/** Releases what was reserved and not claimed. */
export const release = (query: Query, by: string): Promise<unknown> =>
  query(
    `update app_private.mail_outbox set reserved_by = null, reserved_until = null
     where reserved_by = $1 and state = 'queued' and ${LATER}`,
    [by],
  );

/** Claims reserved emails; returns the ids of those that this batch must send. */
export async function claim(query: Query, by: string, ids: string[]): Promise<Set<string>> {
  const statement = 'select app_private.claim_mails($1::bigint[], $2, clock_timestamp()) as id';
  const rows = await query<{ id: string }>(statement, [ids, by]);
  return new Set(rows.map(({ id }) => id));
}

const recordStatement = (later: boolean) => `
  update app_private.mail_outbox m set state = r.state, last_error = r.reason, message_id = coalesce(r.message_id, m.message_id),
    sent_at = case when r.state = 'sent' then app_private.clock() else m.sent_at end,
    attempts = case when r.held then least(m.attempts, ${MAX_HELD_ATTEMPTS}) else m.attempts end,
    retry_at = clock_timestamp() + r.retry_in * interval '1 second', reserved_by = null, reserved_until = null
  from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::float8[], $6::boolean[]) r (id, state, reason, message_id, retry_in, held)
  where m.id = r.id and m.reserved_by = $7 and m.state in ('queued', 'claimed', 'uncertain')${later ? ` and ${LATER}` : ''}`;

/**
 * Records the outcomes of a batch's emails. That an email was sent must not be lost because the database is briefly
 * unavailable. Recording an outcome twice has no effect: by then the email may be in another batch.
 */
export async function record(
  query: Query,
  by: string,
  results: Result[],
  failed: (error: unknown) => void,
): Promise<void> {
  if (results.length === 0) return;
  const column = <T>(of: (result: Result) => T) => results.map(of);
  const values = [
    column(({ id }) => id),
    column(({ state }) => state),
    column(({ reason }) => reason ?? null),
    column(({ messageId }) => messageId ?? null),
    column(({ retryIn }) => retryIn ?? null),
    column(({ held }) => held ?? false),
    by,
  ];
  // an email that is to be tried again, or was refused, must not end as uncertain
  const statement = recordStatement(results.every(({ state }) => state === 'sent' || state === 'skipped'));
  await insist(() => query(statement, values), failed);
}

/** Retries what must not be lost while the database is briefly unavailable: five attempts within five seconds. */
async function insist(work: () => Promise<unknown>, failed: (error: unknown) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (tries === 5) throw error;
      failed(error);
      await pause(tries * 500);
    }
  }
}

// An email that a transaction is adding offers to is skipped: it locks several, and waiting for it could deadlock.
const quietStatement = `
  with quiet as (
    select m.id, (l.local::date + (extract(hour from l.local) >= $2::int)::int + make_interval(hours => $2::int)) at time zone g.time_zone as until
    from app_private.mail_outbox m join app_public.organizations g on g.id = m.organization_id
    cross join lateral (select app_private.clock() at time zone g.time_zone as local) l
    where ${IS_DUE} and m.kind = any ((select app_private.bulk_mail_kinds())::text[]) and ${isNight('$1', '$2')}
    for update of m skip locked)
  update app_private.mail_outbox m set not_before = quiet.until from quiet where m.id = quiet.id`;

/** Postpones bulk email to organizations where it is night now. */
export const postpone = (query: Query, { from, until }: QuietHours): Promise<unknown> =>
  query(quietStatement, [from, until]);

/** True while sending is held because the mail server's answers are about us. */
export async function isHeld(query: Query): Promise<boolean> {
  return (await query('select from app_private.mail_hold where held_until > app_private.clock()', [])).length > 0;
}

/** Holds all sending for a growing time; staff see the reason. */
export const hold = (query: Query, reason: string, failed: (error: unknown) => void): Promise<void> =>
  insist(() => query('select app_private.hold_mail($1)', [reason]), failed);

/** Ends the hold after an email was accepted. */
export const endHold = (query: Query): Promise<unknown> => query('delete from app_private.mail_hold', []);

/** Records that an address refuses email, so that none is sent to it until staff clear it. */
export const suppress = (
  query: Query,
  address: string,
  detail: string,
  failed: (error: unknown) => void,
): Promise<void> =>
  insist(
    () =>
      query(
        `insert into app_private.mail_suppressions (address, reason, detail) values ($1, 'bounced', $2)
         on conflict (address, reason) do update set detail = excluded.detail`,
        [address, detail],
      ),
    failed,
  );

/** True if an email is due that nobody is rendering. */
export async function anyWaiting(query: Query): Promise<boolean> {
  const rows = await query(
    `select from app_private.mail_outbox m where ${IS_DUE}
       and (m.reserved_until is null or m.reserved_until < clock_timestamp()) and (m.retry_at is null or m.retry_at <= clock_timestamp()) limit 1`,
    [],
  );
  return rows.length > 0;
}
