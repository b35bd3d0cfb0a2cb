-- Promised against delivered, as a sponsor sees it. Dates and money are shown where staff allow it
-- (campaigns.sponsor_sees_dates, _money); otherwise they are null.
-- What was contracted or planned for a whole campaign is null for a viewer who sees only some states.

-- Each capability of the viewer's campaigns: contracted by the sponsor (null: no number), confirmed by leagues, and
-- what has become of it: confirmed = proven + in_review + not_delivered + late + due. The sums of dashboard_assets,
-- which has the rules. A campaign's asset counts at most what was promised of it: what is missing is unconfirmed, what
-- is more is extra, and sums over several rows never set one against the other.
create view app_public.dashboard_deliveries with (security_barrier) as
  select d.*, greatest(d.contracted - d.confirmed, 0) as unconfirmed, greatest(d.confirmed - d.contracted, 0) as extra
  from (
    select cc.id, cc.campaign_id, k.name as capability_name,
      case when not app_private.is_limited_to_states(c.sponsor_id) then cc.quantity end as contracted,
      coalesce(sum(a.quantity), 0)::int as confirmed,
      coalesce(sum(a.quantity) filter (where a.status = 'proven'), 0)::int as proven,
      coalesce(sum(a.quantity) filter (where a.status = 'not_delivered'), 0)::int as not_delivered,
      case
        when c.sponsor_sees_overdue then coalesce(sum(a.quantity) filter (where a.status = 'late'), 0)::int end as late,
      coalesce(sum(a.quantity) filter (where a.status = 'due'), 0)::int as due,
      coalesce(sum(a.quantity) filter (where a.status = 'in_review'), 0)::int as in_review,
      min(a.next_due_on) as next_due_on
    from app_public.campaign_capabilities cc
    join app_public.campaigns c on c.id = cc.campaign_id
    join app_public.capabilities k on k.id = cc.capability_id
    left join app_public.dashboard_assets a on a.campaign_capability_id = cc.id
    where cc.campaign_id = any ((select app_private.dashboard_campaign_ids())::int[])
    group by cc.id, k.name, c.sponsor_id, c.sponsor_sees_overdue) d;

-- Each of the viewer's campaigns in numbers: organizations, and photos shown; sponsorships confirmed, of
-- how many planned (app_private.goal) and until when, how many are missing (unconfirmed) or more than planned (extra),
-- how many in the last four weeks, and when the target was reached; the contract, and the sum of dashboard_dollars
-- (null without any), in US dollars; the 80 % range of the forecast (campaigns.sponsor_sees_forecast) and its date.
create view app_public.dashboard_summaries with (security_barrier) as
  select c.id, t.leagues, t.photos, case when l.whole then g.target end as target,
    case when l.whole then g.confirmed else t.confirmed end as confirmed,
    case when l.whole then greatest(g.target - g.confirmed, 0) else 0 end as unconfirmed,
    case when l.whole then greatest(g.confirmed - g.target, 0) else 0 end as extra, t.confirmed_in_four_weeks,
    case when c.sponsor_sees_dates and l.whole then c.leagues_confirmed_goal_date end as goal_date,
    case when c.sponsor_sees_dates and l.whole then t.reached_on end as reached_on,
    case when c.sponsor_sees_money and l.whole then c.total_spend end as dollars_contracted,
    (select sum(d.dollars) from app_public.dashboard_dollars d where d.campaign_id = c.id) as dollars_for_leagues,
    f.low as forecast_low, f.high as forecast_high, f.deadline as forecast_on
  from app_public.campaigns c
  cross join lateral (select not app_private.is_limited_to_states(c.sponsor_id) as whole) l
  cross join lateral app_private.goal(c.id) g
  cross join lateral (
    select count(distinct o.organization_id)::int as leagues, count(*)::int as confirmed,
      (select count(*)::int from app_public.verification_images i
        join app_private.dashboard_offers p on p.id = i.offer_id
        where p.campaign_id = c.id and i.shown_to_sponsor) as photos,
      count(*) filter (where o.confirmed_at > app_private.clock() - interval '28 days')::int as confirmed_in_four_weeks,
      app_private.day_of((array_agg(o.confirmed_at order by o.confirmed_at))[g.target]) as reached_on
    from app_private.dashboard_offers o where o.campaign_id = c.id) t
  left join lateral (
    select f.deadline, round(p.low)::int as low, round(p.high)::int as high
    from app_private.campaign_forecasts f
    join app_private.forecast_nights n on n.night = f.night and app_private.forecast_obstacle(n) is null
    join app_private.forecast_points p on (p.campaign_id, p.day, p.on_date) = (f.campaign_id, f.day, f.deadline)
    where f.campaign_id = c.id and c.sponsor_sees_forecast and l.whole and f.deadline >= app_private.today()
    order by f.day desc limit 1) f on true
  where c.id = any ((select app_private.dashboard_campaign_ids())::int[]);

-- The view calls it as the viewer.
grant execute on function app_private.goal(int, int, int)
  to sideline_campaign_link, sideline_season_link, sideline_sponsor;
grant select on app_public.dashboard_deliveries, app_public.dashboard_summaries
  to sideline_campaign_link, sideline_season_link, sideline_sponsor;

comment on view app_public.dashboard_deliveries is E'@primaryKey id\n'
  '@foreignKey (campaign_id) references dashboard_campaigns (id)|@fieldName campaign|@foreignFieldName deliveries\n'
  '@behavior -insert -update -delete\n'
  'An asset of the viewer''s campaigns: contracted, confirmed by leagues, and of these proven, in review, not '
  'delivered, late and due; how many of the promised are unconfirmed, and how many more are confirmed (extra).';
comment on view app_public.dashboard_summaries is
  E'@primaryKey id\n@behavior -insert -update -delete\nThe viewer''s campaigns in numbers: leagues, photos, and how '
  'many sponsorships are confirmed, of how many planned and until when; dollars and the forecast where staff show '
  'them.';
