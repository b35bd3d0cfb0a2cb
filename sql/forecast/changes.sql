-- Why a forecast differs from that of a week before.

-- What moved the median at the deadline since the newest forecast that is a week older: replaces that day's inputs by
-- this day's one after the other, so that the changes add up exactly. Reasons: date (time passed without answers),
-- answers, sends (also additions), rates, goals (target or deadline), plans (emails that waited in the queue). None
-- without such a forecast.
create or replace function app_private.forecast_changes(p_campaign_id int, p_day date)
  returns table (since date, place int, reason text, median float8, change float8)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with pair as (
    select f.day, f.night, f.deadline, exists (select from app_public.sends s
        where s.campaign_id = p_campaign_id and s.kind = 'offer') as plans,
      e.day as earlier, e.night as earlier_night, p.median, o.median as earlier_median
    from app_private.campaign_forecasts f
    join app_private.forecast_points p on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
    cross join lateral (select * from app_private.campaign_forecasts x where x.campaign_id = f.campaign_id
      and x.day between f.day - 14 and f.day - 7 and x.night >= f.day - 14 -- whose rates are kept
      and x.deadline > f.day order by x.day desc limit 1) e
    join app_private.forecast_points o on o.campaign_id = e.campaign_id and o.day = e.day and o.on_date = e.deadline
    where f.campaign_id = p_campaign_id and f.day = p_day
  ),
  step as materialized ( -- each median is computed once
    select p.earlier, s.place, s.reason, coalesce(s.median, (
      select app_private.count_quantile(0, x.all_mean, x.confirmed, x.all_width ^ 2 * (x.all_variance + 0.3))
      from app_private.expected_confirmations(array[p_campaign_id], p.day, s.night, s.sends_known, s.answers_known,
        s.goals_of) x
      where x.on_date = x.deadline)) as median
    from pair p cross join lateral (values
      (0, null, null::date, null::date, null::date, null::date, p.earlier_median),
      (1, 'date', p.earlier_night, p.earlier, p.earlier, p.earlier, null),
      (2, 'answers', p.earlier_night, p.earlier, p.day, p.earlier, null),
      (3, 'sends', p.earlier_night, p.day, p.day, p.earlier, null),
      (4, 'rates', p.night, p.day, p.day, p.earlier, null),
      (5, 'goals', p.night, p.day, p.day, p.day, case when not p.plans then p.median end),
      (6, 'plans', null, null, null, null, p.median))
      s (place, reason, night, sends_known, answers_known, goals_of, median)
  )
  select c.earlier, c.place, c.reason, c.median, c.change from (
    select s.*, s.median - lag(s.median) over (order by s.place) as change from step s) c
  where c.place > 0 order by c.place
$$;
