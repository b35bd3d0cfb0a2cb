-- When forecasts are computed: each night for all campaigns under way.

-- Counts rates, learns from campaigns that have ended, and computes the forecast of each campaign under way, as of a
-- day; all earlier forecasts stay. Repeating it replaces that day's.
create or replace function app_private.forecast_campaigns(p_day date default app_private.today()) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.lock_forecasts();
  select app_private.count_forecast_rates(p_day);
  select app_private.count_proof_rates(p_day);
  select app_private.learn_forecast_habits(p_day);
  select app_private.compute_forecasts(p_day, array(
    select c.id from app_public.campaigns c where c.status not in ('complete', 'rejected')
      and greatest(c.leagues_confirmed_goal_date, c.starts_at) > p_day));
  select app_private.compute_forecast_amounts(array(
    select f.campaign_id from app_private.campaign_forecasts f where f.day = app_private.today()));
$$;

-- The newest forecast of a campaign; null before the first. confirmed, sent (proposed), unsent (prospecting and
-- qualified) and what happened since a week before are counted now, as lists show them; expected_since: what was
-- expected to be confirmed since; waiting_long: proposed over 14 days before;
-- planned: whose email waits in the queue until the deadline. available: properties that could get the
-- more_offers, at most so many. Changes are rounded so that they add up to that of the median. held_forecasts of
-- ended_forecasts: those of four weeks before a deadline whose range held the outcome. Staff. Errors: SL404.
create or replace function app_public.campaign_forecast(campaign_id int) returns app_public.campaign_forecast
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  f app_private.campaign_forecasts;
  n app_private.forecast_nights;
  r app_public.campaign_forecast;
begin
  perform app_private.require_staff();
  if not exists (select from app_public.campaigns c where c.id = campaign_forecast.campaign_id) then
    perform app_private.fail('SL404', 'There is no such campaign.', 'campaign_id');
  end if;
  select * into f from app_private.campaign_forecasts x where x.campaign_id = campaign_forecast.campaign_id
  order by x.day desc limit 1;
  if not found then return null; end if;
  select * into n from app_private.forecast_nights x where x.night = f.night;
  select count(*) filter (where o.status = 'confirmed'), count(*) filter (where o.status = 'proposed'),
    count(*) filter (where o.status in ('prospecting', 'qualified')) into r.confirmed, r.sent, r.unsent
  from app_public.offers o where o.campaign_id = f.campaign_id;
  select count(*) into r.planned from app_private.planned_offers p
  where p.campaign_id = f.campaign_id and p.goes_on <= f.deadline;
  r.day := f.day; r.deadline := f.deadline; r.target := f.target;
  r.ended_campaigns := n.ended_campaigns; r.uncertain := n.ended_campaigns < 25;
  r.obstacle := app_private.forecast_obstacle(n); r.points := '{}'; r.changes := '{}';
  if r.obstacle is not null then return r; end if;
  r.chance_percent := round(100 * f.chance); r.more_offers := f.more_offers;
  r.dollars_low := round(f.dollars_low); r.dollars_high := round(f.dollars_high);
  r.proof_low_percent := round(100 * f.proof_low); r.proof_high_percent := round(100 * f.proof_high);
  if f.more_offers > 0 then
    r.available := cardinality(app_private.matching_property_ids(f.campaign_id, p_limit => f.more_offers));
  end if;
  r.points := array(
    select row(d.on_date, (select count(*) from app_private.offer_days o where o.campaign_id = f.campaign_id
      and o.confirmed_on <= d.on_date and (o.unconfirmed_on is null or o.unconfirmed_on > d.on_date)),
      null, null, null)::app_public.forecast_point
    from (select f.day - 7 * w as on_date from generate_series(0, least(104, (f.day - (
      select min(least(o.added_on, o.sent_on, o.confirmed_on)) from app_private.offer_days o
      where o.campaign_id = f.campaign_id)) / 7)) w) d order by d.on_date)
    || array(select row(p.on_date, null, round(p.low), round(p.median), round(p.high))::app_public.forecast_point
    from app_private.forecast_points p where p.campaign_id = f.campaign_id and p.day = f.day order by p.on_date);
  select p.low, p.median, p.high into r.low, r.median, r.high from unnest(r.points) p
  where p.on_date = f.deadline and p.median is not null;
  select c.starts_at, round(p.low), round(p.high) into r.starts_at, r.start_low, r.start_high
  from app_public.campaigns c join app_private.forecast_points p on p.campaign_id = c.id and p.day = f.day
    and p.on_date = c.starts_at where c.id = f.campaign_id and c.starts_at <> f.deadline;
  select max(c.since), coalesce(array_agg(row(c.reason, round(c.median) - round(c.median - c.change))
    ::app_public.forecast_change order by c.place), '{}') into r.changed_since, r.changes
  from app_private.forecast_changes(f.campaign_id, f.day) c;
  -- dates are cast as the filters of the list of offers cast them
  select count(*) filter (where o.status = 'confirmed' and o.confirmed_at >= (r.changed_since + 1)::timestamptz),
    count(*) filter (where o.offer_sent_at >= (r.changed_since + 1)::timestamptz),
    count(*) filter (where o.status = 'proposed' and o.offer_sent_at < (f.day - 14)::timestamptz)
    into r.confirmed_since, r.emailed_since, r.waiting_long
  from app_public.offers o where o.campaign_id = f.campaign_id;
  select round(p.median) - e.confirmed into r.expected_since
  from app_private.campaign_forecasts e join app_private.forecast_points p
    on p.campaign_id = e.campaign_id and p.day = e.day and p.on_date = f.day
  where e.campaign_id = f.campaign_id and e.day = r.changed_since;
  select count(*), count(*) filter (where o.confirmed between round(p.low) and round(p.high))
    into r.ended_forecasts, r.held_forecasts
  from app_private.campaign_forecasts e
  join app_private.forecast_points p on p.campaign_id = e.campaign_id and p.day = e.day and p.on_date = e.deadline
  cross join lateral (select count(*) as confirmed from app_private.offer_days d where d.campaign_id = e.campaign_id
    and d.confirmed_on <= e.deadline and (d.unconfirmed_on is null or d.unconfirmed_on > e.deadline)) o
  where e.deadline between f.day - 730 and f.day - 1 and e.day = e.deadline - 28;
  return r;
end $$;
grant execute on function app_public.campaign_forecast(int) to sideline_admin;
comment on function app_public.campaign_forecast(int) is
  'The newest forecast of a campaign''s confirmed sponsorships; null before the first. Errors: SL404.';

-- Computes a campaign's forecast as of today, with the rates of the last night, and returns it; null once its goal
-- date and season's start have passed. Staff. Errors: SL404.
create or replace function app_public.compute_campaign_forecast(campaign_id int) returns app_public.campaign_forecast
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  if not exists (select from app_private.forecast_nights) then perform app_private.forecast_campaigns(); end if;
  perform app_private.compute_forecasts(app_private.today(), array[compute_campaign_forecast.campaign_id]);
  perform app_private.compute_forecast_amounts(array[compute_campaign_forecast.campaign_id]);
  return app_public.campaign_forecast(compute_campaign_forecast.campaign_id);
end $$;
grant execute on function app_public.compute_campaign_forecast(int) to sideline_admin;
comment on function app_public.compute_campaign_forecast(int) is E'@resultFieldName forecast\n'
  'Computes a campaign''s forecast as of today with the rates of the last night, and returns it. Errors: SL404.';

select app_private.never_null('app_public.campaign_forecast',
  '{day,uncertain,deadline,confirmed,sent,unsent,planned,points,changes,ended_campaigns}');
select app_private.never_null('app_public.forecast_point', '{on_date}');
select app_private.never_null('app_public.forecast_change', '{reason,change}');
