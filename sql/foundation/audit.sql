-- Writing the audit log.

-- The short name of the visitor's role: admin, organization, offer_link …; owner for migrations, jobs and console.
create or replace function app_private.actor_role() returns text
  language sql stable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select case when current_setting('role') in ('none', 'sideline_owner') then 'owner'
    else replace(current_setting('role'), 'sideline_', '') end;
end;

-- True for the demo loader, which writes rows with correct derived columns; no viewer can pretend to be it.
create or replace function app_private.is_bulk_load() returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select current_setting('sideline.bulk_load', true) = 'on' and app_private.actor_role() = 'owner';
end;

-- True while a deleted record is being restored as it was (history/deleted_records.sql): triggers that derive
-- columns, validate or notify do nothing. Counters and the audit log keep working.
create or replace function app_private.is_restoring() returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select coalesce(current_setting('sideline.restoring', true), '') = 'on'; end;

-- The primary key of a row whose table has no id, its parts joined by colons.
create or replace function app_private.row_key(target regclass, whole jsonb) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select string_agg(row_key.whole ->> a.attname, ':' order by k.position)
  from pg_index i cross join lateral unnest(i.indkey::int[]) with ordinality k (attnum, position)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = row_key.target and i.indisprimary
$$;

-- Records who changed what, with the old and new values; for an update only the columns that changed.
create or replace function app_private.tg__audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_old jsonb;
  v_new jsonb;
  v_row jsonb;
  v_parent record;
begin
  -- before the row is converted to JSON, because a demo has millions of rows
  if app_private.is_bulk_load() then return null; end if;
  v_old := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row := coalesce(v_new, v_old);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, v_new -> o.key) into v_old, v_new
    from jsonb_each(v_old) o where o.value is distinct from v_new -> o.key and o.key not in ('updated_at', 'version');
    if v_old is null then return null; end if;
  end if;
  if tg_table_name = 'webhooks' then -- the query of an address may have a secret
    v_old := coalesce(jsonb_set(v_old, '{url}', to_jsonb(split_part(v_old ->> 'url', '?', 1))), v_old);
    v_new := coalesce(jsonb_set(v_new, '{url}', to_jsonb(split_part(v_new ->> 'url', '?', 1))), v_new);
  end if;
  if tg_table_name = 'forwarded_tasks' and tg_op = 'INSERT' then -- the address of a coach is deleted after a while
    v_new := v_new - 'email';
  end if;
  select p.parent, v_row ->> p.key as id into v_parent from app_private.audit_parents() p
  where p.child = tg_table_name and v_row ->> p.key is not null
    -- details from an application belong to the application instead
    and (tg_table_name <> 'capability_details' or v_row ->> 'sponsorship_application_id' is null);
  insert into app_private.audit_log (actor_role, user_id, link_kind, table_name, row_id, op, old_values, new_values,
    organization_id, sponsor_id, parent_table, parent_id, transaction_id, api_key_id)
  values (app_private.actor_role(), app_private.current_user_id(), app_private.claim('link_kind'), tg_table_name,
    coalesce(v_row ->> 'id', app_private.row_key(tg_relid, v_row)), left(tg_op, 1), v_old, v_new,
    case when tg_table_name = 'organizations' then (v_row ->> 'id')::int else (v_row ->> 'organization_id')::int end,
    case when tg_table_name = 'sponsors' then (v_row ->> 'id')::int else (v_row ->> 'sponsor_id')::int end,
    v_parent.parent, v_parent.id, pg_current_xact_id(), app_private.claim('api_key_id')::int);
  return null;
end $$;
