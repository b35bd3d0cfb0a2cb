-- Authorizing a program by OAuth: it starts a request, a person decides on the page, and it exchanges a code for a key.

-- Registers a program (RFC 7591).
create or replace function app_private.register_oauth_client(id text, name text, redirect_uris text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.oauth_clients (id, name, redirect_uris)
  values (register_oauth_client.id, register_oauth_client.name, register_oauth_client.redirect_uris)
$$;

-- Starts a request that is open for ten minutes: of a browser (redirect_uri), or of a device (code_hash). False for a
-- client that did not register that address (any port on a loopback one, RFC 8252), or for a device, that has one.
create or replace function app_private.start_oauth_request(client_id text, page_hash text, scopes text[],
  code_hash text default null, redirect_uri text default null, code_challenge text default null,
  state text default null) returns boolean
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with started as (
    insert into app_private.oauth_requests
      (client_id, page_hash, scopes, code_hash, redirect_uri, code_challenge, state, expires_at)
    select c.id, start_oauth_request.page_hash, start_oauth_request.scopes, start_oauth_request.code_hash,
      start_oauth_request.redirect_uri, start_oauth_request.code_challenge, start_oauth_request.state,
      app_private.clock() + interval '10 minutes'
    from app_private.oauth_clients c cross join (values ('^(http://(?:\[::1\]|[^/:?]+)):\d+')) p (port)
    where c.id = start_oauth_request.client_id and case when start_oauth_request.redirect_uri is null
      then c.redirect_uris = '{}' else regexp_replace(start_oauth_request.redirect_uri, p.port, '\1')
        in (select regexp_replace(own, p.port, '\1') from unnest(c.redirect_uris) own) end
    returning id
  )
  select exists (select from started)
$$;

-- An open request for its page, from now on the caller's alone; no row if there is none, or it is another person's.
create or replace function app_public.open_oauth_request(page_hash text)
  returns table (client_name text, redirect_uri text, scopes text[])
  language sql security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  update app_private.oauth_requests r set user_id = app_private.current_user_id() from app_private.oauth_clients c
  where r.page_hash = open_oauth_request.page_hash and c.id = r.client_id and r.allowed is null
    and coalesce(r.user_id, app_private.current_user_id()) = app_private.current_user_id()
    and r.expires_at > app_private.clock()
  returning c.name, r.redirect_uri, r.scopes
$$;
comment on function app_public.open_oauth_request(text) is '@behavior -*';

-- The caller allows or denies a request that they opened, once; the program then has a minute to get its key, for 1 to
-- 90 days. code_hash: of the code that a browser takes to it. Errors: SL403, SL404, SL409, SL422 scopes, days; SL428.
create or replace function app_public.decide_oauth_request(page_hash text, allow boolean, scopes text[] default null,
  days int default null, code_hash text default null) returns table (redirect_uri text, state text)
  language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp as $$
declare r app_private.oauth_requests;
begin
  select q.* into r from app_private.oauth_requests q
  where q.page_hash = decide_oauth_request.page_hash and q.user_id = app_private.current_user_id()
    and q.allowed is null and q.expires_at > app_private.clock() for update;
  if not found then
    perform app_private.fail('SL404', 'This request has expired or was answered.');
  elsif allow then
    perform app_private.require_key_allowance();
    if (cardinality(decide_oauth_request.scopes) > 0 and decide_oauth_request.scopes <@ r.scopes) is not true then
      perform app_private.fail('SL422', 'Choose what the program may do.', 'scopes');
    elsif (decide_oauth_request.days between 1 and 90) is not true then
      perform app_private.fail('SL422', 'A program is let in for 1 to 90 days.', 'days');
    end if;
    perform app_private.require_recent_proof();
  end if;
  update app_private.oauth_requests q set allowed = coalesce(allow, false), decided_at = app_private.clock(),
    scopes = case when allow then decide_oauth_request.scopes else q.scopes end, days = decide_oauth_request.days,
    code_hash = coalesce(q.code_hash, decide_oauth_request.code_hash),
    expires_at = app_private.clock() + interval '1 minute'
  where q.id = r.id;
  return query select r.redirect_uri, r.state;
end $$;
comment on function app_public.decide_oauth_request(text, boolean, text[], int, text) is '@behavior -*';

-- The state of a code: allowed, pending, slow_down (polled again within four seconds), denied (also if the account or
-- its sessions ended since), expired or used. No row for an unknown code. Records the poll.
create or replace function app_private.oauth_grant(code_hash text)
  returns table (client_id text, state text, redirect_uri text, code_challenge text, user_id int, role text, email text)
  language sql security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  with old as materialized (
    select q.* from app_private.oauth_requests q where q.code_hash = oauth_grant.code_hash for update
  ), polled as (
    update app_private.oauth_requests q set polled_at = app_private.clock() from old where q.id = old.id
  )
  select q.client_id, case when q.api_key_id is not null then 'used' when not q.allowed then 'denied'
      when q.expires_at <= app_private.clock() then 'expired'
      when q.allowed then case when u.status = 'active' and not exists (select from app_private.user_secrets s
        where s.user_id = q.user_id and s.sessions_valid_after > q.decided_at) then 'allowed' else 'denied' end
      when q.polled_at between app_private.clock() - interval '4 seconds' and app_private.clock() then 'slow_down'
      else 'pending' end,
    q.redirect_uri, q.code_challenge, u.id, u.role::text, u.email
  from old q left join app_public.users u on u.id = q.user_id
$$;

-- Exchanges the code of a request that the caller allowed for a key; no row if that was done. Errors: SL403, SL409.
create or replace function app_public.redeem_oauth_request(code_hash text, secret_hash text, hint text)
  returns table (scopes text[], expires_at timestamptz)
  language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp as $$
declare
  r app_private.oauth_requests;
  k app_public.api_keys;
begin
  select q.* into r from app_private.oauth_requests q
  where q.code_hash = redeem_oauth_request.code_hash and q.user_id = app_private.current_user_id() and q.allowed
    and q.api_key_id is null and q.expires_at > app_private.clock() for update;
  if not found then return; end if;
  k := app_private.add_api_key(app_private.require_key_allowance(),
    (select c.name from app_private.oauth_clients c where c.id = r.client_id), r.scopes,
    redeem_oauth_request.secret_hash, redeem_oauth_request.hint, r.days);
  update app_private.oauth_requests q set api_key_id = k.id where q.id = r.id;
  return query select k.scopes, k.expires_at;
end $$;
comment on function app_public.redeem_oauth_request(text, text, text) is '@behavior -*';
grant execute on function app_public.open_oauth_request(text), app_public.redeem_oauth_request(text, text, text),
  app_public.decide_oauth_request(text, boolean, text[], int, text)
  to sideline_admin, sideline_organization, sideline_sponsor;

-- Revokes the key that a program got for this code, or that has this secret.
create or replace function app_private.end_oauth_key(client_id text, code_hash text default null,
  secret_hash text default null) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with ended as (
    update app_public.api_keys k set revoked_at = app_private.clock() from app_private.oauth_requests r
    where k.id = r.api_key_id and k.revoked_at is null and r.client_id = end_oauth_key.client_id
      and (r.code_hash = end_oauth_key.code_hash or exists (select from app_private.api_key_secrets s
        where s.api_key_id = k.id and s.secret_hash = end_oauth_key.secret_hash))
    returning k.id
  )
  delete from app_private.api_key_secrets s using ended where s.api_key_id = ended.id
$$;
grant execute on function app_private.register_oauth_client(text, text, text[]), app_private.oauth_grant(text),
  app_private.start_oauth_request(text, text, text[], text, text, text, text),
  app_private.end_oauth_key(text, text, text) to sideline_authenticator;
