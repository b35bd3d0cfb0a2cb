-- Functions that change location filters and their places. Staff only.

-- Locks a location filter for a change; SL404 when there is none.
create or replace function app_private.lock_location_filter(p_id int) returns app_public.location_filters
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.location_filters;
begin
  perform app_private.require_staff();
  select * into v from app_public.location_filters f where f.id = p_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such location filter.'); end if;
  return v;
end $$;

-- Creates a location filter with a radius of 25 miles, strategy total, count 0, enabled [B-287, B-301]. Returns it.
create or replace function app_public.create_location_filter(campaign_id int, name text)
  returns app_public.location_filters language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.location_filters; v_id int;
begin
  perform app_private.require_staff();
  if coalesce(btrim(create_location_filter.name), '') = '' then
    perform app_private.fail('SL422', 'Name is required', 'name');
  end if;
  if not exists (select from app_public.campaigns c where c.id = create_location_filter.campaign_id) then
    perform app_private.fail('SL404', 'There is no such campaign.', 'campaign_id');
  end if;
  insert into app_public.search_filters (campaign_id, type)
  values (create_location_filter.campaign_id, 'LocationFilter')
  returning search_filters.id into v_id;
  update app_public.location_filters f set name = btrim(create_location_filter.name) where f.id = v_id
  returning * into v;
  return v;
end $$;
grant execute on function app_public.create_location_filter(int, text) to sideline_admin;
comment on function app_public.create_location_filter(int, text) is
  E'@resultFieldName locationFilter\nCreates a location filter with a radius of 25 miles.';

-- Changes the given fields of a location filter: name, radius (1 to 100 miles), strategy, strategy_count (from 0),
-- enabled [B-288..B-290]. Returns it.
create or replace function app_public.update_location_filter(id int, patch jsonb) returns app_public.location_filters
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.location_filters;
begin
  perform app_private.require_staff();
  v := app_private.lock_location_filter(update_location_filter.id);
  patch := app_private.without_version(v, patch);
  if patch ? 'name' and coalesce(btrim(patch ->> 'name'), '') = '' then
    perform app_private.fail('SL422', 'Name is required', 'name');
  end if;
  if patch ? 'radius' and not coalesce((patch ->> 'radius')::numeric between 1 and 100, false) then
    perform app_private.fail('SL422', 'The radius must be 1 to 100 miles.', 'radius');
  end if;
  if patch ? 'strategy_count' and not coalesce((patch ->> 'strategy_count')::int >= 0, false) then
    perform app_private.fail('SL422', 'The count must be 0 or more.', 'strategy_count');
  end if;
  perform app_private.apply_patch('app_public.location_filters', v.id, patch - 'enabled',
    array['name', 'radius', 'strategy', 'strategy_count']);
  if patch ? 'enabled' then
    update app_public.search_filters s set enabled = coalesce((patch ->> 'enabled')::boolean, false) where s.id = v.id;
  end if;
  select * into v from app_public.location_filters f where f.id = v.id;
  return v;
end $$;
grant execute on function app_public.update_location_filter(int, jsonb) to sideline_admin;
comment on function app_public.update_location_filter(int, jsonb) is E'@behavior -*\n@resultFieldName locationFilter';

-- Adds a chosen address under a name, each only once [B-293]; missing coordinates are looked up by its postal code or
-- city. Returns the filter.
create or replace function app_public.add_address_to_location_filter(location_filter_id int, name text, address text,
  lat float8 default null, lon float8 default null) returns app_public.location_filters
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.location_filters;
  v_place record;
begin
  perform app_private.require_staff();
  v := app_private.lock_location_filter(add_address_to_location_filter.location_filter_id);
  if coalesce(btrim(name), '') = '' then perform app_private.fail('SL422', 'Name is required', 'name'); end if;
  if coalesce(btrim(address), '') = '' then perform app_private.fail('SL422', 'Address is required', 'address'); end if;
  if num_nulls(lat, lon) > 0 then
    select f.lat, f.lon into v_place from app_private.find_place(address) f;
    if not found then perform app_private.fail('SL422', 'Choose the address from the suggestions.', 'address'); end if;
    lat := v_place.lat;
    lon := v_place.lon;
  elsif not (lat between -90 and 90 and lon between -180 and 180) then
    perform app_private.fail('SL422', 'The coordinates are out of range.', 'address');
  end if;
  insert into app_public.locations (location_filter_id, name, kind, place, lat, lon)
  select v.id, btrim(add_address_to_location_filter.name), 'address', btrim(address),
    add_address_to_location_filter.lat, add_address_to_location_filter.lon
  where not exists (select from app_public.locations l where l.location_filter_id = v.id and l.kind = 'address'
    and l.place = btrim(address) and l.name = btrim(add_address_to_location_filter.name));
  return v;
end $$;
grant execute on function app_public.add_address_to_location_filter(int, text, text, float8, float8) to sideline_admin;
comment on function app_public.add_address_to_location_filter(int, text, text, float8, float8) is
  E'@resultFieldName locationFilter\n'
  'Adds an address; lat and lon in degrees, looked up when not given. Errors: SL422 with the field.';

-- Adds ZIPs, each only once; if any is invalid, SL422 "Cannot add invalid zips: …", and none is added [B-294].
-- Returns the filter.
create or replace function app_public.add_zips_to_location_filter(location_filter_id int, zips text[])
  returns app_public.location_filters language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.location_filters;
begin
  perform app_private.require_staff();
  v := app_private.lock_location_filter(add_zips_to_location_filter.location_filter_id);
  insert into app_public.locations (location_filter_id, name, kind, place, lat, lon)
  select v.id, z.city || ', ' || z.state || ' ' || z.zip, 'zip', z.zip, z.lat, z.lon
  from app_public.zip_codes z where z.zip = any (app_private.checked_zips(add_zips_to_location_filter.zips))
    and not exists (select from app_public.locations l
      where l.location_filter_id = v.id and l.kind <> 'market' and l.place = z.zip)
  order by z.zip;
  return v;
end $$;
grant execute on function app_public.add_zips_to_location_filter(int, text[]) to sideline_admin;
comment on function app_public.add_zips_to_location_filter(int, text[]) is
  E'@resultFieldName locationFilter\nAdds five-digit ZIPs, all of them or none.';

-- Adds markets, each once [B-295]. Returns the filter.
create or replace function app_public.add_geometries_to_location_filter(location_filter_id int, geometry_ids int[])
  returns app_public.location_filters language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.location_filters;
begin
  perform app_private.require_staff();
  v := app_private.lock_location_filter(add_geometries_to_location_filter.location_filter_id);
  if coalesce(cardinality(geometry_ids), 0) = 0 or exists (
    select from unnest(geometry_ids) g where not exists (select from app_public.markets m where m.id = g)) then
    perform app_private.fail('SL422', 'Choose markets from the list.', 'geometry_ids');
  end if;
  insert into app_public.locations (location_filter_id, name, kind, place, market_id)
  select v.id, m.name, 'market', m.name, m.id from app_public.markets m where m.id = any (geometry_ids) order by m.name
  on conflict on constraint locations_market_key do nothing;
  return v;
end $$;
grant execute on function app_public.add_geometries_to_location_filter(int, int[]) to sideline_admin;
comment on function app_public.add_geometries_to_location_filter(int, int[]) is
  E'@resultFieldName locationFilter\nAdds markets.';

-- Removes a place of a location filter [B-292]. Returns it.
create or replace function app_public.delete_location(location_id int) returns app_public.locations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.locations;
begin
  perform app_private.require_staff();
  delete from app_public.locations l where l.id = location_id returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such location.'); end if;
  return v;
end $$;
grant execute on function app_public.delete_location(int) to sideline_admin;
comment on function app_public.delete_location(int) is E'@resultFieldName location\nRemoves a place from its filter.';

create or replace function app_public.location_filters_enabled(f app_public.location_filters) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select s.enabled from app_public.search_filters s where s.id = f.id; end;
grant execute on function app_public.location_filters_enabled(app_public.location_filters) to sideline_admin;
comment on function app_public.location_filters_enabled(app_public.location_filters) is
  E'@notNull\nWhether the filter is enabled.';

create or replace function app_public.campaigns_location_filters(c app_public.campaigns)
  returns setof app_public.location_filters language sql stable rows 5 set search_path = pg_catalog, pg_temp
begin atomic select f.* from app_public.location_filters f where f.campaign_id = c.id order by f.id; end;
grant execute on function app_public.campaigns_location_filters(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_location_filters(app_public.campaigns) is '@simpleCollections only';

-- Ids for prospectingReport [B-286, B-319].
create or replace function app_public.campaigns_prospecting_report_id(c app_public.campaigns) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select 'campaign-' || c.id; end;
grant execute on function app_public.campaigns_prospecting_report_id(app_public.campaigns) to sideline_admin;
comment on function app_public.campaigns_prospecting_report_id(app_public.campaigns) is
  E'@notNull\nThe id of its prospecting report, such as campaign-7.';

create or replace function app_public.location_filters_prospecting_report_id(f app_public.location_filters) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select 'filter-' || f.id; end;
grant execute on function app_public.location_filters_prospecting_report_id(app_public.location_filters)
  to sideline_admin;
comment on function app_public.location_filters_prospecting_report_id(app_public.location_filters) is
  E'@notNull\nThe id of its prospecting report, such as filter-9.';

create or replace function app_public.locations_prospecting_report_id(l app_public.locations) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select 'location-' || l.id; end;
grant execute on function app_public.locations_prospecting_report_id(app_public.locations) to sideline_admin;
comment on function app_public.locations_prospecting_report_id(app_public.locations) is
  E'@notNull\nThe id of its prospecting report, such as location-12.';
