-- Functions that add and delete places.

-- The default nickname of a place: the first part of its address, which is its street or else its city (O5).
create or replace function app_private.place_name(address text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select left(coalesce(nullif(btrim(split_part(place_name.address, ',', 1)), ''), btrim(place_name.address)), 200)
$$;

-- Saves one play location from an input; an address is required, missing parts of it and the nickname are filled in.
-- p_field is the field that an error names. Callers have checked the permission for the organization.
create or replace function app_private.add_play_location(p_organization_id int, p_input app_public.play_location_input,
  p_field text) returns app_public.play_locations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.play_locations;
begin
  if coalesce(btrim(p_input.address), '') = '' then
    perform app_private.fail('SL422', 'Address is required', p_field);
  end if;
  insert into app_public.play_locations (organization_id, nickname, address, street, city, state, zipcode,
    country, lat, lon)
  values (p_organization_id, coalesce(nullif(btrim(p_input.nickname), ''), 'Default Nickname'), btrim(p_input.address),
    p_input.street, nullif(btrim(p_input.city), ''), upper(nullif(btrim(p_input.state), '')),
    nullif(btrim(p_input.zipcode), ''), coalesce(p_input.country, 'US'), p_input.lat, p_input.lon)
  returning * into v;
  return v;
end $$;

-- Adds a place to an organization: nickname and address are required, the rest is filled in [B-108, B-111]. Staff may
-- do so for any organization, its users and its onboarding link for their own. Returns the place.
create or replace function app_public.create_organization_play_location(organization_id int,
  play_location_input app_public.play_location_input) returns app_public.play_locations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if create_organization_play_location.organization_id is distinct from app_private.link_id('league') then
    perform app_private.lock_organization(create_organization_play_location.organization_id);
    if coalesce(btrim((play_location_input).nickname), '') = '' then
      perform app_private.fail('SL422', 'Nickname is required', 'nickname');
    end if;
  end if;
  return app_private.add_play_location(create_organization_play_location.organization_id,
    play_location_input, 'address');
end $$;
grant execute on function app_public.create_organization_play_location(int, app_public.play_location_input)
  to sideline_onboarding_link, sideline_organization, sideline_admin;
comment on function app_public.create_organization_play_location(int, app_public.play_location_input) is
  E'@resultFieldName playLocation\nAdds a place to an organization. Errors: SL422 with the field; SL404.';

-- Removes a place; SL409 while it is a program's only one [B-119]. Staff any, organization users their own.
-- Returns the place.
create or replace function app_public.delete_organization_play_location(id int) returns app_public.play_locations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.play_locations;
begin
  select * into v from app_public.play_locations l where l.id = delete_organization_play_location.id
    and app_private.may_act(l.organization_id) for update;
  if not found then perform app_private.fail('SL404', 'There is no such play location.'); end if;
  delete from app_public.play_locations l where l.id = v.id;
  return v;
end $$;
grant execute on function app_public.delete_organization_play_location(int) to sideline_organization, sideline_admin;
comment on function app_public.delete_organization_play_location(int) is
  E'@resultFieldName playLocation\nRemoves a place. Errors: SL409 while it is the only one of a program; SL404.';
