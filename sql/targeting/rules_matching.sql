-- Which properties a campaign's filters find. The filters become one statement with their values written in, so that the
-- planner sees the statement a person would write by hand: filters of different kinds are joined by "and", those of one
-- kind and the ids within one by "or" [B-279]. Compiling (jit) such a statement takes longer than running it.

-- The great-circle condition "within miles of the point" on the alias p: the box on the index first, then the distance.
-- The cosine law with the point's terms written in; exact to inches from one mile on.
create or replace function app_private.radius_condition(p_lat float8, p_lon float8, p_miles float8) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select format('(p.location <@ %L::box and sin(p.lat * %s) * (%s) + cos(p.lat * %s) * (%s) * cos((p.lon - (%s)) * %s) >= %s)',
    app_private.radius_box(p_lat, p_lon, p_miles), pi() / 180, sind(p_lat), pi() / 180, cosd(p_lat), p_lon, pi() / 180, cos(p_miles / 3958.7613))
$$;
-- The box around a circle, a little larger than needed.
create or replace function app_private.radius_box(p_lat float8, p_lon float8, p_miles float8) returns box
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select box(point(p_lon - d.lon, p_lat - d.lat), point(p_lon + d.lon, p_lat + d.lat))
  from (select p_miles / 69.0 as lat,
    1.001 * asind(least(1, sin(p_miles / 3958.7613) / greatest(cosd(p_lat), 0.01))) as lon) d
$$;

-- The condition of the places of location filters, on the alias p: near a point, or in a market [B-302, B-304]; false when
-- there are no places. Each place stands in the text and is one scan of the index; with a thousand of them this is still
-- quicker than joining them.
create or replace function app_private.places_condition(p_filter_ids int[], p_location_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(string_agg(c.condition, ' or '), 'false') from (
    select distinct app_private.radius_condition(l.lat, l.lon, f.radius::float8) as condition
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
    when 'SportFilter' then format('p.sport_id = any (%L)', (select array_agg(e::int) from jsonb_array_elements_text(p_parameters -> 'sportIds') e))
    when 'SeasonFilter' then format('p.season = any (%L)', (select array_agg(e.key) from jsonb_each(p_parameters) e where e.value = 'true'))
    when 'NumberOfPlayersFilter' then concat_ws(' and ', 'p.number_of_players >= ' || (p_parameters ->> 'lowBound')::numeric,
      'p.number_of_players <= ' || (p_parameters ->> 'highBound')::numeric)
    when 'IncomeFilter' then format('p.zip in (select z.zip from app_public.zip_codes z where z.median_household_income between %s and %s)',
      (p_parameters ->> 'lowBound')::numeric, (p_parameters ->> 'highBound')::numeric)
    when 'EthnicityFilter' then (select format('p.zip in (select z.zip from app_public.zip_codes z where z.%I >= %s::real)', e.key, e.value::numeric)
      from jsonb_each_text(p_parameters) e limit 1)
    when 'CapabilityFilter' then format('p.organization_id in (select c.organization_id from app_public.organization_capabilities c
      where c.capability_id = any (%L) and not c.archived)',
      (select array_agg(e::int) from jsonb_array_elements_text(p_parameters -> 'capabilityIds') e)) end
$$;

-- The whole condition of a campaign's enabled filters on the alias p; of one location filter or one location instead of all
-- places when given. Null when the campaign has no filter.
create or replace function app_private.campaign_condition(p_campaign_id int, p_location_filter_id int default null, p_location_id int default null) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_others text;
  v_location_filters int[];
begin
  select string_agg(kind.condition, ' and ') into v_others from (
    select '(' || string_agg(app_private.filter_condition(s.type, s.parameters), ' or ') || ')' as condition
    from app_public.search_filters s where s.campaign_id = p_campaign_id and s.enabled and s.type <> 'LocationFilter' group by s.type) kind;
  select array_agg(s.id) into v_location_filters from app_public.search_filters s
  where s.campaign_id = p_campaign_id and s.type = 'LocationFilter'
    and case when p_location_filter_id is null then s.enabled else s.id = p_location_filter_id end;
  if v_location_filters is null then return v_others; end if;
  return concat_ws(' and ', v_others, '(' || app_private.places_condition(v_location_filters, p_location_id) || ')');
end $$;

-- The ids of the properties that match, ascending. p_available leaves out those with an offer in the campaign, ended ones and
-- those that do not fit [B-344].
create or replace function app_private.matching_property_ids(p_campaign_id int, p_location_filter_id int default null, p_location_id int default null,
  p_available boolean default true, p_limit int default null) returns int[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v_ids int[];
begin
  execute format('select coalesce(array_agg(m.id), ''{}'') from (select p.id from app_public.sponsorable_properties p where %s%s order by p.id limit %L) m',
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

-- How many properties match a campaign's filters, and the median number of players of those that have one (0 when none has)
-- [B-243..B-245, B-262]. Without dataConfidences, ended ones and those that do not fit are left out [B-260]. Staff; null
-- when there is no such campaign. The median comes from the counts of each number: no million values are sorted.
create or replace function app_public.targeting_summary(campaign_id int, data_confidences app_public.data_confidence[] default null) returns app_public.targeting_summary
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v app_public.targeting_summary;
begin
  if not app_private.is_staff() or not exists (select from app_public.campaigns c where c.id = targeting_summary.campaign_id) then return null; end if;
  execute format($sql$
    with sizes as materialized (
      select p.number_of_players as players, count(*)::int as properties from app_public.sponsorable_properties p
      where %s and %s group by p.number_of_players
    ), totals as (
      select coalesce(sum(properties), 0)::int as listed, sum(properties) filter (where players is not null) as known from sizes
    ), steps as materialized (
      select players, sum(properties) over (order by players) as upto from sizes where players is not null
    )
    select t.listed, coalesce(((select min(s.players) from steps s where s.upto >= (t.known + 1) / 2)
      + (select min(s.players) from steps s where s.upto >= t.known / 2 + 1)) / 2.0, 0)::float8 from totals t
    $sql$, coalesce(app_private.campaign_condition(targeting_summary.campaign_id), 'true'),
    case when data_confidences is null then 'p.data_confidence not in (''ended'', ''not_a_good_fit'')' else 'p.data_confidence = any ($1)' end)
  into v using data_confidences;
  return v;
end $$;
grant execute on function app_public.targeting_summary(int, app_public.data_confidence[]) to sideline_admin;
comment on function app_public.targeting_summary(int, app_public.data_confidence[]) is
  E'How many properties match a campaign''s filters and their median number of players; without dataConfidences all but ended and not_a_good_fit.';

-- A page of the properties that match a campaign's filters, 100 by id, with or without an offer in it and in every confidence
-- [B-256, B-396, B-401]. The cursor is "*" at first, then nextCursor until lastPage. Staff; SL400 for another cursor.
create or replace function app_public.prospective_sponsorable_properties(campaign_id int, cursor text default '*') returns app_public.prospective_properties_page
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v app_public.prospective_properties_page;
  v_page constant int := 100;
  v_condition text;
  v_after int;
  v_rows int;
  v_found int[];
begin
  if not app_private.is_staff() or not exists (select from app_public.campaigns c where c.id = prospective_sponsorable_properties.campaign_id) then return null; end if;
  if cursor is null or cursor !~ '^(\*|\d{1,9})$' then perform app_private.fail('SL400', 'This is not a cursor of this list.', 'cursor'); end if;
  v_condition := coalesce(app_private.campaign_condition(prospective_sponsorable_properties.campaign_id), 'true');
  v_after := case cursor when '*' then '0' else cursor end;
  v.property_ids := '{}';
  -- Filters that match one in a hundred fill a page soonest by walking along the ids; only for rarer ones the indexes of the
  -- filters pay, which find every match before the first hundred are known (measured at 150,000: 31 ms against 4).
  foreach v_rows in array array[2000, 20000] loop
    execute format('select array(select p.id from (select * from app_public.sponsorable_properties where id > %s and id <= %s order by id offset 0) p
      where %s order by p.id limit %s)', v_after, v_after + v_rows, v_condition, v_page + 1 - cardinality(v.property_ids)) into v_found;
    v.property_ids := v.property_ids || v_found;
    v_after := v_after + v_rows;
    exit when cardinality(v.property_ids) > v_page or cardinality(v_found) < v_rows / 100;
  end loop;
  if cardinality(v.property_ids) <= v_page then
    execute format('select array(select p.id from app_public.sponsorable_properties p where %s and p.id > %s order by p.id limit %s)',
      v_condition, v_after, v_page + 1 - cardinality(v.property_ids)) into v_found;
    v.property_ids := v.property_ids || v_found;
  end if;
  v.campaign_id := prospective_sponsorable_properties.campaign_id;
  v.last_page := cardinality(v.property_ids) <= v_page;
  v.property_ids := v.property_ids[1:v_page];
  v.next_cursor := coalesce(v.property_ids[v_page]::text, cursor);
  return v;
end $$;
grant execute on function app_public.prospective_sponsorable_properties(int, text) to sideline_admin;
comment on function app_public.prospective_sponsorable_properties(int, text) is
  E'A page of the properties that match a campaign''s filters; cursor "*" at first, then nextCursor until lastPage. Errors: SL400.';
create or replace function app_public.prospective_properties_page_sponsorable_properties(page app_public.prospective_properties_page) returns setof app_public.sponsorable_properties
  language sql stable
begin atomic
  select p.* from app_public.sponsorable_properties p where p.id = any (page.property_ids) order by p.id;
end;
grant execute on function app_public.prospective_properties_page_sponsorable_properties(app_public.prospective_properties_page) to sideline_admin;
comment on function app_public.prospective_properties_page_sponsorable_properties(app_public.prospective_properties_page) is '@simpleCollections only';

-- The property's offer in a campaign, in any status; null when it was never added [B-254, B-255, B-258]; staff.
create or replace function app_public.sponsorable_properties_campaign_offer(p app_public.sponsorable_properties, campaign_id int) returns app_public.offers
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select o.* from app_public.offers o where o.campaign_id = sponsorable_properties_campaign_offer.campaign_id and o.sponsorable_property_id = p.id;
end;
grant execute on function app_public.sponsorable_properties_campaign_offer(app_public.sponsorable_properties, int) to sideline_admin;
comment on function app_public.sponsorable_properties_campaign_offer(app_public.sponsorable_properties, int) is 'Its offer in a campaign, in any status; null when it was never added.';

select app_private.never_null('app_public.targeting_summary', '{count,median_number_of_players}');
select app_private.never_null('app_public.prospective_properties_page', '{last_page}');
