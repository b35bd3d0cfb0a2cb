-- Where the money of confirmed offers is. One view has it by offer, and every list and total is a sum of its parts, so
-- that they agree: committed = approved + mailed + cleared + to come.

-- What uses the value of offers, with what was withheld: pending and approved checks, and void_payments.
create view app_private.offer_payments as
  select c.offer_id, c.amount + c.withheld as gross, c.status, c.mailed_on, c.cleared_on from app_public.checks c
  where c.status in ('pending', 'approved')
  union all
  select v.offer_id, v.gross, 'voided', v.paid_on, v.paid_on from app_private.void_payments v;

-- committed: the value of a confirmed offer, or what was approved of another; approved: checks that are not mailed;
-- mailed: outstanding ones, and deposits that were sent; cleared: those that the bank paid, at their own amounts, and
-- void_payments; each with what was withheld. Not from offer_payments, whose groups PostgreSQL estimates badly.
create view app_private.offer_money as
  select o.id as offer_id, o.campaign_id, k.approved, k.mailed, k.cleared, k.used,
    case when o.status = 'confirmed' then greatest(coalesce(o.value, 0), k.used) else k.used end as committed
  from app_public.offers o
  left join (select p.offer_id, sum(p.gross) as paid from app_private.void_payments p group by 1) v on v.offer_id = o.id
  cross join lateral (
    select coalesce(sum(g.amount) filter (where c.mailed_on is null), 0) as approved,
      coalesce(sum(g.amount) filter (where c.mailed_on is not null and c.cleared_on is null), 0) as mailed,
      coalesce(sum(g.amount) filter (where c.cleared_on is not null), 0) + coalesce(v.paid, 0) as cleared,
      coalesce(sum(g.amount), 0) + coalesce(v.paid, 0) as used
    from app_public.checks c cross join lateral (select c.amount + c.withheld as amount) g
    where c.offer_id = o.id and c.status = 'approved') k
  where o.status = 'confirmed' or k.used > 0;

-- Outstanding checks by the days since they were mailed; superadmins. Deposits are left out: the bank keeps or returns
-- them within days, and nobody has to cash them.
create or replace function app_public.check_ages() returns setof app_public.check_age
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_today date := app_private.today();
begin
  perform app_private.require_superadmin();
  return query
    select a.days_from, a.days_to, count(c.id)::int, coalesce(sum(c.amount), 0)
    from (values (0, 30), (31, 90), (91, 180), (181, null)) a (days_from, days_to)
    left join app_public.checks c on c.state in ('mailed', 'returned', 'stale', 'stopped', 'escheat_due')
      and c.payout_method = 'check' and v_today - c.mailed_on >= a.days_from
      and (a.days_to is null or v_today - c.mailed_on <= a.days_to)
    group by 1, 2 order by 1;
end $$;
grant execute on function app_public.check_ages() to sideline_superadmin;
comment on function app_public.check_ages() is E'@simpleCollections only\n'
  'Outstanding checks by the days since they were mailed: number and US dollars; superadmins.';

-- Money that is not mailed yet by the week (its Monday) in which it is due: half of what is to come at an offer's first
-- open deadline unless a photo is accepted, the rest at its last; what is approved, late or has no deadline this week.
-- Superadmins.
create or replace function app_public.cash_needed() returns setof app_public.cash_week
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_today date := app_private.today();
begin
  perform app_private.require_superadmin();
  return query
    select app_private.week_of(greatest(p.day, v_today)), count(distinct m.offer_id)::int, sum(p.amount)
    from app_private.offer_money m
    cross join lateral (select min(d.deadline) as first_open, max(d.deadline) as last_open,
        exists (select from app_public.verification_deadlines v
          where v.offer_id = m.offer_id and v.verified_images > 0) as is_proved
      from app_public.verification_deadlines d
      where d.offer_id = m.offer_id and d.verified_images = 0 and not d.did_not_complete) d
    cross join lateral (select round((m.committed - m.used) / 2, 2) as half) h
    cross join lateral (values (null, m.approved),
      (case when d.is_proved then d.last_open else d.first_open end, h.half),
      (d.last_open, m.committed - m.used - h.half)) p (day, amount)
    where p.amount > 0 group by 1 order by 1;
end $$;
grant execute on function app_public.cash_needed() to sideline_superadmin;
comment on function app_public.cash_needed() is E'@simpleCollections only\nUS dollars that are not mailed yet by the '
  'week in which they are due, which is its Monday; superadmins.';

-- The totals of campaigns with confirmed or paid offers, newest first; superadmins.
create or replace function app_public.money_by_campaign() returns setof app_public.campaign_money
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return query
    select c.id, c.name, s.name, c.league_budget, sum(m.committed), sum(m.approved), sum(m.mailed), sum(m.cleared),
      sum(m.committed - m.used)
    from app_private.offer_money m join app_public.campaigns c on c.id = m.campaign_id
    join app_public.sponsors s on s.id = c.sponsor_id group by c.id, s.name order by c.id desc limit 1000;
end $$;
grant execute on function app_public.money_by_campaign() to sideline_superadmin;
comment on function app_public.money_by_campaign() is E'@simpleCollections only\nWhat campaigns committed to leagues '
  'and where it is, in US dollars: committed = approved + mailed + cleared + toCome; at most 1,000; superadmins.';

select app_private.never_null('app_public.check_age', '{days_from,count,amount}'),
  app_private.never_null('app_public.cash_week', '{week,offers,amount}'),
  app_private.never_null('app_public.campaign_money',
    '{campaign_id,campaign_name,sponsor_name,committed,approved,mailed,cleared,to_come}');
