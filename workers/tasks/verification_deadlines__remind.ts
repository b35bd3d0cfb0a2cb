/**
 * Queues reminders of unmet verification deadlines. The cadence is a list of days from the deadline; for each deadline
 * the latest of those days since the last sweep counts, so a worker that was down catches up with one email, not three.
 * The outbox's unique key (deadline, step, day, address) sends each at most once. All reminders due to one address are
 * one email [L4]: the row of its first deadline is sent and names the others, whose rows refer to it. A deadline that
 * the league passed on is reminded of by an email to whoever has it now.
 */
import { inTransaction } from '../database.ts';
import type { Work } from '../task.ts';

const SWEEP = 'verification_deadlines__remind';

// On the first sweep ever, only today's reminders are due. The lock makes a concurrent sweep wait and then find that this one has run.
const markStatement = `
  insert into app_private.sweeps as s (name, swept_through) values ($1, app_private.today() - 1)
  on conflict (name) do update set swept_through = least(s.swept_through, app_private.today() - 1)
  returning swept_through::text as "sweptThrough", app_private.today()::text as today`;

// Only for deadlines that await a photo: not while one is under review or the artwork is missing. A league without an address gets a skipped row, so
// that staff see why no email was sent.
const queueStatement = `
  with due as (
    select distinct on (d.id) d.id, app_private.holder_of_deadline(d.id) as task_id, d.offer_id, d.organization_id, d.deadline, step.days, d.deadline + step.days as due
    from app_public.verification_deadlines d
    join app_public.offers o on o.id = d.offer_id and o.status = 'confirmed'
    join app_public.organizations g on g.id = d.organization_id
    cross join unnest($1::int[]) as step (days)
    where d.verified_images = 0 and not d.did_not_complete -- the condition of the index
      and app_public.verification_deadlines_section(d) in ('overdue', 'upcoming')
      and d.deadline > $2::date - $4::int and d.deadline <= $3::date - $5::int
      and d.deadline + step.days > $2::date and d.deadline + step.days <= $3::date
    order by d.id, step.days desc
  ), fresh as materialized (
    select due.*, address, 'verification_deadline:' || due.id || ':' || due.days as subject_key,
      row_number() over to_address as place,
      jsonb_agg(jsonb_build_object('verification_deadline_id', due.id, 'days', due.days)) over (to_address rows between unbounded preceding and unbounded following) as reminders
    from due left join lateral app_private.mail_addresses(due.organization_id, 'verification_reminder') as address on true
    where due.task_id is null and not exists (select from app_private.mail_outbox m where m.kind = 'verification_reminder' and m.recipient = coalesce(address, '')
      and m.subject_key = 'verification_deadline:' || due.id || ':' || due.days and m.due = due.due)
    window to_address as (partition by coalesce(address, due.id::text) order by due.deadline, due.id)
  ), emails as (
    insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, state, last_error)
    select 'verification_reminder', coalesce(address, ''), subject_key, due, jsonb_build_object('offer_id', offer_id, 'reminders', reminders),
      offer_id, organization_id, case when address is null then 'skipped' else 'queued' end,
      case when address is null then 'No contact email is saved.' end
    from fresh where place = 1
    returning id, recipient, state
  ), others as (
    insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, state, last_error, included_in)
    select 'verification_reminder', address, subject_key, due, jsonb_build_object('offer_id', offer_id), offer_id, organization_id,
      'skipped', 'Sent in one email with other reminders of that day.', emails.id
    from fresh join emails on emails.recipient = fresh.address
    where place > 1
  )
  , forwarded as (
    insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id)
    select 'forwarded_task', t.email, 'forwarded_task:' || t.id || ':' || due.days, due.due,
      jsonb_build_object('forwarded_task_id', t.id, 'days', due.days), due.offer_id, due.organization_id
    from due join app_public.forwarded_tasks t on t.id = due.task_id
    on conflict do nothing
    returning state
  )
  select state from emails union all select state from forwarded`;

const work: Work = async (_payload, { pool, config, log }) => {
  const days = config.reminderDays;
  const queued = await inTransaction(pool, async (query) => {
    const [mark] = await query<{ sweptThrough: string; today: string }>(markStatement, [SWEEP]);
    const { sweptThrough, today } = mark as { sweptThrough: string; today: string };
    const rows = await query<{ state: string }>(queueStatement, [
      days,
      sweptThrough,
      today,
      Math.max(...days),
      Math.min(...days),
    ]);
    await query('update app_private.sweeps set swept_through = $2 where name = $1', [SWEEP, today]);
    return rows.filter(({ state }) => state === 'queued').length;
  });
  if (queued > 0) log.info({ queued }, 'verification reminders queued');
};

export default work;
