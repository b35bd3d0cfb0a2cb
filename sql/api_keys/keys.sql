-- Creating, rotating, revoking and using keys. The owner's browser generates the secret (ui/apiKeys.ts); only its
-- SHA-256 is sent here, in hexadecimal digits.

-- The caller's id, if they may have one more key: staff, sponsors, and confirmed users of a league. Concurrent calls of
-- one person wait for each other. Errors: SL403; SL409 with 50 keys.
create or replace function app_private.require_key_allowance() returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_owner_id int := app_private.current_user_id();
begin
  if app_private.claim('api_key_id') is not null or not (app_private.is_staff()
    or app_private.my_sponsor_ids() <> '{}' or app_private.my_organization_ids() <> '{}') then
    perform app_private.fail('SL403', 'You are not permitted to do this.');
  end if;
  perform from app_public.users u where u.id = v_owner_id for no key update; -- serializes the count
  if (select count(*) from app_public.api_keys k where k.owner_id = v_owner_id and k.revoked_at is null
    and k.expires_at > app_private.clock()) >= 50 then
    perform app_private.fail('SL409', 'You have 50 keys. Revoke one that you no longer use.');
  end if;
  return v_owner_id;
end $$;

-- Stores a key with its secret; the caller has checked who may have one.
create or replace function app_private.add_api_key(owner_id int, name text, scopes text[], secret_hash text, hint text,
  days int) returns app_public.api_keys
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.api_keys;
begin
  insert into app_public.api_keys (owner_id, name, scopes, hint, expires_at)
  values (add_api_key.owner_id, btrim(add_api_key.name), add_api_key.scopes, add_api_key.hint,
    app_private.clock() + make_interval(days => add_api_key.days)) returning * into v;
  insert into app_private.api_key_secrets (secret_hash, api_key_id) values (add_api_key.secret_hash, v.id);
  return v;
end $$;

-- The caller's new key, which lasts 1 to 365 days. Errors: SL403; SL409 with 50 keys; SL422 days; SL428.
create or replace function app_public.create_api_key(name text, scopes text[], secret_hash text, hint text,
  days int default 90) returns app_public.api_keys
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_owner_id int := app_private.require_key_allowance();
begin
  if (create_api_key.days between 1 and 365) is not true then
    perform app_private.fail('SL422', 'A key lasts from 1 to 365 days.', 'days');
  end if;
  perform app_private.require_recent_proof();
  return app_private.add_api_key(v_owner_id, create_api_key.name, create_api_key.scopes, create_api_key.secret_hash,
    create_api_key.hint, create_api_key.days);
end $$;
comment on function app_public.create_api_key(text, text[], text, text, int) is E'@resultFieldName apiKey\n'
  'A new key of the signed-in user. secretHash: the SHA-256 of its secret; hint: the last four characters. '
  'Errors: SL403; SL409 with 50 keys; SL422 name, scopes, days; SL428.';

-- A new secret for an active key of the caller, which lasts as long as the first did. The old secret works for some
-- hours more, at most until its own expiry; an earlier one ends at once. Errors: SL404; SL422 hours; SL428.
create or replace function app_public.rotate_api_key(id int, secret_hash text, hint text, hours int default 24)
  returns app_public.api_keys
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.api_keys;
begin
  perform app_private.require_recent_proof();
  if (rotate_api_key.hours between 0 and 168) is not true then
    perform app_private.fail('SL422', 'The old key can work for up to 168 hours more.', 'hours');
  end if;
  update app_public.api_keys k set hint = rotate_api_key.hint, created_at = app_private.clock(),
    expires_at = k.expires_at - k.created_at + app_private.clock(),
    old_secret_until = least(k.expires_at, app_private.clock() + make_interval(hours => rotate_api_key.hours))
  where k.id = rotate_api_key.id and k.owner_id = app_private.current_user_id() and k.revoked_at is null
    and k.expires_at > app_private.clock() returning k.* into v;
  if not found then perform app_private.fail('SL404', 'There is no such key.', 'id'); end if;
  delete from app_private.api_key_secrets s where s.api_key_id = v.id and s.ends_at is not null;
  update app_private.api_key_secrets s set ends_at = v.old_secret_until where s.api_key_id = v.id;
  insert into app_private.api_key_secrets (secret_hash, api_key_id) values (rotate_api_key.secret_hash, v.id);
  return v;
end $$;
comment on function app_public.rotate_api_key(int, text, text, int) is E'@resultFieldName apiKey\n'
  'Gives a key of one''s own a new secret; the old one works for some hours more, 0 to 168. '
  'Errors: SL404, SL422 hours, SL428.';

-- Ends a key at once: one's own, or anybody's for superadmins. Errors: SL404.
create or replace function app_public.revoke_api_key(id int) returns app_public.api_keys
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.api_keys;
begin
  update app_public.api_keys k set revoked_at = coalesce(k.revoked_at, app_private.clock())
  where k.id = revoke_api_key.id and (k.owner_id = app_private.current_user_id() or app_private.is_superadmin())
  returning k.* into v;
  if not found then perform app_private.fail('SL404', 'There is no such key.', 'id'); end if;
  delete from app_private.api_key_secrets s where s.api_key_id = v.id;
  return v;
end $$;
comment on function app_public.revoke_api_key(int) is E'@resultFieldName apiKey\n'
  'Ends a key at once: one''s own, or anybody''s for superadmins. Errors: SL404.';

-- Whether a key works.
create or replace function app_public.api_keys_state(k app_public.api_keys) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when k.revoked_at is not null then 'revoked' when k.expires_at <= app_private.clock() then 'expired'
    else 'active' end;
end;
comment on function app_public.api_keys_state(app_public.api_keys) is
  E'@notNull\nWhether it works: active, expired or revoked.';
grant execute on function app_public.create_api_key(text, text[], text, text, int),
  app_public.rotate_api_key(int, text, text, int), app_public.revoke_api_key(int),
  app_public.api_keys_state(app_public.api_keys) to sideline_admin, sideline_organization, sideline_sponsor;

-- The key of a secret that works now, with its owner as they are now; records the use, at most once a minute. At most
-- one row. For the server.
create or replace function app_private.use_api_key(secret_hash text)
  returns table (id int, scopes text[], user_id int, role text, email text, expires_at timestamptz)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query select k.id, k.scopes, u.id, u.role::text, u.email, k.expires_at
    from app_private.api_key_secrets s join app_public.api_keys k on k.id = s.api_key_id
    join app_public.users u on u.id = k.owner_id
    where s.secret_hash = use_api_key.secret_hash and coalesce(s.ends_at, 'infinity') > app_private.clock()
      and k.expires_at > app_private.clock() and k.revoked_at is null and u.status = 'active';
  if found then
    update app_public.api_keys k set last_used_at = app_private.clock() from app_private.api_key_secrets s
    where s.secret_hash = use_api_key.secret_hash and k.id = s.api_key_id and coalesce(k.last_used_at, '-infinity')
      not between app_private.clock() - interval '1 minute' and app_private.clock();
  end if;
end $$;
grant execute on function app_private.use_api_key(text) to sideline_authenticator;

-- The name of who made a change, with that of the key that their program used.
create or replace function app_private.actor_name(user_id int, api_key_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when k.id is null then u.name else concat(coalesce(u.name, u.email), ' by the key ', k.name) end
  from app_public.users u left join app_public.api_keys k on k.id = actor_name.api_key_id
  where u.id = actor_name.user_id
$$;
grant execute on function app_private.actor_name(int, int) to sideline_admin; -- required by the list of the audit log
