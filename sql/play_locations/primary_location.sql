-- The one primary place of an organization, and what is copied from it.

-- The first place of an organization becomes its primary one; a new primary one clears the flag of the other.
create or replace function app_private.tg_play_locations__primary() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return new; end if;
  -- serializes concurrent changes
  perform from app_public.organizations o where o.id = new.organization_id for no key update;
  if not exists (select from app_public.play_locations l
    where l.organization_id = new.organization_id and l."primary" and l.id <> new.id) then
    new."primary" := true;
  elsif new."primary" then
    update app_public.play_locations l set "primary" = false
    where l.organization_id = new.organization_id and l."primary" and l.id <> new.id;
  end if;
  return new;
end $$;

create trigger _210_primary before insert on app_public.play_locations
  for each row execute function app_private.tg_play_locations__primary();

-- the flag is moved by setting it on another place, never by clearing it
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

-- Copies a location to the properties whose primary one it is; an organization's primary location also sets its time
-- zone, and its city and state if they are empty (a territory is not a state of an organization).
create or replace function app_private.tg_play_locations__copy() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  if new."primary" then
    update app_public.organizations o set city = coalesce(o.city, new.city),
      state = coalesce(o.state, case when app_private.country_of_state(new.state) is not null then new.state end),
      time_zone = coalesce(app_private.time_zone_of(new.state, new.lon), o.time_zone)
    where o.id = new.organization_id;
  end if;
  if tg_op = 'UPDATE' then
    perform app_private.copy_primary_places(array(select j.sponsorable_property_id
      from app_public.sponsorable_property_play_locations j
      where j.play_location_id = new.id and j.organization_id = new.organization_id and j."primary"));
  end if;
  return null;
end $$;

create trigger _600_copy after insert or update of address, city, state, zipcode, country, lat, lon, "primary"
  on app_public.play_locations
  for each row execute function app_private.tg_play_locations__copy();

-- Refuses to delete a place that is a program's only one (SL409) [B-119]; otherwise detaches it from programs first.
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
    perform app_private.fail('SL409',
      format('This is the only play location of "%s". Give that program another one first.', v_name));
  end if;
  delete from app_public.sponsorable_property_play_locations j
  where j.play_location_id = old.id and j.organization_id = old.organization_id;
  return old;
end $$;

create trigger _200_let_go before delete on app_public.play_locations
  for each row execute function app_private.tg_play_locations__let_go();

-- When the primary location is deleted, the oldest of the others becomes primary.
create or replace function app_private.tg_play_locations__follow() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_public.play_locations l set "primary" = true
  where l.id = (select min(other.id) from app_public.play_locations other
    where other.organization_id = old.organization_id);
  return null;
end $$;

create trigger _600_follow after delete on app_public.play_locations
  for each row when (old."primary") execute function app_private.tg_play_locations__follow();
