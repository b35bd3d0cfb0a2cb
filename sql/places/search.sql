-- Finding places by name, ZIP code or address.

-- A place's name in lower case without accents, because the table has none.
create or replace function app_private.plain(city text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select translate(lower(plain.city), 'àâäçéèêëîïôöùûüÿ', 'aaaceeeeiioouuuy') $$;

-- A place's name as the table spells it: separated by spaces, without accents and punctuation, abbreviations written out
-- ("St. Louis" is Saint Louis, "O'Fallon" is O Fallon).
create or replace function app_private.city_words(city text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(app_private.plain(city_words.city), '[^a-z0-9]+', ' ', 'g'),
    '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g'), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g'))
$$;

-- The key of a postal code in zip_codes: five digits, or a Canadian code's first three characters; null when it is neither.
create or replace function app_private.zip_key(postal_code text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select case when btrim(postal_code) ~ '^\d{5}(-\d{4})?$' then left(btrim(postal_code), 5)
    when btrim(postal_code) ~* '^[a-z]\d[a-z]( ?\d[a-z]\d)?$' then upper(left(btrim(postal_code), 3)) end
$$;

-- A place's name as written in an address: the table appends the areas in a part of a Canadian city to its name
-- ("Downtown Toronto (CN Tower / King and Spadina)").
create or replace function app_private.short_city(city text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select regexp_replace(regexp_replace(short_city.city, '\s*\(.*$', ''), '^Downtown ', '') $$;

-- The distance of a place from a city's center, to order the city's codes. A degree of longitude is shorter farther north.
create or replace function app_private.off_middle(lat float8, lon float8, middle_lat float8, middle_lon float8) returns float8
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select (lat - middle_lat) ^ 2 + ((lon - middle_lon) * cos(radians(lat))) ^ 2 $$;

-- Canadian cities of which the table lists only parts ("Downtown Toronto (Ryerson)", "Montreal East") and whose name begins with
-- this text: each with the postal code of its center, downtown if there is one. `zips`: the number of its parts.
create or replace function app_private.cities_of_parts(p_words text, p_state text)
  returns table (city text, state text, zip text, country app_public.country, lat float8, lon float8, zips bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with named as materialized (
    select z.*, regexp_replace(z.city, '\s*\(.*$', '') as part from app_public.zip_codes z
    where z.zip >= 'A' and z.country = 'CA' and length(p_words) > 2 and lower(z.city) like '%' || split_part(p_words, ' ', 1) || '%'
      and (p_state is null or z.state ^@ p_state)
  ), whole as (
    select n.*, regexp_replace(regexp_replace(n.part, '^(Downtown|Central|North|South|East|West|Northwest|Northeast|Southwest|Southeast|Outer) ', ''),
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

-- The place of a typed or chosen address: by its postal code, else by "city, ST" at its end, which means the city's
-- center. No row if the address contains no known place.
create or replace function app_private.find_place(address text)
  returns table (city text, state text, zip text, country app_public.country, lat float8, lon float8)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with typed as (
    -- only the end of a long text, where city and postal code are, because several patterns run before its length is checked
    select regexp_replace(right(btrim(find_place.address), 400), ',?\s*(USA?|United States|Canada)\.?$', '', 'i') as line
  ), parts as (
    select coalesce((regexp_match(line, '(\d{5})(-\d{4})?$'))[1],
        upper((regexp_match(line, '(?:^|[\s,])([a-z]\d[a-z])(?: ?\d[a-z]\d)?$', 'i'))[1])) as zip,
      regexp_match(line, '(?:^|,)\s*([^,]+?),?\s+([A-Za-z]{2})(?:\s+\d{5}(?:-\d{4})?)?$') as city_state
    from typed
  ), found as (
    select z.city, z.state, z.zip, z.country, z.lat, z.lon, 1 as rank from parts p join app_public.zip_codes z on z.zip = p.zip
    union all
    select z.city, z.state, z.zip, z.country, z.lat, z.lon, 2 from parts p join app_public.zip_codes z
      on lower(z.city) in (app_private.plain(btrim(p.city_state[1])), app_private.city_words(p.city_state[1])) and z.state = upper(p.city_state[2])
    union all
    select c.city, c.state, c.zip, c.country, c.lat, c.lon, 3 from parts p
    cross join lateral app_private.cities_of_parts(app_private.city_words(p.city_state[1]), upper(p.city_state[2])) c
    where p.zip is null and p.city_state[2] ~* '^(AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT)$'
      and app_private.city_words(c.city) = app_private.city_words(p.city_state[1])
  )
  select f.city, f.state, f.zip, f.country, f.lat, f.lon
  from (select g.*, avg(g.lat) over r as middle_lat, avg(g.lon) over r as middle_lon from found g window r as (partition by g.rank)) f
  order by f.rank, app_private.off_middle(f.lat, f.lon, f.middle_lat, f.middle_lon), f.zip limit 1
$$;

-- A city's name as typed; if it is all upper or all lower case, it is capitalized.
create or replace function app_private.city_name(typed text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select case when typed in (lower(typed), upper(typed)) then initcap(typed) else typed end $$;

-- The place of an address from a form, at most one row: all given parts must agree with the table, and missing ones
-- are filled in from it. A neighboring place of the same region is accepted, because a code may serve several;
-- `belongs` is then false, as the table lists another place for that ZIP (O11). Empty texts count as missing. For the
-- server's address check [S-350, S-352, L-024].
create or replace function app_private.locate_address(zip text, city text, state text, country text)
  returns table (zip text, city text, state text, belongs boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with given as (
    select app_private.zip_key(locate_address.zip) as zip, app_private.plain(nullif(btrim(locate_address.city), '')) as city,
      upper(nullif(btrim(locate_address.state), '')) as state, locate_address.country::app_public.country as country,
      btrim(locate_address.city) as typed
  )
  select p.zip, p.city, p.state, true from given g join app_public.zip_codes p on p.zip = g.zip
  where g.city is null and p.state = coalesce(g.state, p.state) and p.country = g.country
  union all
  (select g.zip, n.city, n.state, p.country <> 'US' or n.zip = g.zip from given g join app_public.zip_codes p on p.zip = g.zip
    join app_public.zip_codes n on lower(n.city) in (g.city, app_private.city_words(g.city)) and n.state = p.state and left(n.zip, case p.country when 'US' then 3 else 1 end)
      = left(p.zip, case p.country when 'US' then 3 else 1 end)
  where p.state = coalesce(g.state, p.state) and p.country = g.country order by n.zip = g.zip desc, n.zip limit 1)
  union all
  -- the table lists parts of Canadian cities ("Downtown Toronto (Ryerson)"), so the city's name may be anywhere in the text
  (select g.zip, app_private.city_name(g.typed), n.state, true from given g join app_public.zip_codes p on p.zip = g.zip
    join app_public.zip_codes n on n.country = 'CA' and n.state = p.state and left(n.zip, 1) = left(p.zip, 1)
      and ' ' || app_private.city_words(n.city) || ' ' like '% ' || app_private.city_words(g.city) || ' %'
  where p.country = 'CA' and p.country = g.country and p.state = coalesce(g.state, p.state)
    and not exists (select from app_public.zip_codes e where lower(e.city) in (g.city, app_private.city_words(g.city)) and e.state = p.state and left(e.zip, 1) = left(p.zip, 1))
  limit 1)
  union all
  (select p.zip, p.city, p.state, true from given g join app_public.zip_codes p
    on lower(p.city) in (g.city, app_private.city_words(g.city)) and p.state = g.state
  where nullif(btrim(locate_address.zip), '') is null and p.country = g.country order by p.zip limit 1)
$$;
grant execute on function app_private.locate_address(text, text, text, text) to sideline_authenticator;

-- Street and city of an address typed before its postal code, whose place in the table is p_city: without that code's
-- state, and without the city if it is the code's own or another known place of the state. If the table lists only
-- parts of a Canadian city, the city's own name is kept. This way, an address that was picked is found unchanged
-- (O10). street is null if there is none.
create or replace function app_private.typed_place(p_line text, p_city text, p_state text, out street text, out city text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_line text := btrim(p_line, ', ');
  v_rest text := regexp_replace(v_line, '(^|[,\s]+)' || p_state || '$', '', 'i');
  v_typed text := btrim(substring(v_rest from '[^,]*$'));
  v_words text := app_private.city_words(v_typed);
  v_before text := nullif(btrim(left(v_rest, length(v_rest) - length(substring(v_rest from '[^,]*$'))), ', '), '');
begin
  city := p_city;
  street := v_before;
  if v_words = app_private.city_words(p_city) then return; end if;
  if v_rest <> v_line then
    select c.city into city from app_private.cities_of_parts(v_words, p_state) c where app_private.city_words(c.city) = v_words limit 1;
    if found then return; end if;
    city := p_city;
    if exists (select from app_public.zip_codes z where lower(z.city) in (app_private.plain(v_typed), v_words) and z.state = p_state) then return; end if;
    if app_private.plain(v_rest) like '% ' || app_private.plain(p_city) then -- "100 Elm St Austin TX"
      street := rtrim(left(v_rest, length(v_rest) - length(p_city)), ', ');
      return;
    end if;
  end if;
  street := nullif(case when v_line ~* (',\s*' || p_state || '$') then v_rest else v_line end, ''); -- "100 Elm Ct" does not name the state CT
end $$;

-- Suggestions for an address as it is typed, US and Canada: by a whole or partial postal code, else by a whole or
-- partial city, with or without the state; a street before the place is kept in the address [B-110, B-120, L-168].
create or replace function app_public.search_places(query text, max_rows int)
  returns table (address text, city text, state text, zipcode text, country text, lat float8, lon float8)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_line text := left(regexp_replace(btrim(search_places.query), '\s+', ' ', 'g'), 200);
  v_rows int := least(greatest(coalesce(max_rows, 10), 1), 50);
  v_code text := upper((regexp_match(v_line, '(?:^|[\s,])(\d{3,5}|[A-Za-z]\d[A-Za-z](?: ?\d(?:[A-Za-z]\d?)?)?)$'))[1]);
  v_full text; -- a whole Canadian code stays in the address, although the table knows its first three characters
  v_parts text[] := regexp_split_to_array(v_line, '\s*,\s*');
  v_count int := array_length(v_parts, 1);
  v_state text;
  v_place text;
  v_words text;
  v_city text;
  v_street text;
begin
  if length(v_line) < 2 then return; end if;
  if v_code is not null then
    v_street := left(v_line, length(v_line) - length(v_code));
    if v_code ~ '^[A-Z]' then
      v_full := substring(v_code from '\d[A-Z]\d$');
      v_code := left(v_code, 3);
    end if;
    return query
      select concat_ws(', ', t.street, t.city, concat_ws(' ', z.state, z.zip, v_full)), t.city, z.state, z.zip, z.country::text, z.lat, z.lon
      from app_public.zip_codes z cross join lateral app_private.typed_place(v_street, app_private.short_city(z.city), z.state) t
      where z.zip >= v_code and z.zip < v_code || 'ZZZZZ' and z.zip ^@ v_code
      order by z.zip limit v_rows;
    return;
  end if;
  if v_count > 1 and v_parts[v_count] ~* '^[a-z]{0,2}$' then -- "Austin, TX", and while it is typed "Austin, " and "Austin, T"
    v_state := nullif(upper(v_parts[v_count]), '');
    v_count := v_count - 1;
  elsif v_parts[v_count] ~* '\S [a-z]{2}$' then -- "Austin TX"; if the city's own name ends like this, no state matches
    v_state := upper(right(v_parts[v_count], 2));
  end if;
  v_place := replace(replace(replace(app_private.plain(v_parts[v_count]), '\', '\\'), '%', '\%'), '_', '\_');
  v_words := app_private.city_words(v_parts[v_count]);
  v_street := nullif(array_to_string(v_parts[1 : v_count - 1], ', '), '');
  if length(v_place) < 2 then return; end if;
  v_city := case when v_count = array_length(v_parts, 1) and v_state is not null then regexp_replace(v_words, ' [a-z]{2}$', '') else v_words end;
  return query
    select concat_ws(', ', v_street, f.city, f.state || ' ' || f.zip), f.city, f.state, f.zip, f.country::text, f.lat, f.lon
    from (
      select p.* from app_private.cities_of_parts(v_city, v_state) p
      union all
      (select distinct on (y.city, y.state) app_private.short_city(y.city), y.state, y.zip, y.country, y.lat, y.lon, y.zips from (
      select z.*, count(*) over c as zips, avg(z.lat) over c as middle_lat, avg(z.lon) over c as middle_lon from app_public.zip_codes z
      where (lower(z.city) like v_place || '%' or v_words <> '' and lower(z.city) like v_words || '%') and (v_state is null or z.state ^@ v_state)
        or z.zip >= 'A' and z.country = 'CA' and (v_state is null or z.state ^@ v_state)
          and (lower(z.city) like '% ' || v_place || '%' or v_words <> '' and replace(lower(z.city), '-', ' ') like v_words || '%')
        or v_state is not null and z.state = v_state and (lower(z.city) like regexp_replace(v_place, ' ?[a-z]{2}$', '') || '%'
            or v_words ~ '. [a-z]{2}$' and lower(z.city) like regexp_replace(v_words, ' [a-z]{2}$', '') || '%')
          and v_place like '% ' || lower(v_state)
      window c as (partition by z.city, z.state)) y
      order by y.city, y.state, app_private.off_middle(y.lat, y.lon, y.middle_lat, y.middle_lon), y.zip)
    ) f
    order by lower(f.city) = any (array[v_place, regexp_replace(v_place, ' [a-z]{2}$', ''), v_words, regexp_replace(v_words, ' [a-z]{2}$', '')]) desc,
      f.zips desc, f.city, f.state limit v_rows;
end $$;
grant execute on function app_public.search_places(text, int) to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.search_places(text, int) is '@behavior -*';

-- The five-digit ZIPs of a list, each once; if any are malformed or unknown, SL422 names them and nothing is stored [B-102, B-117].
create or replace function app_private.checked_zips(zips text[]) returns text[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_zips text[];
  v_unknown text;
begin
  select array_agg(distinct btrim(z) order by btrim(z)) into v_zips from unnest(zips) z where btrim(z) <> '';
  select string_agg(z, ', ' order by z) into v_unknown from unnest(v_zips) z
  where z !~ '^\d{5}$' or not exists (select from app_public.zip_codes c where c.zip = z);
  if v_unknown is not null then
    perform app_private.fail('SL422', 'Cannot add invalid zips: ' || v_unknown, 'zips');
  end if;
  if v_zips is null then perform app_private.fail('SL422', 'Enter at least one five-digit zip.', 'zips'); end if;
  return v_zips;
end $$;
