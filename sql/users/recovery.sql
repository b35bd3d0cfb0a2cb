-- Passwords and password recovery.

-- Whether an account may set a password with a recovery link. Not if it was invited, has not signed in yet, and its
-- invitation was revoked: a recovery link must not circumvent that. An account that was created by accepting an offer
-- has no invitation, and may.
create or replace function app_private.may_recover(user_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_public.users u
    where u.id = may_recover.user_id and (u.status = 'active' or u.status = 'invited' and (
      not exists (select from app_private.invitations i where i.user_id = u.id and i.accepted_at is null)
      or exists (select from app_private.invitations i where i.user_id = u.id and i.accepted_at is null
        and app_private.link_version('invitation', i.id::text) is not null))))
$$;
grant execute on function app_private.may_recover(int) to sideline_authenticator;

-- Sets the hash made in Node; tokens issued before end; an invited user becomes active. Open invitations end,
-- because each could set another password. link_version: that of the recovery link used, so that of several concurrent
-- uses only the first succeeds; null: no link was used. A recovery also ends keys and feeds, and switches webhooks off.
create or replace function app_private.set_password(user_id int, password_hash text, link_version bigint default null)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.users u where u.id = set_password.user_id and u.status <> 'deactivated' for update;
  if not found then perform app_private.fail('SL403', 'This account is no longer active.'); end if;
  if link_version is not null and not app_private.may_recover(set_password.user_id) then
    perform app_private.fail('SL404', 'Recovery Link is Invalid');
  end if;
  if link_version is not null
    and link_version <> coalesce((select floor(extract(epoch from s.sessions_valid_after) * 1000)
        from app_private.user_secrets s
        where s.user_id = set_password.user_id and isfinite(s.sessions_valid_after)), 0) then
    perform app_private.fail('SL404', 'Recovery Link is Invalid');
  end if;
  update app_public.users u set status = 'active' where u.id = set_password.user_id and u.status = 'invited';
  insert into app_private.user_secrets as s (user_id, password_hash, sessions_valid_after)
  values (set_password.user_id, set_password.password_hash, app_private.clock())
  on conflict on constraint user_secrets_pkey do update
    set password_hash = excluded.password_hash, sessions_valid_after = excluded.sessions_valid_after;
  update app_private.invitations i set accepted_at = app_private.clock()
  where i.user_id = set_password.user_id and i.accepted_at is null;
  if link_version is not null then perform app_private.end_programs(set_password.user_id); end if;
  perform app_private.confirm_contact(set_password.user_id); -- only somebody who receives the address's email gets here
end $$;
grant execute on function app_private.set_password(int, text, bigint) to sideline_authenticator;

-- Queues a recovery email; an unknown address gets the same response [S-391].
create or replace function app_private.request_recovery(email text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload)
  select 'recovery', u.email,
    'recovery:' || u.id || ':' || extract(epoch from date_trunc('minute', app_private.clock()))::bigint,
    app_private.today(), jsonb_build_object('user_id', u.id)
  from app_public.users u where u.email = lower(btrim(request_recovery.email)) and app_private.may_recover(u.id)
  on conflict do nothing
$$;
grant execute on function app_private.request_recovery(text) to sideline_authenticator;
