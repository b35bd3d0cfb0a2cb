-- How a table is protected, how a change is remembered. Every other rules file builds on these, and on who is asking
-- (rules_visitor.sql).

grant usage on schema app_public to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
-- No visitor has usage on app_private. Policies still may call functions there, because names are resolved when the
-- policy is made; for the same reason an invoker function needs a "begin atomic" body.

grant execute on function app_private.day_of(timestamptz) to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;

-- The day that every rule uses, so that pages show deadlines by the same clock.
create or replace function app_public.today() returns date
  language sql stable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select app_private.today(); end;
grant execute on function app_public.today() to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.today() is E'@notNull\nThe calendar day that every rule uses, YYYY-MM-DD in the one configured zone.';

-- The short name of the visitor's role: admin, organization, offer_link … or owner for migrations, jobs and the console.
create or replace function app_private.actor_role() returns text
  language sql stable parallel safe set search_path = pg_catalog, pg_temp
begin atomic
  select case when current_setting('role') in ('none', 'sideline_owner') then 'owner'
    else replace(current_setting('role'), 'sideline_', '') end;
end;

-- Raises a registered error (sql/errors.md) with a sentence for people and, where one caused it, the field.
create or replace function app_private.fail(code text, message text, field text default '') returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise exception using errcode = code, message = message, column = field;
end $$;

-- ------------------------------------------------------------------------------------------------ protecting a table

-- What every exposed table has: row level security forced, the owner's policy (without it definer functions would see
-- nothing) and the staff's. What others may do is written in the table's own rules file. counted: the console shows the total
-- of a list that grows without bound; then staff's condition is one that an index answers.
create or replace function app_private.protect(target regclass, counted boolean default false) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner_all on %s to sideline_owner using (true) with check (true)', target);
  execute format('create policy staff_all on %s to sideline_admin using (%s) with check ((select app_private.is_staff()))', target,
    case when counted then 'id >= (select app_private.staff_from_id())' else '(select app_private.is_staff_or_null())' end);
  execute format('grant select on %s to sideline_admin', target);
end $$;

-- Fields of a composite type that are never null: PostgreSQL cannot declare them so, the API reads the tag.
create or replace function app_private.never_null(target regclass, fields name[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_field name;
begin
  foreach v_field in array fields loop
    execute format('comment on column %s.%I is ''@notNull''', target, v_field);
  end loop;
end $$;

-- ------------------------------------------------------------------------------------------------ triggers for all

-- The demo loader writes rows whose derived columns are right already; no visitor can claim to be it.
create or replace function app_private.is_bulk_load() returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select current_setting('sideline.bulk_load', true) = 'on' and app_private.actor_role() = 'owner';
end;

-- Rows of a deleted record are put back as they were (history/rules.sql): what would derive their columns anew, refuse them
-- by rules of today or tell somebody stands back. Counters and the audit do not.
create or replace function app_private.is_restoring() returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select coalesce(current_setting('sideline.restoring', true), '') = 'on'; end;

create or replace function app_private.tg__touch() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  new.updated_at := app_private.clock();
  return new;
end $$;

-- The primary key of a row whose table has no id, its parts joined by colons.
create or replace function app_private.row_key(target regclass, whole jsonb) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select string_agg(row_key.whole ->> a.attname, ':' order by k.position)
  from pg_index i cross join lateral unnest(i.indkey::int[]) with ordinality k (attnum, position)
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
  where i.indrelid = row_key.target and i.indisprimary
$$;

-- Remembers who changed what, from which to which value; an update keeps only the columns that changed.
create or replace function app_private.tg__audit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_old jsonb;
  v_new jsonb;
  v_row jsonb;
  v_parent record;
begin
  if app_private.is_bulk_load() then return null; end if; -- before a row is turned into json: a demo has millions
  v_old := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_row := coalesce(v_new, v_old);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, v_new -> o.key) into v_old, v_new
    from jsonb_each(v_old) o where o.value is distinct from v_new -> o.key and o.key not in ('updated_at', 'version');
    if v_old is null then return null; end if;
  end if;
  select p.parent, v_row ->> p.key as id into v_parent from app_private.audit_parents() p where p.child = tg_table_name and v_row ->> p.key is not null
    and (tg_table_name <> 'capability_details' or v_row ->> 'sponsorship_application_id' is null); -- an application's answers are its own
  insert into app_private.audit_log (actor_role, user_id, link_kind, table_name, row_id, op, old_values, new_values, organization_id, sponsor_id,
    parent_table, parent_id, transaction_id)
  values (app_private.actor_role(), app_private.current_user_id(), app_private.claim('link_kind'), tg_table_name,
    coalesce(v_row ->> 'id', app_private.row_key(tg_relid, v_row)), left(tg_op, 1), v_old, v_new,
    case when tg_table_name = 'organizations' then (v_row ->> 'id')::int else (v_row ->> 'organization_id')::int end,
    case when tg_table_name = 'sponsors' then (v_row ->> 'id')::int else (v_row ->> 'sponsor_id')::int end,
    v_parent.parent, v_parent.id, pg_current_xact_id());
  return null;
end $$;

-- Refuses to rewrite history, for everybody, the owner included.
create or replace function app_private.tg__append_only() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.fail('SL403', 'What has been logged stays logged.');
  return null;
end $$;
create trigger _100_append_only before update or delete on app_private.audit_log
  for each row execute function app_private.tg__append_only();

-- Refuses a status change that no call makes.
create or replace function app_private.tg__transition() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.status is distinct from old.status and not exists (
    select from app_private.status_transitions
    where entity = tg_table_name and from_status = old.status::text and to_status = new.status::text) then
    perform app_private.fail('SL409', format('%s cannot go from %s to %s.',
      initcap(replace(rtrim(tg_table_name, 's'), '_', ' ')), replace(old.status::text, '_', ' '), replace(new.status::text, '_', ' ')));
  end if;
  return new;
end $$;

-- ------------------------------------------------------------------------------------------------ jobs

-- Enqueues a job in the causing transaction. A key makes a pending job of the same key replace this one.
create or replace function app_private.add_job(task text, payload json, key text default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => key, max_attempts => 13);
end $$;

-- ------------------------------------------------------------------------------------------------ partial changes

-- Writes the given keys of a patch to one row, each converted to its column's type; other keys are refused (SL403, field).
-- Returns false when there is no such row. Callers check the right to the row first and list what may change.
create or replace function app_private.apply_patch(target regclass, row_id int, patch jsonb, allowed text[]) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_key text;
  v_sets text;
  v_count int;
begin
  select k into v_key from jsonb_object_keys(patch) k where k <> all (allowed) limit 1;
  if v_key is not null then perform app_private.fail('SL403', 'You may not change this field.', v_key); end if;
  select string_agg(format('%1$I = p.%1$I', k), ', ') into v_sets from jsonb_object_keys(patch) k;
  if v_sets is null then
    execute format('select count(*) from %s where id = $1', target) into v_count using row_id;
  else
    execute format('update %s t set %s from jsonb_populate_record(null::%1$s, $2) p where t.id = $1', target, v_sets) using row_id, patch;
    get diagnostics v_count = row_count;
  end if;
  return v_count = 1;
exception when invalid_text_representation or invalid_datetime_format or datetime_field_overflow or numeric_value_out_of_range then
  perform app_private.fail('SL422', 'One of the values has the wrong form.');
  return false;
end $$;

-- A definer function's row goes to the API as it is, past the column grants of its table. So whatever a function hands to a
-- visitor other than staff passes through here: columns that the visitor's role may not select come out null.
create or replace function app_private.visible(r anyelement) returns anyelement
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_table oid := (select t.typrelid from pg_type t where t.oid = pg_typeof(r));
begin
  if r is null or current_setting('role') = 'none' or has_table_privilege(current_setting('role'), v_table, 'select') then return r; end if;
  -- starting from nulls, not from r: a key that is left out must not keep its value
  execute format('select x.* from jsonb_populate_record(null::%s, $1) x', v_table::regclass)
    into r using (select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(r)) e
      where has_column_privilege(current_setting('role'), v_table, e.key, 'select'));
  return r;
end $$;
