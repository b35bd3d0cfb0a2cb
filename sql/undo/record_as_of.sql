-- A record as it was on a given day.

-- A record and the records that belonged to it at a day's end, with names for ids; empty if it did not exist. Staff.
create or replace function app_public.record_as_of(record_type text, record_id int, day date)
  returns setof app_public.record_state
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_row record;
  v_values jsonb;
  v_state app_public.record_state;
begin
  perform app_private.require_staff();
  if record_as_of.day is null then perform app_private.fail('SL422', 'Choose a day.', 'day'); end if;
  -- tables without an audit log, such as people's own settings, yield no rows
  if not exists (select from pg_trigger t
    where t.tgrelid = to_regclass(format('app_public.%I', record_as_of.record_type)) and t.tgname = '_500_audit') then
    return;
  end if;
  for v_row in select * from app_private.rows_of_record(record_as_of.record_type, record_as_of.record_id::text) loop
    v_values := app_private.row_as_of(v_row.table_name, v_row.row_id, v_row.present, record_as_of.day);
    continue when v_values is null;
    v_state := row(v_row.table_name, v_row.row_id, app_private.label_of(v_row.table_name, v_row.row_id, v_values),
      v_values, app_private.names_in(v_values, null));
    return next v_state;
  end loop;
end $$;
grant execute on function app_public.record_as_of(text, int, date) to sideline_admin;
comment on function app_public.record_as_of(text, int, date) is
  E'@simpleCollections only\nA record and the records that belonged to it at the end of a day; staff only.';

-- A record's own row first, then the rows that belong to it now or once did: table, id and current row.
create or replace function app_private.rows_of_record(record_type text, record_id text)
  returns table (table_name text, row_id text, present jsonb)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_part record;
begin
  return query select rows_of_record.record_type, rows_of_record.record_id,
    app_private.row_now(rows_of_record.record_type, rows_of_record.record_id);
  for v_part in select * from app_private.audit_parents() p
    where p.parent = rows_of_record.record_type order by p.child loop
    return query execute format('select %L::text, app_private.row_id_of(%L, to_jsonb(t)), to_jsonb(t) from '
      'app_public.%I t where t.%I = $1 order by 2',
      v_part.child, 'app_public.' || v_part.child, v_part.child, v_part.key) using rows_of_record.record_id::int;
  end loop;
  return query select distinct l.table_name, l.row_id, null::jsonb from app_private.audit_log l
    where l.parent_table = rows_of_record.record_type and l.parent_id = rows_of_record.record_id and l.op = 'D'
      and app_private.row_now(l.table_name, l.row_id) is null;
end $$;

-- A row's values at the end of a day: its current state with later changes reverted; null if it did not exist.
create or replace function app_private.row_as_of(table_name text, row_id text, present jsonb, day date) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with later as (
    select l.* from app_private.audit_log l where l.table_name = row_as_of.table_name and l.row_id = row_as_of.row_id
      and app_private.day_of(l.at) > row_as_of.day
  )
  select case
    when (select l.op from later l order by l.id limit 1) = 'I' then null
    else coalesce(row_as_of.present, '{}') end
    || coalesce((select jsonb_object_agg(v.key, v.value order by l.id desc) from later l, jsonb_each(l.old_values) v),
      '{}')
  where row_as_of.present is not null or exists (select from later)
$$;

comment on type app_public.record_state is 'A row as it was on a day, as values by column.';
