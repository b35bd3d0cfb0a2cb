-- Reverts rows, one record at a time. Each record is reverted completely or not at all.

-- Writes the given values of one row directly, without its update function; the caller has checked the permission.
create or replace function app_private.write_row(table_name text, row_id text, given jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_target regclass := format('app_public.%I', write_row.table_name);
  v_columns text := (select string_agg(quote_ident(k.name), ', ') from jsonb_object_keys(given) k (name));
begin
  execute format('update %1$s t set (%2$s) = row(%3$s) from jsonb_populate_record(null::%1$s, $2) p where %4$s',
    v_target, v_columns, (select string_agg(format('p.%I', k.name), ', ') from jsonb_object_keys(given) k (name)),
    app_private.key_condition(v_target, write_row.row_id))
    using string_to_array(write_row.row_id, ':'), given;
end $$;

-- The values that a row still needs in order to be as it was before, without derived columns.
create or replace function app_private.still_differing(changed app_private.changed_row) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select app_private.missing_values(changed.table_name, app_private.row_now(changed.table_name, changed.row_id),
    case when changed.after is null then app_private.compared(changed.table_name, changed.before)
      else changed.before end)
$$;

-- Whether a column was set to null only because the same change deleted the row it referred to.
create or replace function app_private.was_emptied(changed app_private.changed_row, column_name text,
  rows app_private.changed_row[]) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select changed.after -> was_emptied.column_name = 'null' and exists (
    select from unnest(rows) r
    join app_private.id_references() f on f.child = changed.table_name and f.column_name = was_emptied.column_name
    where r.after is null and r.table_name = f.parent and r.row_id = changed.before ->> was_emptied.column_name)
$$;

-- Sets the differing values of an updated row back, through its update function if there is one. Values that this
-- function does not restore are left to the caller.
create or replace function app_private.revert_update(changed app_private.changed_row, v_left jsonb,
  rows app_private.changed_row[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_operation text := (select f.operation from app_private.patch_functions() f where f.table_name = changed.table_name);
  v_patch jsonb;
begin
  if v_operation is not null then
    select jsonb_object_agg(v.key, v.value) into v_patch from jsonb_each(v_left) v
    where not app_private.may_write(changed.table_name, 'update', v.key)
      and not app_private.was_emptied(changed, v.key, rows);
  end if;
  if v_patch is not null then
    v_patch := v_patch || case changed.table_name
      when 'verification_deadlines' then '{"change_reason": "Undo"}'
      when 'organizations' then jsonb_build_object('data_confidence_reason',
        coalesce(nullif(btrim(v_patch ->> 'data_confidence_reason'), ''), 'Undo'))
      when 'sponsorable_properties' then case when v_patch ->> 'entered_data_confidence' is null then '{}'
        else jsonb_build_object('data_confidence', v_patch -> 'entered_data_confidence') end
      else '{}' end::jsonb;
    if changed.table_name = 'organizations' and not v_patch ? 'data_confidence'
      and not v_left ? 'data_confidence_reason' then
      v_patch := v_patch - 'data_confidence_reason';
    end if;
    v_patch := v_patch - 'entered_data_confidence';
    if v_patch <> '{}' then
      execute format('select app_public.%I($1, $2)', v_operation) using changed.row_id::int, v_patch;
    end if;
    v_left := v_left - array(select jsonb_object_keys(v_patch)) - 'entered_data_confidence';
  end if;
  if v_left <> '{}' then perform app_private.write_row(changed.table_name, changed.row_id, v_left); end if;
end $$;

-- Deletes rows of a table that were added, through its delete function if there is one.
create or replace function app_private.revert_inserts_of(table_name text, row_ids text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_target regclass := format('app_public.%I', revert_inserts_of.table_name);
  v_operation text := (select d.operation from app_private.delete_functions() d
    where d.table_name = revert_inserts_of.table_name);
  v_id text;
begin
  if revert_inserts_of.table_name = 'offers' then
    perform app_public.remove_sponsorable_properties_from_campaign(row_ids::int[], false, null);
    return;
  elsif revert_inserts_of.table_name = 'sponsorable_properties' then
    perform app_private.require_deletable_properties(row_ids::int[]), app_private.delete_properties(row_ids::int[]);
    return;
  elsif v_operation is null then
    select format('delete from %s t using %s where %s', v_target, k.source, k.condition) into v_operation
    from app_private.keyed_rows(v_target, row_ids) k;
    execute v_operation using row_ids;
    return;
  end if;
  foreach v_id in array row_ids loop
    if revert_inserts_of.table_name = 'verification_deadlines' then
      perform app_public.remove_verification_deadline(v_id::int, 'Undo');
    else
      execute format('select app_public.%I($1)', v_operation) using v_id::int;
    end if;
  end loop;
end $$;

-- Restores the deleted rows of a record in whatever order their references allow.
-- SL409 if a row that they reference no longer exists.
create or replace function app_private.revert_deletes(rows app_private.changed_row[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_row app_private.changed_row;
  v_left app_private.changed_row[];
  v_still app_private.changed_row[];
begin
  v_left := array(select r from unnest(rows) r
    where r.after is null and app_private.row_now(r.table_name, r.row_id) is null order by r.last_id desc);
  if v_left = '{}' then return; end if;
  perform set_config('sideline.restoring', 'on', true), set_config('sideline.creatives_together', 'on', true);
  while v_left <> '{}' loop
    v_still := '{}';
    foreach v_row in array v_left loop
      -- with the values it had when it was deleted: circular references had been set to null before
      if not app_private.restore_row(v_row.table_name,
        (select l.old_values from app_private.audit_log l where l.id = v_row.last_id)) then
        v_still := v_still || v_row;
      end if;
    end loop;
    if cardinality(v_still) = cardinality(v_left) then
      perform app_private.fail('SL409', 'The record it belonged to was deleted, so it can''t be restored.');
    end if;
    v_left := v_still;
  end loop;
  foreach v_row in array rows loop
    continue when v_row.after is not null or app_private.still_differing(v_row) = '{}';
    perform app_private.write_row(v_row.table_name, v_row.row_id, app_private.still_differing(v_row));
  end loop;
  perform set_config('sideline.restoring', 'off', true), set_config('sideline.creatives_together', 'off', true);
end $$;

-- Deletes the added rows of a record, unreferenced ones first: the rows of a table together, and once that deletes
-- nothing more, one by one. SL409 if something still references one of them.
create or replace function app_private.revert_inserts(rows app_private.changed_row[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_part record;
  v_ids text[];
  v_together boolean := true;
  v_moved boolean;
  v_blocked text;
begin
  loop
    v_moved := false;
    v_blocked := null;
    for v_part in select r.table_name, array_agg(r.row_id order by r.last_id) as ids from unnest(rows) r
      where r.before is null and r.table_name <> all (app_private.kept_tables())
      group by r.table_name, case when not v_together then r.row_id end order by min(r.last_id) loop
      v_ids := array(select i from unnest(v_part.ids) with ordinality i (i, n)
        join app_private.rows_by_id(v_part.table_name, v_part.ids) p on p.row_id = i order by n);
      continue when v_ids = '{}';
      begin
        perform app_private.revert_inserts_of(v_part.table_name, v_ids);
        v_moved := true;
      exception when foreign_key_violation then v_blocked := v_part.table_name;
      end;
    end loop;
    exit when v_blocked is null or not (v_moved or v_together);
    v_together := v_together and v_moved;
  end loop;
  if v_blocked is not null then perform app_private.fail('SL409', 'Something else refers to it now.'); end if;
end $$;

-- Reverts a change to one record and its child rows; raises an error if that is not completely possible. The caller
-- has checked permissions and later changes; presents: the current rows.
-- Assets follow the rules for changing an offer's terms.
create or replace function app_private.revert_record(rows app_private.changed_row[], presents jsonb[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_row app_private.changed_row;
  v_left jsonb;
  v_offer app_public.offers;
  v_has_assets boolean;
  v_has_deleted boolean;
  v_has_added boolean;
  v_offer_ids int[]; -- offers whose assets change but which are not themselves added or deleted
begin
  select coalesce(bool_or(r.table_name = 'assets'), false), coalesce(bool_or(r.after is null), false),
    coalesce(bool_or(r.before is null), false)
    into v_has_assets, v_has_deleted, v_has_added from unnest(rows) r;
  if v_has_assets then
    v_offer_ids := array(
      select distinct (coalesce(r.before, '{}') || coalesce(r.after, '{}')
        || coalesce(app_private.row_now(r.table_name, r.row_id), '{}') ->> 'offer_id')::int
      from unnest(rows) r where r.table_name = 'assets' and not exists (
        select from unnest(rows) o where o.table_name = 'offers' and (o.before is null or o.after is null)));
    for v_offer in select * from app_public.offers o where o.id = any (v_offer_ids) order by o.id for update loop
      perform app_private.require_editable_offer(v_offer, true);
    end loop;
  end if;
  if v_has_deleted then perform app_private.revert_deletes(rows); end if;
  for n in 1..cardinality(rows) loop
    continue when rows[n].before is null or rows[n].after is null;
    -- reverting other rows may have changed it already
    v_left := case
      when cardinality(rows) = 1 then app_private.missing_values(rows[n].table_name, presents[n], rows[n].before)
      else app_private.still_differing(rows[n]) end;
    perform app_private.revert_update(rows[n], v_left, rows);
  end loop;
  if v_has_added then perform app_private.revert_inserts(rows); end if;
  presents := app_private.rows_now(rows, false);
  for n in 1..cardinality(rows) loop
    v_row := rows[n];
    if v_row.before is null then
      if presents[n] is not null and not app_private.is_reverted(v_row, presents[n]) then
        perform app_private.fail('SL409', 'It could not be deleted again.');
      end if;
      continue;
    end if;
    v_left := app_private.still_differing(v_row);
    continue when v_left = '{}';
    perform app_private.write_row(v_row.table_name, v_row.row_id, v_left);
    if app_private.still_differing(v_row) <> '{}' then
      perform app_private.fail('SL409', 'It could not be restored exactly as it was.');
    end if;
  end loop;
  if v_has_assets then
    for v_offer in select * from app_public.offers o where o.id = any (v_offer_ids) order by o.id loop
      perform app_private.log_event(v_offer, 'assets_changed', 'Assets changed');
      if v_offer.status = 'confirmed' then
        perform app_private.add_job('offers__contract', json_build_object('offer_id', v_offer.id),
          'contract:' || v_offer.id);
      end if;
    end loop;
  end if;
end $$;
