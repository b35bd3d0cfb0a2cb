-- Logging in, and sessions.

-- The account to check a password against, with the offer that its sessions are limited to, and whether it
-- has signed in from an address before; second_factor: what follows the password; at most one row [S-359, X1, X5].
create or replace function app_private.find_login(email text, address_hash bytea default null)
  returns table (user_id int, email text, name text, role text, status text, password_hash text, created_at timestamptz,
    sessions_valid_after timestamptz, limited_offer_id int, limited_link_version int, known_address boolean,
    second_factor text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.id, u.email, u.name, u.role::text, u.status::text, s.password_hash, u.created_at,
    coalesce(s.sessions_valid_after, '-infinity'), l.offer_id, l.link_version,
    exists (select from app_private.sign_in_addresses a
      where a.user_id = u.id and a.address_hash = find_login.address_hash),
    app_private.second_factor_step(u.id)
  from app_public.users u left join app_private.user_secrets s on s.user_id = u.id
  left join lateral app_private.limited_scope(u.id) l on true
  where u.email = lower(btrim(find_login.email))
$$;
grant execute on function app_private.find_login(text, bytea) to sideline_authenticator;

-- What determines whether a token is still valid; at most one row. `ended_tokens`: hashes of logged-out tokens.
create or replace function app_private.session_state(user_id int)
  returns table (role text, status text, email text, name text, sessions_valid_after timestamptz, ended_tokens text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.role::text, u.status::text, u.email, u.name, coalesce(s.sessions_valid_after, '-infinity'),
    array(select e.token_hash from app_private.ended_sessions e where e.user_id = u.id)
  from app_public.users u left join app_private.user_secrets s on s.user_id = u.id where u.id = session_state.user_id
$$;
grant execute on function app_private.session_state(int) to sideline_authenticator;

-- Records that a login is used, at first with its browser; false if it was idle for the given minutes (0: any number),
-- which ends it for good.
create or replace function app_private.use_session(user_id int, token_hash text, issued_at timestamptz,
  expires_at timestamptz, idle_minutes int, device_hash text default null, agent text default null,
  country text default null) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_since timestamptz := case when idle_minutes > 0 then app_private.clock() - make_interval(mins => idle_minutes)
    else '-infinity' end;
  v_began boolean;
begin
  insert into app_private.session_activity as a
    (token_hash, user_id, started_at, seen_at, expires_at, agent, country)
  select use_session.token_hash, use_session.user_id, use_session.issued_at, app_private.clock(),
    use_session.expires_at, use_session.agent, use_session.country
  where use_session.issued_at > v_since
    or exists (select from app_private.session_activity b where b.token_hash = use_session.token_hash)
  on conflict on constraint session_activity_pkey do update set seen_at = excluded.seen_at where a.seen_at > v_since
  returning xmax = 0 into v_began;
  if v_began and device_hash is not null then
    perform app_private.record_device(use_session.user_id, use_session.device_hash, use_session.agent,
      use_session.country);
  end if;
  return v_began is not null;
end $$;
grant execute on function app_private.use_session(int, text, timestamptz, timestamptz, int, text, text, text)
  to sideline_authenticator;

-- Ends one login: its token is refused from now on, on every server. Rows of expired tokens are deleted.
create or replace function app_private.end_session(user_id int, token_hash text, expires_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app_private.ended_sessions e where e.user_id = end_session.user_id and e.expires_at < app_private.clock();
  insert into app_private.ended_sessions (token_hash, user_id, expires_at)
  values (end_session.token_hash, end_session.user_id, end_session.expires_at) on conflict do nothing;
  perform pg_notify('session', end_session.user_id::text);
end $$;
grant execute on function app_private.end_session(int, text, timestamptz) to sideline_authenticator;

-- Ends every login of a user, even if no password is set yet.
create or replace function app_private.end_sessions(user_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.user_secrets as s (user_id, sessions_valid_after)
  values (end_sessions.user_id, app_private.clock())
  on conflict on constraint user_secrets_pkey do update set sessions_valid_after = excluded.sessions_valid_after
$$;
grant execute on function app_private.end_sessions(int) to sideline_authenticator;

-- Records an address from which an account's user signed in; addresses older than 90 days are deleted [X5].
create or replace function app_private.remember_address(user_id int, address_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.sign_in_addresses a
  where a.user_id = remember_address.user_id and a.seen_at < app_private.clock() - interval '90 days';
  insert into app_private.sign_in_addresses (user_id, address_hash)
  values (remember_address.user_id, remember_address.address_hash)
  on conflict on constraint sign_in_addresses_pkey do update set seen_at = excluded.seen_at;
$$;
grant execute on function app_private.remember_address(int, bytea) to sideline_authenticator;

-- Records a sign-in: the last login, and engagement of the user's organizations [B-069].
create or replace function app_private.record_login(user_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.users set last_login = app_private.clock() where id = record_login.user_id;
  update app_public.organizations set last_engaged_at = app_private.clock()
  where id in (select organization_id from app_public.organization_users m where m.user_id = record_login.user_id);
$$;
grant execute on function app_private.record_login(int) to sideline_authenticator;
