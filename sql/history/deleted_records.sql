-- Listing and restoring deleted records.

-- Tables whose deleted rows staff may restore: those that people may miss and that involve neither money nor a
-- league's answer (docs/decisions/product/0079-delete-rows-for-good-and-restore-them-from-the-audit-log.md).
create or replace function app_private.restorable_tables() returns text[]
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select array['organizations', 'sponsorable_properties', 'play_locations', 'organization_packages',
    'campaign_capabilities', 'campaign_notes', 'campaign_statistics', 'testimonials', 'default_verification_deadlines',
    'creative_content_templates', 'creative_file_templates', 'creative_contents', 'creative_files',
    'search_filters', 'tasks']
$$;

-- Whether an entry removed a capability from an organization's list, which archives it [B-157].
create or replace function app_private.is_archiving(entry app_private.audit_log) returns boolean
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select entry.op = 'U' and entry.table_name = 'organization_capabilities'
    and coalesce((entry.new_values ->> 'archived')::boolean, false)
$$;

-- What was deleted together with an entry's row. The time is compared too, because transaction ids start over in a
-- database that was moved to another server.
create or replace function app_private.deleted_with(entry app_private.audit_log) returns setof app_private.audit_log
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select l.* from app_private.audit_log l
  where l.transaction_id = entry.transaction_id and l.at = entry.at and l.op = 'D'
$$;

-- Whether the row of an entry is still deleted or archived and may be restored. A row that was deleted together with
-- its parent may be restored only if the parent may: restoring a creative does not restore its removed deadline.
create or replace function app_private.is_restorable(entry app_private.audit_log) returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_there boolean;
  v_parent app_private.audit_log;
begin
  if app_private.is_archiving(entry) then
    return exists (select from app_public.organization_capabilities c where c.id::text = entry.row_id and c.archived);
  end if;
  if entry.op <> 'D' or entry.transaction_id is null or entry.table_name <> all (app_private.restorable_tables()) then
    return false;
  end if;
  execute format('select exists (select from app_public.%I where id = $1)', entry.table_name) into v_there
    using entry.row_id::int;
  if v_there then return false; end if;
  -- undoing the merge restores it
  if exists (select from app_private.organization_merges m where m.transaction_id = entry.transaction_id) then
    return false;
  end if;
  select * into v_parent from app_private.deleted_with(entry) l
  where l.table_name = entry.parent_table and l.row_id = entry.parent_id;
  return not found or app_private.is_restorable(v_parent);
end $$;

-- Deleted records of one kind that can be restored, newest first; staff only. record_type is a table's name.
create or replace function app_public.deleted_records(record_type text, page_size int default 20)
  returns setof app_public.history_entry
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  return query
    select h.* from (
      select l from app_private.audit_log l
      where l.table_name = deleted_records.record_type and l.op = 'D' and app_private.is_restorable(l)
      order by l.id desc limit least(greatest(coalesce(deleted_records.page_size, 20), 1), 100)
    ) e cross join lateral app_private.history_entry(e.l) h order by (e.l).id desc;
end $$;
grant execute on function app_public.deleted_records(text, int) to sideline_admin;
comment on function app_public.deleted_records(text, int) is
  E'@simpleCollections only\nDeleted records of one kind that can be restored, newest first; staff only.';

-- Inserts a row with the given values under its own id; generated columns follow.
create or replace function app_private.insert_row(target regclass, whole jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_columns text := (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and whole ? a.attname);
begin
  execute format(
    'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_record(null::%1$s, $1)', target,
    v_columns) using whole;
end $$;

-- Inserts a deleted row with the values in the audit log; false if a row that it references does not exist yet.
create or replace function app_private.restore_row(table_name text, old_values jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.insert_row(format('app_public.%I', restore_row.table_name)::regclass, restore_row.old_values);
  return true;
exception when foreign_key_violation then
  return false;
end $$;

-- Restores what was deleted together with this entry's row, under the same ids, or returns an archived capability to
-- its organization's list; staff only; returns the entry. Errors: SL404 for an unknown entry; SL409 if it was already
-- restored, may not be restored, or the record it belonged to no longer exists.
create or replace function app_public.restore_deleted(entry_id text) returns app_public.history_entry
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_entry app_private.audit_log;
  v_left bigint[];
  v_still bigint[];
  v_id bigint;
  v_row app_private.audit_log;
  v_columns text;
begin
  perform app_private.require_staff();
  select * into v_entry from app_private.audit_log l where (l.op = 'D' or app_private.is_archiving(l))
    and l.id = case when restore_deleted.entry_id ~ '^\d{1,18}$' then restore_deleted.entry_id::bigint end;
  if not found then perform app_private.fail('SL404', 'There is no such deletion.'); end if;
  -- serializes a second click or a second person
  perform pg_advisory_xact_lock(hashtextextended(v_entry.transaction_id::text, 0));
  if not app_private.is_restorable(v_entry) then
    perform app_private.fail('SL409', 'This was already restored, or cannot be restored.');
  end if;
  if app_private.is_archiving(v_entry) then
    update app_public.organization_capabilities c set archived = false where c.id::text = v_entry.row_id;
    return app_private.history_entry(v_entry);
  end if;
  perform set_config('sideline.restoring', 'on', true);
  -- creatives restored with a whole record cause no email of their own
  if v_entry.table_name not in ('creative_contents', 'creative_files') then
    perform set_config('sideline.creatives_together', 'on', true);
  end if;
  -- rows may reference each other in any order, so restore in passes until all are back or a pass restores nothing
  select array_agg(l.id order by l.id desc) into v_left from app_private.deleted_with(v_entry) l;
  loop
    v_still := '{}';
    foreach v_id in array v_left loop
      select * into v_row from app_private.audit_log l where l.id = v_id;
      if not app_private.restore_row(v_row.table_name, v_row.old_values) then v_still := v_still || v_id; end if;
    end loop;
    exit when v_still = '{}';
    if cardinality(v_still) = cardinality(v_left) then
      perform app_private.fail('SL409', 'The record it belonged to no longer exists, so it cannot be restored.');
    end if;
    v_left := v_still;
  end loop;
  -- restores references to it that the same deletion set to null, unless they have a new value by now
  for v_row in select l.* from app_private.audit_log l
    where l.transaction_id = v_entry.transaction_id and l.at = v_entry.at and l.op = 'U' order by l.id desc loop
    select string_agg(format('%1$I = coalesce(t.%1$I, p.%1$I)', k.key), ', ') into v_columns
    from jsonb_object_keys(v_row.old_values) k (key)
    where v_row.new_values -> k.key = 'null' and k.key ~ '_id$';
    if v_columns is not null then
      execute format('update app_public.%1$I t set %2$s from jsonb_populate_record(null::app_public.%1$I, $1) p where '
        't.id::text = $2',
        v_row.table_name, v_columns) using v_row.old_values, v_row.row_id;
    end if;
  end loop;
  perform set_config('sideline.restoring', 'off', true), set_config('sideline.creatives_together', 'off', true);
  return app_private.history_entry(v_entry);
end $$;
grant execute on function app_public.restore_deleted(text) to sideline_admin;
comment on function app_public.restore_deleted(text) is
  E'@resultFieldName entry\nRestores what was deleted together with this entry. Errors: SL404; SL409 if it was already '
  'restored or cannot be restored.';

comment on type app_public.history_entry is 'One change: who made it, when, and the values before and after.';

select app_private.never_null('app_public.history_entry', '{id,at,table_name,op,actor_role,names,restorable,undoable}');
