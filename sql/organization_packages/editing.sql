-- Functions that create and change packages.

-- Locks a package that the caller may change; SL404 otherwise.
create or replace function app_private.lock_organization_package(p_id int) returns app_public.organization_packages
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organization_packages;
begin
  select * into v from app_public.organization_packages k where k.id = p_id
    and app_private.may_act(k.organization_id) for update;
  if not found then perform app_private.fail('SL404', 'There is no such package.'); end if;
  return v;
end $$;

-- Sets the properties of a package: at least one, all belonging to its organization [B-164].
create or replace function app_private.write_package_properties(p_package app_public.organization_packages, p_ids int[])
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(cardinality(p_ids), 0) = 0 then
    perform app_private.fail('SL422', 'Your package must be associated with at least one season, program, or event',
      'sponsorable_property_ids');
  end if;
  if exists (select from unnest(p_ids) i where not exists (
      select from app_public.sponsorable_properties p
      where p.id = i and p.organization_id = p_package.organization_id)) then
    perform app_private.fail('SL422', 'Choose programs of this organization.', 'sponsorable_property_ids');
  end if;
  delete from app_public.organization_package_properties j
  where j.organization_package_id = p_package.id and j.sponsorable_property_id <> all (p_ids);
  insert into app_public.organization_package_properties (organization_package_id, sponsorable_property_id,
    organization_id)
  select distinct p_package.id, i, p_package.organization_id from unnest(p_ids) i
  on conflict on constraint organization_package_properties_pkey do nothing;
end $$;

-- Validates name and price of a package; SL422 with the field [B-163, B-165].
create or replace function app_private.check_package_form(p_name text, p_price numeric, p_type app_public.package_type)
  returns void language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(btrim(p_name), '') = '' then perform app_private.fail('SL422', 'Name is required', 'name'); end if;
  perform app_private.refuse_rounding(p_price, 2, 'price');
  if coalesce(p_price, 0) < 0.01 then
    perform app_private.fail('SL422', 'The price must be at least $0.01.', 'price');
  end if;
  if p_type <> 'user_generated' and not app_private.is_staff() then
    perform app_private.fail('SL403', 'You may not change this field.', 'package_type');
  end if;
end $$;

-- Creates a package for at least one property; price in US dollars from 0.01; only staff set the type [B-163..B-168].
-- Staff may do so for any organization, its users for their own. Returns the package.
create or replace function app_public.create_organization_package(organization_id int, name text, price numeric,
  sponsorable_property_ids int[], package_type app_public.package_type default 'user_generated',
  package_description text default null)
  returns app_public.organization_packages language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organization_packages;
begin
  perform app_private.lock_organization(organization_id);
  perform app_private.check_package_form(name, price, coalesce(package_type, 'user_generated'));
  insert into app_public.organization_packages (organization_id, name, price, package_type, package_description)
  values (organization_id, btrim(name), price, coalesce(package_type, 'user_generated'),
    nullif(btrim(package_description), ''))
  returning * into v;
  perform app_private.write_package_properties(v, sponsorable_property_ids);
  select * into v from app_public.organization_packages k where k.id = v.id; -- reads its version
  return v;
end $$;
grant execute on function app_public.create_organization_package(int, text, numeric, int[],
  app_public.package_type, text)
  to sideline_organization, sideline_admin;
comment on function app_public.create_organization_package(int, text, numeric, int[], app_public.package_type, text) is
  E'@resultFieldName organizationPackage\nMakes a package; price in US dollars. Errors: SL422 with the field; SL404.';

-- Changes the given fields of a package: name, price, package_description, package_type (staff) and the list
-- sponsorable_property_ids [B-175, B-177]. Returns it.
create or replace function app_public.update_organization_package(id int, patch jsonb)
  returns app_public.organization_packages language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organization_packages := app_private.lock_organization_package(update_organization_package.id);
  v_new app_public.organization_packages := jsonb_populate_record(v, patch - 'sponsorable_property_ids');
begin
  patch := app_private.without_version(v, patch);
  perform app_private.check_package_form(v_new.name, v_new.price, case when patch ? 'package_type'
    and v_new.package_type <> v.package_type then v_new.package_type else 'user_generated' end);
  perform app_private.apply_patch('app_public.organization_packages', v.id, patch - 'sponsorable_property_ids',
    array['name', 'price', 'package_description'] || case
      when app_private.is_staff() or v_new.package_type = v.package_type then array['package_type'] else '{}' end);
  if patch ? 'sponsorable_property_ids' then
    perform app_private.write_package_properties(v,
      array(select jsonb_array_elements_text(nullif(patch -> 'sponsorable_property_ids', 'null'))::int));
  end if;
  select * into v from app_public.organization_packages k where k.id = v.id;
  return v;
end $$;
grant execute on function app_public.update_organization_package(int, jsonb) to sideline_organization, sideline_admin;
comment on function app_public.update_organization_package(int, jsonb) is
  E'@behavior -*\n@resultFieldName organizationPackage';

-- Deletes a package; its capabilities stay for sale [B-171, B-176]. Returns the deleted row.
create or replace function app_public.remove_organization_package(organization_package_id int)
  returns app_public.organization_packages language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organization_packages :=
    app_private.lock_organization_package(remove_organization_package.organization_package_id);
begin
  delete from app_public.organization_packages k where k.id = v.id;
  return v;
end $$;
grant execute on function app_public.remove_organization_package(int) to sideline_organization, sideline_admin;
comment on function app_public.remove_organization_package(int) is
  E'@resultFieldName organizationPackage\nRemoves a package. Errors: SL404.';

-- A package contains capabilities that are for sale, at most as many as are [S-444, L-338], also after an undo [K6].
create or replace function app_private.tg__packaged() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_for_sale int;
begin
  select case when not c.archived then d.max_for_sale end into v_for_sale
  from app_public.organization_capability_packages k
  join app_public.organization_capabilities c on c.id = k.organization_capability_id
  join app_public.capability_details d on d.id = c.capability_detail_id
  where new.id = case tg_table_name when 'capability_details' then d.id
    when 'organization_capabilities' then c.id else k.id end
    and (c.archived or k.quantity > d.max_for_sale) limit 1;
  if not found then return null; end if;
  case tg_table_name
    when 'capability_details' then
      perform app_private.fail('SL422', 'A package includes more than that.', 'max_for_sale');
    when 'organization_capabilities' then
      perform app_private.fail('SL409', 'This capability is part of a package. Take it out of the package first.');
    else
      perform app_private.fail('SL422',
        coalesce('Only ' || v_for_sale || ' are for sale.', 'This capability is no longer for sale.'), 'quantity');
  end case;
end $$;

create trigger _300_packaged after insert or update of quantity on app_public.organization_capability_packages
  for each row execute function app_private.tg__packaged();
create trigger _300_packaged after update of max_for_sale on app_public.capability_details
  for each row execute function app_private.tg__packaged();
create trigger _300_packaged after update of archived on app_public.organization_capabilities
  for each row when (new.archived) execute function app_private.tg__packaged();

-- Adds a capability of the same organization to a package, or changes its quantity: at least 1, at most the quantity
-- for sale [B-175, S-444]. SL422 with the field. Returns the package.
create or replace function app_public.add_capability_to_package(organization_package_id int,
  organization_capability_id int, quantity int default 1)
  returns app_public.organization_packages language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organization_packages :=
    app_private.lock_organization_package(add_capability_to_package.organization_package_id);
  v_capability app_public.organization_capabilities;
begin
  select * into v_capability from app_public.organization_capabilities c
  where c.id = add_capability_to_package.organization_capability_id and c.organization_id = v.organization_id
    and not c.archived for update;
  if not found then
    perform app_private.fail('SL422', 'Choose a capability that this organization sells.',
      'organization_capability_id');
  end if;
  if coalesce(quantity, 0) < 1 then
    perform app_private.fail('SL422', 'The quantity must be at least 1.', 'quantity');
  end if;
  insert into app_public.organization_capability_packages (organization_package_id, organization_capability_id,
    organization_id, quantity)
  values (v.id, v_capability.id, v.organization_id, quantity)
  on conflict on constraint ocp_once_key do update set quantity = excluded.quantity;
  return v;
end $$;
grant execute on function app_public.add_capability_to_package(int, int, int) to sideline_organization, sideline_admin;
comment on function app_public.add_capability_to_package(int, int, int) is
  E'@resultFieldName organizationPackage\n'
  'Puts a capability into a package or changes its quantity. Errors: SL422 with the field; SL404.';

-- Removes a capability from its package [B-170]. Returns the package.
create or replace function app_public.remove_organization_capability_package(organization_capability_package_id int)
  returns app_public.organization_packages language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organization_packages;
begin
  v := app_private.lock_organization_package((select k.organization_package_id
    from app_public.organization_capability_packages k
    where k.id = remove_organization_capability_package.organization_capability_package_id));
  delete from app_public.organization_capability_packages k
  where k.id = remove_organization_capability_package.organization_capability_package_id;
  return v;
end $$;
grant execute on function app_public.remove_organization_capability_package(int)
  to sideline_organization, sideline_admin;
comment on function app_public.remove_organization_capability_package(int) is
  E'@resultFieldName organizationPackage\nTakes a capability out of its package. Errors: SL404.';
