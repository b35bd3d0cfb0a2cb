-- Uploaded lists of places; the server parses the file and locates its rows first.

-- Locates the rows of a list, each {row, name, address, city, state, zip, lat, lon}; lat and lon come from a maps
-- provider. Columns stay columns: only what they lack is read from the address. error: parts that contradict each
-- other; warning: what the tables do not know, lat is null if that is the place. A row with only a postal code is
-- called by it [R1, R2, R4].
create or replace function app_public.locate_places(places jsonb)
  returns table (row_number int, name text, address text, city text, state text,
    zip text, lat float8, lon float8, error text, warning text)
  language plpgsql stable security definer rows 1000 set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query
    select p.row, nullif(btrim(p.name), ''), case when p.address <> '' then l.line
      else coalesce(app_private.zip_key(l.typed_zip), p.zip) end,
      coalesce(l.place_city, p.city), coalesce(l.place_state, p.state), coalesce(l.typed_zip, p.zip),
      coalesce(p.lat, l.lat), coalesce(p.lon, l.lon),
      case when l.problem is not null then format('Row %s: %s', p.row, l.problem)
        when length(l.line) > 200 then format('Row %s: the address has more than 200 characters.', p.row) end,
      case when coalesce(p.lat, l.lat) is null
        then format('Row %s: the address "%s" could not be located.', p.row, left(l.line, 80))
        when p.lat is null then 'Row ' || p.row || ': ' || l.concern end
    from jsonb_to_recordset(places) p (row int, name text, address text, city text, state text, zip text,
      lat float8, lon float8)
    cross join lateral app_private.locate(p.address, p.city, p.state, p.zip) l order by p.row;
end $$;
grant execute on function app_public.locate_places(jsonb) to sideline_admin;
comment on function app_public.locate_places(jsonb) is '@behavior -*';

-- Adds the rows of an uploaded list, each {row, name, address, lat, lon}; coordinates come from a maps provider or
-- are looked up here. Rows whose address contains no known place are skipped and returned with their number [B-296,
-- B-297, B-303]. Places that the filter already has are skipped without an error, so a list that is sent twice adds
-- its places once; a postal code is the same place under any name.
create or replace function app_public.add_csv_locations(location_filter_id int, locations jsonb)
  returns table (row_number int, error text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.location_filters;
begin
  perform app_private.require_staff();
  v := app_private.lock_location_filter(add_csv_locations.location_filter_id);
  if jsonb_array_length(locations) + (select count(*) from app_public.locations l
    where l.location_filter_id = v.id) > 20000 then
    -- because the response contains all rows
    perform app_private.fail('SL422', 'A filter can have at most 20,000 places.', 'file');
  end if;
  return query
    with given as (
      select coalesce((e.value ->> 'row')::int, e.ordinality::int) as row, btrim(e.value ->> 'address') as address,
        nullif(btrim(e.value ->> 'name'), '') as name, (e.value ->> 'lat')::float8 as lat,
        (e.value ->> 'lon')::float8 as lon
      from jsonb_array_elements(locations) with ordinality e
    ), resolved as (
      select g.row, g.address, g.name, coalesce(g.lat, f.lat) as lat, coalesce(g.lon, f.lon) as lon,
        case
          when app_private.zip_key(g.address) is distinct from g.address then coalesce(g.name, g.address) end as called
      from given g left join lateral app_private.find_place(g.address) f on g.lat is null or g.lon is null
    ), compared as (
      select r.row, r.address, coalesce(r.name, r.address) as name, r.lat, r.lon,
        row_number() over (partition by r.address, r.called order by r.row) > 1
        or (r.address, r.called) in (select l.place, l.name from app_public.locations l
          where l.location_filter_id = v.id and l.kind = 'address')
        or r.called is null and r.address in (select l.place from app_public.locations l
          where l.location_filter_id = v.id and l.kind <> 'market') as known
      from resolved r
    ), added as (
      insert into app_public.locations (location_filter_id, name, kind, place, lat, lon)
      select v.id, c.name, 'address', c.address, c.lat, c.lon from compared c
      where c.lat is not null and not c.known order by c.row
    )
    select c.row, case
      when c.lat is null then format('Row %s: the address "%s" could not be located.', c.row, left(c.address, 80)) end
    from compared c where c.lat is null or c.known order by c.row;
end $$;
grant execute on function app_public.add_csv_locations(int, jsonb) to sideline_admin;
comment on function app_public.add_csv_locations(int, jsonb) is '@behavior -*';

-- Stores a sponsor's own places [S-427], each {name, address, city, state, zip, lat, lon} as locate_places returns
-- them. Returns its items in the list's order. Errors: SL404.
create or replace function app_public.create_location_list(sponsor_id int, items jsonb)
  returns setof app_public.location_list_items
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
    select v_id, nullif(btrim(e.value ->> 'name'), ''), e.value ->> 'address', e.value ->> 'city',
      e.value ->> 'state', e.value ->> 'zip', (e.value ->> 'lat')::float8, (e.value ->> 'lon')::float8
    from jsonb_array_elements(items) with ordinality e order by e.ordinality
    returning *;
end $$;
grant execute on function app_public.create_location_list(int, jsonb) to sideline_admin;
comment on function app_public.create_location_list(int, jsonb) is '@behavior -*';
