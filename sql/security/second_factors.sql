-- A person's passkeys, authenticator and recovery codes: for themselves through the server, and to be reset by staff.

-- Whether a person has a passkey or an authenticator; recovery codes alone are none.
create or replace function app_private.has_second_factor(user_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_private.passkeys p where p.user_id = has_second_factor.user_id)
    or exists (select from app_private.authenticators a where a.user_id = has_second_factor.user_id)
$$;

-- Whether the installation requires a second factor of a person.
create or replace function app_private.must_have_second_factor(user_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_public.users u cross join app_public.sign_in_settings s
    where u.id = must_have_second_factor.user_id
      and (s.second_factor = 'staff' and u.employee or s.second_factor = 'superadmins' and u.role = 'superadmin'))
$$;

-- What a person does after the password: prove a second factor, set_up one, or null for nothing.
create or replace function app_private.second_factor_step(user_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when app_private.has_second_factor(second_factor_step.user_id) then 'prove'
    when app_private.must_have_second_factor(second_factor_step.user_id) then 'set_up' end
$$;

-- What a person has: passkeys with their credentials, an authenticator, unused recovery codes, and whether one must be.
create or replace function app_private.second_factors(user_id int)
  returns table (passkeys jsonb, authenticator boolean, recovery_codes int, required boolean)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'created_at', p.created_at,
      'last_used_at', p.last_used_at, 'credential_id', p.credential_id, 'transports', p.transports) order by p.id)
      from app_private.passkeys p where p.user_id = second_factors.user_id), '[]'),
    exists (select from app_private.authenticators a where a.user_id = second_factors.user_id),
    (select count(*)::int from app_private.recovery_codes r
      where r.user_id = second_factors.user_id and r.used_at is null),
    app_private.must_have_second_factor(second_factors.user_id)
$$;
grant execute on function app_private.second_factors(int) to sideline_authenticator;

-- Replaces a person's recovery codes.
create or replace function app_private.replace_recovery_codes(user_id int, code_hashes text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.recovery_codes r where r.user_id = replace_recovery_codes.user_id;
  insert into app_private.recovery_codes (user_id, code_hash)
  select replace_recovery_codes.user_id, h from unnest(code_hashes) h
$$;
grant execute on function app_private.replace_recovery_codes(int, text[]) to sideline_authenticator;

-- Stores recovery codes for a person who has none left; true if these are the codes now.
create or replace function app_private.start_recovery_codes(user_id int, code_hashes text[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_private.recovery_codes r
    where r.user_id = start_recovery_codes.user_id and r.used_at is null) then return false; end if;
  perform app_private.replace_recovery_codes(start_recovery_codes.user_id, code_hashes);
  return true;
end $$;

-- Adds a passkey, at most twenty a person; true if the recovery codes were stored with it. Errors: SL409, SL422 name.
create or replace function app_private.add_passkey(user_id int, credential_id text, public_key bytea, counter bigint,
  transports text[], name text, code_hashes text[]) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.users u where u.id = add_passkey.user_id for update;
  if (select count(*) from app_private.passkeys p where p.user_id = add_passkey.user_id) >= 20 then
    perform app_private.fail('SL409', 'You have twenty passkeys. Remove one first.');
  end if;
  insert into app_private.passkeys (user_id, credential_id, public_key, counter, transports, name)
  values (add_passkey.user_id, add_passkey.credential_id, add_passkey.public_key, add_passkey.counter,
    add_passkey.transports, app_private.passkey_name(add_passkey.name))
  on conflict on constraint passkeys_credential_id_key do nothing;
  if not found then perform app_private.fail('SL409', 'This passkey is already registered.'); end if;
  return app_private.start_recovery_codes(add_passkey.user_id, code_hashes);
end $$;
grant execute on function app_private.add_passkey(int, text, bytea, bigint, text[], text, text[])
  to sideline_authenticator;

-- A name of 1 to 200 characters on one line; SL422 otherwise.
create or replace function app_private.passkey_name(name text) returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_name text := app_private.plain_line(passkey_name.name);
begin
  if coalesce(btrim(v_name), '') = '' or char_length(v_name) > 200 then
    perform app_private.fail('SL422', 'Enter a name of at most 200 characters.', 'name');
  end if;
  return v_name;
end $$;

-- Renames a passkey of this person; SL404, SL422 name.
create or replace function app_private.rename_passkey(user_id int, passkey_id int, name text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_private.passkeys p set name = app_private.passkey_name(rename_passkey.name)
  where p.id = rename_passkey.passkey_id and p.user_id = rename_passkey.user_id;
  if not found then perform app_private.fail('SL404', 'There is no such passkey.'); end if;
end $$;
grant execute on function app_private.rename_passkey(int, int, text) to sideline_authenticator;

-- Removes a passkey of this person, or with null the authenticator, and with the last one the recovery codes. Errors:
-- SL404, SL409 for the last one of somebody who must have one.
create or replace function app_private.remove_second_factor(user_id int, passkey_id int) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_removed int;
begin
  perform from app_public.users u where u.id = remove_second_factor.user_id for update;
  with p as (delete from app_private.passkeys p
      where p.user_id = remove_second_factor.user_id and p.id = remove_second_factor.passkey_id returning 1),
    a as (delete from app_private.authenticators a
      where a.user_id = remove_second_factor.user_id and remove_second_factor.passkey_id is null returning 1)
  select (select count(*) from p) + (select count(*) from a) into v_removed;
  if v_removed = 0 then perform app_private.fail('SL404', 'There is nothing to remove.'); end if;
  if app_private.has_second_factor(remove_second_factor.user_id) then return; end if;
  if app_private.must_have_second_factor(remove_second_factor.user_id) then
    perform app_private.fail('SL409', 'Your account must have a second factor. Add another one first.');
  end if;
  delete from app_private.recovery_codes r where r.user_id = remove_second_factor.user_id;
end $$;
grant execute on function app_private.remove_second_factor(int, int) to sideline_authenticator;

-- Deletes all of a person's second factors.
create or replace function app_private.delete_second_factors(user_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.passkeys p where p.user_id = delete_second_factors.user_id;
  delete from app_private.authenticators a where a.user_id = delete_second_factors.user_id;
  delete from app_private.recovery_codes r where r.user_id = delete_second_factors.user_id
$$;

-- Ends a person's API keys and feeds, and switches their webhooks off: after an account was lost, who else had it may
-- have made some. reason: why the webhooks are off.
create or replace function app_private.end_programs(user_id int,
  reason app_public.webhook_off_reason default 'recovery') returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.api_keys k set revoked_at = app_private.clock()
  where k.owner_id = end_programs.user_id and k.revoked_at is null;
  delete from app_private.api_key_secrets s using app_public.api_keys k
  where k.id = s.api_key_id and k.owner_id = end_programs.user_id;
  delete from app_public.feeds f where f.owner_id = end_programs.user_id;
  update app_public.webhooks w set off_reason = end_programs.reason
  where w.owner_id = end_programs.user_id and w.off_reason is null
$$;

-- Deletes everything that opens an account: password, second factors, identities at providers, keys and feeds.
create or replace function app_private.delete_access(user_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_private.user_secrets s set password_hash = null where s.user_id = delete_access.user_id;
  select app_private.delete_second_factors(delete_access.user_id);
  delete from app_private.user_identities i where i.user_id = delete_access.user_id;
  select app_private.end_programs(delete_access.user_id)
$$;

-- Removes all of a person's second factors, ends their sessions, keys and feeds, and emails them. SL409 if there is
-- none.
create or replace function app_private.reset_second_factors(user_id int) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app_private.has_second_factor(reset_second_factors.user_id) then
    perform app_private.fail('SL409', 'This person has no second factor.');
  end if;
  perform app_private.delete_second_factors(reset_second_factors.user_id);
  perform app_private.end_sessions(reset_second_factors.user_id);
  perform app_private.end_programs(reset_second_factors.user_id);
  perform app_private.tell_user(reset_second_factors.user_id, 'reset:' || app_private.clock(), '{"notice": "reset"}');
end $$;

-- Removes the second factors of somebody who lost them, and ends their sessions; admins for users of organizations
-- and sponsors, superadmins also for staff. Recorded in the history; the person is emailed. Returns the user. Errors:
-- SL403, SL404, SL409 for oneself or for nothing to reset, SL428.
create or replace function app_public.reset_second_factor(user_id int) returns app_public.users
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.users := app_private.user_for_staff(reset_second_factor.user_id,
  'Only a superadmin may reset the second factor of staff.');
begin
  if v.id = app_private.current_user_id() then
    perform app_private.fail('SL409', 'You change your own on the page "Security".');
  end if;
  perform app_private.require_recent_proof();
  perform app_private.reset_second_factors(v.id);
  insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values)
  values (app_private.actor_role(), app_private.current_user_id(), 'users', v.id::text, 'U',
    '{"second_factor": "set up"}', '{"second_factor": "reset"}');
  return v;
end $$;
grant execute on function app_public.reset_second_factor(int) to sideline_admin;
comment on function app_public.reset_second_factor(int) is E'@resultFieldName user\nRemoves the passkeys, '
  'authenticator and recovery codes of a user who lost them, and ends their sessions; for staff only by superadmins. '
  'Errors: SL403, SL404, SL409, SL428.';
