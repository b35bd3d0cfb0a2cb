-- View as user: staff open the portal as one of its users, with that user's role and policies, read-only. The token
-- names the view; load_session_context (foundation/session_context.sql) makes each of its transactions read-only.

-- True while a view is open: neither ended nor expired, its viewer still staff, and the user's account active.
create or replace function app_private.is_view_open(view_id int, user_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_private.user_views v
    join app_public.users s on s.id = v.staff_id and s.employee and s.status = 'active'
    join app_public.users u on u.id = v.user_id and u.role in ('organization', 'sponsor') and u.status = 'active'
    where v.id = is_view_open.view_id and v.user_id = is_view_open.user_id
      and v.ended_at is null and v.expires_at > app_private.clock())
$$;
grant execute on function app_private.is_view_open(int, int) to sideline_authenticator;

-- Logs the begin (I) or end (U) of a view in the history of each of the person's organizations or sponsors.
create or replace function app_private.audit_user_view(v app_private.user_views, op text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values,
    organization_id, sponsor_id, parent_table, parent_id)
  select (select u.role::text from app_public.users u where u.id = v.staff_id), v.staff_id, 'user_views',
    v.user_id::text, op, case when op = 'U' then jsonb_build_object('ended_at', null) end,
    case when op = 'U' then jsonb_build_object('ended_at', v.ended_at)
      else jsonb_build_object('user_id', v.user_id, 'begun_at', v.begun_at, 'expires_at', v.expires_at) end,
    p.organization_id, p.sponsor_id, p.parent, p.parent_id
  from (
    select m.organization_id, null::int as sponsor_id, 'organizations' as parent, m.organization_id as parent_id
      from app_public.organization_users m where m.user_id = v.user_id
    union all
    select null, m.sponsor_id, 'sponsors', m.sponsor_id from app_public.sponsor_users m where m.user_id = v.user_id
    union all
    select null, null, 'users', v.user_id
    where not exists (select from app_public.organization_users m where m.user_id = v.user_id)
      and not exists (select from app_public.sponsor_users m where m.user_id = v.user_id)
  ) p
$$;

-- Begins a view for 30 minutes; staff only. session_hash: the hash of the caller's own login, from the server, which
-- signs the token. Errors: SL403; SL404 for anybody who is not a league's or sponsor's user; SL409 for an inactive
-- account [L-262, L-263].
create or replace function app_public.view_as_user(user_id int, session_hash text)
  returns table (view_id int, email text, name text, role text, expires_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_user app_public.users;
  v_view app_private.user_views;
begin
  perform app_private.require_staff();
  select * into v_user from app_public.users u
  where u.id = view_as_user.user_id and u.role in ('organization', 'sponsor');
  if not found then
    perform app_private.fail('SL404', 'There is no such user of an organization or a sponsor.', 'user_id');
  end if;
  if v_user.status <> 'active' then
    perform app_private.fail('SL409', 'This account is not active, so there is nothing to see yet.', 'user_id');
  end if;
  insert into app_private.user_views (staff_id, user_id, session_hash, expires_at)
  values (app_private.current_user_id(), v_user.id, view_as_user.session_hash,
    app_private.clock() + interval '30 minutes')
  returning * into v_view;
  perform app_private.audit_user_view(v_view, 'I');
  return query select v_view.id, v_user.email, v_user.name, v_user.role::text, v_view.expires_at;
end $$;
grant execute on function app_public.view_as_user(int, text) to sideline_admin;
comment on function app_public.view_as_user(int, text) is '@behavior -*';

-- Ends views, no later than they would have ended anyway, and logs it; notifies servers, which close websockets.
create or replace function app_private.end_user_views(view_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.user_views;
begin
  for v in update app_private.user_views w set ended_at = least(app_private.clock(), w.expires_at)
    where w.id = any (end_user_views.view_ids) and w.ended_at is null returning w.* loop
    perform app_private.audit_user_view(v, 'U'), pg_notify('session', v.user_id::text);
  end loop;
end $$;
grant execute on function app_private.end_user_views(int[]) to sideline_authenticator;

-- Ends expired views; called by the worker.
create or replace function app_private.end_expired_user_views() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.end_user_views(array(
    select v.id from app_private.user_views v where v.ended_at is null and v.expires_at <= app_private.clock()))
$$;

-- A view ends when its login or all of the viewer's logins end, and when either account changes role or state.
create or replace function app_private.tg__end_user_views() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_row jsonb := to_jsonb(new);
begin
  perform app_private.end_user_views(array(select v.id from app_private.user_views v
    where v.ended_at is null and case tg_table_name
      when 'ended_sessions' then v.session_hash = v_row ->> 'token_hash'
      when 'user_secrets' then v.staff_id = (v_row ->> 'user_id')::int
      else (v_row ->> 'id')::int in (v.staff_id, v.user_id) end));
  return null;
end $$;

create trigger _700_end_user_views after insert on app_private.ended_sessions
  for each row execute function app_private.tg__end_user_views();
create trigger _700_end_user_views after insert or update of sessions_valid_after on app_private.user_secrets
  for each row execute function app_private.tg__end_user_views();
create trigger _700_end_user_views after update of role, status on app_public.users
  for each row execute function app_private.tg__end_user_views();
