-- Proving a second factor, at a sign-in or for a step-up; called by the server after it verified a signature or a code.

-- The passkey with this id, to verify a signature with; at most one row.
create or replace function app_private.find_passkey(credential_id text)
  returns table (user_id int, email text, public_key bytea, counter bigint, transports text[])
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select u.id, u.email, p.public_key, p.counter, p.transports
  from app_private.passkeys p join app_public.users u on u.id = p.user_id
  where p.credential_id = find_passkey.credential_id
$$;
grant execute on function app_private.find_passkey(text) to sideline_authenticator;

-- Records a verified signature; false if the passkey has counted as far already, so that a copy of it made one.
create or replace function app_private.use_passkey(credential_id text, counter bigint) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_private.passkeys p set counter = use_passkey.counter, last_used_at = app_private.clock()
  where p.credential_id = use_passkey.credential_id
    and (use_passkey.counter > p.counter or use_passkey.counter = 0 and p.counter = 0);
  return found;
end $$;
grant execute on function app_private.use_passkey(text, bigint) to sideline_authenticator;

-- The sealed secret of a person's authenticator; null if there is none.
create or replace function app_private.authenticator_secret(user_id int) returns bytea
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select a.secret from app_private.authenticators a where a.user_id = authenticator_secret.user_id $$;
grant execute on function app_private.authenticator_secret(int) to sideline_authenticator;

-- Sets up an authenticator whose code was right, instead of an earlier one; true if the recovery codes were stored.
create or replace function app_private.set_authenticator(user_id int, secret bytea, step bigint, code_hashes text[])
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.users u where u.id = set_authenticator.user_id for update;
  insert into app_private.authenticators as a (user_id, secret, last_step)
  values (set_authenticator.user_id, set_authenticator.secret, set_authenticator.step)
  on conflict on constraint authenticators_pkey do update
    set secret = excluded.secret, last_step = excluded.last_step, created_at = app_private.clock();
  return app_private.start_recovery_codes(set_authenticator.user_id, code_hashes);
end $$;
grant execute on function app_private.set_authenticator(int, bytea, bigint, text[]) to sideline_authenticator;

-- Records the code of a 30-second step; false if it or a later one was used before. secret: encrypted again, so that it
-- survives a rotation of the installation's secret.
create or replace function app_private.use_authenticator(user_id int, step bigint, secret bytea) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_private.authenticators a set last_step = use_authenticator.step, secret = use_authenticator.secret
  where a.user_id = use_authenticator.user_id and a.last_step < use_authenticator.step;
  return found;
end $$;
grant execute on function app_private.use_authenticator(int, bigint, bytea) to sideline_authenticator;

-- Spends a recovery code, and emails the person; false if it is not one of theirs or was used.
create or replace function app_private.use_recovery_code(user_id int, code_hash text) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_private.recovery_codes r set used_at = app_private.clock()
  where r.user_id = use_recovery_code.user_id and r.code_hash = use_recovery_code.code_hash and r.used_at is null;
  if not found then return false; end if;
  perform app_private.tell_user(use_recovery_code.user_id, 'recovery code:' || use_recovery_code.code_hash,
    '{"notice": "recovery_code"}');
  return true;
end $$;
grant execute on function app_private.use_recovery_code(int, text) to sideline_authenticator;

-- Records that a session's person proved who it is.
create or replace function app_private.record_proof(user_id int, token_hash text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_private.session_activity a set proved_at = app_private.clock()
  where a.token_hash = record_proof.token_hash and a.user_id = record_proof.user_id
$$;
grant execute on function app_private.record_proof(int, text) to sideline_authenticator;
