-- Versions: an update that states the version that was read is refused (SL409, field version) if somebody has changed
-- the record since, unless the record already has the requested values. An update without a version overwrites. Comes
-- after all tables in order.json, because it finds them by their version column.

-- The values of a row that the viewer may read, by column, in the API's format: exact numbers as text, enums as
-- names. Omits generated columns, JSON and other composite values.
create or replace function app_private.readable_values(target regclass, present jsonb) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select jsonb_object_agg(a.attname, case
    when t.typtype = 'e' then to_jsonb(replace(present ->> a.attname, '-', '_'))
    when t.oid in ('numeric'::regtype, 'bigint'::regtype) then to_jsonb(present ->> a.attname)
    else present -> a.attname end)
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and t.typcategory not in ('U', 'G')
    and (current_setting('role') = 'none' or has_column_privilege(current_setting('role'), target, a.attnum, 'select'))
$$;

-- Refuses an update of a record that was changed since it was read; the error's detail has the current version and
-- values (for a key only with the table's read scope) and, for staff, who changed last what the update would overwrite,
-- otherwise the record. If the record already has all requested values, the update succeeds: it was probably made
-- already and its response lost (RFC 9110, 13.1.1).
create or replace function app_private.refuse_stale(target regclass, present jsonb, wanted jsonb) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_columns text[] := array(
  select w.key from jsonb_each(wanted) w left join pg_attribute a on a.attrelid = target and a.attname = w.key
  where w.key <> 'version' and coalesce(a.attgenerated, '') = '' and w.value is distinct from present -> w.key);
begin
  if v_columns = '{}' then return; end if;
  raise exception using errcode = 'SL409', message = 'This has been changed in the meantime.', column = 'version',
    detail = jsonb_build_object('version', present -> 'version',
      'current', case when app_private.claim('api_key_id') is null
          or exists (select from app_public.api_keys k join pg_class c on c.oid = target
            where k.id = app_private.claim('api_key_id')::int and c.relname || ':read' = any (k.scopes))
        then app_private.readable_values(target, present) - 'version' else '{}' end,
      'changed_by', case when app_private.is_staff() then (
        select e.name from app_private.last_edit((select c.relname from pg_class c where c.oid = target),
          (present ->> 'id')::int, v_columns) e) end);
end $$;

-- Removes the version from a patch, for functions that have locked the row; SL409 if it differs from the row's. A key
-- that is not a column of the row, such as a list of children, counts as a change.
create or replace function app_private.without_version(locked anyelement, patch jsonb) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_row jsonb := to_jsonb(locked);
begin
  if (patch ->> 'version')::int <> (v_row ->> 'version')::int then
    perform app_private.refuse_stale((select t.typrelid from pg_type t where t.oid = pg_typeof(locked)), v_row,
      patch || to_jsonb(jsonb_populate_record(locked, patch)));
  end if;
  return patch - 'version';
end $$;

-- Runs before an update that changes something: the new row has the version that was read; null: none was stated. A
-- backfill is no edit.
create or replace function app_private.tg__version() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return new; end if;
  if new.version <> old.version then
    perform app_private.refuse_stale(tg_relid, to_jsonb(old), to_jsonb(new));
    return old;
  end if;
  new.version := old.version + 1;
  return new;
end $$;

-- A change of a row that is edited as part of another record counts as a change of that record. Arguments: the record's
-- table, its key, the row's column.
create or replace function app_private.tg__part_of() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() or app_private.is_restoring() then return null; end if;
  execute format('update app_public.%I set version = null where %I = $1', tg_argv[0], tg_argv[1])
    using (to_jsonb(coalesce(new, old)) ->> tg_argv[2])::int;
  return null;
end $$;

-- Columns whose changes are not edits: the system counts, derives or records them. One line per table.
create or replace function app_private.unversioned_columns() returns table (name text, columns text[])
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  values
    ('campaigns', '{sponsorship_applications_sent,impressions_entered_at}'::text[]),
    ('campaign_capabilities', '{position}'),
    ('campaign_notes', '{published_at}'),
    ('campaign_statistics', '{position,number_entered_at}'),
    ('offers',
      '{communicated_to_league,offer_sent_at,offer_opened_at,number_of_offer_views,survey_sent_at,
        number_of_survey_views,onboarding_email_sent_at,sponsorship_application_sent_at,last_touchpoint}'),
    ('organizations', '{time_zone,last_engaged_at}'),
    ('sponsorable_properties', '{data_confidence,confidence_changes_on}'),
    ('tasks', '{done_at,done_by_id,seen_at}'),
    ('testimonials', '{position}'),
    ('users', '{last_login,language}'),
    ('verification_deadlines', '{verified_images,pending_images,proved_at,creatives}')
$$;

-- Rows that are edited as part of a record: the columns that people edit, the record's table, and the column of it
-- that the row's key refers to. One line per table.
create or replace function app_private.record_parts()
  returns table (name text, edited text, record text, record_key text, key text)
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  values
    ('custom_questions', 'question, position', 'campaigns', 'id', 'campaign_id'),
    ('organization_social_media', 'channel_id, url, can_post', 'organizations', 'id', 'organization_id'),
    ('assets', 'quantity, reach', 'offers', 'id', 'offer_id'),
    ('sponsorable_property_play_locations', '"primary"', 'sponsorable_properties', 'id', 'sponsorable_property_id'),
    ('search_filters', 'enabled', 'location_filters', 'id', 'id'),
    ('organization_package_properties', '', 'organization_packages', 'id', 'organization_package_id'),
    ('capability_details', 'price, max_for_sale, can_hang24_hours, banner_size_ids, banner_placement_ids, '
      'logo_placement_ids, email_list_size, social_media_following_size, social_media_channel_id, min_teams_required, '
      'can_use_logo, other_brands',
      'organization_capabilities', 'capability_detail_id', 'id'),
    ('capability_detail_play_locations', '', 'organization_capabilities', 'capability_detail_id',
      'capability_detail_id'),
    ('capability_detail_properties', '', 'organization_capabilities', 'capability_detail_id', 'capability_detail_id')
$$;

-- The trigger fires first and compares the values as written; staff may state a version wherever they may update.
do $$
declare
  r record;
  v_role text;
begin
  for r in
    select c.oid::regclass as target,
      string_agg(format('old.%I', a.attname), ', ' order by a.attnum) as old_values,
      string_agg(format('new.%I', a.attname), ', ' order by a.attnum) as new_values
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    left join app_private.unversioned_columns() u on u.name = c.relname
    where c.relnamespace = 'app_public'::regnamespace and c.relkind = 'r' and a.attname <> 'updated_at'
      and a.attname <> all (coalesce(u.columns, '{}'))
      and exists (select from pg_attribute v
        where v.attrelid = c.oid and v.attname = 'version' and v.atttypid = 'int'::regtype)
    group by c.oid
  loop
    execute format('create trigger _050_version before update on %s for each row when ((%s) is distinct from (%s)) '
      'execute function app_private.tg__version()',
      r.target, r.old_values, r.new_values);
    execute format('comment on column %s.version is %L', r.target,
      E'@behavior -insert -filterBy -orderBy\nHow often it was changed. An update that sends it is refused (SL409) '
      'when somebody else changed it since.');
    foreach v_role in array array['sideline_admin', 'sideline_superadmin'] loop
      if has_any_column_privilege(v_role, r.target, 'update')
        and not has_column_privilege(v_role, r.target, 'version', 'update') then
        execute format('grant update (version) on %s to %I', r.target, v_role);
      end if;
    end loop;
  end loop;
  for r in select * from app_private.record_parts() loop
    if r.record_key = 'id' and r.key <> 'id' or r.edited = '' then
      execute format('create trigger _510_part_of after insert or delete on app_public.%I for each row execute '
        'function app_private.tg__part_of(%L, %L, %L)',
        r.name, r.record, r.record_key, r.key);
    end if;
    if r.edited <> '' then
      execute format('create trigger _510_part_of_changed after update of %s on app_public.%I for each row when (%s) '
        'execute function app_private.tg__part_of(%L, %L, %L)',
        r.edited, r.name,
        (select string_agg(format('old.%1$s is distinct from new.%1$s', btrim(c)), ' or ')
          from unnest(string_to_array(r.edited, ',')) c),
        r.record, r.record_key, r.key);
    end if;
  end loop;
end $$;
