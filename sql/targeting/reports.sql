-- Prospecting reports: live counts of a campaign, a location filter or a location. Staff only.

-- The record that a report id names: campaign-7, filter-9 or location-12; no row if it does not exist.
create or replace function app_private.report_scope(p_id text)
  returns table (campaign_id int, location_filter_id int, location_id int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with named as (
    select m[1] as kind, m[2]::int as id from regexp_match(p_id, '^(campaign|filter|location)-(\d{1,9})$') m
    where m is not null
  )
  select c.id, null::int, null::int from named n join app_public.campaigns c on c.id = n.id where n.kind = 'campaign'
  union all
  select f.campaign_id, f.id, null from named n join app_public.location_filters f on f.id = n.id
  where n.kind = 'filter'
  union all
  select f.campaign_id, f.id, l.id from named n join app_public.locations l on l.id = n.id
  join app_public.location_filters f on f.id = l.location_filter_id where n.kind = 'location'
$$;

-- The campaign whose changes affect a report, for the live channel; staff.
create or replace function app_public.prospecting_report_campaign_id(id text) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select s.campaign_id from app_private.report_scope(prospecting_report_campaign_id.id) s where app_private.is_staff()
$$;
grant execute on function app_public.prospecting_report_campaign_id(text) to sideline_admin;
comment on function app_public.prospecting_report_campaign_id(text) is '@behavior -*';

-- The offers of a campaign; for a location filter or a location, only those to properties near its places.
create or replace function app_private.offers_in_scope(p_campaign_id int, p_location_filter_id int, p_location_id int)
  returns setof app_public.offers
  language plpgsql stable security definer rows 100 set search_path = pg_catalog, pg_temp set jit = off as $$
begin
  if p_location_filter_id is null then
    return query select o.* from app_public.offers o where o.campaign_id = p_campaign_id;
  else
    return query execute format(
      'select o.* from app_public.offers o
      join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
      where o.campaign_id = %s and (%s)', p_campaign_id,
      app_private.places_condition(array[p_location_filter_id], p_location_id));
  end if;
end $$;

-- The goal of a campaign, a location filter or a location, defined once for all pages [T4, P6]. confirmed: the
-- confirmed offers of the campaign, or those near the filter's places or the location. target: for a campaign its
-- desired leagues or, if staff entered none, the sum of its enabled filters; for a filter its count, times its
-- locations if per_location; for a location its filter's count if per_location [B-302, S-080]. Null without one.
create or replace function app_private.goal(p_campaign_id int, p_location_filter_id int default null,
  p_location_id int default null) returns app_public.goal_report
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.goal_report;
begin
  if p_location_filter_id is null then
    select count(*) into v.confirmed from app_public.offers o
    where o.campaign_id = p_campaign_id and o.status = 'confirmed';
    select c.target_number_of_leagues into v.target from app_public.campaigns c where c.id = p_campaign_id;
  else
    select count(*) into v.confirmed from app_private.offers_in_scope(p_campaign_id, p_location_filter_id,
      p_location_id) o where o.status = 'confirmed';
  end if;
  if v.target is null then
    select case when sum(t.count) > 2147483647 then 2147483647 else sum(t.count) end into v.target
    from app_public.location_filters f join app_public.search_filters s on s.id = f.id
    cross join lateral (select case when f.strategy = 'total' or p_location_id is not null then f.strategy_count
      else f.strategy_count * (select count(*) from app_public.locations l
        where l.location_filter_id = f.id) end as count) t
    where case when p_location_filter_id is null then f.campaign_id = p_campaign_id and s.enabled
      else f.id = p_location_filter_id end
      and not (p_location_id is not null and f.strategy = 'total');
  end if;
  return v;
end $$;
grant execute on function app_private.goal(int, int, int) to sideline_admin;

create or replace function app_public.campaigns_goal_report(c app_public.campaigns) returns app_public.goal_report
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.goal(c.id); end;
grant execute on function app_public.campaigns_goal_report(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_goal_report(app_public.campaigns) is E'@notNull\nHow many offers are '
  'confirmed, and the target: the campaign''s desired leagues, or else the sum of its location filters.';

select app_private.never_null('app_public.goal_report', '{confirmed}');

-- Counts of a campaign (campaign-7), a location filter (filter-9) or a location (location-12) [B-309, B-319]:
-- available properties, how many of them conflict with placements in other campaigns [T1], offers by stage (proposed
-- includes rejected_by_league), the goal and the last touchpoint [B-320]. Staff; null for an unknown id.
create or replace function app_public.prospecting_report(id text) returns app_public.prospecting_report
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v app_public.prospecting_report;
  v_scope record;
begin
  if not app_private.is_staff() then return null; end if;
  select * into v_scope from app_private.report_scope(prospecting_report.id);
  if not found then return null; end if;
  select count(*) filter (where o.status = 'prospecting'), count(*) filter (where o.status = 'qualified'),
    count(*) filter (where o.status in ('proposed', 'rejected_by_league')), max(o.last_touchpoint)
  into v.prospecting, v.qualified, v.proposed, v.last_touchpoint
  from app_private.offers_in_scope(v_scope.campaign_id, v_scope.location_filter_id, v_scope.location_id) o;
  select g.target, g.confirmed into v.target, v.confirmed
  from app_private.goal(v_scope.campaign_id, v_scope.location_filter_id, v_scope.location_id) g;
  execute format('select count(*), count(*) filter (where %s) from app_public.sponsorable_properties p where %s%s',
    app_private.conflict_condition(v_scope.campaign_id), coalesce(app_private.campaign_condition(v_scope.campaign_id,
      v_scope.location_filter_id, v_scope.location_id), 'true'),
    app_private.available_condition(v_scope.campaign_id)) into v.available, v.conflicting;
  v.id := prospecting_report.id;
  return v;
end $$;
grant execute on function app_public.prospecting_report(text) to sideline_admin;
comment on function app_public.prospecting_report(text) is
  'Live counts; id is campaign-7, filter-9 or location-12. available, how many of them conflict with placements in '
  'other campaigns, offers by stage, target, last touchpoint; null for an unknown id.';

-- The offers near the places of a filter, and near one location [B-316]; staff.
create or replace function app_public.location_filters_offers(f app_public.location_filters)
  returns setof app_public.offers language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.* from app_private.offers_in_scope(f.campaign_id, f.id, null) o where app_private.is_staff() order by o.id
$$;
grant execute on function app_public.location_filters_offers(app_public.location_filters) to sideline_admin;
comment on function app_public.location_filters_offers(app_public.location_filters) is
  E'@simpleCollections only\n@behavior +filterProc\nThe campaign''s offers to properties near the filter''s places.';

create or replace function app_public.locations_offers(l app_public.locations) returns setof app_public.offers
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.* from app_public.location_filters f
  cross join lateral app_private.offers_in_scope(f.campaign_id, f.id, l.id) o
  where f.id = l.location_filter_id and app_private.is_staff() order by o.id
$$;
grant execute on function app_public.locations_offers(app_public.locations) to sideline_admin;
comment on function app_public.locations_offers(app_public.locations) is
  E'@simpleCollections only\n@behavior +filterProc\nThe campaign''s offers to properties near the location.';

select app_private.never_null('app_public.prospecting_report',
  '{id,available,conflicting,prospecting,qualified,proposed,confirmed}');
