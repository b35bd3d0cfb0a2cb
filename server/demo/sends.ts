import { type Batch, run } from './batch.ts';
import { text } from './sql.ts';

/** Bulk emails that a league gets a week at most, over all campaigns. */
const WEEKLY_EMAILS = 5;
/** Leagues of a send. */
const MAX_LEAGUES = 14;

/** The queue: kind, the campaign's place in its term, days until the first email, leagues a day, why it is paused. */
const SENDS: readonly [kind: string, q: number, days: number, perDay: number | null, pauseReason: string | null][] = [
  ['offer', 3, 3, 4, null],
  ['offer', 1, 6, null, null],
  ['survey', 2, 4, 5, null],
  ['offer', 0, 8, 3, 'The sponsor is changing its logo'],
];

/**
 * The contact budget, and sends that wait in the queue, of campaigns of the newest term whose offers are being sent; in
 * the first load. The story's leagues receive none of them.
 */
export async function loadSends(batch: Batch): Promise<void> {
  if (!batch.first) return;
  const rows = SENDS.map(
    ([kind, q, days, perDay, reason]) =>
      `(${text(kind)}, ${q}, ${days}, ${perDay ?? 'null::int'}, ${reason ? text(reason) : 'null'})`,
  );
  await run(
    batch,
    `update app_public.contact_settings set weekly_emails = ${WEEKLY_EMAILS};
     create temp table demo_sends on commit drop as
     select p.*, c.id as campaign_id, o.id as offer_id, dense_rank() over (partition by p.kind, c.id order by o.organization_id) as place
     from (values ${rows.join(', ')}) as p (kind, q, days, per_day, reason)
     join demo_campaigns c on c.t = (select max(t) from demo_campaigns where first_send < ${batch.today}) and c.q = p.q
     join app_public.offers o on o.campaign_id = c.id and o.status in ('prospecting', 'qualified')
       and app_private.mail_refusal(p.kind, o) is null and app_private.mail_obstacle(p.kind, o.organization_id, '') is null
     join demo_organizations g on g.id = o.organization_id and not g.story;
     insert into app_public.sends (campaign_id, kind, state, local_time, per_day, pause_reason, planned_by_id, created_at)
     select distinct p.campaign_id, p.kind, (case when p.reason is null then 'queued' else 'paused' end)::app_public.send_state, time '09:30', p.per_day, p.reason, u.id, ${batch.day0} - interval '6 hours'
     from demo_sends p join app_public.users u on u.email = 'admin@sideline.test';
     insert into app_private.send_offers (send_id, offer_id, kind, goes_on, goes_at)
     select s.id, p.offer_id, p.kind, d.day, app_private.local_instant(p.offer_id, d.day, s.local_time)
     from demo_sends p join app_public.sends s on s.campaign_id = p.campaign_id and s.kind = p.kind
     cross join lateral (select app_private.nth_weekday(${batch.today} + p.days, case when p.per_day is null then 0 else ((p.place - 1) / p.per_day)::int end) as day) d
     where p.place <= ${MAX_LEAGUES};
     select app_private.refresh_send(s.id) from app_public.sends s`,
  );
}
