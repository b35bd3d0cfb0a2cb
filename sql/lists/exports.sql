-- Exports of lists: the right to make them, and the record of who did.

-- Writes into the audit log that the caller exports a list: which, in which format, how many rows, which columns, and
-- its variables (filter, order, search). Staff; taking EXECUTE from a role takes exports from it. Errors: SL403.
create or replace function app_public.record_export(resource text, format text, row_count int, columns text[],
  variables jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_staff();
  insert into app_private.audit_log (actor_role, user_id, api_key_id, table_name, row_id, op, new_values)
  values (app_private.actor_role(), app_private.current_user_id(), app_private.claim('api_key_id')::int, 'exports',
    record_export.resource, 'I',
    jsonb_build_object('format', record_export.format, 'rows', record_export.row_count,
      'columns', record_export.columns, 'variables', record_export.variables));
  return true;
end $$;
grant execute on function app_public.record_export(text, text, int, text[], jsonb) to sideline_admin;
comment on function app_public.record_export(text, text, int, text[], jsonb) is '@behavior -*';
