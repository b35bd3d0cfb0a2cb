-- How tables are protected. The policies of all other folders use these functions and those of the session context.

grant usage on schema app_public
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
-- No viewer's role has usage on app_private. Policies may still call its functions, because their names are resolved
-- when the policy is created; for the same reason an invoker function needs a "begin atomic" body.

grant execute on function app_private.day_of(timestamptz)
  to sideline_link, sideline_organization, sideline_sponsor, sideline_admin;

-- The instant at which a calendar day begins in the configured time zone.
create or replace function app_private.start_of_day(day date) returns timestamptz
  language sql stable parallel safe
begin atomic
  select day::timestamp at time zone coalesce(nullif(current_setting('sideline.time_zone', true), ''),
    'America/New_York');
end;

-- The current day by the clock that all rules use, so that pages and rules agree on deadlines.
create or replace function app_public.today() returns date
  language sql stable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select app_private.today(); end;
grant execute on function app_public.today()
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.today() is
  E'@notNull\nThe calendar day that every rule uses, YYYY-MM-DD in the one configured zone.';

-- Forces row-level security on a table and adds the policies of the owner (without it definer functions would see no
-- rows) and of staff. What others may do is in the entity's policies.sql. counted: the console counts the rows of
-- this table, which grows without bound, so the staff policy gets a condition that an index can answer, and the owner,
-- whose policy is always true, reads it without: PostgreSQL ignores its statistics on enums under any policy.
create or replace function app_private.protect(target regclass, counted boolean default false) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s %s force row level security', target, case when counted then 'no' end);
  execute format('create policy owner_all on %s to sideline_owner using (true) with check (true)', target);
  execute format(
    'create policy staff_all on %s to sideline_admin using (%s) with check ((select app_private.is_staff()))', target,
    case when counted then 'id >= (select app_private.staff_from_id())'
      else '(select app_private.is_staff_or_null())' end);
  execute format('grant select on %s to sideline_admin', target);
end $$;

-- Marks fields of a composite type as never null: PostgreSQL cannot declare it, so the API reads the tag.
create or replace function app_private.never_null(target regclass, fields name[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_field name;
begin
  foreach v_field in array fields loop
    execute format('comment on column %s.%I is ''@notNull''', target, v_field);
  end loop;
end $$;

-- Returns a row after setting to null the columns that the viewer's role may not select. A definer function's row
-- bypasses the column grants of its table, so every such row must pass through here unless the viewer is staff.
create or replace function app_private.visible(r anyelement) returns anyelement
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_table oid := (select t.typrelid from pg_type t where t.oid = pg_typeof(r));
begin
  if r is null or current_setting('role') = 'none'
    or has_table_privilege(current_setting('role'), v_table, 'select') then
    return r;
  end if;
  -- starts from nulls instead of r, because an omitted key must not keep its value
  execute format('select x.* from jsonb_populate_record(null::%s, $1) x', v_table::regclass)
    into r using (select jsonb_object_agg(e.key, e.value) from jsonb_each(to_jsonb(r)) e
      where has_column_privilege(current_setting('role'), v_table, e.key, 'select'));
  return r;
end $$;
