-- Functions that change organizations.

-- Whether the caller may act for an organization: staff for any, its users if it is among allowed_ids, by default those
-- that they own. SL403 for its other users.
create or replace function app_private.may_act(organization_id int,
  allowed_ids int[] default app_private.my_owned_organization_ids()) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_staff() or organization_id = any (allowed_ids) then return true; end if;
  if organization_id = any (app_private.my_organization_ids()) then
    perform app_private.fail('SL403', 'Your role in this league does not include this. Please ask an owner.');
  end if;
  return false;
end $$;

-- Locks an organization that the caller may act for, as may_act says; otherwise SL404 or SL403.
create or replace function app_private.lock_organization(p_organization_id int,
  p_allowed_ids int[] default app_private.my_owned_organization_ids()) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  select * into v from app_public.organizations o where o.id = p_organization_id
    and app_private.may_act(o.id, p_allowed_ids) for no key update;
  if not found then perform app_private.fail('SL404', 'There is no such organization.', 'organization_id'); end if;
  return v;
end $$;

-- A website as it is stored: trimmed; null when it is empty or only the form's placeholder [B-047].
create or replace function app_private.website(typed text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select nullif(regexp_replace(btrim(website.typed), '^https?://$', ''), '') $$;

-- Creates an organization from the staff's form: name, at least one location (each a chosen address; the first is
-- primary) and at least one sport in some season are required [B-045..B-054]. Returns the organization.
create or replace function app_public.create_organization(name text, locations text[], contact_email text default null,
  website_url text default null, winter_sport_ids int[] default '{}', spring_sport_ids int[] default '{}',
  summer_sport_ids int[] default '{}', fall_sport_ids int[] default '{}')
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organizations;
  v_address text;
  v_sports int := coalesce(cardinality(winter_sport_ids), 0) + coalesce(cardinality(spring_sport_ids), 0)
    + coalesce(cardinality(summer_sport_ids), 0) + coalesce(cardinality(fall_sport_ids), 0);
begin
  perform app_private.require_staff();
  if coalesce(btrim(create_organization.name), '') = '' then
    perform app_private.fail('SL422', 'Name is required', 'name');
  end if;
  if not exists (select from unnest(locations) l where btrim(l) <> '') then
    perform app_private.fail('SL422', 'At least one location is required', 'locations');
  end if;
  if v_sports = 0 then
    perform app_private.fail('SL422', 'At least one season sport required', 'winter_sport_ids');
  end if;
  insert into app_public.organizations (name, contact_email, website_url, data_confidence,
    winter_games, spring_games, summer_games, fall_games, winter_sport_ids, spring_sport_ids, summer_sport_ids,
    fall_sport_ids, sport_ids)
  values (btrim(create_organization.name), nullif(btrim(create_organization.contact_email), ''),
    app_private.website(create_organization.website_url), 'incomplete',
    coalesce(cardinality(create_organization.winter_sport_ids), 0) > 0,
    coalesce(cardinality(create_organization.spring_sport_ids), 0) > 0,
    coalesce(cardinality(create_organization.summer_sport_ids), 0) > 0,
    coalesce(cardinality(create_organization.fall_sport_ids), 0) > 0,
    coalesce(create_organization.winter_sport_ids, '{}'), coalesce(create_organization.spring_sport_ids, '{}'),
    coalesce(create_organization.summer_sport_ids, '{}'), coalesce(create_organization.fall_sport_ids, '{}'),
    array(select distinct s from unnest(create_organization.winter_sport_ids || create_organization.spring_sport_ids
      || create_organization.summer_sport_ids || create_organization.fall_sport_ids) s order by s))
  returning * into v;
  foreach v_address in array locations loop
    continue when btrim(v_address) = '';
    perform app_private.add_play_location(v.id, row(v_address, app_private.place_name(v_address), null, null, null,
      null, null, null, null)::app_public.play_location_input, 'locations');
  end loop;
  select * into v from app_public.organizations o where o.id = v.id; -- includes what was derived from its primary place
  return v;
end $$;
grant execute on function app_public.create_organization(text, text[], text, text, int[], int[], int[], int[])
  to sideline_admin;
comment on function app_public.create_organization(text, text[], text, text, int[], int[], int[], int[]) is
  E'@resultFieldName organization\n'
  'Creates an organization with its places and the sports of its seasons. Errors: SL422 with the field.';

-- Writes the list of social media accounts as given: entries with an id are changed, those without one are added, and
-- missing ones are deleted [B-081].
create or replace function app_private.write_social_media(p_organization_id int, p_entries jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if jsonb_typeof(p_entries) <> 'array' then
    perform app_private.fail('SL422', 'Social media must be a list.', 'social_media');
  end if;
  if exists (select from jsonb_array_elements(p_entries) e where e ->> 'id' is not null and not exists (
      select from app_public.organization_social_media m
      where m.id = (e ->> 'id')::int and m.organization_id = p_organization_id)) then
    perform app_private.fail('SL404', 'There is no such social media entry.', 'social_media');
  end if;
  if exists (select from jsonb_array_elements(p_entries) e
      where not exists (select from app_public.social_media_channels c where c.id = (e ->> 'channel_id')::int)) then
    perform app_private.fail('SL422', 'Choose a channel.', 'social_media');
  end if;
  delete from app_public.organization_social_media m where m.organization_id = p_organization_id
    and not exists (select from jsonb_array_elements(p_entries) e where (e ->> 'id')::int = m.id);
  update app_public.organization_social_media m
  set channel_id = (e ->> 'channel_id')::int, url = coalesce(btrim(e ->> 'url'), ''),
    can_post = coalesce((e ->> 'can_post')::boolean, false)
  from jsonb_array_elements(p_entries) e where m.organization_id = p_organization_id and m.id = (e ->> 'id')::int;
  insert into app_public.organization_social_media (organization_id, channel_id, url, can_post)
  select p_organization_id, (e.value ->> 'channel_id')::int, coalesce(btrim(e.value ->> 'url'), ''),
    coalesce((e.value ->> 'can_post')::boolean, false)
  from jsonb_array_elements(p_entries) with ordinality e where e.value ->> 'id' is null order by e.ordinality;
end $$;

-- Changes the given fields of an organization [B-086]; social_media replaces that list. Owners may change
-- their own, except fields of staff (SL403, field) [B-017]. A new data confidence needs a reason [B-084]. Returns the
-- organization as the caller may see it.
create or replace function app_public.update_organization(id int, patch jsonb) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.organizations := app_private.lock_organization(update_organization.id);
  v_patch jsonb;
  v_allowed text[] := array['name', 'contact_email', 'contact_phone', 'website_url', 'winter_sport_ids',
    'spring_sport_ids', 'summer_sport_ids', 'fall_sport_ids', 'number_of_unique_participants_per_year',
    'organization_type_id', 'social_media_following_size', 'email_list_size', 'email_open_rate'];
begin
  v_patch := app_private.without_version(v, patch) - 'social_media';
  if app_private.is_staff() then
    v_allowed := v_allowed || array['city', 'state', 'website_sponsorships_url', 'sports_management_software_id',
      'hubspot_company_id', 'data_confidence', 'data_confidence_reason', 'language'];
    if patch ? 'data_confidence' and patch ->> 'data_confidence' is distinct from v.data_confidence::text then
      if coalesce(patch ->> 'data_confidence', '') not in ('speculative', 'incomplete', 'stale', 'complete', 'verified',
        'not_a_good_fit') then
        perform app_private.fail('SL422', 'This data confidence cannot be chosen.', 'data_confidence');
      elsif coalesce(btrim(patch ->> 'data_confidence_reason'), '') = '' then
        perform app_private.fail('SL422', 'A reason is required when the data confidence changes.',
          'data_confidence_reason');
      end if;
    end if;
  end if;
  if patch ->> 'number_of_unique_participants_per_year' = '0' then -- [B-080]
    v_patch := v_patch || '{"number_of_unique_participants_per_year": null}';
  end if;
  if patch ? 'website_url' then
    v_patch := v_patch || jsonb_build_object('website_url', app_private.website(patch ->> 'website_url'));
  end if;
  if patch ? 'website_sponsorships_url' then
    v_patch := v_patch
      || jsonb_build_object('website_sponsorships_url', app_private.website(patch ->> 'website_sponsorships_url'));
  end if;
  perform app_private.apply_patch('app_public.organizations', v.id, v_patch, v_allowed);
  if patch ? 'social_media' then
    perform app_private.write_social_media(v.id, coalesce(nullif(patch -> 'social_media', 'null'), '[]'));
  end if;
  select * into v from app_public.organizations o where o.id = v.id;
  return app_private.visible(v);
end $$;
grant execute on function app_public.update_organization(int, jsonb) to sideline_organization, sideline_admin;
comment on function app_public.update_organization(int, jsonb) is E'@behavior -*\n@resultFieldName organization';

-- Deletes properties with their offers and the images of these. Callers have checked that the offers may be deleted.
create or replace function app_private.delete_properties(p_property_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app_public.verification_images i using app_public.offers o
  where o.id = i.offer_id and o.sponsorable_property_id = any (p_property_ids);
  delete from app_public.offers o where o.sponsorable_property_id = any (p_property_ids);
  delete from app_public.sponsorable_properties p where p.id = any (p_property_ids);
end $$;

-- Deletes an organization and everything that belongs to it; staff only. Refused (SL409) if it has proposed or
-- confirmed offers or any checks [B-070]. Returns it as it was.
create or replace function app_public.delete_organization(id int) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  perform app_private.require_staff();
  -- offers first, as in all functions; no offer can become proposed in the meantime
  perform from app_public.offers o where o.organization_id = delete_organization.id order by o.id for update;
  select * into v from app_public.organizations o where o.id = delete_organization.id for update;
  if not found then perform app_private.fail('SL404', 'There is no such organization.'); end if;
  if exists (select from app_public.offers o
    where o.organization_id = v.id and o.status in ('proposed', 'confirmed')) then
    perform app_private.fail('SL409', 'This organization has proposed or confirmed offers and cannot be deleted.');
  elsif exists (select from app_public.checks c where c.organization_id = v.id) then
    perform app_private.fail('SL409', 'Checks were written to this organization, so it cannot be deleted.');
  elsif exists (select from app_public.tax_forms f where f.organization_id = v.id) then
    perform app_private.fail('SL409', 'This organization has a tax form, which must be kept, so it cannot be deleted.');
  elsif exists (select from app_public.deposit_accounts a where a.organization_id = v.id) then
    perform app_private.fail('SL409', 'This organization has an account for direct deposit, so it cannot be deleted.');
  end if;
  -- in this order, because some keys do not cascade
  delete from app_public.organization_packages k where k.organization_id = v.id;
  delete from app_public.organization_capabilities c where c.organization_id = v.id;
  delete from app_public.sponsorship_applications a where a.organization_id = v.id;
  delete from app_public.capability_details d where d.organization_id = v.id;
  perform app_private.delete_properties(array(select p.id from app_public.sponsorable_properties p
    where p.organization_id = v.id));
  delete from app_public.play_locations l where l.organization_id = v.id;
  update app_public.organizations o set mailing_address_id = null, shipping_address_id = null where o.id = v.id;
  delete from app_public.organizations o where o.id = v.id;
  return v;
end $$;
grant execute on function app_public.delete_organization(int) to sideline_admin;
comment on function app_public.delete_organization(int) is
  E'@resultFieldName organization\nDeletes an organization and everything that belongs to it. Errors: SL409 if it has '
  'proposed or confirmed offers, checks, a tax form or an account for direct deposit.';

-- Adds ZIPs to an organization; existing ones stay. If any is invalid, SL422 "Cannot add invalid zips: …", and none is
-- added [B-101..B-117]; staff. Returns the organization.
create or replace function app_public.add_zips(organization_id int, zips text[]) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  perform app_private.require_staff();
  v := app_private.lock_organization(add_zips.organization_id);
  insert into app_public.organization_zips (organization_id, zip)
  select v.id, z from unnest(app_private.checked_zips(add_zips.zips)) z
  on conflict on constraint organization_zips_pkey do nothing;
  return v;
end $$;
grant execute on function app_public.add_zips(int, text[]) to sideline_admin;
comment on function app_public.add_zips(int, text[]) is
  E'@resultFieldName organization\nAdds five-digit ZIPs, all of them or none.';

-- Removes a ZIP from an organization [B-099]; staff. Returns the organization.
create or replace function app_public.remove_zip(organization_id int, zip text) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  perform app_private.require_staff();
  v := app_private.lock_organization(remove_zip.organization_id);
  delete from app_public.organization_zips z where z.organization_id = v.id and z.zip = remove_zip.zip;
  if not found then perform app_private.fail('SL404', 'The organization does not have this zip.', 'zip'); end if;
  return v;
end $$;
grant execute on function app_public.remove_zip(int, text) to sideline_admin;
comment on function app_public.remove_zip(int, text) is E'@resultFieldName organization\nRemoves a ZIP.';
