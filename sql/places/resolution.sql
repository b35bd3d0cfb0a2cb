-- Which place an address means.

-- City, state and postal code at the end of an address in one line, as typed; each is null if it is not there. A number
-- is a postal code only alone, or after a comma, a state or its own city:
-- "PO Box 12345" and "County Road 10001" have none [R1].
create or replace function app_private.line_parts(line text, out city text, out state text, out zip text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- only the end of a long text, with city and postal code: several patterns run before its length is checked
  v_rest text := btrim(regexp_replace(right(btrim(line), 400),
    '(^|[\s,]+)(USA?|U\.S\.(A\.)?|United States( of America)?|Canada)\.?$', '', 'i'), ' ,');
  v_code text := (regexp_match(v_rest, '(?:^|[,\s])(\d{5}(?:[ –-]?\d{4})?|[A-Z]\d[A-Z](?:[ –-]?\d[A-Z]\d)?)$', 'i'))[1];
  v_state text[];
  v_place record;
begin
  -- without its lost zeros a ZIP is only one after a state
  v_code := coalesce(v_code, (regexp_match(v_rest, '[,\s][A-Za-z]{2}[,\s]+(\d{3,4}(?:-?\d{4})?)$'))[1]);
  v_rest := rtrim(left(v_rest, length(v_rest) - coalesce(length(v_code), 0)));
  select * into v_place from app_private.postal_place(v_code);
  v_state := coalesce(regexp_match(v_rest, '(^|,\s*|\s)([A-Za-z]{2})[,\s]*$'),
    regexp_match(v_rest, '(,\s*)([A-Za-z][A-Za-z. ]{2,30}?)[,\s]*$'));
  state := app_private.state_code(v_state[2]);
  -- "12 Elm Ct 78701" ends with a street
  if state = 'CT' and v_state[1] !~ ',' and v_place.state <> 'CT' then state := null; end if;
  if v_code is not null and (v_rest ~ '(^|,)$' or state is not null or length(v_code) > 5 and v_code ~ '^\D'
    or v_place.known and ' ' || app_private.city_words(v_rest) like '% '
      || app_private.city_words(app_private.short_city(v_place.city))) then
    zip := v_code;
  elsif v_code is not null then
    state := null;
  end if;
  if state is null then return; end if;
  city := btrim(substring(regexp_replace(v_rest, '[,\s]*' || replace(v_state[2], '.', '\.') || '[,\s]*$',
    '') from '[^,]*$'));
  -- "100 Elm St Austin TX 78701"
  if city ~ '\d' then
    city := case
      when ' ' || app_private.city_words(city) like '% ' || app_private.city_words(v_place.city) then v_place.city end;
  end if;
  city := nullif(city, '');
end $$;

-- The place of an address that is given in columns, whose line may end with what they lack. `typed_zip`: the given
-- postal code as the post office writes it, `zip`: that, or the one of the city's center. `problem`: the parts
-- contradict each other or cannot be read. `concern`: they may be right, but the tables do not know it; a person may
-- keep them. Without coordinates the place is unknown. `line`: the whole address in one line, with what its own line
-- lacks. No table has every city that the post office accepts for a ZIP, so distance decides: a place of that name
-- within 15 km belongs to it [R1, R2, R4].
create or replace function app_private.locate(address text, city text, state text, zip text, out place_city text,
  out place_state text, out place_zip text, out typed_zip text, out country app_public.country, out lat float8,
  out lon float8, out line text, out problem text, out concern text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_parts record;
  v_place record;
  v_zip text;
  v_city text;
  v_km float8;
begin
  select * into v_parts from app_private.line_parts(locate.address);
  v_zip := coalesce(nullif(btrim(locate.zip), ''), v_parts.zip);
  v_city := coalesce(nullif(btrim(locate.city), ''), v_parts.city);
  place_state := app_private.state_code(coalesce(nullif(btrim(locate.state), ''), v_parts.state));
  if place_state is null and btrim(locate.state) <> '' then
    problem := format('the state "%s" is not known.', left(btrim(locate.state), 40));
    return;
  end if;
  place_city := app_private.city_name(v_city);
  typed_zip := app_private.postal_code(v_zip);
  line := concat_ws(', ', nullif(btrim(locate.address), ''), nullif(btrim(locate.city), ''),
    app_private.state_code(locate.state));
  if coalesce(v_parts.state, v_parts.zip) is not null then line := btrim(locate.address); end if;
  if v_zip is null then
    select * into v_place from app_private.city_place(v_city, place_state);
    if v_place.zip is null then return; end if;
    place_city := v_place.city; place_zip := v_place.zip; country := v_place.country; lat := v_place.lat;
    lon := v_place.lon;
    return;
  end if;
  if typed_zip is null then -- lost zeros come back if city and state agree
    select p.* into v_place from app_private.postal_place(app_private.restored_zip(v_zip)) p
    where p.known and p.state = place_state
      and (v_city is null or app_private.city_distance(v_city, p.state, p.lat, p.lon, p.zip) <= 15);
    if found then typed_zip := app_private.restored_zip(v_zip); end if;
  else
    select * into v_place from app_private.postal_place(typed_zip, place_state);
    if not found then select * into v_place from app_private.postal_place(typed_zip); end if;
  end if;
  if v_parts.zip is null then
    line := concat_ws(case when btrim(locate.state) <> '' then ' ' else ', ' end, nullif(line, ''),
      coalesce(typed_zip, v_zip));
  elsif v_parts.zip = v_zip then
    line := regexp_replace(line, '^(.*)\m' || v_zip || '\M', '\1' || coalesce(typed_zip, v_zip));
  end if;
  if v_place.zip is null then
    problem := case when typed_zip is null then format('the zip "%s" is not known.', left(v_zip, 40))
      else format('the address "%s" could not be located.', left(line, 80)) end;
    return;
  elsif v_place.state <> place_state then
    problem := format('the zip %s is in %s, not in %s.', typed_zip, v_place.state, place_state);
    return;
  end if;
  place_zip := typed_zip; place_state := v_place.state; country := v_place.country; lat := v_place.lat;
  lon := v_place.lon;
  v_km := app_private.city_distance(v_city, place_state, lat, lon, typed_zip);
  if not v_place.known then
    concern := format('the zip %s is not in the table of places.', typed_zip);
    select coalesce(p.lat, locate.lat), coalesce(p.lon, locate.lon) into lat, lon
    from (select) one left join app_private.city_place(v_city, place_state) p on true;
  elsif v_city is null or app_private.city_key(v_city) = app_private.city_key(v_place.city) then
    place_city := v_place.city;
  elsif v_km is null then
    concern := format('no place %s, %s is known near the zip %s.', v_city, place_state, typed_zip);
  elsif v_km > 15 then
    concern := format('%s, %s is %s miles from the zip %s.', v_city, place_state, round(v_km / 1.609), typed_zip);
  end if;
end $$;

-- The place of an address: by its postal code, else by city and state, which means the city's center. What the columns
-- lack is read from the end of its line. No row if it contains no known place, or contradicts itself.
create or replace function app_private.find_place(address text, city text default null, state text default null,
  zip text default null)
  returns table (city text, state text, zip text, country app_public.country, lat float8, lon float8)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.place_city, l.place_state, app_private.zip_key(l.place_zip), l.country, l.lat, l.lon
  from app_private.locate(find_place.address, find_place.city, find_place.state, find_place.zip) l
  where l.problem is null and l.lat is not null
$$;

-- The place of an address from a form, at most one row: missing parts are filled in. If the tables do not know it, but
-- it may be right, `belongs` is false: the form warns, and a person may keep it (O11, R4). For the server's address
-- check [S-350, S-352, L-024].
create or replace function app_private.locate_address(zip text, city text, state text, country text)
  returns table (zip text, city text, state text, belongs boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.place_zip, l.place_city, l.place_state, l.concern is null
  from app_private.locate(null, locate_address.city, locate_address.state, locate_address.zip) l
  where l.problem is null and l.place_city is not null and l.lat is not null
    and l.country = locate_address.country::app_public.country
$$;
grant execute on function app_private.locate_address(text, text, text, text) to sideline_authenticator;

-- Whether a place of this name is near a postal code, as imports ask; a form warns if not, and a person may keep it
-- (R4). Null if the postal code is of another state or no area.
create or replace function app_public.city_belongs_to_zip(city text, state text, zip text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.concern is null from app_private.locate(null, city_belongs_to_zip.city, city_belongs_to_zip.state,
    city_belongs_to_zip.zip) l
  where l.problem is null and l.lat is not null
$$;
grant execute on function app_public.city_belongs_to_zip(text, text, text) to sideline_application_link;
comment on function app_public.city_belongs_to_zip(text, text, text) is
  'Whether a place of this name is near the postal code; null if the postal code is of another state or unknown.';
