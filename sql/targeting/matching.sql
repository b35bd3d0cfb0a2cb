-- Which properties match a campaign's filters. The filters become one statement with literal values, so that the
-- planner sees the values: filters of different kinds are joined by "and", those of one kind and the ids within one by
-- "or" [B-279]. Compiling (jit) such a statement takes longer than running it.

-- The great-circle condition "within miles of the point" on the alias p: first the bounding box, which uses the
-- index, then the distance by the spherical law of cosines with the point's terms as literals; accurate to inches
-- from one mile on.
create or replace function app_private.radius_condition(p_lat float8, p_lon float8, p_miles float8) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select format(
    '(p.location <@ %L::box and sin(p.lat * %s) * (%s) + cos(p.lat * %s) * (%s) * cos((p.lon - (%s)) * %s) >= %s)',
    app_private.radius_box(p_lat, p_lon, p_miles), pi() / 180, sind(p_lat), pi() / 180, cosd(p_lat), p_lon, pi() / 180,
    cos(p_miles / 3958.7613))
$$;

-- The bounding box of a circle, slightly larger than needed.
create or replace function app_private.radius_box(p_lat float8, p_lon float8, p_miles float8) returns box
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select box(point(p_lon - d.lon, p_lat - d.lat), point(p_lon + d.lon, p_lat + d.lat))
  from (select p_miles / 69.0 as lat,
    1.001 * asind(least(1, sin(p_miles / 3958.7613) / greatest(cosd(p_lat), 0.01))) as lon) d
$$;

-- The condition of the places of location filters, on the alias p: near a point, or in a market [B-302, B-304]; false
-- when there are no places. Each place is a literal in the statement and one index scan; with a thousand places this is
-- still faster than a join. p_miles replaces the filters' radius.
create or replace function app_private.places_condition(p_filter_ids int[], p_location_id int,
  p_miles numeric default null) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(string_agg(c.condition, ' or '), 'false') from (
    select distinct app_private.radius_condition(l.lat, l.lon,
      coalesce(p_miles, f.radius)::float8) as condition
    from app_public.locations l join app_public.location_filters f on f.id = l.location_filter_id
    where f.id = any (p_filter_ids) and l.kind <> 'market' and (p_location_id is null or l.id = p_location_id)
    union all
    select distinct format('p.location <@ %L::polygon', m.area)
    from app_public.locations l join app_private.market_polygons m on m.market_id = l.market_id
    where l.location_filter_id = any (p_filter_ids) and (p_location_id is null or l.id = p_location_id)) c
$$;

-- The condition of one filter that is not about places, on the alias p.
create or replace function app_private.filter_condition(p_type app_public.filter_type, p_parameters jsonb) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case p_type
    when 'StateFilter' then format('p.state = %L', p_parameters ->> 'state')
    when 'SportFilter' then format('p.sport_id = any (%L)',
      (select array_agg(e::int) from jsonb_array_elements_text(p_parameters -> 'sportIds') e))
    when 'SeasonFilter' then format('p.season = any (%L)',
      (select array_agg(e.key) from jsonb_each(p_parameters) e where e.value = 'true'))
    when 'NumberOfPlayersFilter'
      then concat_ws(' and ', 'p.number_of_players >= ' || (p_parameters ->> 'lowBound')::numeric,
        'p.number_of_players <= ' || (p_parameters ->> 'highBound')::numeric)
    when 'IncomeFilter' then format(
      'p.zip in (select z.zip from app_public.zip_codes z where z.median_household_income between %s and %s)',
      (p_parameters ->> 'lowBound')::numeric, (p_parameters ->> 'highBound')::numeric)
    when 'EthnicityFilter'
      then (select format('p.zip in (select z.zip from app_public.zip_codes z where z.%I >= %s::real)', e.key,
        e.value::numeric)
        from jsonb_each_text(p_parameters) e limit 1)
    when 'CapabilityFilter'
      then format('p.organization_id in (select c.organization_id from app_public.organization_capabilities c
      where c.capability_id = any (%L) and not c.archived)',
        (select array_agg(e::int) from jsonb_array_elements_text(p_parameters -> 'capabilityIds') e)) end
$$;

-- The condition of a campaign's season on the alias p [T2]: its season, or those of its season filter, in its year; a
-- program without dates belongs to every year. Null if the campaign takes any season;
-- then a season filter is an ordinary filter. p_parameters replaces those of the season filter.
create or replace function app_private.season_condition(p_campaign_id int, p_parameters jsonb default null) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select format('%s and (p.season_year = %s or p.season_year is null)', coalesce(
      case when p_parameters is not null then app_private.filter_condition('SeasonFilter', p_parameters) end,
      (select app_private.filter_condition(s.type, s.parameters) from app_public.search_filters s
        where s.campaign_id = c.id and s.type = 'SeasonFilter' and s.enabled),
      format('p.season = %L', c.season)), c.year)
  from app_public.campaigns c where c.id = p_campaign_id and not c.any_season
$$;

-- The conditions of a campaign's season and of each kind of enabled filter that is not about places, on the alias p.
create or replace function app_private.conditions_without_places(p_campaign_id int)
  returns table (kind app_public.filter_type, condition text)
  language sql stable security definer rows 5 set search_path = pg_catalog, pg_temp
as $$
  select 'SeasonFilter'::app_public.filter_type, c.season
  from (select app_private.season_condition(p_campaign_id) as season) c where c.season is not null
  union all
  select s.type, '(' || string_agg(app_private.filter_condition(s.type, s.parameters), ' or ') || ')'
  from app_public.search_filters s where s.campaign_id = p_campaign_id and s.enabled and s.type <> 'LocationFilter'
    and not (s.type = 'SeasonFilter' and app_private.season_condition(p_campaign_id) is not null) group by s.type
$$;

-- Those conditions together; null if there are none.
create or replace function app_private.condition_without_places(p_campaign_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select string_agg(c.condition, ' and ') from app_private.conditions_without_places(p_campaign_id) c $$;

-- The condition of each kind of a campaign's filters and of its season, places included, on the alias p.
create or replace function app_private.targeting_conditions(p_campaign_id int)
  returns table (kind app_public.filter_type, condition text)
  language sql stable security definer rows 6 set search_path = pg_catalog, pg_temp
as $$
  select c.kind, c.condition from app_private.conditions_without_places(p_campaign_id) c
  union all
  select 'LocationFilter', '(' || app_private.places_condition(array_agg(s.id), null) || ')'
  from app_public.search_filters s
  where s.campaign_id = p_campaign_id and s.type = 'LocationFilter' and s.enabled having count(*) > 0
$$;

-- The whole condition of a campaign's season and enabled filters on the alias p; if a location filter or a location
-- is given, for its places instead of all. Null if the campaign has no filter and takes any season.
create or replace function app_private.campaign_condition(p_campaign_id int, p_location_filter_id int default null,
  p_location_id int default null) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_others text := app_private.condition_without_places(p_campaign_id);
  v_location_filters int[];
begin
  select array_agg(s.id) into v_location_filters from app_public.search_filters s
  where s.campaign_id = p_campaign_id and s.type = 'LocationFilter'
    and case when p_location_filter_id is null then s.enabled else s.id = p_location_filter_id end;
  if v_location_filters is null then return v_others; end if;
  return concat_ws(' and ', v_others, '(' || app_private.places_condition(v_location_filters, p_location_id) || ')');
end $$;

-- The ids of the properties that match, ascending. p_available leaves out those with an offer in the campaign, ended
-- ones and those that do not fit [B-344].
create or replace function app_private.matching_property_ids(p_campaign_id int, p_location_filter_id int default null,
  p_location_id int default null, p_available boolean default true, p_limit int default null) returns int[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v_ids int[];
begin
  execute format('select coalesce(array_agg(m.id), ''{}'') from (select p.id from app_public.sponsorable_properties p '
    'where %s%s order by p.id limit %L) m',
    coalesce(app_private.campaign_condition(p_campaign_id, p_location_filter_id, p_location_id), 'true'),
    case when p_available then app_private.available_condition(p_campaign_id) end, p_limit) into v_ids;
  return v_ids;
end $$;

create or replace function app_private.available_condition(p_campaign_id int) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select format(' and p.data_confidence not in (''ended'', ''not_a_good_fit'') and not exists (
    select from app_public.offers o where o.campaign_id = %s and o.sponsorable_property_id = p.id)', p_campaign_id)
$$;
