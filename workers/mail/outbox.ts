/**
 * The outbox as the worker sees it. A batch is reserved while it is written: nothing has left yet, and a lost worker's batch is
 * free again after a while. Only what is about to be handed to the mail server is claimed; a claim that is never recorded is
 * uncertain, and nobody sends it again blindly.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from '../../server/shared/mail/index.ts';
import type { Query } from '../database.ts';

/** Tries in all; with the growing pauses between them they end within a day. */
export const MAX_ATTEMPTS = 13;

export interface Queued extends Record<string, unknown> {
  id: string;
  kind: string;
  recipient: string;
  subject_key: string;
  due: string;
  payload: Payload;
  attempts: number;
  /** Why its address takes no mail of this kind; null when it does. */
  suppressed: string | null;
}

export interface Result {
  id: string;
  state: 'sent' | 'refused' | 'failed' | 'skipped' | 'uncertain' | 'queued';
  reason?: string;
  messageId?: string;
  /** Seconds until another try. */
  retryIn?: number;
}

/** Hours of the day in which bulk mail waits, in the organization's own time zone: from 21 until 8. */
export interface QuietHours {
  from: number;
  until: number;
}

// Functions of the clock are asked once a statement, not once a row: ten thousand may wait. not_before is by the movable
// clock: one that lies more than a day ahead was written before the clock was moved back.
const IS_DUE = `m.state = 'queued' and m.due <= (select app_private.today())
  and (m.not_before is null or m.not_before <= (select app_private.clock()) or m.not_before > (select app_private.clock()) + interval '1 day')`;

// As a condition: the statement is not waited for until it is on disk, which the next claim brings there. Only where losing it
// when the database is killed cannot send a mail twice: a lost reservation is taken again, and of a mail whose end is lost
// there is still the claim, so that it becomes uncertain.
const LATER = `(select set_config('synchronous_commit', 'off', true)) = 'off'`;

// bulk mail after the rest, so that ten thousand offers keep nobody waiting for a password
const reserveStatement = `
  with picked as (
    select m.id from app_private.mail_outbox m
    where ${IS_DUE} and (m.reserved_until is null or m.reserved_until < clock_timestamp())
      and ($3::bigint is null and (m.retry_at is null or m.retry_at <= clock_timestamp()) or m.id = $3)
    order by m.kind = any ((select app_private.bulk_mail_kinds())::text[]), m.id limit $2 for update skip locked)
  update app_private.mail_outbox m set reserved_by = $1, reserved_until = clock_timestamp() + interval '2 minutes'
  from picked where m.id = picked.id and ${LATER}
  returning m.id, m.kind, m.recipient, m.subject_key, m.due::text as due, m.payload, m.attempts,
    app_private.mail_suppression_reason(m.kind, m.recipient) as suppressed, app_private.is_bulk_mail(m.kind) as bulk`;

/** Reserves at most `size` mails that are due, or the one with this id, the most urgent first. */
export async function reserve(query: Query, by: string, size: number, id: number | null): Promise<Queued[]> {
  const mails = await query<Queued & { bulk: boolean }>(reserveStatement, [by, size, id]);
  return mails.sort((a, b) => Number(a.bulk) - Number(b.bulk) || Number(a.id) - Number(b.id));
}

/** Gives back what was reserved and not claimed. */
export const release = (query: Query, by: string): Promise<unknown> =>
  query(
    `update app_private.mail_outbox set reserved_by = null, reserved_until = null
     where reserved_by = $1 and state = 'queued' and ${LATER}`,
    [by],
  );

// claimed_at is the machine's time, not the movable clock's: it measures how long a process has been silent
const claimStatement = `
  update app_private.mail_outbox m set state = 'claimed', claimed_at = clock_timestamp(), attempts = attempts + 1
  where m.id = any ($1::bigint[]) and m.reserved_by = $2 and m.state = 'queued' returning m.id`;

/** Claims reserved mails; the ids of those that are this batch's to send. */
export async function claim(query: Query, by: string, ids: string[]): Promise<Set<string>> {
  return new Set((await query<{ id: string }>(claimStatement, [ids, by])).map(({ id }) => id));
}

const recordStatement = (later: boolean) => `
  update app_private.mail_outbox m set state = r.state, last_error = r.reason, message_id = coalesce(r.message_id, m.message_id),
    sent_at = case when r.state = 'sent' then app_private.clock() else m.sent_at end,
    retry_at = clock_timestamp() + r.retry_in * interval '1 second', reserved_by = null, reserved_until = null
  from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::float8[]) r (id, state, reason, message_id, retry_in)
  where m.id = r.id and m.reserved_by = $6 and m.state in ('queued', 'claimed', 'uncertain')${later ? ` and ${LATER}` : ''}`;

/**
 * Writes down how mails of a batch ended. A mail that is out must not be forgotten for a short hiccup of the database. What is
 * written down twice changes nothing the second time: by then the mail may be in another batch's hands.
 */
export async function record(
  query: Query,
  by: string,
  results: Result[],
  failed: (error: unknown) => void,
): Promise<void> {
  if (results.length === 0) return;
  const column = <T>(of: (one: Result) => T) => results.map(of);
  const values = [
    column(({ id }) => id),
    column(({ state }) => state),
    column(({ reason }) => reason ?? null),
    column(({ messageId }) => messageId ?? null),
    column(({ retryIn }) => retryIn ?? null),
    by,
  ];
  // a mail that is to be tried again, or was refused, must not end as uncertain
  const statement = recordStatement(results.every(({ state }) => state === 'sent' || state === 'skipped'));
  await insist(() => query(statement, values), failed);
}

/** Does what must not be lost for a short hiccup of the database: five tries within five seconds. */
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

const quietStatement = `
  update app_private.mail_outbox m
  set not_before = (t.local::date + case when t.hour >= $2 then 1 else 0 end + make_interval(hours => $2)) at time zone g.time_zone
  from app_public.organizations g
  cross join lateral (select app_private.clock() at time zone g.time_zone as local) l
  cross join lateral (select l.local, extract(hour from l.local)::int as hour) t
  where ${IS_DUE} and m.kind = any ((select app_private.bulk_mail_kinds())::text[]) and g.id = m.organization_id
    and case when $1::int <= $2::int then t.hour >= $1 and t.hour < $2 else t.hour >= $1 or t.hour < $2 end`;

/** Puts off bulk mail to organizations where it is night now. */
export const postpone = (query: Query, { from, until }: QuietHours): Promise<unknown> =>
  query(quietStatement, [from, until]);

/** Writes down that an address refuses mail, so that none goes there until staff clear it. */
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

/** Whether a mail waits that nobody is writing and whose next try has come. */
export async function anyWaiting(query: Query): Promise<boolean> {
  const rows = await query(
    `select from app_private.mail_outbox m where ${IS_DUE}
       and (m.reserved_until is null or m.reserved_until < clock_timestamp()) and (m.retry_at is null or m.retry_at <= clock_timestamp()) limit 1`,
    [],
  );
  return rows.length > 0;
}
