-- A campaign's matches as staff see them: their number, their list in pages, their map. All three share one condition.

-- The whole condition of a campaign's list of matches, on the alias p: its season and filters, and the list's own
-- filters [T5]: confidences (by default all but ended and not_a_good_fit [B-260]), statuses of the offer in the
-- campaign, where "unadded" is no offer [B-258], an events survey response [B-263], and a text in name, organization
-- or place.
create or replace function app_private.listed_condition(p_campaign_id int, p_confidences app_public.data_confidence[],
  p_statuses text[], p_survey boolean, p_search text)
  returns text language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(' and ', coalesce(app_private.campaign_condition(p_campaign_id), 'true'),
    case when p_confidences is null then 'p.data_confidence not in (''ended'', ''not_a_good_fit'')'
      when not p_confidences @> enum_range(null::app_public.data_confidence)
        then format('p.data_confidence = any (%L)', p_confidences) end,
    case when 'unadded' = any (p_statuses)
      then format('p.id not in (select o.sponsorable_property_id from app_public.offers o
        where o.campaign_id = %s and o.status::text <> all (%L))', p_campaign_id, p_statuses)
      when p_statuses is not null then format('p.id in (select o.sponsorable_property_id from app_public.offers o
        where o.campaign_id = %s and o.status::text = any (%L))', p_campaign_id, p_statuses) end,
    case when p_survey
      then 'p.organization_id in (select e.organization_id from app_public.events_survey_responses e)' end,
    case when btrim(p_search) <> '' then format('lower(concat_ws('' '', p.name,
      (select g.name from app_public.organizations g where g.id = p.organization_id), p.city, p.state)) like %L',
      '%' || regexp_replace(lower(btrim(p_search)), '([\\%_])', '\\\1', 'g') || '%') end)
$$;

-- How many properties match a campaign's season and filters and the list's own filters, how many of them have an
-- offer in it, and the median of the known numbers of players (0 if none is known) [B-243..B-245, B-262, T5]. Staff;
-- null if there is no such campaign. The median is computed from the count of each number,
-- so that a million values need not be sorted.
create or replace function app_public.targeting_summary(campaign_id int,
  data_confidences app_public.data_confidence[] default null, offer_statuses text[] default null,
  has_survey_response boolean default false, search text default null)
  returns app_public.targeting_summary
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v app_public.targeting_summary;
  v_condition text;
begin
  if not app_private.is_staff()
    or not exists (select from app_public.campaigns c where c.id = targeting_summary.campaign_id) then
    return null;
  end if;
  v_condition := app_private.listed_condition(targeting_summary.campaign_id, data_confidences, offer_statuses,
    has_survey_response, search);
  execute format($sql$
    with sizes as materialized (
      select p.number_of_players as players, count(*)::int as properties from app_public.sponsorable_properties p
      where %s group by p.number_of_players
    ), totals as (
      select coalesce(sum(properties), 0)::int as listed, sum(properties) filter (where players is not null) as known
      from sizes
    ), steps as materialized (
      select players, sum(properties) over (order by players) as upto from sizes where players is not null
    )
    select t.listed, coalesce(((select min(s.players) from steps s where s.upto >= (t.known + 1) / 2)
      + (select min(s.players) from steps s where s.upto >= t.known / 2 + 1)) / 2.0, 0)::float8 from totals t
    $sql$, v_condition) into v;
  execute format(
    'select count(*)::int from app_public.offers o
      join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
      where o.campaign_id = %s and %s', targeting_summary.campaign_id, v_condition) into v.with_offer;
  return v;
end $$;
grant execute on function app_public.targeting_summary(int, app_public.data_confidence[], text[], boolean, text)
  to sideline_admin;
comment on function app_public.targeting_summary(int, app_public.data_confidence[], text[], boolean, text) is
  E'How many properties match a campaign''s targeting, how many of them have an offer in it and their median number '
  'of players. Can be filtered by confidences (by default all but ended and not_a_good_fit), statuses of the offer '
  '("unadded" for none), an events survey response, and a text in name, organization or place.';

-- How many properties match everything else but cannot be found by distance, because they have no coordinates; null
-- if the campaign has no enabled location filter. Staff.
create or replace function app_public.properties_without_coordinates(campaign_id int) returns int
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v int;
begin
  if not app_private.is_staff() or not exists (select from app_public.search_filters s
    where s.campaign_id = properties_without_coordinates.campaign_id and s.type = 'LocationFilter' and s.enabled) then
    return null;
  end if;
  execute format('select count(*)::int from app_public.sponsorable_properties p where p.location is null and %s',
    coalesce(app_private.condition_without_places(properties_without_coordinates.campaign_id), 'true')) into v;
  return v;
end $$;
grant execute on function app_public.properties_without_coordinates(int) to sideline_admin;
comment on function app_public.properties_without_coordinates(int) is
  'How many properties match a campaign''s season and other filters but cannot be found by distance, because they have '
  'no coordinates; null without a location filter.';

-- For a campaign whose filters match no property: the kinds of filters that, each removed alone, would let some match.
-- Its season is a SeasonFilter. Staff.
create or replace function app_public.excluding_filters(campaign_id int) returns app_public.filter_type[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  r app_public.filter_type[] := '{}';
  v_conditions jsonb;
  v_kind text;
  v_found boolean;
begin
  perform app_private.require_staff();
  select coalesce(jsonb_object_agg(c.kind, c.condition), '{}') into v_conditions
  from app_private.targeting_conditions(excluding_filters.campaign_id) c;
  for v_kind in select k.key from jsonb_object_keys(v_conditions) k (key) loop
    execute 'select exists (select from app_public.sponsorable_properties p where p.data_confidence not in (''ended'', '
      '''not_a_good_fit'')'
      || coalesce((select string_agg(' and ' || o.value, '') from jsonb_each_text(v_conditions - v_kind) o),
        '') || ')' into v_found;
    if v_found then r := r || v_kind::app_public.filter_type; end if;
  end loop;
  return r;
end $$;
grant execute on function app_public.excluding_filters(int) to sideline_admin;
comment on function app_public.excluding_filters(int) is
  E'@notNull\nThe kinds of a campaign''s filters without one of which some property would match, for a campaign where '
  'none does; its season counts as SeasonFilter. Errors: SL403.';

-- The same matches on the map, grouped by cells of about 60 pixels: the center of each group and one of its members
-- [T5]. zoom is the map's, from 0; the box is in degrees and defaults to the whole world. At most 2,000 cells. Staff.
create or replace function app_public.targeting_clusters(campaign_id int, zoom float8, west float8 default -180,
  south float8 default -85, east float8 default 180, north float8 default 85,
  data_confidences app_public.data_confidence[] default null, offer_statuses text[] default null,
  has_survey_response boolean default false, search text default null)
  returns setof app_public.property_cluster
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare v_cells float8 := 256 * power(2, least(greatest(zoom, 0), 22)) / 60;
begin
  if not app_private.is_staff()
    or not exists (select from app_public.campaigns c where c.id = targeting_clusters.campaign_id) then
    return;
  end if;
  return query execute format($sql$
    select c.count, c.lat, c.lon, c.id, q.name from (
      select count(*)::int as count, avg(p.lat) as lat, avg(p.lon) as lon, min(p.id) as id
      from app_public.sponsorable_properties p
      where p.location <@ %L::box and abs(p.lat) < 85 and %s
      group by floor((p.lon + 180) / 360 * $1),
        floor((1 - ln(tan(radians(p.lat)) + 1 / cos(radians(p.lat))) / pi()) / 2 * $1)
      order by 1 desc, 4 limit 2000) c
    join app_public.sponsorable_properties q on q.id = c.id order by c.count desc, c.id$sql$,
    box(point(west, south), point(east, north)),
    app_private.listed_condition(targeting_clusters.campaign_id, data_confidences, offer_statuses,
      has_survey_response, search))
  using v_cells;
end $$;
grant execute on function app_public.targeting_clusters(int, float8, float8, float8, float8, float8,
  app_public.data_confidence[], text[], boolean, text) to sideline_admin;
comment on function app_public.targeting_clusters(int, float8, float8, float8, float8, float8,
  app_public.data_confidence[], text[], boolean, text) is
  E'@simpleCollections only\nThe matches of a campaign''s targeting on a map, grouped by cells of about 60 pixels at '
  'the given zoom; at most 2,000 cells. Filtered like targetingSummary.';

-- A page of the properties that match a campaign's season and filters, 100 at a time by id, with or without an offer
-- in it and in every confidence unless the list is filtered [B-256, B-396, B-401]. The cursor is "*" at first, then
-- nextCursor until lastPage. Staff; SL400 for another cursor.
create or replace function app_public.prospective_sponsorable_properties(campaign_id int, cursor text default '*',
  data_confidences app_public.data_confidence[] default null, offer_statuses text[] default null,
  has_survey_response boolean default false, search text default null) returns app_public.prospective_properties_page
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp set jit = off as $$
declare
  v app_public.prospective_properties_page;
  v_page constant int := 100;
  v_condition text;
  v_after int;
  v_rows int;
  v_found int[];
begin
  if not app_private.is_staff()
    or not exists (select from app_public.campaigns c where c.id = prospective_sponsorable_properties.campaign_id) then
    return null;
  end if;
  if cursor is null or cursor !~ '^(\*|\d{1,9})$' then
    perform app_private.fail('SL400', 'This is not a valid cursor for this list.', 'cursor');
  end if;
  v_condition := app_private.listed_condition(prospective_sponsorable_properties.campaign_id,
    coalesce(data_confidences, enum_range(null::app_public.data_confidence)), offer_statuses,
    has_survey_response, search);
  v_after := case cursor when '*' then '0' else cursor end;
  v.property_ids := '{}';
  -- For filters that match at least one row in a hundred, a scan by id fills a page fastest. The filters' own indexes,
  -- which find every match before the first page is known, only pay off for rarer matches (measured at 150,000:
  -- 31 ms against 4).
  foreach v_rows in array array[2000, 20000] loop
    execute format(
      'select array(select p.id from (
          select * from app_public.sponsorable_properties where id > %s and id <= %s order by id offset 0) p
        where %s order by p.id limit %s)', v_after, v_after + v_rows, v_condition,
        v_page + 1 - cardinality(v.property_ids)) into v_found;
    v.property_ids := v.property_ids || v_found;
    v_after := v_after + v_rows;
    exit when cardinality(v.property_ids) > v_page or cardinality(v_found) < v_rows / 100;
  end loop;
  if cardinality(v.property_ids) <= v_page then
    execute format('select array(select p.id from app_public.sponsorable_properties p where %s and p.id > %s order by '
      'p.id limit %s)',
      v_condition, v_after, v_page + 1 - cardinality(v.property_ids)) into v_found;
    v.property_ids := v.property_ids || v_found;
  end if;
  v.campaign_id := prospective_sponsorable_properties.campaign_id;
  v.last_page := cardinality(v.property_ids) <= v_page;
  v.property_ids := v.property_ids[1:v_page];
  v.next_cursor := coalesce(v.property_ids[v_page]::text, cursor);
  return v;
end $$;
grant execute on function app_public.prospective_sponsorable_properties(int, text, app_public.data_confidence[], text[],
  boolean, text) to sideline_admin;
comment on function app_public.prospective_sponsorable_properties(int, text, app_public.data_confidence[], text[],
  boolean, text) is
  E'A page of the properties that match a campaign''s filters; cursor "*" at first, then nextCursor until lastPage. '
  'Narrowed as targetingSummary, but to all confidences without any. Errors: SL400.';

create or replace function app_public.prospective_properties_page_sponsorable_properties(
  page app_public.prospective_properties_page) returns setof app_public.sponsorable_properties
  language sql stable
begin atomic
  select p.* from app_public.sponsorable_properties p where p.id = any (page.property_ids) order by p.id;
end;
grant execute on function app_public.prospective_properties_page_sponsorable_properties(
  app_public.prospective_properties_page) to sideline_admin;
comment on function app_public.prospective_properties_page_sponsorable_properties(
  app_public.prospective_properties_page) is '@simpleCollections only';

-- The property's offer in a campaign, in any status; null when it was never added [B-254, B-255, B-258]; staff.
create or replace function app_public.sponsorable_properties_campaign_offer(p app_public.sponsorable_properties,
  campaign_id int) returns app_public.offers
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select o.* from app_public.offers o
  where o.campaign_id = sponsorable_properties_campaign_offer.campaign_id and o.sponsorable_property_id = p.id;
end;
grant execute on function app_public.sponsorable_properties_campaign_offer(app_public.sponsorable_properties, int)
  to sideline_admin;
comment on function app_public.sponsorable_properties_campaign_offer(app_public.sponsorable_properties, int) is
  'Its offer in a campaign, in any status; null when it was never added.';

select app_private.never_null('app_public.targeting_summary', '{count,median_number_of_players,with_offer}'),
  app_private.never_null('app_public.property_cluster', '{count,lat,lon,sponsorable_property_id,name}');
select app_private.never_null('app_public.prospective_properties_page', '{last_page}');
