-- The operations: undo a change, and preview what that would do.

-- The author and time of a change; raises SL404 if it is unknown, SL409 if it is too old or was made by the system.
create or replace function app_private.require_undoable_change(change_id text) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.audit_log;
begin
  select * into v from app_private.audit_log l
  where l.transaction_id = case
    when require_undoable_change.change_id ~ '^\d{1,19}$' then require_undoable_change.change_id::xid8 end
  order by l.at desc, l.id limit 1;
  if not found then perform app_private.fail('SL404', 'There is no such change.'); end if;
  if v.at < app_private.clock() - app_private.undo_period() then
    perform app_private.fail('SL409', 'Changes can be undone for 30 days.');
  end if;
  if v.user_id is null and v.link_kind is null then
    perform app_private.fail('SL409', 'This change was made by the system.');
  end if;
end $$;

-- Why the rows of one record, with their current states in presents, cannot be undone; reason is null if they can.
-- Child rows of an added or deleted record are undone with it and need no permission of their own. gone: rows that are
-- reverted before.
create or replace function app_private.obstacle(record_table text, record_id text, rows app_private.changed_row[],
    presents jsonb[], gone app_private.changed_row[], out reason text, out changed_by text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_row app_private.changed_row;
  v_root app_private.changed_row := (select r from unnest(rows) r
    where r.table_name = record_table and r.row_id = record_id);
  v_changed boolean[] := array( -- whether a row may have changed since; most of a large change did not
    select r.after is null or presents[r.n] is null or r.after ? 'primary' or exists (
      select from app_private.audit_log l where l.table_name = r.table_name and l.row_id = r.row_id
        and l.id > r.last_id)
    from unnest(rows) with ordinality r (table_name, row_id, before, after, parent_table, parent_id, last_id, user_id,
      n) order by r.n);
begin
  for n in 1..cardinality(rows) loop
    v_row := rows[n];
    if not (v_root.before is null and v_row.before is null or v_root.after is null and v_row.after is null)
      or v_root is not distinct from v_row then
      reason := app_private.undo_refusal(v_row, rows);
      if reason is not null then return; end if;
    end if;
    continue when not v_changed[n];
    select c.reason, c.changed_by into obstacle.reason, obstacle.changed_by
    from app_private.changed_since(v_row, presents[n], rows) c;
    if reason is not null then return; end if;
  end loop;
  select a.reason, a.changed_by into obstacle.reason, obstacle.changed_by
  from app_private.added_since(rows, presents, gone) a;
end $$;

-- The record with which rows of a change are reverted, as named in the result.
create or replace function app_private.undo_record(record_table text, record_id text, rows app_private.changed_row[],
  presents jsonb[]) returns app_public.undo_record
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select row(record_table, record_id, app_private.label_of(record_table, record_id, coalesce(
    (select coalesce(p.present, r.before, r.after) from unnest(rows) with ordinality r (table_name, row_id, before,
      after, parent_table, parent_id, last_id, user_id, n)
      join unnest(presents) with ordinality p (present, n) using (n)
      where (r.table_name, r.row_id) = (record_table, record_id)),
    app_private.row_now(record_table, record_id))), null, null)::app_public.undo_record
$$;

-- The rows of a change by record, limited to one record and some of its columns if given.
-- SL422 for columns that the change did not touch.
create or replace function app_private.asked_groups(change_id text, record_type text, record_id int, fields text[])
  returns table (record_table text, record_key text, rows app_private.changed_row[])
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_row app_private.changed_row;
begin
  if fields is null then
    return query select g.record_table, g.record_id, g.rows from app_private.change_groups(asked_groups.change_id) g
      where asked_groups.record_type is null
        or (g.record_table, g.record_id) = (asked_groups.record_type, asked_groups.record_id::text)
        or exists (select from unnest(g.rows) r
          where (r.table_name, r.row_id) = (asked_groups.record_type, asked_groups.record_id::text))
      order by g.record_table, length(g.record_id), g.record_id;
    return;
  end if;
  select * into v_row from app_private.net_changes(asked_groups.change_id) c
  where (c.table_name, c.row_id) = (asked_groups.record_type, asked_groups.record_id::text) and c.before is not null
    and c.after is not null;
  v_row.before := (select jsonb_object_agg(v.key, v.value) from jsonb_each(v_row.before) v where v.key = any (fields));
  v_row.after := (select jsonb_object_agg(v.key, v.value) from jsonb_each(v_row.after) v where v.key = any (fields));
  if v_row.before is null then
    perform app_private.fail('SL422', 'This change did not touch these fields.', 'fields');
  end if;
  return query select v_row.table_name, v_row.row_id, array[v_row];
end $$;

-- Undoes a change, or only the part that affects one record or some of its columns (fields, by their database names).
-- In one transaction: a record is reverted with all dependent rows, or left as it is and listed with the reason and who
-- changed it. External effects, such as emails, remain and are listed. Staff; writes only what the caller could write
-- otherwise. Errors: SL404; SL409 after 30 days, for the system's own changes, and if it is already undone;
-- SL422 fields.
create or replace function app_public.undo_change(change_id text, record_type text default null,
  record_id int default null, fields text[] default null)
  returns app_public.undo_result language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_result app_public.undo_result := ('{}', '{}', '{}');
  v_group record;
  v_record app_public.undo_record;
  v_refused jsonb := '{}'; -- by record: those whose undo raised an error; undoing others may remove the obstacle
  v_done text[] := '{}';
  v_key text;
  v_presents jsonb[];
  v_moved boolean := true;
  v_code text;
begin
  perform app_private.require_staff();
  if undo_change.fields is null then
    v_result := app_private.undo_merge(undo_change.change_id, undo => true);
    if v_result is not null then return v_result; end if;
    v_result := ('{}', '{}', '{}');
  end if;
  perform app_private.require_undoable_change(undo_change.change_id);
  -- serializes a second click or a second person
  perform pg_advisory_xact_lock(hashtextextended('undo:' || undo_change.change_id, 0));
  while v_moved loop
    v_moved := false;
    for v_group in select * from app_private.asked_groups(undo_change.change_id, undo_change.record_type,
      undo_change.record_id, undo_change.fields) loop
      continue when v_group.record_table || ':' || v_group.record_key = any (v_done);
      v_key := v_group.record_table || ':' || v_group.record_key;
      v_presents := app_private.rows_now(v_group.rows, locked => true);
      if app_private.are_reverted(v_group.rows, v_presents) then
        v_done := v_done || v_key; -- already back to its earlier state
        v_refused := v_refused - v_key;
        continue;
      end if;
      v_record := app_private.undo_record(v_group.record_table, v_group.record_key, v_group.rows, v_presents);
      select o.reason, o.changed_by into v_record.reason, v_record.changed_by
      from app_private.obstacle(v_group.record_table, v_group.record_key, v_group.rows, v_presents, '{}') o;
      if v_record.reason is null then
        begin
          perform app_private.revert_record(v_group.rows, v_presents);
          insert into app_private.undone_rows (undo_id, change_id, table_name, row_id, columns, user_id)
          select pg_current_xact_id(), undo_change.change_id::xid8, r.table_name, r.row_id, undo_change.fields,
            app_private.current_user_id()
          from unnest(v_group.rows) r;
          v_result.undone := v_result.undone || v_record;
          v_done := v_done || v_key;
          v_refused := v_refused - v_key;
          v_moved := true;
          continue;
        exception when others then
          get stacked diagnostics v_code = returned_sqlstate, v_record.reason = message_text;
          if v_code !~ '^(SL|22|23)' then raise; end if;
          if v_code !~ '^SL' then v_record.reason := 'A rule of the data forbids it now.'; end if;
        end;
      end if;
      v_refused := v_refused || jsonb_build_object(v_key, to_jsonb(v_record));
    end loop;
    exit when v_refused = '{}';
  end loop;
  v_result."left" := array(select jsonb_populate_record(null::app_public.undo_record, e.value)
    from jsonb_each(v_refused) e);
  if v_result.undone = '{}' and v_result."left" = '{}' then
    perform app_private.fail('SL409', 'This was already undone.');
  end if;
  v_result.stays := app_private.mails_of_change(undo_change.change_id);
  return v_result;
end $$;
grant execute on function app_public.undo_change(text, text, int, text[]) to sideline_admin;
comment on function app_public.undo_change(text, text, int, text[]) is
  E'@resultFieldName result\nUndoes a change, or only its part that affects one record or some of its columns; returns '
  'what was not undone and why, and what remains. Errors: SL404; SL409; SL422 fields.';

-- Previews undo_change and changes nothing; a constraint may still refuse the undo. Staff. Errors: as undo_change.
create or replace function app_public.undo_preview(change_id text) returns app_public.undo_result
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_result app_public.undo_result := ('{}', '{}', '{}');
  v_group record;
  v_record app_public.undo_record;
  v_gone app_private.changed_row[] := '{}';
begin
  perform app_private.require_staff();
  v_result := app_private.undo_merge(undo_preview.change_id, undo => false);
  if v_result is not null then return v_result; end if;
  v_result := ('{}', '{}', '{}');
  perform app_private.require_undoable_change(undo_preview.change_id);
  for v_group in select g.*, app_private.rows_now(g.rows, locked => false) as presents
    from app_private.asked_groups(undo_preview.change_id, null, null, null) g loop
    continue when app_private.are_reverted(v_group.rows, v_group.presents);
    v_record := app_private.undo_record(v_group.record_table, v_group.record_key, v_group.rows, v_group.presents);
    select o.reason, o.changed_by into v_record.reason, v_record.changed_by
    from app_private.obstacle(v_group.record_table, v_group.record_key, v_group.rows, v_group.presents, v_gone) o;
    if v_record.reason is null then
      v_result.undone := v_result.undone || v_record;
      if v_group.record_table = 'campaigns' then v_gone := v_gone || v_group.rows; end if; -- these may share programs
    else
      v_result."left" := v_result."left" || v_record;
    end if;
  end loop;
  v_result.stays := app_private.mails_of_change(undo_preview.change_id);
  return v_result;
end $$;
grant execute on function app_public.undo_preview(text) to sideline_admin;
comment on function app_public.undo_preview(text) is
  'What undoing a change would do; staff only. Errors: SL404; SL409.';

comment on type app_public.undo_record is
  'A record that was undone, or one that was not, with the reason and who changed it.';
comment on type app_public.undo_result is
  'What an undo reverted, what it did not revert, and what cannot be undone because it was sent, such as an email.';
select app_private.never_null('app_public.undo_record', '{table_name,row_id,label}'),
  app_private.never_null('app_public.undo_result', '{undone,left,stays}'),
  app_private.never_null('app_public.change_summary', '{id,at,entry,records,undoable}'),
  app_private.never_null('app_public.record_state', '{table_name,row_id,label,values,names}');
