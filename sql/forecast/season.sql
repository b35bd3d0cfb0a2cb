-- How the campaigns of a season stand together.

-- Campaigns of a season, year and sponsor (null: any) in numbers, as the lists of campaigns and offers count them.
-- target, budget: of campaigns that have one and are not rejected; likely: the sum of their forecasts' medians, of
-- likely_target (ranges are never summed, because weeks are shared); too_early: those with a goal ahead and without a
-- forecast; pace: each campaign's even way from its first offer to its goal date. Dollars US. weeks: half a year back
-- and ahead. Staff.
create or replace function app_public.season_outlook(season app_public.season default null, year int default null,
  sponsor_id int default null) returns app_public.season_outlook
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v_today date := app_private.today();
  r app_public.season_outlook;
begin
  perform app_private.require_staff();
  with campaign as materialized (
    select c.id, c.leagues_confirmed_goal_date as goal, g.league_budget, g.target, f.median,
      app_private.day_of(b.first) as first, s.confirmed, s.spent
    from app_public.campaigns c
    left join lateral (select c.league_budget, (app_private.goal(c.id)).target where c.status <> 'rejected') g on true
    left join app_public.campaign_list_forecasts f on f.id = c.id and c.status <> 'rejected'
    left join lateral (select o.created_at as first from app_public.offers o
      where o.campaign_id = c.id and o.sponsor_id = c.sponsor_id order by o.id limit 1) b on true
    left join lateral (select count(*) as confirmed, sum(o.value) as spent
      from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed') s on true
    where c.season = coalesce(season_outlook.season, c.season) and c.year = coalesce(season_outlook.year, c.year)
      and c.sponsor_id = coalesce(season_outlook.sponsor_id, c.sponsor_id)
  ),
  confirmation as materialized (
    select app_private.day_of(o.confirmed_at) as day, count(*) as count from campaign c
    join app_public.offers o on o.campaign_id = c.id and o.status = 'confirmed' group by 1
  ),
  proof as materialized (
    select o.id as offer_id, v.deadline, v.verified_images > 0 as proven, d.overdue,
      d.overdue or v.verified or v.did_not_complete or v.deadline < v_today as counts,
      app_private.day_of(v.proved_at) <= v.deadline as on_time
    from campaign c join app_public.offers o on o.campaign_id = c.id and o.status = 'confirmed'
    join app_public.verification_deadlines v on v.offer_id = o.id
    cross join lateral (select v.verified_images = 0 and not v.did_not_complete and v.deadline < v_today as overdue) d
  ),
  due as materialized (
    select date_trunc('week', p.deadline)::date as monday, count(*) as due, count(*) filter (where p.proven) as proven,
      count(*) filter (where p.overdue) as overdue from proof p group by 1
  ),
  week as (
    select w.monday, least(w.monday + 6, case when w.monday <= v_today and w.monday + 6 > v_today then v_today end)
      as on_date
    from (select date_trunc('week', v_today)::date + 7 * n as monday from generate_series(-26, 26) n) w
    where w.monday between
      (select date_trunc('week', least(min(c.first), min(c.goal)))::date from campaign c)
      and (select greatest((select max(c.goal) from campaign c), (select max(p.deadline) from proof p)))
  ),
  point as (
    select w.on_date, case when w.on_date <= v_today then
        (select coalesce(sum(k.count), 0) from confirmation k where k.day <= w.on_date) end as confirmed,
      (select round(sum(c.target * greatest(0, least(1, (w.on_date - c.first)::numeric
        / greatest(1, c.goal - c.first))))) from campaign c where c.goal is not null and c.first is not null) as pace,
      coalesce(d.due, 0) as due, coalesce(d.proven, 0) as proven, coalesce(d.overdue, 0) as overdue
    from week w left join due d using (monday)
  )
  select count(*), coalesce(sum(c.confirmed), 0), sum(c.target),
    (select p.pace from point p where p.on_date = v_today), sum(c.median),
    sum(c.target) filter (where c.median is not null),
    count(*) filter (where c.goal >= v_today and c.target > 0 and c.median is null), coalesce(sum(c.spent), 0),
    sum(c.league_budget), (select round(100.0 * count(*) filter (where p.on_time) / nullif(count(*), 0))
      from proof p where p.counts), (select count(distinct p.offer_id) from proof p where p.overdue),
    array(select row(p.on_date, p.confirmed, p.pace, p.due, p.proven, p.overdue)::app_public.season_week
      from point p order by p.on_date)
    into r.campaigns, r.confirmed, r.target, r.pace, r.likely, r.likely_target, r.too_early, r.spent, r.budget,
      r.proof_percent, r.overdue_offers, r.weeks
  from campaign c;
  return r;
end $$;
grant execute on function app_public.season_outlook(app_public.season, int, int) to sideline_admin;
comment on function app_public.season_outlook(app_public.season, int, int) is E'@notNull\n'
  'How campaigns of a season, year and sponsor stand together, without one of them of all: confirmed against pace and '
  'forecast, dollars, proof, and the same by week.';
select app_private.never_null('app_public.season_outlook',
  '{campaigns,confirmed,too_early,spent,overdue_offers,weeks}');
select app_private.never_null('app_public.season_week', '{on_date,due,proven,overdue}');
