-- What can be undone, and with which permission: undo writes only what its caller could with the operations named here.

-- How long a change can be undone.
create or replace function app_private.undo_period() returns interval
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select interval '30 days'; end;

-- Columns that are derived from others or count changes: undo neither writes nor compares them. One line per table.
create or replace function app_private.derived_columns() returns table (table_name text, columns text[])
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select u.name, array_remove(u.columns, 'position')
    || case u.name when 'sponsorable_properties' then '{lat,lon,city,state,zip}'::text[] else '{}' end
  from app_private.unversioned_columns() u
$$;

-- Updates that undo makes through the update function, so that its rules apply.
create or replace function app_private.patch_functions() returns table (table_name text, operation text)
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  values ('campaigns', 'update_campaign'), ('location_filters', 'update_location_filter'), ('offers', 'update_offer'),
    ('organization_capabilities', 'update_organization_capability'),
    ('organization_packages', 'update_organization_package'), ('organizations', 'update_organization'),
    ('sponsorable_properties', 'update_sponsorable_property'),
    ('verification_deadlines', 'update_verification_deadline')
$$;

-- Deletions that undo makes through a function that takes the row's id.
create or replace function app_private.delete_functions() returns table (table_name text, operation text)
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  values ('checks', 'cancel_check'), ('locations', 'delete_location'),
    ('offers', 'remove_sponsorable_properties_from_campaign'),
    ('organization_capability_packages', 'remove_organization_capability_package'),
    ('organization_packages', 'remove_organization_package'), ('organizations', 'delete_organization'),
    ('play_locations', 'delete_organization_play_location'), ('sponsorable_properties', 'delete_sponsorable_property'),
    ('verification_deadlines', 'remove_verification_deadline')
$$;

-- Other tables that an operation writes: undo writes them directly for those who may execute the operation. command:
-- insert, update or delete; columns null: all.
create or replace function app_private.undo_rights()
  returns table (table_name text, command text, columns text[], operation text)
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  values
    ('assets', null, null::text[], 'update_offer'),
    ('campaign_capabilities', 'update', '{position}', 'order_campaign_records'),
    ('campaign_statistics', 'update', '{position}', 'order_campaign_records'),
    ('campaigns', 'delete', null, 'roll_over_campaigns'), -- and any other that was added, while nothing belongs to it
    ('campaigns', 'update', '{goal_image_file_id}', 'attach_sponsor_facing_goal_image'),
    ('capability_detail_play_locations', null, null, 'update_organization_capability'),
    ('capability_detail_properties', null, null, 'update_organization_capability'),
    ('capability_details', null, null, 'update_organization_capability'),
    ('creative_file_templates', 'insert', null, 'attach_creative_file_template'),
    ('creative_files', 'insert', null, 'attach_creative_file'),
    ('comment_mentions', 'insert', null, 'create_comment'),
    ('comments', 'insert', null, 'create_comment'),
    ('custom_questions', null, null, 'update_campaign'),
    ('duplicate_organizations', 'update', '{dismissed_at,dismissed_by_id}', 'dismiss_duplicate'),
    ('forwarded_tasks', 'update', '{revoked_at}', 'revoke_forwarded_task'),
    ('offers', 'insert', null, 'add_sponsorable_properties_to_campaign'), -- restores a removed prospect [T12]
    ('organization_capabilities', 'delete', null, 'delete_organization_capability'),
    ('organization_capabilities', 'update', '{archived}', 'restore_deleted'),
    ('organization_capability_packages', 'insert', null, 'add_capability_to_package'),
    ('organization_capability_packages', 'update', '{quantity}', 'add_capability_to_package'),
    ('organization_package_properties', null, null, 'update_organization_package'),
    ('organization_zips', 'delete', null, 'remove_zip'),
    ('organization_zips', 'insert', null, 'add_zips'),
    ('organizations', 'update', '{mailing_address_id,shipping_address_id}', 'upsert_address'),
    ('organizations', 'update', '{old_shipping_address}', 'update_leagues'),
    ('organizations', 'update',
      '{female,male,min_age,max_age,winter_games,spring_games,summer_games,fall_games,sport_ids,competitiveness_ids}',
      'update_league'),
    ('photo_requests', 'update', '{status,answer,answered_by_id,answered_at}', 'answer_photo_request'),
    ('pre_qual_survey_responses', 'insert', null, 'add_sponsorable_properties_to_campaign'),
    ('sponsorable_property_play_locations', null, null, 'update_sponsorable_property'),
    ('sponsor_feedback', 'update', '{reply,replied_by_id,replied_at}', 'reply_to_feedback'),
    ('sponsors', 'update', '{logo_file_id}', 'attach_sponsor_logo'),
    ('sponsorship_events', 'insert', null, 'add_sponsorable_properties_to_campaign'),
    ('tax_returns', 'delete', null, 'record_tax_returns'),
    ('testimonials', 'update', '{position}', 'order_campaign_records'),
    ('verification_deadlines', 'update', '{did_not_complete,did_not_complete_reason}',
      'mark_deadline_as_did_not_complete'),
    ('verification_images', 'update', null, 'review_verification_image')
$$;

-- Rows that stay when their change is undone, because they record a fact: where something was sent.
create or replace function app_private.kept_tables() returns text[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select array['addresses']; end;

-- Whether the viewer's role may execute an operation.
create or replace function app_private.may_run(operation text) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select exists (select from pg_proc p
    where p.pronamespace = 'app_public'::regnamespace and p.proname = may_run.operation
    and has_function_privilege(current_setting('role'), p.oid, 'execute'))
$$;

-- Whether the viewer may write a column directly; column_name is null for insert and delete.
create or replace function app_private.may_write(table_name text, command text, column_name text default null)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from app_private.undo_rights() r
    where r.table_name = may_write.table_name and coalesce(r.command, may_write.command) = may_write.command
      and (r.columns is null or may_write.column_name = any (r.columns)) and app_private.may_run(r.operation))
    or case may_write.command
      when 'update' then has_column_privilege(current_setting('role'), format('app_public.%I', may_write.table_name),
        may_write.column_name, 'update')
      when 'delete'
        then has_table_privilege(current_setting('role'), format('app_public.%I', may_write.table_name), 'delete')
      else may_write.table_name = any (app_private.restorable_tables()) and app_private.may_run('restore_deleted') end
$$;

-- Whether a change sets a status from which nobody's operation leads back.
create or replace function app_private.is_final_status(changed app_private.changed_row) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(changed.before ? 'status' and changed.after ? 'status', false)
    and exists (select from app_private.status_transitions t where t.entity = changed.table_name)
    and not exists (select from app_private.status_transitions t where t.entity = changed.table_name
      and t.from_status = changed.after ->> 'status' and t.to_status = changed.before ->> 'status' and t.roles <> '{}')
$$;

-- Why the viewer can never undo what was done to a row, whatever its current state; null if they can.
create or replace function app_private.undo_refusal(changed app_private.changed_row,
  rows app_private.changed_row[] default '{}') returns text
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if to_regclass(format('app_public.%I', changed.table_name)) is null then return 'This cannot be undone.'; end if;
  if changed.before is null then
    if changed.table_name = any (app_private.kept_tables()) then return null; end if;
    if exists (select from app_private.delete_functions() d
      where d.table_name = changed.table_name and app_private.may_run(d.operation))
      or app_private.may_write(changed.table_name, 'delete') then return null; end if;
    return 'What was added here cannot be deleted.';
  elsif changed.after is null then
    -- what an undo deleted can be restored by undoing the undo
    if app_private.may_write(changed.table_name, 'insert') or exists (
        select from app_private.audit_log l join app_private.undone_rows u on u.undo_id = l.transaction_id
        where l.id = changed.last_id and u.table_name = changed.table_name and u.row_id = changed.row_id) then
      return null;
    end if;
    return 'What was deleted here can''t be restored.';
  end if;
  if exists (select from jsonb_object_keys(changed.before) k (name) left join pg_attribute a
      on a.attrelid = format('app_public.%I', changed.table_name)::regclass and a.attname = k.name
        where a.attname is null) then
    return 'A link or session that was ended stays ended.';
  end if;
  if app_private.is_final_status(changed) then
    return format('There is no way back from %s to %s.', replace(changed.after ->> 'status', '_', ' '),
      replace(changed.before ->> 'status', '_', ' '));
  end if;
  if exists (select from jsonb_object_keys(changed.before) k (name)
    where not app_private.may_write(changed.table_name, 'update', k.name)
      and not app_private.was_emptied(changed, k.name, rows)
      and not exists (select from app_private.patch_functions() f
        where f.table_name = changed.table_name and app_private.may_run(f.operation))) then
    return 'This cannot be edited, so it cannot be undone.';
  end if;
  return null;
end $$;

-- Operations that set a status from which nobody's operation leads back, of records whose changes are in the audit log;
-- others have nothing to undo, such as making a recap. Read by npm run generate.
create or replace function app_private.final_operations() returns setof text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select t.call from app_private.status_transitions t
  where exists (select from pg_trigger g
    where g.tgrelid = to_regclass(format('app_public.%I', t.entity)) and g.tgname = '_500_audit')
  group by t.call
  having bool_or(not exists (select from app_private.status_transitions b
    where b.entity = t.entity and b.from_status = t.to_status and b.to_status = t.from_status
      and b.roles <> '{}'))
  order by 1
$$;
