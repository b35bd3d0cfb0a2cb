-- Staff accounts, invited and removed by superadmins; an installation's first one is invited by npm run superadmin.

-- Refuses everybody but active employees: the grant checks the token's role, and this function the current state of
-- the account. Every function that only staff may execute begins with it or with require_superadmin()
-- (test/sql/stale-staff.test.ts runs each with the token of somebody who left).
create or replace function app_private.require_staff() returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app_private.is_staff() then perform app_private.fail('SL403', 'Only staff may do this.'); end if;
end $$;

-- Whether the account is currently a superadmin's, whatever the token says.
create or replace function app_private.is_superadmin() returns boolean
  language sql stable parallel safe
begin atomic
  select app_private.is_staff() and coalesce(current_setting('sideline.viewer_role', true) = 'superadmin', false);
end;

-- Refuses everybody but active superadmins.
create or replace function app_private.require_superadmin() returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app_private.is_superadmin() then perform app_private.fail('SL403', 'Only a superadmin may do this.'); end if;
end $$;

-- The same as protect, for tables that only superadmins read.
create or replace function app_private.protect_for_superadmins(target regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy owner_all on %s to sideline_owner using (true) with check (true)', target);
  execute format('create policy staff_all on %s to sideline_superadmin using ((select app_private.is_superadmin())) '
    'with check ((select app_private.is_superadmin()))', target);
  execute format('grant select on %s to sideline_superadmin', target);
end $$;

-- Invites a member of staff by email, even one who was removed earlier; superadmins only; returns the user.
-- role: admin or superadmin. Errors: SL422 role or email, SL409 "Invalid user role/status" or "User already added".
create or replace function app_public.invite_staff_user(email text, role app_public.user_role) returns app_public.users
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.users;
  v_id int;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  if invite_staff_user.role is null or invite_staff_user.role not in ('admin', 'superadmin') then
    perform app_private.fail('SL422', 'Choose admin or superadmin.', 'role');
  end if;
  update app_public.users u set status = 'invited' where u.email = lower(btrim(invite_staff_user.email))
    and u.role = invite_staff_user.role and u.status = 'deactivated' returning u.id into v_id;
  perform app_private.delete_access(v_id); -- the address may have another owner now
  if exists (select from app_public.users u where u.email = lower(btrim(invite_staff_user.email))
      and u.role = invite_staff_user.role and u.status = 'active') then
    perform app_private.fail('SL409', 'User already added', 'email');
  end if;
  v_id := app_private.invite_user(invite_staff_user.email, invite_staff_user.role, null, null);
  select * into v from app_public.users u where u.id = v_id;
  return v;
end $$;
grant execute on function app_public.invite_staff_user(text, app_public.user_role) to sideline_superadmin;
comment on function app_public.invite_staff_user(text, app_public.user_role) is
  E'@resultFieldName user\nInvites a member of staff by email; superadmin only. Errors: SL422 role or email, "Invalid '
  'user role/status", "User already added".';

-- Removes a member of staff: closes the account and ends its sessions and open invitations; its past actions keep its
-- name; superadmins only; returns the user. Errors: SL404, SL409 for oneself.
create or replace function app_public.remove_staff_user(user_id int) returns app_public.users
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.users;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  if remove_staff_user.user_id = app_private.current_user_id() then
    perform app_private.fail('SL409', 'You cannot remove yourself.');
  end if;
  update app_public.users u set status = 'deactivated'
  where u.id = remove_staff_user.user_id and u.employee and u.status <> 'deactivated'
  returning u.* into v;
  if v.id is null then perform app_private.fail('SL404', 'There is no such member of staff.'); end if;
  perform app_private.end_sessions(v.id);
  perform app_private.raise_link_version('invitation', i.id::text) from app_private.invitations i
  where i.user_id = v.id and i.accepted_at is null;
  return v;
end $$;
grant execute on function app_public.remove_staff_user(int) to sideline_superadmin;
comment on function app_public.remove_staff_user(int) is
  E'@resultFieldName user\n'
  'Closes the account of a member of staff and ends its sessions; superadmin only. Errors: SL404, SL409 for oneself.';

-- A user whose logins the caller may end or reset: for admins those of organizations and sponsors, for superadmins also
-- staff. SL403 with the message, SL404.
create or replace function app_private.user_for_staff(p_user_id int, p_message text) returns app_public.users
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.users;
begin
  perform app_private.require_staff();
  select * into v from app_public.users u where u.id = p_user_id;
  if v.id is null then perform app_private.fail('SL404', 'There is no such user.'); end if;
  if v.employee and not app_private.is_superadmin() then perform app_private.fail('SL403', p_message); end if;
  return v;
end $$;

-- Ends every session of a user without removing them, for example after a phone was lost; admins for users of
-- organizations and sponsors, superadmins also for staff. Recorded in the history; returns the user.
-- Errors: SL403, SL404.
create or replace function app_public.end_user_sessions(user_id int) returns app_public.users
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.users := app_private.user_for_staff(end_user_sessions.user_id,
  'Only a superadmin may end the sessions of staff.');
begin
  perform app_private.end_sessions(v.id);
  insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values)
  values (app_private.actor_role(), app_private.current_user_id(), 'users', v.id::text, 'U', '{"sessions": "open"}',
    '{"sessions": "ended"}');
  return v;
end $$;
grant execute on function app_public.end_user_sessions(int) to sideline_admin;
comment on function app_public.end_user_sessions(int) is
  E'@resultFieldName user\n'
  'Ends every session of a user without removing them; for staff only by superadmins. Errors: SL403, SL404.';
