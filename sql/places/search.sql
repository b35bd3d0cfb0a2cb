-- Suggestions of places, and lists of ZIPs.

-- Street and city of an address typed before its postal code, whose place in the table is p_city: without that code's
-- state, and without the city if it is the code's own or another known place of the state. If the table lists only
-- parts of a Canadian city, the city's own name is kept. This way, an address that was picked is found unchanged
-- (O10). street is null if there is none.
create or replace function app_private.typed_place(p_line text, p_city text, p_state text, out street text,
  out city text)
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
    select c.city into city from app_private.cities_of_parts(v_words, p_state) c
    where app_private.city_words(c.city) = v_words limit 1;
    if found then return; end if;
    city := p_city;
    if exists (select from app_public.zip_codes z
      where lower(z.city) in (app_private.plain(v_typed), v_words) and z.state = p_state) then
      return;
    end if;
    if app_private.plain(v_rest) like '% ' || app_private.plain(p_city) then -- "100 Elm St Austin TX"
      street := rtrim(left(v_rest, length(v_rest) - length(p_city)), ', ');
      return;
    end if;
  end if;
  -- "100 Elm Ct" does not name the state CT
  street := nullif(case when v_line ~* (',\s*' || p_state || '$') then v_rest else v_line end, '');
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
    -- the number is the street's [R1]
    if v_street ~* '\m(box|county road|cr|highway|hwy|route|rte|suite|ste|unit|apt)[.#]?\s*$' then return; end if;
    v_state := app_private.state_code((regexp_match(v_street, ',\s*([A-Za-z]{2})[,\s]*$'))[1]);
    if v_code ~ '^[A-Z]' then
      v_full := substring(v_code from '\d[A-Z]\d$');
      v_code := left(v_code, 3);
    end if;
    return query
      select concat_ws(', ', t.street, t.city, concat_ws(' ', z.state, z.zip, v_full)), t.city, z.state, z.zip,
        z.country::text, z.lat, z.lon
      from app_public.zip_codes z
      cross join lateral app_private.typed_place(v_street, app_private.short_city(z.city), z.state) t
      where z.zip >= v_code and z.zip < v_code || 'ZZZZZ' and z.zip ^@ v_code and (v_state is null or z.state = v_state)
      order by z.zip limit v_rows;
    return;
  end if;
  -- "Austin, TX", and while it is typed "Austin, " and "Austin, T"
  if v_count > 1 and v_parts[v_count] ~* '^[a-z]{0,2}$' then
    v_state := nullif(upper(v_parts[v_count]), '');
    v_count := v_count - 1;
  elsif v_parts[v_count] ~* '\S [a-z]{2}$' then -- "Austin TX"; if the city's own name ends like this, no state matches
    v_state := upper(right(v_parts[v_count], 2));
  end if;
  v_place := replace(replace(replace(app_private.plain(v_parts[v_count]), '\', '\\'), '%', '\%'), '_', '\_');
  v_words := app_private.city_words(v_parts[v_count]);
  v_street := nullif(array_to_string(v_parts[1 : v_count - 1], ', '), '');
  if length(v_place) < 2 then return; end if;
  v_city := case when v_count = array_length(v_parts, 1)
    and v_state is not null then regexp_replace(v_words, ' [a-z]{2}$', '') else v_words end;
  return query
    select concat_ws(', ', v_street, f.city, f.state || ' ' || f.zip), f.city, f.state, f.zip,
      f.country::text, f.lat, f.lon
    from (
      select p.* from app_private.cities_of_parts(v_city, v_state) p
      union all
      (select distinct on (y.city, y.state) app_private.short_city(y.city), y.state, y.zip, y.country, y.lat,
        y.lon, y.zips from (
        select z.*, count(*) over c as zips, avg(z.lat) over c as middle_lat, avg(z.lon) over c as middle_lon
        from app_public.zip_codes z
        where (lower(z.city) like v_place || '%' or v_words <> '' and lower(z.city) like v_words || '%')
            and (v_state is null or z.state ^@ v_state)
          or z.zip >= 'A' and z.country = 'CA' and (v_state is null or z.state ^@ v_state)
            and (lower(z.city) like '% ' || v_place || '%'
              or v_words <> '' and replace(lower(z.city), '-', ' ') like v_words || '%')
          or v_state is not null and z.state = v_state
            and (lower(z.city) like regexp_replace(v_place, ' ?[a-z]{2}$', '') || '%'
              or v_words ~ '. [a-z]{2}$' and lower(z.city) like regexp_replace(v_words, ' [a-z]{2}$', '') || '%')
            and v_place like '% ' || lower(v_state)
        window c as (partition by z.city, z.state)) y
      order by y.city, y.state, app_private.off_middle(y.lat, y.lon, y.middle_lat, y.middle_lon), y.zip)
    ) f
    order by lower(f.city) = any (array[v_place, regexp_replace(v_place, ' [a-z]{2}$', ''), v_words,
      regexp_replace(v_words, ' [a-z]{2}$', '')]) desc,
      f.zips desc, f.city, f.state limit v_rows;
end $$;
grant execute on function app_public.search_places(text, int)
  to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.search_places(text, int) is '@behavior -*';

-- The five-digit ZIPs of a list, each once; if any are malformed or unknown,
-- SL422 names them and nothing is stored [B-102, B-117].
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
