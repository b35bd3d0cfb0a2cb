import { type Batch, run, stage } from './batch.ts';
import { stageDeposits } from './deposits.ts';
import { chance, hash, oneOf, weighted } from './sql.ts';
import { BANK } from './statements.ts';

/**
 * Checks of confirmed sponsorships, in every status. Pending and approved ones together never exceed the offer's value:
 * an offer gets one of four patterns, in shares of its value that add up to at most one. Some are direct deposits.
 */
export async function loadChecks(batch: Batch): Promise<void> {
  await stage(
    batch,
    'demo_checks',
    `with planned as (
       select o.id as offer_id, o.organization_id, o.sponsor_id, o.sponsor, greatest(o.answered_at, proof.first) as from_then, g.mailing_address_id, left(g.name, 40) as recipient,
         c.status::app_public.check_status as status, round(o.value * c.share, 2) as amount, c.turn
       from demo_offers o join app_public.organizations g on g.id = o.organization_id
       left join (select offer_id, min(created_at) as first from demo_images where status = 'verified' group by 1) proof on proof.offer_id = o.id
       cross join lateral (
         select case
           when proof.first is null then -1 -- nothing is paid before anything is proved
           when o.proof = 'completed' then 0
           when o.proof = 'every' then 3
           when o.t < 0 then ${weighted({ 0: 44, 1: 52, 2: 2, 3: 2 }, 'o.id', 252)}::int
           when o.t = 0 and ${chance(60, 'o.id', 253)} then case when ${chance(15, 'o.id', 254)} then 4 else 5 end else -1 end as pattern
       ) p
       join (values (0, 'approved', 1.0, 1), (1, 'approved', 0.5, 1), (1, 'approved', 0.5, 2), (2, 'voided', 1.0, 1), (2, 'approved', 1.0, 2),
         (3, 'rejected', 0.6, 1), (3, 'approved', 0.5, 2), (3, 'pending', 0.25, 3), (3, 'voided', 0.5, 4), (4, 'pending', 0.5, 1), (5, 'approved', 0.5, 1)) as c (pattern, status, share, turn)
         on c.pattern = p.pattern
       where o.status = 'confirmed' and o.value is not null and (c.status in ('pending', 'rejected') or g.mailing_address_id is not null)
     )
     select *, least(from_then + (8 * turn + ${hash('offer_id', 255, 6)}) * interval '1 day', ${batch.day0} - interval '1 day') as written_at, null::int as account_id from planned`,
  );
  await stageDeposits(batch);
  await run(
    batch,
    `with numbered as (
       select d.*, case when d.paid then nextval('app_private.check_number')::int end as number,
         date_trunc('week', d.written_at + interval '6 hours') + interval '7 days' as run_at -- what a week approves is printed on its Monday
       from (select *, status in ('approved', 'voided') and account_id is null as paid from demo_checks order by written_at, offer_id, turn) d
     ), staff as (
       select array_agg(id order by id) filter (where role = 'admin') as admins, min(id) filter (where role = 'superadmin') as superadmin from app_public.users
     ), runs as (
       insert into app_public.check_runs (status, first_number, last_number, created_by_id, created_at, closed_by_id, closed_at, format_id)
       select 'printed', min(n.number), max(n.number), s.superadmin, n.run_at, s.superadmin, n.run_at + interval '1 hour', (select f.id from app_public.positive_pay_formats f where f.name = '${BANK}')
       from numbered n cross join staff s where n.paid and n.run_at < ${batch.day0} group by n.run_at, s.superadmin order by n.run_at
       returning id, created_at
     ), prints as (
       insert into app_public.check_run_prints (run_id, printed_by_id, created_at)
       select r.id, s.superadmin, r.created_at from runs r cross join staff s
     ), written as (
       insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, number, status, action_reason, estimated_arrival_date, recipient_name,
         mailing_address_id, payout_method, deposit_account_id, created_by_id, reviewed_by_id, reviewed_at, voided_by_id, voided_at, created_at, run_id, printed_at, mailed_on)
       select d.offer_id, d.organization_id, d.sponsor_id, d.amount, left(d.sponsor || ' sponsorship', 40), d.number, d.status,
         case d.status when 'rejected' then ${oneOf(['Amount should be the first half only', 'Proof is not complete yet'], 'd.offer_id', 256)}
           when 'voided' then case when r.id is null then 'The amount was wrong' else 'Lost in the mail' end end,
         case when paid then (coalesce(r.created_at, d.written_at) + interval '12 days')::date end, case when paid or d.account_id is not null then d.recipient end, case when paid then d.mailing_address_id end,
         case when d.account_id is null then 'check' else 'direct_deposit' end::app_public.payout_method, d.account_id,
         s.admins[1 + ${hash('d.offer_id', 257, 7)}], case when d.status <> 'pending' then s.superadmin end, case when d.status <> 'pending' then d.written_at + interval '6 hours' end,
         case when d.status = 'voided' then s.superadmin end,
         case when d.status = 'voided' then case when r.id is null then d.written_at + interval '20 hours' else least(r.created_at + interval '20 days', ${batch.day0}) end end, d.written_at,
         r.id, r.created_at + interval '1 hour', case when r.created_at + interval '2 days' < ${batch.day0} then (r.created_at + interval '1 day')::date end
       from numbered d cross join staff s left join runs r on r.created_at = d.run_at and d.paid
       returning id, offer_id, organization_id, sponsor_id, amount, number, status, action_reason, created_by_id, reviewed_by_id, voided_at, created_at, reviewed_at, run_id
     ), sheets as (
       insert into app_public.check_sheets (number, run_id, check_id, voided_at, voided_by_id, void_reason)
       select number, run_id, id, voided_at, case when status = 'voided' then reviewed_by_id end, case when status = 'voided' then action_reason end
       from written where run_id is not null
     )
     insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, user_id, created_at)
     select offer_id, organization_id, sponsor_id, 'check_written', 'Check over $' || to_char(amount, 'FM999,990.00') || ' written', created_by_id, created_at from written
     union all
     select offer_id, organization_id, sponsor_id, case status when 'rejected' then 'check_rejected' when 'voided' then 'check_voided' else 'check_approved' end::app_public.event_type,
       'Check over $' || to_char(amount, 'FM999,990.00') || ' ' || status, reviewed_by_id, reviewed_at
     from written where status <> 'pending'`,
  );
}
