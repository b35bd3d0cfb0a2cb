-- How many checks wait to be approved, printed and mailed, and for how long. Approved deposits wait for no printer.

-- One row per state in which checks wait, including states without checks [M16]; superadmins. Errors: SL403.
create or replace function app_public.check_summaries() returns setof app_public.check_summary
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return query
    select w.state, k.count, k.amount, k.up_to_7_days, k.up_to_30_days, k.over_30_days, k.oldest_days
    from unnest('{pending,approved,in_run,printed}'::app_public.check_state[]) with ordinality w (state, place)
    cross join lateral (
      select count(*)::int as count, coalesce(sum(c.amount), 0) as amount,
        count(*) filter (where a.days <= 7)::int as up_to_7_days, count(*) filter (
          where a.days between 8 and 30)::int as up_to_30_days,
        count(*) filter (where a.days > 30)::int as over_30_days, max(a.days) as oldest_days
      from app_public.checks c
      cross join lateral (
        select (select app_private.today()) - app_private.day_of(case c.state when 'pending' then c.created_at
          when 'printed' then c.printed_at else c.reviewed_at end) as days) a
      where c.state = w.state and (c.state <> 'approved' or c.payout_method = 'check')) k
    order by w.place;
end $$;
grant execute on function app_public.check_summaries() to sideline_superadmin;
comment on function app_public.check_summaries() is
  'How many checks wait to be approved, printed and mailed, by age; superadmins.';

comment on type app_public.check_summary is
  'Checks that wait for the same thing, by the days they have waited. amount in US dollars.';
select app_private.never_null('app_public.check_summary',
  '{state,count,amount,up_to_7_days,up_to_30_days,over_30_days}');
