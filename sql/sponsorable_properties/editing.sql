-- Functions that change properties: staff any, organization users those of their own organizations.

-- Validates what both forms require [B-128]; only keys in p_patch are checked. SL422 with the field.
create or replace function app_private.check_property_form(p_name text, p_season app_public.season, p_sport_id int,
  p_competitiveness_id int, p_play_location_ids int[])
  returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if coalesce(btrim(p_name), '') = '' then perform app_private.fail('SL422', 'Name is required', 'name'); end if;
  if p_season is null then perform app_private.fail('SL422', 'Season is required', 'season'); end if;
  if p_sport_id is null then perform app_private.fail('SL422', 'Sport is required', 'sport_id'); end if;
  if p_competitiveness_id is null then
    perform app_private.fail('SL422', 'Competitiveness is required', 'competitiveness_id');
  end if;
  if coalesce(cardinality(p_play_location_ids), 0) = 0 then
    perform app_private.fail('SL422', 'At least one play location is required', 'play_locations_ids');
  end if;
end $$;

-- Validates new dates; unchanged dates are accepted [B-132, B-140].
create or replace function app_private.check_property_dates(p_start date, p_end date,
  p_before app_public.sponsorable_properties) returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_window text := case when p_before.id is null then 'new_program' else 'program' end;
  v_date record;
begin
  for v_date in select * from (values (p_start, p_before.start_date, 'start_date'),
    (p_end, p_before.end_date, 'end_date')) d (new, old, field) loop
    continue when v_date.new is null or v_date.new = v_date.old;
    if not app_private.in_date_window(v_date.new, v_window) then
      perform app_private.fail('SL422', format('The date is too far in the %s.',
        case when v_date.new > app_private.today() then 'future' else 'past' end), v_date.field);
    end if;
  end loop;
  if p_start > p_end then
    perform app_private.fail('SL422', 'The end date is before the start date.', 'end_date');
  end if;
end $$;

-- Replaces a property's places; the given one (else the first) becomes primary [B-130, B-131, B-141].
create or replace function app_private.write_property_places(p_property app_public.sponsorable_properties, p_ids int[],
  p_primary_id int) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_primary int := coalesce(p_primary_id, p_ids[1]);
begin
  if exists (select from unnest(p_ids) i where not exists (
      select from app_public.play_locations l where l.id = i and l.organization_id = p_property.organization_id)) then
    perform app_private.fail('SL422', 'Choose play locations of this organization.', 'play_locations_ids');
  end if;
  if v_primary <> all (p_ids) then
    perform app_private.fail('SL422', 'The primary play location must be one of the chosen ones.',
      'primary_play_location_id');
  end if;
  update app_public.sponsorable_property_play_locations j set "primary" = false
  where j.sponsorable_property_id = p_property.id and j."primary" and j.play_location_id <> v_primary;
  insert into app_public.sponsorable_property_play_locations (sponsorable_property_id, play_location_id,
    organization_id, "primary")
  select p_property.id, i, p_property.organization_id, i = v_primary from (select distinct unnest(p_ids) as i) ids
  on conflict on constraint sponsorable_property_play_locations_pkey do update set "primary" = excluded."primary"
    where sponsorable_property_play_locations."primary" <> excluded."primary";
  delete from app_public.sponsorable_property_play_locations j
  where j.sponsorable_property_id = p_property.id and j.play_location_id <> all (p_ids);
  perform app_private.copy_primary_places(array[p_property.id]);
end $$;

-- Creates a property; name, season, sport, competitiveness and at least one place (the first is primary) are required
-- [B-128, B-134, B-141]; dates as `date_windows` says [B-140]. The confidence says if a league created it; if staff
-- did, it is complete or incomplete depending on its fields [B-145]. Returns the property.
create or replace function app_public.create_sponsorable_property(organization_id int, name text,
  season app_public.season, sport_id int, competitiveness_id int, play_locations_ids int[],
  start_date date default null, end_date date default null, female boolean default false, male boolean default false,
  min_age int default null, max_age int default null, number_of_players int default null)
  returns app_public.sponsorable_properties
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.sponsorable_properties;
  v_by_staff boolean := app_private.is_staff();
  v_complete boolean := num_nulls(number_of_players, min_age, max_age, start_date, end_date) = 0 and (female or male);
begin
  perform app_private.lock_organization(organization_id);
  perform app_private.check_property_form(name, season, sport_id, competitiveness_id, play_locations_ids);
  perform app_private.check_property_dates(start_date, end_date, null);
  insert into app_public.sponsorable_properties (organization_id, name, season, sport_id, competitiveness_id,
    start_date, end_date, female, male, min_age, max_age, number_of_players, entered_data_confidence)
  values (organization_id, btrim(name), season, sport_id, competitiveness_id, start_date, end_date,
    coalesce(female, false), coalesce(male, false), min_age, max_age, number_of_players,
    case when not v_by_staff then 'added_by_organization' when v_complete then 'complete'
      else 'incomplete' end::app_public.data_confidence)
  returning * into v;
  perform app_private.write_property_places(v, play_locations_ids, null);
  select * into v from app_public.sponsorable_properties p where p.id = v.id;
  return v;
end $$;
grant execute on function app_public.create_sponsorable_property(int, text, app_public.season, int, int, int[], date,
  date, boolean, boolean, int, int, int)
  to sideline_organization, sideline_admin;
comment on function app_public.create_sponsorable_property(int, text, app_public.season, int, int, int[], date, date,
  boolean, boolean, int, int, int) is
  E'@resultFieldName sponsorableProperty\n'
  'Creates a program; the first place is its primary one. Errors: SL422 with the field; SL404.';

-- Changes the given fields of a property; play_locations_ids replaces its places; primary_play_location_id must be
-- one of them and defaults to the first if the primary one is removed [B-130, B-131, B-135]. New dates lie between
-- 365 days ago and 730 days ahead [B-140]. Only staff may set data_confidence, and not to stale or ended.
-- Returns the property.
create or replace function app_public.update_sponsorable_property(id int, patch jsonb)
  returns app_public.sponsorable_properties
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.sponsorable_properties;
  v_new app_public.sponsorable_properties;
  v_patch jsonb;
  v_allowed text[] := array['name', 'start_date', 'end_date', 'female', 'male', 'min_age', 'max_age',
    'number_of_players', 'season', 'sport_id', 'competitiveness_id'];
  v_places int[];
  v_primary int;
begin
  select * into v from app_public.sponsorable_properties p where p.id = update_sponsorable_property.id
    and app_private.may_act(p.organization_id) for no key update;
  if not found then perform app_private.fail('SL404', 'There is no such sponsorable property.'); end if;
  v_patch := app_private.without_version(v, patch) - array['play_locations_ids', 'primary_play_location_id',
    'organization_id', 'data_confidence'];
  if patch ? 'organization_id' and (patch ->> 'organization_id')::int is distinct from v.organization_id then
    perform app_private.fail('SL422', 'A program cannot be moved to another organization.', 'organization_id');
  end if;
  if patch ? 'data_confidence' and patch ->> 'data_confidence' is distinct from v.data_confidence::text then
    if not app_private.is_staff() then
      perform app_private.fail('SL403', 'You may not change this field.', 'data_confidence');
    end if;
    if coalesce(patch ->> 'data_confidence', '') in ('', 'stale', 'ended') then
      perform app_private.fail('SL422', 'This data confidence cannot be chosen.', 'data_confidence');
    end if;
    v_patch := v_patch || jsonb_build_object('entered_data_confidence', patch -> 'data_confidence');
    v_allowed := v_allowed || array['entered_data_confidence'];
  end if;
  v_places := case when patch ? 'play_locations_ids'
    then array(select jsonb_array_elements_text(nullif(patch -> 'play_locations_ids', 'null'))::int)
    else array(select j.play_location_id from app_public.sponsorable_property_play_locations j
      where j.sponsorable_property_id = v.id
      order by j."primary" desc, j.play_location_id) end;
  v_new := jsonb_populate_record(v, v_patch);
  perform app_private.check_property_form(v_new.name, v_new.season, v_new.sport_id, v_new.competitiveness_id, v_places);
  perform app_private.check_property_dates(v_new.start_date, v_new.end_date, v);
  perform app_private.apply_patch('app_public.sponsorable_properties', v.id, v_patch, v_allowed);
  if patch ?| array['play_locations_ids', 'primary_play_location_id'] then
    v_primary := coalesce((patch ->> 'primary_play_location_id')::int,
      (select j.play_location_id from app_public.sponsorable_property_play_locations j
        where j.sponsorable_property_id = v.id and j."primary" and j.play_location_id = any (v_places)));
    perform app_private.write_property_places(v, v_places, v_primary);
  end if;
  select * into v from app_public.sponsorable_properties p where p.id = v.id;
  return v;
end $$;
grant execute on function app_public.update_sponsorable_property(int, jsonb) to sideline_organization, sideline_admin;
comment on function app_public.update_sponsorable_property(int, jsonb) is
  E'@behavior -*\n@resultFieldName sponsorableProperty';

-- Refuses to delete properties (SL409) that have offers other than prospects and removed ones, or on which money, proof
-- or a package depends; locks their offers, so that none can become proposed in the meantime.
create or replace function app_private.require_deletable_properties(p_property_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.offers o where o.sponsorable_property_id = any (p_property_ids) order by o.id for update;
  if exists (select from app_public.offers o where o.sponsorable_property_id = any (p_property_ids)
      and (o.status in ('qualified', 'proposed', 'rejected_by_league', 'confirmed')
        or exists (select from app_public.checks c where c.offer_id = o.id)
        or exists (select from app_public.verification_images i where i.offer_id = o.id))) then
    perform app_private.fail('SL409', 'This program has offers from sponsors and cannot be deleted.');
  end if;
  if exists (select from app_public.organization_package_properties k
    where k.sponsorable_property_id = any (p_property_ids)
      and not exists (select from app_public.organization_package_properties other
        where other.organization_package_id = k.organization_package_id
          and other.sponsorable_property_id <> all (p_property_ids))) then
    perform app_private.fail('SL409', 'This is the only program of a package. Change or remove the package first.');
  end if;
end $$;

-- Deletes a property; SL409 if it has offers other than prospects and removed ones, or if money or proof depends on it
-- [B-143]. Returns it as it was.
create or replace function app_public.delete_sponsorable_property(id int) returns app_public.sponsorable_properties
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sponsorable_properties;
begin
  select * into v from app_public.sponsorable_properties p where p.id = delete_sponsorable_property.id
    and app_private.may_act(p.organization_id) for update;
  if not found then perform app_private.fail('SL404', 'There is no such sponsorable property.'); end if;
  perform app_private.require_deletable_properties(array[v.id]);
  perform app_private.delete_properties(array[v.id]);
  return v;
end $$;
grant execute on function app_public.delete_sponsorable_property(int) to sideline_organization, sideline_admin;
comment on function app_public.delete_sponsorable_property(int) is
  E'@resultFieldName sponsorableProperty\n'
  'Deletes a program. Errors: SL409 with offers other than prospects and removed ones; SL404.';
