-- What the current transaction has changed so far: for a program that shows it before the transaction is rolled back.

-- How many rows it changed, the fields of them that the caller may read (at most 500), whether it set a final status,
-- how many emails and jobs it queued, and a hash of the values that it replaced. Others than staff get fields only of
-- rows that they can look up by id, which is left to the server. For the server's own code.
create or replace function app_public.change_so_far() returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with changed as materialized (
    select c.*, to_regclass(format('app_public.%I', c.table_name)) as target
    from app_private.net_changes(pg_current_xact_id()::text) c
  ), fields as (
    select jsonb_build_object('table', c.table_name, 'record', c.row_id, 'field', a.attname,
      'change', case when c.before is null then 'insert' when c.after is null then 'delete' else 'update' end,
      'before', c.before -> a.attname, 'after', c.after -> a.attname) as field
    from changed c join pg_attribute a on a.attrelid = c.target and coalesce(c.after, c.before) ? a.attname
      and has_column_privilege(current_setting('role'), c.target, a.attnum, 'select')
      and (c.before ? a.attname or c.after ->> a.attname is not null)
    where app_private.is_staff() or exists (select from pg_attribute i where i.attrelid = c.target and i.attname = 'id'
      and i.atttypid = 'int'::regtype and has_column_privilege(current_setting('role'), c.target, i.attnum, 'select'))
    order by c.last_id, a.attnum limit 500
  )
  select jsonb_build_object(
    'records', (select count(*) from changed),
    'changes', coalesce((select jsonb_agg(f.field) from fields f), '[]'),
    'final', exists (select from changed c where app_private.is_final_status(
      row(c.table_name, c.row_id, c.before, c.after, null, null, null, null)::app_private.changed_row)),
    'emails', (select count(*) from app_private.mail_outbox m where m.transaction_id = pg_current_xact_id()),
    'jobs', (select count(*) from graphile_worker._private_jobs j where age(j.xmin) <= 0),
    'replaced', (select md5(string_agg(concat_ws(' ', c.table_name, c.row_id, c.before), E'\n'
      order by c.table_name, c.row_id)) from changed c where c.before is not null))
$$;
grant execute on function app_public.change_so_far() to sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.change_so_far() is '@behavior -*';

-- The fields that undoing a change would set, `before` as they are now, in the order in which they were changed. A row
-- that it would add or delete is one entry without a field. Staff; only columns that the caller may read. Errors: as
-- undo_preview.
create or replace function app_public.undo_fields(change_id text) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_agg(jsonb_build_object('table', r.table_name, 'record', r.row_id, 'field', a.attname,
    'change', case when r.before is null then 'delete' when r.after is null then 'insert' else 'update' end,
    'before', r.after -> a.attname, 'after', r.before -> a.attname) order by r.last_id, a.attnum), '[]')
  from app_public.undo_preview(undo_fields.change_id) p cross join unnest(p.undone) u
  join app_private.change_groups(undo_fields.change_id) g on (g.record_table, g.record_id) = (u.table_name, u.row_id)
  cross join unnest(g.rows) r
  left join pg_attribute a on a.attrelid = to_regclass(format('app_public.%I', r.table_name))
    and r.before ? a.attname and r.after ? a.attname
    and has_column_privilege(current_setting('role'), a.attrelid, a.attnum, 'select')
  where a.attname is not null or r.before is null or r.after is null
$$;
grant execute on function app_public.undo_fields(text) to sideline_admin;
comment on function app_public.undo_fields(text) is
  E'@notNull\nThe fields that undoing a change would set, before and after; staff only. Errors: SL404; SL409.';
