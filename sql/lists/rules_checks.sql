-- How much waits to be approved, printed and mailed, and for how long.

-- One row a state that checks wait in, those without checks too [M16]; superadmins. Errors: SL403.
create or replace function app_public.check_summaries() returns setof app_public.check_summary
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return query
    select w.state, count(k.id)::int, coalesce(sum(k.amount), 0), count(*) filter (where a.days <= 7)::int,
      count(*) filter (where a.days between 8 and 30)::int, count(*) filter (where a.days > 30)::int, max(a.days)
    from unnest('{pending,approved,in_run,printed}'::app_public.check_state[]) with ordinality w (state, place)
    left join app_public.checks k on k.state = w.state
    left join lateral (select app_private.today() - app_private.day_of(case w.state when 'pending' then k.created_at when 'printed' then k.printed_at
      else k.reviewed_at end) as days) a on true
    group by w.state, w.place order by w.place;
end $$;
grant execute on function app_public.check_summaries() to sideline_superadmin;
comment on function app_public.check_summaries() is 'How many checks wait to be approved, printed and mailed, by age; superadmins.';
comment on type app_public.check_summary is 'Checks that wait for the same thing, by the days they have waited. amount in US dollars.';
select app_private.never_null('app_public.check_summary', '{state,count,amount,up_to_7_days,up_to_30_days,over_30_days}');
