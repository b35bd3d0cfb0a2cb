-- Where organizations play. Each organization with places has one primary place; properties carry a copy of theirs, so
-- that targeting reads one table.

select app_private.protect('app_public.play_locations');
create policy select_own on app_public.play_locations for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.play_locations is 'Leagues see the play locations of their own organizations.';
create policy insert_own on app_public.play_locations for insert to sideline_organization
  with check (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy insert_own on app_public.play_locations is 'Leagues add play locations to their own organizations.';
create policy update_own on app_public.play_locations for update to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy update_own on app_public.play_locations is 'Leagues change the play locations of their own organizations.';
create policy delete_own on app_public.play_locations for delete to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy delete_own on app_public.play_locations is 'Leagues delete the play locations of their own organizations.';
create policy select_link on app_public.play_locations for select to sideline_application_link, sideline_onboarding_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
grant select on app_public.play_locations to sideline_organization, sideline_application_link, sideline_onboarding_link;
grant insert (organization_id, nickname, address, street, city, state, zipcode, country, lat, lon, "primary"),
  update (nickname, address, street, city, state, zipcode, country, lat, lon, "primary"), delete
  on app_public.play_locations to sideline_organization, sideline_admin;
comment on table app_public.play_locations is E'@flatInput\nA place where an organization plays; lat and lon in degrees. Missing parts of an address are filled from its postal code or city.';
create trigger _500_audit after insert or update or delete on app_public.play_locations for each row execute function app_private.tg__audit();
create trigger _100_touch before update on app_public.play_locations for each row execute function app_private.tg__touch();

-- Fills what is missing of a new or changed address: city, state, postal code, country, coordinates. An address that names
-- no known place of the US or Canada needs coordinates of its own, else SL422 address [L-167, B-109]. A league that tells of
-- itself by its onboarding link may keep what it typed [L18]: it is located by the league's city, or not at all.
create or replace function app_private.tg_play_locations__place() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_place record;
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return new; end if;
  if tg_op = 'UPDATE' and (new.lat, new.lon) is not distinct from (old.lat, old.lon) then
    if (new.address, new.street, new.city, new.state, new.zipcode, new.country)
      is not distinct from (old.address, old.street, old.city, old.state, old.zipcode, old.country) then return new; end if;
    -- a new address without new coordinates: the old ones are not its own
    new.lat := null;
    new.lon := null;
    if new.street is not distinct from old.street then new.street := null; end if;
    if new.city is not distinct from old.city then new.city := null; end if;
    if new.state is not distinct from old.state then new.state := null; end if;
    if new.zipcode is not distinct from old.zipcode then new.zipcode := null; end if;
  end if;
  if num_nulls(new.lat, new.lon, new.city, new.state, new.zipcode) = 0 then return new; end if;
  select * into v_place from app_private.find_place(concat_ws(', ', new.address,
    case when new.city is not null and new.state is not null then new.city || ', ' || concat_ws(' ', new.state, new.zipcode) else new.zipcode end));
  if v_place.zip is null then select * into v_place from app_private.find_place(new.address); end if;
  if v_place.zip is null and num_nulls(new.lat, new.lon) > 0 and new.organization_id = app_private.link_id('league') then
    select f.* into v_place from app_public.organizations o cross join app_private.find_place(o.city || ', ' || o.state) f
    where o.id = new.organization_id;
    if v_place.zip is null then return new; end if;
  end if;
  if v_place.zip is null then
    if new.lat is null or new.lon is null then perform app_private.fail('SL422', 'Choose the address from the suggestions.', 'address'); end if;
    return new;
  end if;
  if new.lat is null or new.lon is null then
    new.lat := v_place.lat;
    new.lon := v_place.lon;
    new.country := v_place.country;
  end if;
  new.city := coalesce(new.city, v_place.city);
  new.state := coalesce(new.state, v_place.state);
  new.zipcode := coalesce(new.zipcode, v_place.zip);
  return new;
end $$;
create trigger _200_place before insert or update of address, street, city, state, zipcode, lat, lon on app_public.play_locations
  for each row execute function app_private.tg_play_locations__place();

-- The first place of an organization is its primary one; a new primary one takes the mark from the other.
create or replace function app_private.tg_play_locations__primary() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return new; end if;
  perform from app_public.organizations o where o.id = new.organization_id for no key update; -- one at a time
  if not exists (select from app_public.play_locations l where l.organization_id = new.organization_id and l."primary" and l.id <> new.id) then
    new."primary" := true;
  elsif new."primary" then
    update app_public.play_locations l set "primary" = false where l.organization_id = new.organization_id and l."primary" and l.id <> new.id;
  end if;
  return new;
end $$;
create trigger _210_primary before insert on app_public.play_locations for each row execute function app_private.tg_play_locations__primary();
-- the mark moves by giving it to another place, never by taking it off
create or replace function app_private.tg_play_locations__primary_stays() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if pg_trigger_depth() = 1 and not app_private.is_restoring() then
    perform app_private.fail('SL422', 'Make another play location the primary one instead.', 'primary');
  end if;
  return new;
end $$;
create trigger _200_primary_stays before update of "primary" on app_public.play_locations for each row
  when (old."primary" and not new."primary") execute function app_private.tg_play_locations__primary_stays();
create trigger _210_primary_moves before update of "primary" on app_public.play_locations for each row
  when (new."primary" and not old."primary") execute function app_private.tg_play_locations__primary();

-- A place is copied to the properties that have it as their primary one, and the primary place gives its organization
-- city and state where they are empty, and the time zone.
create or replace function app_private.tg_play_locations__copy() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  if new."primary" then
    update app_public.organizations o set city = coalesce(o.city, new.city), state = coalesce(o.state, new.state),
      time_zone = coalesce(app_private.time_zone_of(new.state, new.lon), o.time_zone)
    where o.id = new.organization_id;
  end if;
  if tg_op = 'UPDATE' then
    perform app_private.copy_primary_places(array(select j.sponsorable_property_id from app_public.sponsorable_property_play_locations j
      where j.play_location_id = new.id and j.organization_id = new.organization_id and j."primary"));
  end if;
  return null;
end $$;
create trigger _600_copy after insert or update of address, city, state, zipcode, country, lat, lon, "primary" on app_public.play_locations
  for each row execute function app_private.tg_play_locations__copy();

-- A place that is the only one of a program stays (SL409) [B-119]; otherwise programs let go of it first.
create or replace function app_private.tg_play_locations__let_go() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text;
begin
  select p.name into v_name from app_public.sponsorable_property_play_locations j
  join app_public.sponsorable_properties p on p.id = j.sponsorable_property_id
  where j.play_location_id = old.id and j.organization_id = old.organization_id and not exists (
    select from app_public.sponsorable_property_play_locations other
    where other.sponsorable_property_id = j.sponsorable_property_id and other.play_location_id <> old.id)
  order by p.name limit 1;
  if v_name is not null then
    perform app_private.fail('SL409', format('This is the only play location of "%s". Give that program another one first.', v_name));
  end if;
  delete from app_public.sponsorable_property_play_locations j where j.play_location_id = old.id and j.organization_id = old.organization_id;
  return old;
end $$;
create trigger _200_let_go before delete on app_public.play_locations for each row execute function app_private.tg_play_locations__let_go();

-- When the primary place goes, the oldest of the others follows.
create or replace function app_private.tg_play_locations__follow() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_public.play_locations l set "primary" = true
  where l.id = (select min(other.id) from app_public.play_locations other where other.organization_id = old.organization_id);
  return null;
end $$;
create trigger _600_follow after delete on app_public.play_locations for each row when (old."primary") execute function app_private.tg_play_locations__follow();

-- ------------------------------------------------------------------------------------------------ calls

-- What a place is called until somebody names it: the first part of its address, its street or else its city (O5).
create or replace function app_private.place_name(address text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select left(coalesce(nullif(btrim(split_part(place_name.address, ',', 1)), ''), btrim(place_name.address)), 200) $$;

-- Writes one place from an input; an address is required, its parts and the nickname are filled where missing. p_field is the
-- field that an error names. Callers have checked the right to the organization.
create or replace function app_private.add_play_location(p_organization_id int, p_input app_public.play_location_input, p_field text) returns app_public.play_locations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.play_locations;
begin
  if coalesce(btrim(p_input.address), '') = '' then perform app_private.fail('SL422', 'Address is required', p_field); end if;
  insert into app_public.play_locations (organization_id, nickname, address, street, city, state, zipcode, country, lat, lon)
  values (p_organization_id, coalesce(nullif(btrim(p_input.nickname), ''), 'Default Nickname'), btrim(p_input.address), p_input.street,
    nullif(btrim(p_input.city), ''), upper(nullif(btrim(p_input.state), '')), nullif(btrim(p_input.zipcode), ''), coalesce(p_input.country, 'US'),
    p_input.lat, p_input.lon)
  returning * into v;
  return v;
end $$;

-- Adds a place to an organization: nickname and address are required, the rest is filled in [B-108, B-111]. Staff any,
-- organization users their own, an onboarding link its own. Returns the place.
create or replace function app_public.create_organization_play_location(organization_id int, play_location_input app_public.play_location_input) returns app_public.play_locations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if create_organization_play_location.organization_id is distinct from app_private.link_id('league') then
    perform app_private.lock_organization(create_organization_play_location.organization_id);
    if coalesce(btrim((play_location_input).nickname), '') = '' then
      perform app_private.fail('SL422', 'Nickname is required', 'nickname');
    end if;
  end if;
  return app_private.add_play_location(create_organization_play_location.organization_id, play_location_input, 'address');
end $$;
grant execute on function app_public.create_organization_play_location(int, app_public.play_location_input)
  to sideline_onboarding_link, sideline_organization, sideline_admin;
comment on function app_public.create_organization_play_location(int, app_public.play_location_input) is
  E'@resultFieldName playLocation\nAdds a place to an organization. Errors: SL422 with the field; SL404.';

-- Removes a place; SL409 while it is a program's only one [B-119]. Staff any, organization users their own. Returns the place.
create or replace function app_public.delete_organization_play_location(id int) returns app_public.play_locations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.play_locations;
begin
  select * into v from app_public.play_locations l where l.id = delete_organization_play_location.id
    and (app_private.is_staff() or l.organization_id = any (app_private.my_organization_ids())) for update;
  if not found then perform app_private.fail('SL404', 'There is no such play location.'); end if;
  delete from app_public.play_locations l where l.id = v.id;
  return v;
end $$;
grant execute on function app_public.delete_organization_play_location(int) to sideline_organization, sideline_admin;
comment on function app_public.delete_organization_play_location(int) is
  E'@resultFieldName playLocation\nRemoves a place. Errors: SL409 while it is the only one of a program; SL404.';
