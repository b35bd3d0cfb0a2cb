-- Campaigns that will probably miss their target.

-- Open campaigns whose newest forecast has a range that ends below the target: "Home Field: likely 44 to 57 of 70".
-- At stake is the leagues' budget of what the median lacks; the day is the forecast's deadline.
create or replace function app_private.today_campaigns(campaign_ids int[], instant timestamptz)
  returns setof app_private.today_item language sql stable rows 10
begin atomic
  select 'campaigns_behind'::app_public.today_kind, c.id::bigint,
    format('%s: likely %s to %s of %s', c.name, round(p.low), round(p.high), f.target), c.id::bigint,
    round(c.league_budget * (1 - round(p.median)::numeric / f.target)), f.deadline
  from app_public.campaigns c
  cross join lateral (select * from app_private.campaign_forecasts x where x.campaign_id = c.id
    order by x.day desc limit 1) f
  join app_private.forecast_nights n on n.night = f.night and app_private.forecast_obstacle(n) is null
  join app_private.forecast_points p on p.campaign_id = f.campaign_id and p.day = f.day and p.on_date = f.deadline
  where c.id = any (campaign_ids) and f.deadline >= app_private.day_of(instant) and round(p.high) < f.target;
end;
