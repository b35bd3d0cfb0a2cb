-- Why a row cannot be restored to an earlier state.

-- A row's id in the audit log.
create or replace function app_private.row_id_of(target text, whole jsonb) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$ select coalesce(whole ->> 'id', app_private.row_key(target::regclass, whole)) $$;

-- Why reverting an added or deleted primary place of an organization or program would move the primary flag to or
-- from a row that the change did not touch: another place has the flag by now, or would get it; null if it would not.
-- present: the row's current state.
create or replace function app_private.primary_obstacle(changed app_private.changed_row, present jsonb,
  rows app_private.changed_row[]) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select case when changed.after is null then 'Another place is the primary one by now.'
    else 'Another place would become the primary one.' end
  from coalesce(changed.before, present) place (whole)
  where coalesce((place.whole ->> 'primary')::boolean, false) and exists (
    select from (
      select l.id::text as row_id, l."primary" from app_public.play_locations l
      where changed.table_name = 'play_locations' and l.organization_id = (place.whole ->> 'organization_id')::int
      union all
      select app_private.row_id_of('app_public.sponsorable_property_play_locations', to_jsonb(j)), j."primary"
      from app_public.sponsorable_property_play_locations j
      where changed.table_name = 'sponsorable_property_play_locations'
        and j.sponsorable_property_id = (place.whole ->> 'sponsorable_property_id')::int
    ) other
    where (changed.before is null or other."primary") and other.row_id <> changed.row_id
      and not exists (select from unnest(rows) r where r.table_name = changed.table_name and r.row_id = other.row_id))
    and (changed.after is null or not exists ( -- the change unset the flag on a row that is reverted, too
      select from unnest(rows) r where r.table_name = changed.table_name and (r.before ->> 'primary')::boolean))
$$;

-- What somebody did to a row after a change, as a message, and who it was; null if nothing prevents undoing it. The
-- caller has checked that the record is not already back to its earlier state.
create or replace function app_private.changed_since(changed app_private.changed_row, present jsonb,
  rows app_private.changed_row[], out reason text, out changed_by text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if cardinality(rows) > 1 and app_private.is_reverted(changed, present) then return; end if;
  if changed.after is null then -- deleted and not restored
    reason := app_private.primary_obstacle(changed, present, rows);
    if changed.table_name = 'play_locations' and not (changed.before ->> 'primary')::boolean and not exists (
        select from app_public.play_locations l
        where l.organization_id = (changed.before ->> 'organization_id')::int and l."primary")
      and not exists (select from unnest(rows) r
        where r.table_name = 'play_locations' and (r.before ->> 'primary')::boolean) then
      -- an organization with places has a primary one [K6]
      reason := 'The primary place was deleted, too. Restore it first.';
    end if;
    return;
  end if;
  if present is null then
    reason := 'It was deleted since.';
  elsif app_private.missing_values(changed.table_name, present,
      case when changed.before is null then app_private.compared(changed.table_name, changed.after)
        else changed.after end) <> '{}' then
    reason := 'It was changed since.';
  elsif changed.before is not null and exists (
      select from (
        select v.key, (array_agg(v.value order by l.id))[1] as value,
          bool_or(l.user_id is distinct from changed.user_id) as by_others
        from app_private.audit_log l, jsonb_each(l.old_values) v
        where l.table_name = changed.table_name and l.row_id = changed.row_id and l.id > changed.last_id and l.op = 'U'
          and not changed.before ? v.key
        group by v.key
      ) later where later.by_others and present ? later.key
        and app_private.missing_values(changed.table_name, present,
          app_private.compared(changed.table_name, jsonb_build_object(later.key, later.value))) <> '{}') then
    reason := 'Somebody else has changed it since.';
  elsif changed.before is null then
    reason := app_private.primary_obstacle(changed, present, rows);
  end if;
  if reason is not null then
    select coalesce(u.name, u.email) into changed_by from app_private.audit_log l
    join app_public.users u on u.id = l.user_id
    where l.table_name = changed.table_name and l.row_id = changed.row_id and l.id > changed.last_id
    order by l.id desc limit 1;
  end if;
end $$;

-- What was added since and refers to an added row of a record, as a message, and who did it; null if there is nothing.
-- presents: the rows' current states; gone: rows that are reverted before. One query per reference, however many rows.
create or replace function app_private.added_since(rows app_private.changed_row[], presents jsonb[],
    gone app_private.changed_row[], out reason text, out changed_by text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_known jsonb := (select jsonb_object_agg(k.table_name, k.ids) from (
    select r.table_name, jsonb_agg(r.row_id) as ids from unnest(rows || gone) r group by r.table_name) k);
  v_reference record;
  v_id int;
begin
  if not exists (select from unnest(rows) r where r.before is null) then return; end if; -- nothing was added
  for v_reference in
    select f.child, f.column_name, f.parent, a.ids from (
      select (rows[n]).table_name, array_agg((rows[n]).row_id::int) as ids from generate_subscripts(rows, 1) n
      where (rows[n]).before is null and presents[n] is not null and (rows[n]).row_id ~ '^\d{1,9}$'
        and (rows[n]).table_name <> all (app_private.kept_tables()) group by 1) a
    join app_private.id_references() f on f.parent = a.table_name and f.child <> 'sponsorship_events' loop
    -- all of them, because for the first one PostgreSQL would rather read the table from its beginning
    execute format('select (array_agg(t.%2$I))[1] from app_public.%1$I t where t.%2$I = any ($1) and %3$s <> all ($2)',
      v_reference.child, v_reference.column_name, case when exists (select from pg_attribute a
        where a.attrelid = format('app_public.%I', v_reference.child)::regclass and a.attname = 'id') then 't.id::text'
      else format('app_private.row_id_of(%L, to_jsonb(t))', 'app_public.' || v_reference.child) end)
      into v_id using v_reference.ids,
        array(select jsonb_array_elements_text(coalesce(v_known -> v_reference.child, '[]')));
    continue when v_id is null;
    reason := 'Something that was added since belongs to it.';
    select coalesce(u.name, u.email) into changed_by from unnest(rows) r
    join app_private.audit_log l on l.table_name = r.table_name and l.row_id = r.row_id and l.id > r.last_id
    join app_public.users u on u.id = l.user_id
    where r.table_name = v_reference.parent and r.row_id = v_id::text order by l.id desc limit 1;
    return;
  end loop;
end $$;
