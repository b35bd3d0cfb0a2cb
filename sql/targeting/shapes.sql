-- A campaign's geographic targeting, as shapes and as text [S-073].

-- The circles of a campaign's enabled location filters, for the map [B-247]; the dashboards show them too.
create or replace function app_private.campaign_radii(p_campaign_id int) returns setof app_public.campaign_radius
  language sql stable security definer rows 20 set search_path = pg_catalog, pg_temp
as $$
  select l.name, l.lat, l.lon, f.radius::float8, f.id from app_public.location_filters f
  join app_public.search_filters s on s.id = f.id and s.enabled
  join app_public.locations l on l.location_filter_id = f.id and l.kind <> 'market'
  where f.campaign_id = p_campaign_id order by f.id, l.id
$$;
grant execute on function app_private.campaign_radii(int) to sideline_admin;

-- The markets of a campaign's enabled location filters, each once, as GeoJSON.
create or replace function app_private.campaign_geometries(p_campaign_id int) returns setof app_public.campaign_geometry
  language sql stable security definer rows 20 set search_path = pg_catalog, pg_temp
as $$
  select m.id, m.name, m.geo_json from app_public.markets m where m.id in (
    select l.market_id from app_public.location_filters f
    join app_public.search_filters s on s.id = f.id and s.enabled
    join app_public.locations l on l.location_filter_id = f.id
    where f.campaign_id = p_campaign_id) order by m.name
$$;
grant execute on function app_private.campaign_geometries(int) to sideline_admin;

create or replace function app_public.campaigns_radii(c app_public.campaigns) returns setof app_public.campaign_radius
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select r.* from app_private.campaign_radii(c.id) r; end;
grant execute on function app_public.campaigns_radii(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_radii(app_public.campaigns) is
  E'@simpleCollections only\nThe circles of its enabled location filters; miles, degrees.';

create or replace function app_public.campaigns_campaign_geometries(c app_public.campaigns)
  returns setof app_public.campaign_geometry language sql stable set search_path = pg_catalog, pg_temp
begin atomic select g.* from app_private.campaign_geometries(c.id) g; end;
grant execute on function app_public.campaigns_campaign_geometries(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_campaign_geometries(app_public.campaigns) is
  E'@simpleCollections only\nThe markets of its enabled location filters.';

-- Describes the geographic targeting of a campaign [S-073]: states, then each location filter, then markets.
create or replace function app_public.campaigns_geographic_targeting_summary(c app_public.campaigns) returns text[]
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(array_agg(t.text order by t.position, t.id) filter (where t.text is not null), '{}') from (
    select 1 as position, s.id, 'State: ' || (s.parameters ->> 'state') as text from app_public.search_filters s
    where s.campaign_id = c.id and s.enabled and s.type = 'StateFilter'
    union all
    select 2, f.id, f.name || ': ' || count(l.id) || case when count(l.id) = 1 then ' place' else ' places' end
      || ' within ' || trim_scale(f.radius) || case when f.radius = 1 then ' mile' else ' miles' end
    from app_public.location_filters f join app_public.search_filters s on s.id = f.id and s.enabled
    left join app_public.locations l on l.location_filter_id = f.id and l.kind <> 'market'
    where f.campaign_id = c.id group by f.id having count(l.id) > 0 or not exists (
      select from app_public.locations m where m.location_filter_id = f.id)
    union all
    select 3, g.id, 'Market: ' || g.label from app_private.campaign_geometries(c.id) g) t;
end;
grant execute on function app_public.campaigns_geographic_targeting_summary(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_geographic_targeting_summary(app_public.campaigns) is
  E'@notNull\nThe geographic targeting of the campaign: a text for each state, location filter and market.';

-- What a filter that is not about locations asks for, as text.
create or replace function app_private.filter_text(p_type app_public.filter_type, p_parameters jsonb) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case p_type
    when 'StateFilter' then p_parameters ->> 'state'
    when 'SportFilter' then (select string_agg(t.name, ', ' order by t.position) from app_public.sports t
      where t.id in (select e.value::int from jsonb_array_elements_text(p_parameters -> 'sportIds') e))
    when 'CapabilityFilter' then (select string_agg(t.name, ', ' order by t.position) from app_public.capabilities t
      where t.id in (select e.value::int from jsonb_array_elements_text(p_parameters -> 'capabilityIds') e))
    when 'SeasonFilter' then concat_ws(', ', case when p_parameters -> 'winter' = 'true' then 'winter' end,
      case when p_parameters -> 'spring' = 'true' then 'spring' end,
      case when p_parameters -> 'summer' = 'true' then 'summer' end,
      case when p_parameters -> 'fall' = 'true' then 'fall' end)
    when 'NumberOfPlayersFilter' then case
      when p_parameters ->> 'highBound' is null then 'at least ' || (p_parameters ->> 'lowBound')
      when p_parameters ->> 'lowBound' is null then 'at most ' || (p_parameters ->> 'highBound')
      else (p_parameters ->> 'lowBound') || ' to ' || (p_parameters ->> 'highBound') end
    when 'IncomeFilter' then '$' || to_char((p_parameters ->> 'lowBound')::numeric, 'FM999,999,990') || ' to $'
      || to_char((p_parameters ->> 'highBound')::numeric, 'FM999,999,990')
    when 'EthnicityFilter'
      then (select initcap(e.key) || ': at least ' || trim_scale(round(e.value::numeric * 100, 2)) || '%'
        from jsonb_each_text(p_parameters) e limit 1) end
$$;
grant execute on function app_private.filter_text(app_public.filter_type, jsonb) to sideline_admin;

-- Describes the filters of a campaign that are not geographic [S-073]: one text for each enabled filter.
create or replace function app_public.campaigns_demographic_targeting_summary(c app_public.campaigns) returns text[]
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(array_remove(array_agg(case s.type when 'SportFilter' then 'Sports: '
      when 'CapabilityFilter' then 'Capabilities: ' when 'SeasonFilter' then 'Seasons: '
      when 'NumberOfPlayersFilter' then 'Players: ' when 'IncomeFilter' then 'Household income: ' else '' end
    || app_private.filter_text(s.type, s.parameters)
    || case when s.type = 'SeasonFilter' and not c.any_season then ' ' || c.year
      when s.type in ('IncomeFilter', 'EthnicityFilter') then m.note else ''
    end order by s.type, s.id), null), '{}')
  from app_public.search_filters s
  cross join (select case when app_private.demographics_are_made_up() then ' (made-up figures)' else '' end as note) m
  where s.campaign_id = c.id and s.enabled and s.type not in ('StateFilter', 'LocationFilter');
end;
grant execute on function app_public.campaigns_demographic_targeting_summary(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_demographic_targeting_summary(app_public.campaigns) is
  E'@notNull\nWhich leagues the campaign looks for: a text for each enabled filter except locations.';

select app_private.never_null('app_public.campaign_radius', '{label,lat,lon,miles,location_filter_id}');
select app_private.never_null('app_public.campaign_geometry', '{id,label,geo_json}');
