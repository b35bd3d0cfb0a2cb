-- Functions that add, change and archive capabilities of an organization.

-- Replaces a detail's lists: its properties and, for signage, play locations; each must belong to the organization.
create or replace function app_private.write_detail_rows(p_detail app_public.capability_details,
  p_play_location_ids int[], p_property_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_play_location_ids is not null then
    if p_detail.kind <> 'game_signage' and cardinality(p_play_location_ids) > 0 then
      perform app_private.fail('SL422', 'Only signage can have locations.', 'play_location_ids');
    end if;
    if exists (select from unnest(p_play_location_ids) i where not exists (
        select from app_public.play_locations l where l.id = i and l.organization_id = p_detail.organization_id)) then
      perform app_private.fail('SL422', 'Choose play locations of this organization.', 'play_location_ids');
    end if;
    delete from app_public.capability_detail_play_locations j
    where j.capability_detail_id = p_detail.id and j.play_location_id <> all (p_play_location_ids);
    insert into app_public.capability_detail_play_locations (capability_detail_id, play_location_id, organization_id)
    select distinct p_detail.id, i, p_detail.organization_id from unnest(p_play_location_ids) i
    on conflict on constraint capability_detail_play_locations_pkey do nothing;
  end if;
  if p_property_ids is not null then
    if exists (select from unnest(p_property_ids) i where not exists (
        select from app_public.sponsorable_properties p
        where p.id = i and p.organization_id = p_detail.organization_id)) then
      perform app_private.fail('SL422', 'Choose programs of this organization.', 'sponsorable_property_ids');
    end if;
    delete from app_public.capability_detail_properties j
    where j.capability_detail_id = p_detail.id and j.sponsorable_property_id <> all (p_property_ids);
    insert into app_public.capability_detail_properties (capability_detail_id, sponsorable_property_id, organization_id)
    select distinct p_detail.id, i, p_detail.organization_id from unnest(p_property_ids) i
    on conflict on constraint capability_detail_properties_pkey do nothing;
  end if;
end $$;

-- Adds a capability that an organization sells [B-156]: price (US dollars), quantity for sale and the details of its
-- kind; details of another kind are refused. Staff may do so for any organization, its users for their own. Returns
-- the capability.
create or replace function app_public.create_organization_capability(organization_id int, capability_id int,
  name text default null, description text default null, price numeric default null, max_for_sale int default null,
  can_hang24_hours boolean default null, banner_size_ids int[] default null, banner_placement_ids int[] default null,
  play_location_ids int[] default null, email_list_size int default null, social_media_channel_id int default null,
  social_media_following_size int default null, min_teams_required int default null, can_use_logo boolean default null,
  other_brands text default null, logo_placement_ids int[] default null, sponsorable_property_ids int[] default null)
  returns app_public.organization_capabilities
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_capability app_public.capabilities;
  v_detail app_public.capability_details;
  v app_public.organization_capabilities;
begin
  perform app_private.lock_organization(organization_id);
  select * into v_capability from app_public.capabilities c
  where c.id = create_organization_capability.capability_id and not c.retired;
  if not found then perform app_private.fail('SL422', 'Choose a capability.', 'capability_id'); end if;
  perform app_private.check_detail_numbers(price, max_for_sale);
  insert into app_public.capability_details (organization_id, capability_id, kind, price, max_for_sale,
    can_hang24_hours, banner_size_ids, banner_placement_ids, email_list_size, social_media_channel_id,
    social_media_following_size, min_teams_required, can_use_logo, other_brands, logo_placement_ids)
  values (organization_id, v_capability.id, v_capability.kind, price, max_for_sale, can_hang24_hours, banner_size_ids,
    banner_placement_ids, email_list_size, social_media_channel_id, social_media_following_size,
    min_teams_required, can_use_logo, other_brands, logo_placement_ids)
  returning * into v_detail;
  perform app_private.write_detail_rows(v_detail, play_location_ids, sponsorable_property_ids);
  insert into app_public.organization_capabilities (organization_id, capability_id, name, description,
    capability_detail_id)
  values (organization_id, v_capability.id, coalesce(nullif(btrim(name), ''), v_capability.name),
    description, v_detail.id)
  returning * into v;
  return v;
end $$;
grant execute on function app_public.create_organization_capability(int, int, text, text, numeric, int, boolean, int[],
  int[], int[], int, int, int, int, boolean, text, int[], int[])
  to sideline_organization, sideline_admin;
comment on function app_public.create_organization_capability(int, int, text, text, numeric, int, boolean, int[], int[],
  int[], int, int, int, int, boolean, text, int[], int[]) is
  E'@resultFieldName organizationCapability\n'
  'Adds a capability that an organization sells; price in US dollars. Errors: SL422 with the field; SL404.';

-- Price and quantity cannot be negative; SL422 with the field.
create or replace function app_private.check_detail_numbers(p_price numeric, p_max_for_sale int) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.refuse_rounding(p_price, 2, 'price');
  if p_price < 0 then perform app_private.fail('SL422', 'The price cannot be negative.', 'price'); end if;
  if p_max_for_sale < 0 then
    perform app_private.fail('SL422', 'The quantity cannot be negative.', 'max_for_sale');
  end if;
end $$;

-- Locks an organization capability that the caller may change; SL404 otherwise.
create or replace function app_private.lock_organization_capability(p_id int)
  returns app_public.organization_capabilities
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organization_capabilities;
begin
  select * into v from app_public.organization_capabilities c where c.id = p_id
    and app_private.may_act(c.organization_id) for update;
  if not found then perform app_private.fail('SL404', 'There is no such capability.'); end if;
  return v;
end $$;

-- Changes the given fields of an organization capability: name, description and those of its detail;
-- play_location_ids and sponsorable_property_ids replace the current lists. The quantity cannot be less than packages
-- contain. Returns the capability.
create or replace function app_public.update_organization_capability(id int, patch jsonb)
  returns app_public.organization_capabilities
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organization_capabilities := app_private.lock_organization_capability(update_organization_capability.id);
  v_detail app_public.capability_details;
  v_own constant text[] := array['name', 'description'];
  v_rows constant text[] := array['play_location_ids', 'sponsorable_property_ids'];
begin
  patch := app_private.without_version(v, patch);
  if patch ? 'name' and coalesce(btrim(patch ->> 'name'), '') = '' then
    perform app_private.fail('SL422', 'Name is required', 'name');
  end if;
  perform app_private.check_detail_numbers((patch ->> 'price')::numeric, (patch ->> 'max_for_sale')::int);
  perform app_private.apply_patch('app_public.organization_capabilities', v.id,
    (select coalesce(jsonb_object_agg(e.key, e.value), '{}') from jsonb_each(patch) e
      where e.key = any (v_own)), v_own);
  perform app_private.apply_patch('app_public.capability_details', v.capability_detail_id, patch - v_own - v_rows,
    array['price', 'max_for_sale', 'can_hang24_hours', 'banner_size_ids', 'banner_placement_ids', 'email_list_size',
      'social_media_channel_id', 'social_media_following_size', 'min_teams_required', 'can_use_logo', 'other_brands',
      'logo_placement_ids']);
  select * into v_detail from app_public.capability_details d where d.id = v.capability_detail_id;
  perform app_private.write_detail_rows(v_detail,
    case when patch ? 'play_location_ids'
      then array(select jsonb_array_elements_text(nullif(patch -> 'play_location_ids', 'null'))::int) end,
    case when patch ? 'sponsorable_property_ids'
      then array(select jsonb_array_elements_text(nullif(patch -> 'sponsorable_property_ids', 'null'))::int) end);
  select * into v from app_public.organization_capabilities c where c.id = v.id;
  return v;
end $$;
grant execute on function app_public.update_organization_capability(int, jsonb)
  to sideline_organization, sideline_admin;
comment on function app_public.update_organization_capability(int, jsonb) is
  E'@behavior -*\n@resultFieldName organizationCapability';

-- Removes a capability from the list by archiving it [B-157]; SL409 while a package contains it [L-338]. Returns it.
create or replace function app_public.delete_organization_capability(id int)
  returns app_public.organization_capabilities
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organization_capabilities := app_private.lock_organization_capability(delete_organization_capability.id);
begin
  update app_public.organization_capabilities c set archived = true where c.id = v.id returning * into v;
  return v;
end $$;
grant execute on function app_public.delete_organization_capability(int) to sideline_organization, sideline_admin;
comment on function app_public.delete_organization_capability(int) is
  E'@resultFieldName organizationCapability\n'
  'Archives a capability that an organization sells. Errors: SL409 while a package contains it; SL404.';
