import { type Batch, run } from './batch.ts';
import { chance, hash, oneOf } from './sql.ts';

/**
 * Checks of confirmed sponsorships, in every status. What is pending and approved together never exceeds the offer's
 * value: an offer gets one of four patterns, in shares of its value that add up to at most one.
 */
export async function loadChecks(batch: Batch): Promise<void> {
  await run(
    batch,
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
           when o.t < 0 and ${chance(85, 'o.id', 251)} then ${hash('o.id', 252, 4)}
           when o.t = 0 and ${chance(40, 'o.id', 253)} then 4 + ${hash('o.id', 254, 2)} else -1 end as pattern
       ) p
       join (values (0, 'approved', 1.0, 1), (1, 'approved', 0.5, 1), (1, 'approved', 0.5, 2), (2, 'voided', 1.0, 1), (2, 'approved', 1.0, 2),
         (3, 'rejected', 0.6, 1), (3, 'approved', 0.5, 2), (3, 'pending', 0.25, 3), (3, 'voided', 0.5, 4), (4, 'pending', 0.5, 1), (5, 'approved', 0.5, 1)) as c (pattern, status, share, turn)
         on c.pattern = p.pattern
       where o.status = 'confirmed' and o.value is not null and (c.status in ('pending', 'rejected') or g.mailing_address_id is not null)
     ), dated as (
       select *, least(from_then + (8 * turn + ${hash('offer_id', 255, 6)}) * interval '1 day', ${batch.day0} - interval '1 day') as written_at from planned
     ), staff as (
       select array_agg(id order by id) filter (where role = 'admin') as admins, min(id) filter (where role = 'superadmin') as superadmin from app_public.users
     ), written as (
       insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, number, status, action_reason, estimated_arrival_date, recipient_name,
         mailing_address_id, created_by_id, reviewed_by_id, reviewed_at, voided_by_id, voided_at, created_at)
       select d.offer_id, d.organization_id, d.sponsor_id, d.amount, left(d.sponsor || ' sponsorship', 40),
         case when paid then nextval('app_private.check_number') end, d.status,
         case d.status when 'rejected' then ${oneOf(['Amount should be the first half only', 'Proof is not complete yet'], 'd.offer_id', 256)} when 'voided' then 'Lost in the mail' end,
         case when paid then (d.written_at + interval '12 days')::date end, case when paid then d.recipient end, case when paid then d.mailing_address_id end,
         s.admins[1 + ${hash('d.offer_id', 257, 7)}], case when d.status <> 'pending' then s.superadmin end, case when d.status <> 'pending' then d.written_at + interval '6 hours' end,
         case when d.status = 'voided' then s.superadmin end, case when d.status = 'voided' then d.written_at + interval '20 hours' end, d.written_at
       from (select *, status in ('approved', 'voided') as paid from dated) d cross join staff s
       order by d.written_at, d.offer_id, d.turn
       returning id, offer_id, organization_id, sponsor_id, amount, status, created_by_id, reviewed_by_id, created_at, reviewed_at
     ), printed as (
       insert into app_private.printed_checks (check_id, idempotency_key, state, created_at)
       select id, 'check:' || id, 'printed', reviewed_at from written where status in ('approved', 'voided')
     )
     insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description, user_id, created_at)
     select offer_id, organization_id, sponsor_id, 'check_written', 'Check over $' || to_char(amount, 'FM999,990.00') || ' written', created_by_id, created_at from written
     union all
     select offer_id, organization_id, sponsor_id, case status when 'rejected' then 'check_rejected' when 'voided' then 'check_voided' else 'check_approved' end::app_public.event_type,
       'Check over $' || to_char(amount, 'FM999,990.00') || ' ' || status, reviewed_by_id, reviewed_at
     from written where status <> 'pending'`,
  );
}
