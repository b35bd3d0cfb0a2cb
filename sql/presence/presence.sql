-- Presence: who else has a record open, and who saved it last. A server writes the presence of its own subscriptions
-- and refreshes it every ten seconds; channel "presence" announces "organizations:5" when something about a record
-- changes.

-- Tables of the records that have presence.
create or replace function app_private.present_tables() returns text[]
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select array['organizations', 'sponsors', 'campaigns', 'offers'] $$;

-- Deletes presences that no server has refreshed for 25 seconds and announces their records.
create or replace function app_private.expire_presences() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with gone as (
    delete from app_private.presences p where p.seen_at not between app_private.clock() - interval '25 seconds'
      and app_private.clock() + interval '25 seconds' returning p.record_type, p.record_id)
  select pg_notify('presence', g.record_type || ':' || g.record_id)
  from (select distinct record_type, record_id from gone) g
$$;

-- Records that a subscription (tab) of a user shows a record, and whether it has unsaved input; for the server only.
-- Errors: SL403 for anybody but staff, SL404 for an unknown record.
create or replace function app_private.be_present(tab uuid, user_id int, record_type text, record_id int,
  editing boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_found boolean := false;
begin
  if not exists (select from app_public.users u
    where u.id = be_present.user_id and u.role in ('admin', 'superadmin')) then
    perform app_private.fail('SL403', 'You are not permitted to do this.');
  end if;
  if be_present.record_type = any (app_private.present_tables()) then
    execute format('select exists (select from app_public.%I where id = $1)', be_present.record_type) into v_found
      using be_present.record_id;
  end if;
  if not v_found then perform app_private.fail('SL404', 'There is no such record.'); end if;
  insert into app_private.presences (tab, record_type, record_id, user_id, editing, seen_at)
  values (be_present.tab, be_present.record_type, be_present.record_id, be_present.user_id, be_present.editing,
    app_private.clock());
  perform pg_notify('presence', be_present.record_type || ':' || be_present.record_id);
  perform app_private.expire_presences();
end $$;
grant execute on function app_private.be_present(uuid, int, text, int, boolean) to sideline_authenticator;

-- Refreshes the presences of a server's subscriptions; for the server only.
create or replace function app_private.stay_present(tabs uuid[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_private.presences p set seen_at = app_private.clock() where p.tab = any (stay_present.tabs);
  perform app_private.expire_presences();
end $$;
grant execute on function app_private.stay_present(uuid[]) to sideline_authenticator;

-- Deletes the presence of a subscription that ended; for the server only.
create or replace function app_private.end_presence(tab uuid) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with gone as (delete from app_private.presences p where p.tab = end_presence.tab returning p.record_type, p.record_id)
  select pg_notify('presence', g.record_type || ':' || g.record_id) from gone g
$$;
grant execute on function app_private.end_presence(uuid) to sideline_authenticator;

-- Who edited a versioned record, or its child rows, last; no row if nobody did. Changes by the system do not count as
-- edits. columns: an edit of one of these comes before later ones of others.
create or replace function app_private.last_edit(record_type text, record_id int, columns text[] default '{}')
  returns table (user_id int, name text)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select e.user_id, coalesce(u.name, u.email)
  from (
    (select l.id, l.user_id, true as is_of_columns from app_private.audit_log l
      where l.table_name = last_edit.record_type and l.row_id = last_edit.record_id::text and l.op = 'U'
        and l.new_values ?| last_edit.columns order by l.id desc limit 1)
    union all
    (select l.id, l.user_id, false from app_private.audit_log l
      where l.table_name = last_edit.record_type and l.row_id = last_edit.record_id::text and (l.op <> 'U' or exists (
        select from jsonb_object_keys(l.new_values) k (key) where k.key <> all (coalesce(
          (select c.columns from app_private.unversioned_columns() c where c.name = last_edit.record_type), '{}'))))
      order by l.id desc limit 1)
    union all
    (select l.id, l.user_id, false from app_private.audit_log l
      where l.parent_table = last_edit.record_type and l.parent_id = last_edit.record_id::text
        and l.table_name in (select p.name from app_private.record_parts() p where p.record = last_edit.record_type)
          order by l.id desc limit 1)
    union all
    (select l.id, l.user_id, false from app_public.organization_capabilities c join app_private.audit_log l
      on l.table_name = 'capability_details' and l.row_id = c.capability_detail_id::text
      where last_edit.record_type = 'organization_capabilities' and c.id = last_edit.record_id
      order by l.id desc limit 1)
  ) e left join app_public.users u on u.id = e.user_id
  order by e.is_of_columns desc, e.id desc limit 1
$$;

-- Who has a record open, its version, and who changed it last; staff; null for records that have no presence.
create or replace function app_public.record_presence(record_type text, record_id int)
  returns app_public.record_presence
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.record_presence;
begin
  perform app_private.require_staff();
  if record_presence.record_type <> all (app_private.present_tables()) then return null; end if;
  execute format('select version from app_public.%I where id = $1', record_presence.record_type) into v.version
    using record_presence.record_id;
  if v.version is null then return null; end if;
  select coalesce(array_agg((t.user_id, t.name, t.editing)::app_public.present_person order by t.name, t.user_id),
    '{}') into v.people
  from (
    select p.user_id, coalesce(u.name, u.email) as name, bool_or(p.editing) as editing
    from app_private.presences p join app_public.users u on u.id = p.user_id
    where p.record_type = record_presence.record_type and p.record_id = record_presence.record_id
      and p.seen_at between app_private.clock() - interval '25 seconds' and app_private.clock() + interval '25 seconds'
    group by p.user_id, u.name, u.email
  ) t;
  select e.user_id, e.name into v.changed_by_id, v.changed_by
  from app_private.last_edit(record_presence.record_type, record_presence.record_id) e;
  return v;
end $$;
grant execute on function app_public.record_presence(text, int) to sideline_admin;
comment on function app_public.record_presence(text, int) is
  'Who has a record open in the console now, its version and who changed it last; staff only. Null for an '
  'unknown record.';

comment on type app_public.record_presence is 'Who has a record open, its version, and who changed it last.';
comment on type app_public.present_person is 'Somebody who has a record open; editing: they have unsaved input.';
select app_private.never_null('app_public.record_presence', '{people,version}');
select app_private.never_null('app_public.present_person', '{user_id,name,editing}');

-- Announces records that were changed while somebody has them open.
create or replace function app_private.tg__announce_presence() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform pg_notify('presence', tg_table_name || ':' || p.record_id)
  from (select distinct record_id from app_private.presences where record_type = tg_table_name) p
  where exists (select from changed c where c.id = p.record_id);
  return null;
end $$;

do $$
declare v text;
begin
  foreach v in array app_private.present_tables() loop
    execute format('create trigger _610_announce_presence after update on app_public.%I referencing new table as changed
      for each statement execute function app_private.tg__announce_presence()', v);
  end loop;
end $$;
