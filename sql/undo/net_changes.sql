-- The rows of a change: what they were, what they are now, and which of them are reverted together.

-- The net effect of a change: one result row per changed table row, in the order of its last entry, without derived
-- columns and without rows that ended as they began. change_id is a transaction's id; an unknown one has no rows.
create or replace function app_private.net_changes(change_id text) returns setof app_private.changed_row
  language sql stable security definer set search_path = pg_catalog, pg_temp
  set enable_nestloop = off -- how many rows a change has is not known to the planner
as $$
  with entries as (
    select l.*, row_number() over (partition by l.table_name, l.row_id order by l.id) = 1 as first,
      row_number() over (partition by l.table_name, l.row_id order by l.id desc) = 1 as last
    from app_private.audit_log l where l.transaction_id = net_changes.change_id::xid8
      -- in a database that was moved to another server, transactions are renumbered
      and l.at = (select max(m.at) from app_private.audit_log m where m.transaction_id = net_changes.change_id::xid8)
  ), touched as (
    select e.table_name, e.row_id, min(e.op) filter (where e.first) <> 'I' as was_there,
      min(e.op) filter (where e.last) <> 'D' as is_there, max(e.parent_table) as parent_table,
      max(e.parent_id) as parent_id, max(e.id) as last_id, max(e.user_id) as user_id
    from entries e group by e.table_name, e.row_id
  ), earliest as ( -- for each key, jsonb_object_agg keeps the last value
    select e.table_name, e.row_id, jsonb_object_agg(v.key, v.value order by e.id desc) as "values"
    from entries e, jsonb_each(e.old_values) v where not (e.first and e.last)
    group by e.table_name, e.row_id
    union all
    select e.table_name, e.row_id, e.old_values from entries e where e.first and e.last
  ), latest as (
    select e.table_name, e.row_id, jsonb_object_agg(v.key, v.value order by e.id) as "values"
    from entries e, jsonb_each(e.new_values) v where not (e.first and e.last)
    group by e.table_name, e.row_id
    union all
    select e.table_name, e.row_id, e.new_values from entries e where e.first and e.last
  ), wholes as (
    select t.*, o."values" as old_values, n."values" as new_values from touched t
    left join earliest o using (table_name, row_id) left join latest n using (table_name, row_id)
  ), ignored as materialized (
    select t.table_name, app_private.ignored_columns(t.table_name) as columns
    from (select distinct w.table_name from wholes w) t
  ), changes as (
    select w.table_name, w.row_id,
      case when not w.was_there then null when not w.is_there then w.old_values else d.before end as before,
      case when not w.is_there then null when not w.was_there then w.new_values else d.after end as after,
      w.parent_table, w.parent_id, w.last_id, w.user_id
    from wholes w join ignored i using (table_name) cross join lateral (
      select coalesce(jsonb_object_agg(o.key, o.value), '{}') as before,
        coalesce(jsonb_object_agg(o.key, w.new_values -> o.key), '{}') as after
      from jsonb_each(w.old_values - i.columns) o
      where w.was_there and w.is_there and o.value is distinct from w.new_values -> o.key) d
    where w.was_there or w.is_there
  )
  select * from changes c where c.before is null or c.after is null or c.before <> '{}' order by c.last_id
$$;

-- Columns of a table that are not compared: derived and generated ones, and those that count its changes.
create or replace function app_private.ignored_columns(table_name text) returns text[]
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select array['updated_at', 'version']
    || coalesce((select d.columns from app_private.derived_columns() d
      where d.table_name = ignored_columns.table_name), '{}')
    || array(select a.attname::text from pg_attribute a
      where a.attrelid = to_regclass(format('app_public.%I', ignored_columns.table_name)) and a.attgenerated <> '')
$$;

-- The values of one side that differ from the other's, without columns that are not compared.
create or replace function app_private.differing(table_name text, side jsonb, other jsonb) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(v.key, v.value), '{}')
  from jsonb_each(side - app_private.ignored_columns(differing.table_name)) v
  where v.value is distinct from other -> v.key
$$;

-- The given values that differ from the row's current ones; columns that the table no longer has are ignored.
-- Timestamps are compared as timestamps, because their texts depend on the session's time zone.
create or replace function app_private.missing_values(table_name text, present jsonb, wanted jsonb) returns jsonb
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_missing jsonb := (select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(wanted) w
    where present -> w.key is distinct from w.value);
begin
  if v_missing = '{}' then return v_missing; end if;
  return (select coalesce(jsonb_object_agg(w.key, w.value), '{}') from jsonb_each(v_missing) w
    join pg_attribute a on a.attrelid = format('app_public.%I', missing_values.table_name)::regclass
      and a.attname = w.key and not a.attisdropped
    where case when a.atttypid = 'timestamptz'::regtype
      then (present ->> w.key)::timestamptz is distinct from (w.value #>> '{}')::timestamptz
      else true end);
end $$;

-- The values of a whole row that are compared.
create or replace function app_private.compared(table_name text, whole jsonb) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$ select app_private.differing(compared.table_name, whole, '{}') $$;

-- Whether a row is again as it was before a change.
create or replace function app_private.is_reverted(changed app_private.changed_row, present jsonb) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select case
    when changed.before is null then present is null or changed.table_name = any (app_private.kept_tables())
    when present is null then false
    when changed.after is null then app_private.missing_values(changed.table_name, present,
      app_private.compared(changed.table_name, changed.before)) = '{}'
    else app_private.missing_values(changed.table_name, present, changed.before) = '{}' end
$$;

-- Whether all rows of a record are back to their state before a change; presents: their current state.
create or replace function app_private.are_reverted(rows app_private.changed_row[], presents jsonb[]) returns boolean
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  for n in 1..cardinality(rows) loop
    if to_regclass(format('app_public.%I', rows[n].table_name)) is null
      or not app_private.is_reverted(rows[n], presents[n]) then
      return false;
    end if;
  end loop;
  return true;
end $$;

-- The columns that refer to other rows by id: table, column, and referenced table. Part of the caller's query.
create or replace function app_private.id_references() returns table (child text, column_name text, parent text)
  language sql stable
begin atomic
  select t.relname::text, a.attname::text, r.relname::text
  from pg_catalog.pg_constraint c join pg_catalog.pg_class t on t.oid = c.conrelid
  cross join lateral unnest(c.conkey, c.confkey) as k (child_column, parent_column)
  join pg_catalog.pg_attribute p on p.attrelid = c.confrelid and p.attnum = k.parent_column and p.attname = 'id'
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.child_column
  join pg_catalog.pg_class r on r.oid = c.confrelid
  where c.contype = 'f' and c.connamespace = 'app_public'::regnamespace and r.relnamespace = 'app_public'::regnamespace;
end;

-- The rows of a change, grouped by the record with which each is reverted: the record it is edited as part of, else
-- its parent if that was changed as well, else itself.
create or replace function app_private.change_groups(change_id text)
  returns table (record_table text, record_id text, rows app_private.changed_row[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
  set enable_nestloop = off
as $$
  with recursive changed as materialized (
    select c.table_name, c.row_id, c.before, c.after, c.parent_table, c.parent_id, c.last_id, c.user_id,
      coalesce(c.before, '{}') || coalesce(c.after, '{}') as given
    from app_private.net_changes(change_groups.change_id) c
  ), known as materialized (
    -- an updated row is read if its references determine the record it is reverted with
    select c.*, case when c.before is not null and c.after is not null and (c.table_name = 'play_locations'
        or c.table_name in (select p.name from app_private.record_parts() p)
        or exists (select from changed o where o.before is null or o.after is null))
      then coalesce(app_private.row_now(c.table_name, c.row_id), '{}') || c.given else c.given end as whole
    from changed c
  ), referred as materialized (
    select k.table_name, k.row_id, r.parent, i.id from known k join app_private.id_references() r
      on r.child = k.table_name and not exists (select from app_private.record_parts() p where p.name = r.parent)
    cross join lateral (values (k.whole ->> r.column_name), (k.before ->> r.column_name)) i (id) where i.id is not null
  ), links as (
    select k.table_name, k.row_id, 1 as rank, p.record as to_table,
      case when p.record_key = 'id' then k.whole ->> p.key
        else (select o.id::text from app_public.organization_capabilities o
          where o.capability_detail_id = (k.whole ->> p.key)::int) end as to_id
    from known k join app_private.record_parts() p on p.name = k.table_name
    where k.table_name <> 'search_filters' or k.whole ->> 'type' = 'LocationFilter'
    union all
    select k.table_name, k.row_id, 2, k.parent_table, k.parent_id from known k
    join known parent on parent.table_name = k.parent_table and parent.row_id = k.parent_id
    union all
    -- the primary flag moved between places, so they are reverted together
    select k.table_name, k.row_id, 3, 'play_locations', (select min(o.row_id::int)::text from known o
      where o.table_name = 'play_locations' and o.given ? 'primary'
        and o.whole -> 'organization_id' = k.whole -> 'organization_id' and o.row_id::int < k.row_id::int)
    from known k where k.table_name = 'play_locations' and k.given ? 'primary'
    union all
    select k.table_name, k.row_id, 4, k.parent, parent.row_id
    from referred k join known parent on parent.table_name = k.parent and parent.row_id = k.id
      and (parent.before is null or parent.after is null)
    where (parent.table_name, parent.row_id) <> (k.table_name, k.row_id)
      and (parent.parent_table, parent.parent_id) is distinct from (k.table_name, k.row_id)
    union all
    -- programs that were added with offers of an added campaign: with the last of their campaigns, because those before
    -- are reverted first
    select k.table_name, k.row_id, 5, 'campaigns', max(c.row_id::int)::text
    from known k join known o on o.table_name = 'offers' and o.whole ->> 'sponsorable_property_id' = k.row_id
    join known c on c.table_name = 'campaigns' and c.row_id = o.whole ->> 'campaign_id'
    where k.table_name = 'sponsorable_properties' and (k.before is null or k.after is null)
      and (c.before is null or c.after is null)
    group by k.table_name, k.row_id
  ), nearest as materialized (
    select distinct on (l.table_name, l.row_id) l.* from links l where l.to_id is not null
    order by l.table_name, l.row_id, l.rank, l.to_table, l.to_id
  ), climbed as (
    select k.table_name, k.row_id, k.table_name as at_table, k.row_id as at_id, 0 as steps from known k
    union all
    select c.table_name, c.row_id, n.to_table, n.to_id, c.steps + 1 from climbed c
    join nearest n on n.table_name = c.at_table and n.row_id = c.at_id where c.steps < 8
  ), rooted as (
    select distinct on (c.table_name, c.row_id) c.table_name, c.row_id, c.at_table, c.at_id from climbed c
    order by c.table_name, c.row_id, c.steps desc
  )
  select r.at_table, r.at_id, array_agg(row(k.table_name, k.row_id, k.before, k.after, k.parent_table, k.parent_id,
    k.last_id, k.user_id)::app_private.changed_row order by k.last_id)
  from rooted r join known k using (table_name, row_id)
  group by r.at_table, r.at_id
$$;

-- The display name of a table's row, from its values; "Offer 7" for rows without a name.
create or replace function app_private.label_of(table_name text, row_id text, whole jsonb) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select left(coalesce(whole ->> 'name', whole ->> 'nickname', whole ->> 'quote', whole ->> 'question', whole ->> 'zip',
    case when label_of.row_id ~ '^\d{1,9}$' then app_private.row_label(label_of.table_name, label_of.row_id) end,
    initcap(replace(regexp_replace(regexp_replace(label_of.table_name, 'ies$', 'y'), 's$', ''), '_', ' ')) || ' '
      || label_of.row_id), 200)
$$;
