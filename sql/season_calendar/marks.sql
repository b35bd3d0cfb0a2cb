-- The dated marks of campaigns.

-- The marks of campaigns that touch a range of days, each once. with_runs: also their print runs, which only
-- superadmins see. A send is counted as the list of offers shows it, on the day of the last email, a planned one
-- (with the send's id) on each day on which emails wait to go; a league's events
-- are those within the campaign's season.
create or replace function app_private.season_marks(p_campaign_ids int[], p_from date, p_to date, with_runs boolean)
  returns setof app_public.season_mark
  language sql stable security definer rows 1000 set search_path = pg_catalog, pg_temp
as $$
  with campaign as (
    select c.* from app_public.campaigns c where c.id = any (p_campaign_ids)
  ),
  league as materialized (
    select o.id, o.campaign_id, o.organization_id from app_public.offers o
    where o.campaign_id = any (p_campaign_ids) and o.status = 'confirmed'
  ),
  mark (campaign_id, kind, on_date, until, name, count, record_id, version) as (
    select c.id, 'goal_date', c.leagues_confirmed_goal_date, null::date, null, null::int, c.id, c.version
    from campaign c
    union all
    select c.id, 'season', c.starts_at, c.ends_at, null, null, c.id, null from campaign c
    union all
    select o.campaign_id, 'send', app_private.day_of(o.offer_sent_at), null, null, count(*)::int, null, null
    from app_public.offers o where o.campaign_id = any (p_campaign_ids)
      and o.offer_sent_at >= app_private.start_of_day(p_from) and o.offer_sent_at < app_private.start_of_day(p_to + 1)
    group by 1, 3
    union all
    select distinct s.campaign_id, 'send', w.goes_on, null::date, s.kind, null::int, s.id, null::int
    from app_public.sends s join app_private.send_offers w on w.send_id = s.id and w.state = 'waiting'
    where s.campaign_id = any (p_campaign_ids)
    union all
    select d.campaign_id, 'deadline', d.deadline, null, d.name, null, d.id, d.version
    from app_public.default_verification_deadlines d
    where d.campaign_id = any (p_campaign_ids) and d.offset_type is null
    union all
    select l.campaign_id, 'proof_due', t.next_deadline, null,
      case when min(d.name) = max(d.name) then min(d.name) end, count(distinct l.id)::int,
      case when count(*) = 1 then min(d.id) end, case when count(*) = 1 then min(d.version) end
    from league l join app_private.offer_totals t on t.id = l.id
    join app_public.verification_deadlines d on d.offer_id = l.id and d.deadline = t.next_deadline
      and d.verified_images = 0 and not d.did_not_complete
    group by 1, 3
    union all
    select distinct o.campaign_id, 'print_run', app_private.day_of(coalesce(r.closed_at, r.created_at)), null::date,
      format('Sheets %s to %s', r.first_number, r.last_number), null::int, r.id, null::int
    from app_public.offers o join app_public.checks k on k.offer_id = o.id
    join app_public.check_sheets s on s.check_id = k.id join app_public.check_runs r on r.id = s.run_id
    where with_runs and o.campaign_id = any (p_campaign_ids) and r.status <> 'canceled'
    union all
    select distinct c.id, 'recap', x.day, null::date, x.name, null::int, null::int, null::int
    from campaign c join app_public.recaps r on r.campaign_id = c.id
      or r.campaign_id is null and (r.sponsor_id, r.season, r.year) = (c.sponsor_id, c.season, c.year)
    cross join lateral (
      select app_private.day_of(r.made_at) as day, 'made' as name where r.made_at is not null
      union select s.next_on, 'to be emailed' from app_public.recap_schedules s where s.recap_id = r.id) x
    union all
    select distinct l.campaign_id, 'league_event', e.first_day, e.last_day, e.name || ', ' || g.name, null::int, g.id,
      null::int
    from league l join campaign c on c.id = l.campaign_id join app_public.organizations g on g.id = l.organization_id
    cross join lateral (
      select t.first_date as first_day, t.last_date as last_day, t.name from app_public.tournaments t
      where t.organization_id = g.id and t.name is not null
      union select d.event_date, null, k.name from app_public.capability_details d
      join app_public.capabilities k on k.id = d.capability_id
      where d.organization_id = g.id and d.event_date is not null) e
    where e.first_day between c.starts_at and c.ends_at
  )
  select m.campaign_id, m.kind::app_public.season_mark_kind, m.on_date, m.until, m.name, m.count, m.record_id, m.version
  from mark m where m.on_date <= p_to and coalesce(m.until, m.on_date) >= p_from
$$;

-- How many confirmed sponsorships a campaign's newest forecast lacks at its deadline: target minus median if the 80 %
-- range ends below the target, otherwise null.
create or replace function app_private.forecast_shortfall(p_campaign_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select round(f.target - p.median)::int from app_private.campaign_forecasts f
  join app_private.forecast_nights n on n.night = f.night
  join app_private.forecast_points p on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
  where f.campaign_id = p_campaign_id and f.deadline >= app_private.today() and round(p.high) < f.target
    and app_private.forecast_obstacle(n) is null
    and f.day = (select max(x.day) from app_private.campaign_forecasts x where x.campaign_id = p_campaign_id)
$$;

-- The campaigns that have marks in a range of days, at most 100, and these marks, at most 5,000; complete is false if
-- there are more. Campaigns are searched from 60 days before their start or goal date to 60 days after their end, and
-- whose send or recap is in the range; rejected ones are left out. Staff; print runs only for superadmins. Errors:
-- SL422 to_date for more than 400 days.
create or replace function app_public.season_calendar(from_date date, to_date date,
  season app_public.season default null, year int default null, sponsor_id int default null,
  campaign_id int default null) returns app_public.season_calendar
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_ids int[];
  r app_public.season_calendar;
begin
  perform app_private.require_staff();
  if from_date is null or to_date is null or from_date not between '2000-01-01' and '2100-12-31' then
    perform app_private.fail('SL422', 'Choose the days from 2000 to 2100.', 'from_date');
  elsif to_date not between from_date and from_date + 400 then
    perform app_private.fail('SL422', 'Choose at most 400 days.', 'to_date');
  end if;
  v_ids := array(select c.id from app_public.campaigns c
    where c.status <> 'rejected' and (season_calendar.season is null or c.season = season_calendar.season)
      and (season_calendar.year is null or c.year = season_calendar.year)
      and (season_calendar.sponsor_id is null or c.sponsor_id = season_calendar.sponsor_id)
      and (season_calendar.campaign_id is null or c.id = season_calendar.campaign_id)
      and (least(c.starts_at, c.leagues_confirmed_goal_date) - 60 <= to_date and c.ends_at + 60 >= from_date
        or c.id in (select o.campaign_id from app_public.offers o
          where o.offer_sent_at >= app_private.start_of_day(from_date)
            and o.offer_sent_at < app_private.start_of_day(to_date + 1))
        or c.id in (select x.campaign_id from app_public.sends x where x.next_on <= to_date)
        or exists (select from app_public.recaps e left join app_public.recap_schedules s on s.recap_id = e.id
          where e.campaign_id = c.id and (app_private.day_of(e.made_at) between from_date and to_date
            or s.next_on between from_date and to_date)))
    order by c.year, c.season, c.name, c.id limit 101);
  r.complete := cardinality(v_ids) <= 100;
  v_ids := v_ids[:100];
  r.marks := array(select m from app_private.season_marks(v_ids, from_date, to_date, app_private.is_superadmin()) m
    order by m.on_date, m.campaign_id, m.kind, m.record_id limit 5001);
  r.complete := r.complete and cardinality(r.marks) <= 5000;
  r.marks := r.marks[:5000];
  r.campaigns := array(select row(c.id, c.name, c.sponsor_id, s.name, c.season, c.year, g.target, g.confirmed,
      app_private.forecast_shortfall(c.id))::app_public.season_campaign
    from unnest(v_ids) with ordinality i (id, place) join app_public.campaigns c on c.id = i.id
    join app_public.sponsors s on s.id = c.sponsor_id cross join lateral app_private.goal(c.id) g
    where c.id in (select m.campaign_id from unnest(r.marks) m) order by i.place);
  return r;
end $$;
grant execute on function app_public.season_calendar(date, date, app_public.season, int, int, int) to sideline_admin;
comment on function app_public.season_calendar(date, date, app_public.season, int, int, int) is E'@notNull\n'
  'The campaigns of at most 400 days and their dates, filtered by season, sponsor or campaign; staff. Errors: SL422.';

select app_private.never_null('app_public.season_calendar', '{campaigns,marks,complete}');
select app_private.never_null('app_public.season_campaign', '{id,name,sponsor_id,sponsor_name,season,year,confirmed}');
select app_private.never_null('app_public.season_mark', '{campaign_id,kind,on_date}');
