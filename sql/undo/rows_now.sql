-- Rows of a change as they are now.

-- The condition that finds a row by its id in the audit log, for format(): the row is t, the id's parts are $1. Null if
-- the id does not have as many parts as the table's key has columns.
create or replace function app_private.key_condition(target regclass, row_id text) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  -- nearly all tables have an id
  select case when key_condition.row_id ~ '^\d{1,9}$' and bool_or(a.attname = 'id') then 't.id = $1[1]::int'
    when count(*) = cardinality(string_to_array(key_condition.row_id, ':')) then
    string_agg(format('t.%I = $1[%s]::%s', a.attname, k.position, format_type(a.atttypid, null)),
      ' and ' order by k.position) end
  from pg_index i cross join lateral unnest(i.indkey::int[]) with ordinality k (attnum, position)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = key_condition.target and i.indisprimary
$$;

-- The rows t of a table with the ids k.row_id, for format(); $1: the ids, all of one form. Null if there are none.
create or replace function app_private.keyed_rows(target regclass, row_ids text[], out source text, out condition text)
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select '(select i as row_id, string_to_array(i, '':'') as id from unnest($1) i) k',
    replace(app_private.key_condition(target, row_ids[1]), '$1', 'k.id')
$$;

-- Rows of a table by their ids in the audit log as they are now, locked against other writers if requested, without
-- those that are gone. One query, however many rows.
create or replace function app_private.rows_by_id(table_name text, row_ids text[], locked boolean default false)
  returns table (row_id text, present jsonb)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_target regclass := to_regclass(format('app_public.%I', rows_by_id.table_name));
  v record;
begin
  select * into v from app_private.keyed_rows(v_target, row_ids);
  if v.condition is null then return; end if;
  return query execute format('select k.row_id, to_jsonb(t) from %s join %s t on %s order by k.id%s', v.source,
    v_target, v.condition, case when locked then ' for update of t' else '' end) using row_ids;
end $$;

-- A row as it is now; null if there is none.
create or replace function app_private.row_now(table_name text, row_id text) returns jsonb
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select r.present from app_private.rows_by_id(row_now.table_name, array[row_now.row_id]) r $$;

-- The current states of a record's rows, in order; locked against other writers if requested.
create or replace function app_private.rows_now(rows app_private.changed_row[], locked boolean) returns jsonb[]
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with present as materialized (
    select t.table_name, p.row_id, p.present
    from (select r.table_name, array_agg(r.row_id) as ids from unnest(rows) r group by 1 order by 1) t
    cross join lateral app_private.rows_by_id(t.table_name, t.ids, locked) p)
  select array_agg(p.present order by r.n)
  from unnest(rows) with ordinality r (table_name, row_id, before, after, parent_table, parent_id, last_id, user_id, n)
  left join present p using (table_name, row_id)
$$;
