-- A sponsor's own places, uploaded as a list [S-427].

-- Stores an uploaded list of places, each {row, name, address, city, state, zip, lat, lon}; missing coordinates are
-- looked up, and stay null if the table has no such place. Returns its items in the list's order; the server parses
-- the file. Errors: SL404.
create or replace function app_public.create_location_list(sponsor_id int, items jsonb) returns setof app_public.location_list_items
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  perform app_private.require_staff();
  if not exists (select from app_public.sponsors s where s.id = create_location_list.sponsor_id) then
    perform app_private.fail('SL404', 'There is no such sponsor.', 'sponsor_id');
  end if;
  insert into app_public.location_lists (sponsor_id, created_by_id)
  values (create_location_list.sponsor_id, app_private.current_user_id()) returning id into v_id;
  return query
    insert into app_public.location_list_items (location_list_id, name, address, city, state, zip, lat, lon)
    select v_id, nullif(btrim(e.value ->> 'name'), ''), e.value ->> 'address', coalesce(e.value ->> 'city', f.city),
      coalesce(e.value ->> 'state', f.state), coalesce(e.value ->> 'zip', f.zip), coalesce((e.value ->> 'lat')::float8, f.lat),
      coalesce((e.value ->> 'lon')::float8, f.lon)
    from jsonb_array_elements(items) with ordinality e
    left join lateral app_private.find_place(e.value ->> 'address') f on true
    order by e.ordinality
    returning *;
end $$;
grant execute on function app_public.create_location_list(int, jsonb) to sideline_admin;
comment on function app_public.create_location_list(int, jsonb) is '@behavior -*';
