-- Where organizations play. Each organization with places has one primary place; properties carry a copy of theirs, so
-- that targeting reads one table.

select app_private.protect('app_public.play_locations');
create policy select_own on app_public.play_locations for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.play_locations is
  'Leagues see the play locations of their own organizations.';
create policy insert_own on app_public.play_locations for insert to sideline_organization
  with check (organization_id = any ((select app_private.my_owned_organization_ids())::int[]));
comment on policy insert_own on app_public.play_locations is
  'Owners of leagues add play locations to their own organizations.';
create policy update_own on app_public.play_locations for update to sideline_organization
  using (organization_id = any ((select app_private.my_owned_organization_ids())::int[]));
comment on policy update_own on app_public.play_locations is
  'Owners of leagues change the play locations of their own organizations.';
create policy delete_own on app_public.play_locations for delete to sideline_organization
  using (organization_id = any ((select app_private.my_owned_organization_ids())::int[]));
comment on policy delete_own on app_public.play_locations is
  'Owners of leagues delete the play locations of their own organizations.';
create policy select_link on app_public.play_locations for select to sideline_application_link, sideline_onboarding_link
  using (organization_id = (select app_private.link_wizard_organization_id()));
grant select on app_public.play_locations to sideline_organization, sideline_application_link, sideline_onboarding_link;
grant insert (organization_id, nickname, address, street, city, state, zipcode, country, lat, lon, "primary"),
  update (nickname, address, street, city, state, zipcode, country, lat, lon, "primary"), delete
  on app_public.play_locations to sideline_organization, sideline_admin;
-- for the constraint
grant execute on function app_private.is_state(text), app_private.country_of_state(text)
  to sideline_organization, sideline_admin;
comment on table app_public.play_locations is E'@flatInput\nA place where an organization plays; lat and lon in '
  'degrees. Missing parts of an address are filled in from its postal code or city.';
create trigger _500_audit after insert or update or delete on app_public.play_locations
  for each row execute function app_private.tg__audit();
create trigger _100_touch before update on app_public.play_locations
  for each row execute function app_private.tg__touch();

-- Fills in missing parts of a new or changed address: city, state, postal code, country, coordinates. An address
-- without a known place in the US or Canada needs coordinates, else SL422 address [L-167, B-109]. Through an
-- onboarding link, any typed address is accepted [L18]: it is located by the league's city, or not at all.
create or replace function app_private.tg_play_locations__place() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_place record;
begin
  -- an unknown one violates the constraint [W13]
  new.state := coalesce(app_private.state_code(new.state), nullif(btrim(new.state), ''));
  if app_private.is_bulk_load() or app_private.is_restoring() then return new; end if;
  if tg_op = 'UPDATE' and (new.lat, new.lon) is not distinct from (old.lat, old.lon) then
    if (new.address, new.street, new.city, new.state, new.zipcode, new.country)
      is not distinct from (old.address, old.street, old.city, old.state, old.zipcode, old.country) then
      return new;
    end if;
    -- a new address without new coordinates: the old ones belong to the previous address
    new.lat := null;
    new.lon := null;
    if new.street is not distinct from old.street then new.street := null; end if;
    if new.city is not distinct from old.city then new.city := null; end if;
    if new.state is not distinct from old.state then new.state := null; end if;
    if new.zipcode is not distinct from old.zipcode then new.zipcode := null; end if;
  end if;
  if num_nulls(new.lat, new.lon, new.city, new.state, new.zipcode) = 0 then return new; end if;
  select * into v_place from app_private.find_place(new.address, new.city, new.state, new.zipcode);
  if v_place.zip is null then select * into v_place from app_private.find_place(new.address); end if;
  if v_place.zip is null and num_nulls(new.lat, new.lon) > 0
    and new.organization_id = app_private.link_id('league') then
    select f.* into v_place from app_public.organizations o cross join app_private.city_place(o.city, o.state) f
    where o.id = new.organization_id;
    if v_place.zip is null then return new; end if;
  end if;
  if v_place.zip is null then
    if new.lat is null or new.lon is null then
      perform app_private.fail('SL422', 'Choose the address from the suggestions.', 'address');
    end if;
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

create trigger _200_place before insert or update of address, street, city, state, zipcode, lat, lon
  on app_public.play_locations
  for each row execute function app_private.tg_play_locations__place();
