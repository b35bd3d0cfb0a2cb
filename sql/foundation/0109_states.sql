-- Every state exists [W13]: one of the 50, DC, a province of Canada, or a territory of the US with ZIPs. Stored codes in lower case or
-- with spaces are corrected, and an unknown state of a sponsor's list is dropped: its place is known by coordinates. Any other unknown
-- state stops the migration, which names its rows.
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
begin
  update app_public.location_list_items set state = null where not app_private.is_state(upper(btrim(state)));
  foreach v_target in array array['app_public.location_list_items', 'app_public.play_locations', 'app_public.sponsorable_properties',
    'app_public.tournaments', 'app_public.zip_codes', 'app_private.place_names']::regclass[]
  loop
    execute format('update %s set state = nullif(upper(btrim(state)), '''') where state <> upper(btrim(state)) or state = ''''', v_target);
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
