-- Money on dashboards. The value of a single offer is never shown [S-199].

-- What confirmed sponsorships bring the leagues, in US dollars, by state, where staff show money (sponsor_sees_money).
-- Everybody sees the same parts, or some of them, and every sum of money is a sum of parts. A part is of three or more
-- leagues that are paid, so no list, sum, remainder or difference of two is of fewer [K3]: states with fewer leagues
-- are one part without a state; if they have fewer than three together, the smallest other state joins them, and if
-- there is none, that part is not shown. A viewer who sees only some states sees the parts of these states.
create view app_public.dashboard_dollars with (security_barrier) as
  select c.id || ':' || coalesce(d.state, '') as id, c.id as campaign_id, c.name as campaign_name, d.state,
    d.sponsorships, d.dollars
  from app_public.campaigns c
  cross join lateral (
    with confirmed as (
      select p.state, o.value, case when o.value > 0 then o.organization_id end as paid_id
      from app_public.offers o left join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
      where o.campaign_id = c.id and o.status = 'confirmed'
    ), states as (
      select s.*, row_number() over (partition by s.enough order by s.leagues, s.state) as rank
      from (select f.state, count(distinct f.paid_id) as leagues, f.state is not null
        and count(distinct f.paid_id) >= 3 as enough
        from confirmed f group by f.state) s
    ), others as (
      select count(distinct f.paid_id) as leagues from confirmed f join states s on s.state is not distinct from f.state
      where not s.enough
    )
    select part.state, count(*)::int as sponsorships, coalesce(sum(f.value), 0) as dollars
    from confirmed f join states s on s.state is not distinct from f.state cross join others o
    cross join lateral (select case
      when s.enough and not (o.leagues in (1, 2) and s.rank = 1) then s.state end as state) part
    group by part.state having count(distinct f.paid_id) >= 3) d
  where c.id = any ((select app_private.dashboard_campaign_ids())::int[]) and c.sponsor_sees_money
    and (not app_private.is_limited_to_states(c.sponsor_id)
      or d.state is not null and app_private.is_state_allowed(c.sponsor_id, d.state));

grant select on app_public.dashboard_dollars to sideline_campaign_link, sideline_season_link, sideline_sponsor;
comment on view app_public.dashboard_dollars is E'@primaryKey id\n@behavior -insert -update -delete\nUS dollars that '
  'confirmed sponsorships of a campaign bring three or more leagues of a state, or of several states (no state).';
