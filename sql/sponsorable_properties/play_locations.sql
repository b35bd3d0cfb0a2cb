-- The places where a property plays; one is primary.

select app_private.protect('app_public.sponsorable_property_play_locations');
create policy select_own on app_public.sponsorable_property_play_locations for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.sponsorable_property_play_locations is
  'Leagues see where the programs of their own organizations play.';
create policy select_wizard on app_public.sponsorable_property_play_locations for select to sideline_application_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
grant select on app_public.sponsorable_property_play_locations to sideline_organization, sideline_application_link;
comment on table app_public.sponsorable_property_play_locations is
  E'@behavior -insert -update -delete\nWhich program plays where; one place is its primary one.';
create trigger _500_audit after insert or update or delete on app_public.sponsorable_property_play_locations
  for each row execute function app_private.tg__audit();

-- Writes coordinates, city, state and ZIP of the primary place to the given properties.
create or replace function app_private.copy_primary_places(property_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.sponsorable_properties p
  set lat = l.lat, lon = l.lon, city = l.city, state = l.state, zip = app_private.zip_key(l.zipcode)
  from app_public.sponsorable_properties q
  left join app_public.sponsorable_property_play_locations j on j.sponsorable_property_id = q.id and j."primary"
  left join app_public.play_locations l on l.id = j.play_location_id
  where q.id = any (property_ids) and p.id = q.id
    and (p.lat, p.lon, p.city, p.state, p.zip) is distinct from (l.lat, l.lon, l.city, l.state,
      app_private.zip_key(l.zipcode))
$$;

-- A new primary place of a property clears the flag of the other, also when a deleted primary place is restored.
create or replace function app_private.tg_sponsorable_property_play_locations__primary_moves() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() or not new."primary" then return new; end if;
  update app_public.sponsorable_property_play_locations j set "primary" = false
  where j.sponsorable_property_id = new.sponsorable_property_id and j."primary"
    and j.play_location_id <> new.play_location_id;
  return new;
end $$;

create trigger _200_primary_moves before insert on app_public.sponsorable_property_play_locations
  for each row execute function app_private.tg_sponsorable_property_play_locations__primary_moves();

-- A property with places has one primary place: the first one or, once that is removed, the oldest of the others.
create or replace function app_private.tg_sponsorable_property_play_locations__primary() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  update app_public.sponsorable_property_play_locations j set "primary" = true
  from (select distinct on (o.sponsorable_property_id) o.sponsorable_property_id, o.play_location_id
    from app_public.sponsorable_property_play_locations o
    where o.sponsorable_property_id in (select c.sponsorable_property_id from changed c)
    order by o.sponsorable_property_id, o."primary" desc, o.play_location_id) first
  where j.sponsorable_property_id = first.sponsorable_property_id and j.play_location_id = first.play_location_id
    and not j."primary";
  perform app_private.copy_primary_places(array(select distinct c.sponsorable_property_id from changed c));
  return null;
end $$;

create trigger _600_primary_insert after insert
  on app_public.sponsorable_property_play_locations referencing new table as changed
  for each statement execute function app_private.tg_sponsorable_property_play_locations__primary();
create trigger _600_primary_delete after delete
  on app_public.sponsorable_property_play_locations referencing old table as changed
  for each statement execute function app_private.tg_sponsorable_property_play_locations__primary();

-- A property's places, the primary one first.
create or replace function app_public.sponsorable_properties_play_locations(p app_public.sponsorable_properties)
  returns setof app_public.play_locations language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select l.* from app_public.sponsorable_property_play_locations j
  join app_public.play_locations l on l.id = j.play_location_id
  where j.sponsorable_property_id = p.id order by j."primary" desc, l.nickname, l.id;
end;
grant execute on function app_public.sponsorable_properties_play_locations(app_public.sponsorable_properties)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_play_locations(app_public.sponsorable_properties) is
  E'@simpleCollections only\nWhere it plays, the primary place first.';

create or replace function app_public.sponsorable_properties_primary_play_location(p app_public.sponsorable_properties)
  returns app_public.play_locations language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select l.* from app_public.sponsorable_property_play_locations j
  join app_public.play_locations l on l.id = j.play_location_id
  where j.sponsorable_property_id = p.id and j."primary";
end;
grant execute on function app_public.sponsorable_properties_primary_play_location(app_public.sponsorable_properties)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorable_properties_primary_play_location(app_public.sponsorable_properties) is
  'Its primary play location.';
