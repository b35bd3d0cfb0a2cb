-- Every state exists [W13]: one of the 50, DC, a province of Canada, or a territory of the US with ZIPs. Stored codes in lower case or
-- with spaces or dots are corrected, names replaced by codes, and an unknown state of a sponsor's list is dropped: its place is known by
-- coordinates. Any other unknown state stops the migration, which names its rows.
create function app_private.is_state(state text) returns boolean
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select app_private.country_of_state(is_state.state) is not null or is_state.state in ('AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI');
end;

do $$
declare
  v_target regclass;
  v_rows text;
  v_invalid text[] := '{}';
  v_codes jsonb := '{"alabama": "AL", "alaska": "AK", "arizona": "AZ", "arkansas": "AR", "california": "CA", "colorado": "CO", "connecticut": "CT",
    "delaware": "DE", "district of columbia": "DC", "florida": "FL", "georgia": "GA", "hawaii": "HI", "idaho": "ID", "illinois": "IL",
    "indiana": "IN", "iowa": "IA", "kansas": "KS", "kentucky": "KY", "louisiana": "LA", "maine": "ME", "maryland": "MD",
    "massachusetts": "MA", "michigan": "MI", "minnesota": "MN", "mississippi": "MS", "missouri": "MO", "montana": "MT", "nebraska": "NE",
    "nevada": "NV", "new hampshire": "NH", "new jersey": "NJ", "new mexico": "NM", "new york": "NY", "north carolina": "NC",
    "north dakota": "ND", "ohio": "OH", "oklahoma": "OK", "oregon": "OR", "pennsylvania": "PA", "rhode island": "RI",
    "south carolina": "SC", "south dakota": "SD", "tennessee": "TN", "texas": "TX", "utah": "UT", "vermont": "VT", "virginia": "VA",
    "washington": "WA", "west virginia": "WV", "wisconsin": "WI", "wyoming": "WY", "alberta": "AB", "british columbia": "BC",
    "manitoba": "MB", "new brunswick": "NB", "newfoundland and labrador": "NL", "northwest territories": "NT", "nova scotia": "NS",
    "nunavut": "NU", "ontario": "ON", "prince edward island": "PE", "quebec": "QC", "québec": "QC", "saskatchewan": "SK", "yukon": "YT",
    "american samoa": "AS", "micronesia": "FM", "guam": "GU", "marshall islands": "MH", "northern mariana islands": "MP",
    "puerto rico": "PR", "palau": "PW", "virgin islands": "VI"}'; -- state_code does not exist while migrations run
begin
  foreach v_target in array array['app_public.location_list_items', 'app_public.play_locations', 'app_public.sponsorable_properties',
    'app_public.tournaments', 'app_public.zip_codes', 'app_private.place_names']::regclass[]
  loop
    execute format('update %s set state = coalesce($1 ->> lower(btrim(state)), nullif(upper(replace(btrim(state), ''.'', '''')), '''')) where state !~ ''^[A-Z]{2}$''',
      v_target) using v_codes;
    if v_target = 'app_public.location_list_items'::regclass then
      update app_public.location_list_items set state = null where not app_private.is_state(state);
    end if;
    execute format('select string_agg(coalesce(to_jsonb(t) ->> ''id'', state), '', '') from (select * from %s where not app_private.is_state(state) limit 20) t',
      v_target) into v_rows;
    if v_rows is not null then v_invalid := v_invalid || format('%s, rows %s', v_target, v_rows); continue; end if;
    execute format('alter table %s add constraint %I check (app_private.is_state(state))', v_target,
      (select relname || '_state_known' from pg_class where oid = v_target));
  end loop;
  if v_invalid <> '{}' then
    raise exception 'These rows have an unknown state. Correct them by SQL and migrate again. %', array_to_string(v_invalid, '. ');
  end if;
end $$;
