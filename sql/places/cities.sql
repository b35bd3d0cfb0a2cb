-- Which place a city or a postal code means.

-- A place's name as written in an address: the table appends the areas in a part of a Canadian city to its name
-- ("Downtown Toronto (CN Tower / King and Spadina)").
create or replace function app_private.short_city(city text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select regexp_replace(regexp_replace(short_city.city, '\s*\(.*$', ''), '^Downtown ', '') $$;

-- A place's distance from a city's center, to order the city's codes. A degree of longitude is shorter farther north.
create or replace function app_private.off_middle(lat float8, lon float8, middle_lat float8, middle_lon float8)
  returns float8 language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select (lat - middle_lat) ^ 2 + ((lon - middle_lon) * cos(radians(lat))) ^ 2 $$;

-- Canadian cities of which the table lists only parts ("Downtown Toronto (Ryerson)", "Montreal East") and whose name
-- begins with this text: each with the postal code of its center, downtown if there is one.
-- `zips`: the number of its parts.
create or replace function app_private.cities_of_parts(p_words text, p_state text)
  returns table (city text, state text, zip text, country app_public.country, lat float8, lon float8, zips bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with named as materialized (
    select z.*, regexp_replace(z.city, '\s*\(.*$', '') as part from app_public.zip_codes z
    where z.zip >= 'A' and z.country = 'CA' and length(p_words) > 2
      and lower(z.city) like '%' || split_part(p_words, ' ', 1) || '%'
      and (p_state is null or z.state ^@ p_state)
  ), whole as (
    select n.*, regexp_replace(regexp_replace(n.part,
      '^(Downtown|Central|North|South|East|West|Northwest|Northeast|Southwest|Southeast|Outer) ', ''),
      '( (North|South|East|West|Northwest|Northeast|Southwest|Southeast|Central))+$', '') as whole from named n
  ), ranked as (
    select w.*, count(*) over (partition by w.whole, w.state) as zips,
      rank() over (partition by w.whole, w.state order by w.part ^@ 'Downtown' desc) as rank
    from whole w where app_private.city_words(w.whole) ^@ p_words
  ), core as (
    select r.*, avg(r.lat) over c as middle_lat, avg(r.lon) over c as middle_lon from ranked r
    where r.rank = 1 and r.zips > 2 window c as (partition by r.whole, r.state)
  )
  select distinct on (c.whole, c.state) c.whole, c.state, c.zip, c.country, c.lat, c.lon, c.zips
  from core c order by c.whole, c.state, app_private.off_middle(c.lat, c.lon, c.middle_lat, c.middle_lon), c.zip
$$;

-- A city's name as typed; if it is all upper or all lower case, it is capitalized.
create or replace function app_private.city_name(typed text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select case when typed in (lower(typed), upper(typed)) then initcap(typed) else typed end $$;

-- The place of a postal code, at most one row. A code that is not in the table gets the place of a neighboring number
-- of its area (the first three digits of a ZIP, the letter of a Canadian code) in that state, if one is given; it may
-- be newer than the table, so `known` is false then.
create or replace function app_private.postal_place(postal_code text, state text default null)
  returns table (zip text, city text, state text, country app_public.country, lat float8, lon float8, known boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with given as (select k, left(k, case when k ~ '^\d' then 3 else 1 end) as area
    from app_private.zip_key(postal_place.postal_code) k),
  found as (
    (select z.*, 1 as rank from given g join app_public.zip_codes z on z.zip = g.k)
    union all
    (select z.*, 2 from given g join app_public.zip_codes z on z.zip < g.k and z.zip >= g.area and z.zip ^@ g.area
      where z.state = coalesce(postal_place.state, z.state) order by z.zip desc limit 1)
    union all
    (select z.*, 3 from given g
      join app_public.zip_codes z on z.zip > g.k and z.zip < g.area || 'ZZZZ' and z.zip ^@ g.area
      where z.state = coalesce(postal_place.state, z.state) order by z.zip limit 1)
  )
  select f.zip, f.city, f.state, f.country, f.lat, f.lon, f.rank = 1 from found f order by f.rank limit 1
$$;

-- The place of a city's name in a state: its center, with the postal code there; no row if no place has this name.
create or replace function app_private.city_place(city text, state text)
  returns table (city text, state text, zip text, country app_public.country, lat float8, lon float8)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with listed as (
    select z.city, z.state, z.zip, z.country, z.lat, z.lon, 1 as rank from app_public.zip_codes z
    where lower(z.city) in (app_private.plain(btrim(city_place.city)), app_private.city_words(city_place.city))
      and z.state = city_place.state
  ), found as (
    select * from listed
    union all
    select c.city, c.state, c.zip, c.country, c.lat, c.lon,
      2 from app_private.cities_of_parts(app_private.city_words(city_place.city), city_place.state) c
    where app_private.country_of_state(city_place.state) = 'CA'
      and app_private.city_words(c.city) = app_private.city_words(city_place.city)
    union all
    select n.name, n.state, z.zip, z.country, n.lat, n.lon, 3 from app_private.place_names n cross join lateral (
      select c.zip, c.country from app_public.zip_codes c
      where c.state = n.state order by c.location <-> point(n.lon, n.lat) limit 1) z
    where n.key = app_private.city_key(city_place.city) and n.state = city_place.state
      and not exists (select from listed)
  )
  select f.city, f.state, f.zip, f.country, f.lat, f.lon
  from (select g.*, avg(g.lat) over r as middle_lat, avg(g.lon) over r as middle_lon
    from found g window r as (partition by g.rank)) f
  order by f.rank, app_private.off_middle(f.lat, f.lon, f.middle_lat, f.middle_lon), f.zip limit 1
$$;

-- Kilometers from a point to the nearest place of this name in a state; null if no place there has it. A Canadian city
-- is also where the table names a part of it ("Downtown Toronto (Ryerson)") under the same first letter of the code.
create or replace function app_private.city_distance(city text, state text, lat float8, lon float8, zip text)
  returns float8 language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select min(d) from (
    select 12742 * asin(sqrt(least(1, sind((n.lat - city_distance.lat) / 2) ^ 2
      + cosd(n.lat) * cosd(city_distance.lat) * sind((n.lon - city_distance.lon) / 2) ^ 2))) as d
    from app_private.place_names n
    where n.key = app_private.city_key(city_distance.city) and n.state = city_distance.state
    union all
    select 0 from app_public.zip_codes z
    where city_distance.zip >= 'A' and z.state = city_distance.state and z.country = 'CA'
      and left(z.zip, 1) = left(city_distance.zip, 1)
      and ' ' || app_private.city_words(z.city) || ' ' like '% '
        || app_private.city_words(city_distance.city) || ' %') e
$$;
