-- Accounts: who sees whom, and the calls the server makes before it knows who is asking.

select app_private.protect('app_public.users');
create policy select_fellows on app_public.users for select to sideline_organization
  using (id = any ((select app_private.my_fellow_user_ids())::int[]));
comment on policy select_fellows on app_public.users is 'Leagues see themselves and the other users of their own organizations.';
create policy select_self on app_public.users for select to sideline_sponsor
  using (id = (select app_private.current_user_id()));
comment on policy select_self on app_public.users is 'Sponsor users see their own account only.';
grant select (id, email, name, title, cell_phone, status, role) on app_public.users to sideline_organization, sideline_sponsor;
grant update (name, title, cell_phone) on app_public.users to sideline_admin;
comment on table app_public.users is E'@behavior -insert -delete\nAn account: staff, organization or sponsor user.';

create trigger _100_touch before update on app_public.users for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.users for each row execute function app_private.tg__audit();

-- Nobody but superadmins changes a superadmin, whatever operation writes, undo included [X8]. The system's own
-- writes, such as the time of a login, are no member of staff's. SL403.
create or replace function app_private.tg_users__superadmins() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_staff() and not app_private.is_superadmin() and to_jsonb(old) - 'updated_at' <> to_jsonb(new) - 'updated_at' then
    perform app_private.fail('SL403', 'Only a superadmin may change a superadmin.');
  end if;
  return null;
end $$;
create trigger _400_superadmins after update on app_public.users for each row when (old.role = 'superadmin')
  execute function app_private.tg_users__superadmins();

-- Servers cache sessions; whatever ends one is announced on channel "session" with the user's id.
create or replace function app_private.tg_users__announce() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('session', (to_jsonb(coalesce(new, old)) ->> tg_argv[0]));
  return null;
end $$;
create trigger _600_announce after update of role, status or delete on app_public.users
  for each row execute function app_private.tg_users__announce('id');
create trigger _600_announce after insert or update of sessions_valid_after on app_private.user_secrets
  for each row execute function app_private.tg_users__announce('user_id');

-- ------------------------------------------------------- called by the server as the authenticator, by nobody else
grant usage on schema app_private to sideline_authenticator;
grant execute on function app_private.clock(), app_private.today() to sideline_authenticator;

-- The account to check a password against, with the offer that its sessions are limited to, and whether it
-- has signed in from an address before; at most one row [S-359, X1, X5].
create or replace function app_private.find_login(email text, address_hash bytea default null)
  returns table (user_id int, email text, name text, role text, status text, password_hash text, created_at timestamptz, sessions_valid_after timestamptz,
    limited_offer_id int, limited_link_version int, known_address boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.id, u.email, u.name, u.role::text, u.status::text, s.password_hash, u.created_at, coalesce(s.sessions_valid_after, '-infinity'),
    l.offer_id, l.link_version,
    exists (select from app_private.sign_in_addresses a where a.user_id = u.id and a.address_hash = find_login.address_hash)
  from app_public.users u left join app_private.user_secrets s on s.user_id = u.id
  left join lateral app_private.limited_scope(u.id) l on true
  where u.email = lower(btrim(find_login.email))
$$;

-- What decides whether a token still stands; at most one row. `ended_tokens`: hashes of those that were logged out.
create or replace function app_private.session_state(user_id int)
  returns table (role text, status text, email text, name text, sessions_valid_after timestamptz, ended_tokens text[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select u.role::text, u.status::text, u.email, u.name, coalesce(s.sessions_valid_after, '-infinity'),
    array(select e.token_hash from app_private.ended_sessions e where e.user_id = u.id)
  from app_public.users u left join app_private.user_secrets s on s.user_id = u.id where u.id = session_state.user_id
$$;

-- Writes down that a login is used; false when nobody used it for so many minutes: then it is over and stays so.
create or replace function app_private.use_session(user_id int, token_hash text, issued_at timestamptz, expires_at timestamptz, idle_minutes int) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_since timestamptz := app_private.clock() - make_interval(mins => idle_minutes);
begin
  insert into app_private.session_activity as a (token_hash, user_id, seen_at, expires_at)
  select use_session.token_hash, use_session.user_id, app_private.clock(), use_session.expires_at
  where use_session.issued_at > v_since or exists (select from app_private.session_activity b where b.token_hash = use_session.token_hash)
  on conflict on constraint session_activity_pkey do update set seen_at = excluded.seen_at where a.seen_at > v_since;
  return found;
end $$;

-- Ends one login: its token is refused from now on, on every server. Rows whose token has ended by itself go.
create or replace function app_private.end_session(user_id int, token_hash text, expires_at timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app_private.ended_sessions e where e.user_id = end_session.user_id and e.expires_at < app_private.clock();
  insert into app_private.ended_sessions (token_hash, user_id, expires_at)
  values (end_session.token_hash, end_session.user_id, end_session.expires_at) on conflict do nothing;
  perform pg_notify('session', end_session.user_id::text);
end $$;

-- Ends every login of a user, also of one that has no password yet.
create or replace function app_private.end_sessions(user_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.user_secrets as s (user_id, sessions_valid_after) values (end_sessions.user_id, app_private.clock())
  on conflict on constraint user_secrets_pkey do update set sessions_valid_after = excluded.sessions_valid_after
$$;

-- Notes an address from which an account's own person came; those of more than 90 days ago go [X5].
create or replace function app_private.remember_address(user_id int, address_hash bytea) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  delete from app_private.sign_in_addresses a
  where a.user_id = remember_address.user_id and a.seen_at < app_private.clock() - interval '90 days';
  insert into app_private.sign_in_addresses (user_id, address_hash) values (remember_address.user_id, remember_address.address_hash)
  on conflict on constraint sign_in_addresses_pkey do update set seen_at = excluded.seen_at;
$$;

-- A sign-in happened: last login, and a sign of life of the user's organizations [B-069].
create or replace function app_private.record_login(user_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.users set last_login = app_private.clock() where id = record_login.user_id;
  update app_public.organizations set last_engaged_at = app_private.clock()
  where id in (select organization_id from app_public.organization_users m where m.user_id = record_login.user_id);
$$;

-- Whether an account may be given a password by a recovery link. Somebody who was invited and has not come yet may not once
-- staff have revoked the invitation: its link must not be gone around by asking for another. An account that an acceptance
-- made has no invitation, and may.
create or replace function app_private.may_recover(user_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_public.users u where u.id = may_recover.user_id and (u.status = 'active' or u.status = 'invited' and (
    not exists (select from app_private.invitations i where i.user_id = u.id and i.accepted_at is null)
    or exists (select from app_private.invitations i where i.user_id = u.id and i.accepted_at is null
      and app_private.link_version('invitation', i.id::text) is not null))))
$$;

-- Sets the hash made in Node; tokens issued before end; an invited user becomes active. Invitations that are still open are
-- over: each would set another password, whoever holds the mail by then. link_version: that of the recovery link which asks,
-- so that of several at once the first is the only one; null: nobody asks by link.
create or replace function app_private.set_password(user_id int, password_hash text, link_version bigint default null) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from app_public.users u where u.id = set_password.user_id and u.status <> 'deactivated' for update;
  if not found then perform app_private.fail('SL403', 'This account is no longer active.'); end if;
  if link_version is not null and not app_private.may_recover(set_password.user_id) then
    perform app_private.fail('SL404', 'Recovery Link is Invalid');
  end if;
  if link_version is not null and link_version <> coalesce((select floor(extract(epoch from s.sessions_valid_after) * 1000)
      from app_private.user_secrets s where s.user_id = set_password.user_id and isfinite(s.sessions_valid_after)), 0) then
    perform app_private.fail('SL404', 'Recovery Link is Invalid');
  end if;
  update app_public.users u set status = 'active' where u.id = set_password.user_id and u.status = 'invited';
  insert into app_private.user_secrets as s (user_id, password_hash, sessions_valid_after)
  values (set_password.user_id, set_password.password_hash, app_private.clock())
  on conflict on constraint user_secrets_pkey do update
    set password_hash = excluded.password_hash, sessions_valid_after = excluded.sessions_valid_after;
  update app_private.invitations i set accepted_at = app_private.clock() where i.user_id = set_password.user_id and i.accepted_at is null;
  perform app_private.confirm_contact(set_password.user_id); -- only who reads the mail of the address gets here
end $$;

-- Asks for a recovery mail; does the same amount of nothing for an unknown address [S-391].
create or replace function app_private.request_recovery(email text) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload)
  select 'recovery', u.email, 'recovery:' || u.id || ':' || extract(epoch from date_trunc('minute', app_private.clock()))::bigint,
    app_private.today(), jsonb_build_object('user_id', u.id)
  from app_public.users u where u.email = lower(btrim(request_recovery.email)) and app_private.may_recover(u.id)
  on conflict do nothing
$$;

-- The invitation behind a verified invitation token, while its account still waits for a password; at most one row [S-377].
create or replace function app_private.find_invitation(id int)
  returns table (id int, user_id int, email text, name text, role text, status text, sent_at timestamptz, accepted_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select i.id, u.id, u.email, u.name, u.role::text, u.status::text, i.sent_at, i.accepted_at
  from app_private.invitations i join app_public.users u on u.id = i.user_id and u.status = 'invited' where i.id = find_invitation.id
$$;

-- Takes an invitation once: the account becomes active with the given password hash and names [S-381]. version: that of the
-- link which asks, so that one that was revoked meanwhile takes nothing; null: nobody asks by link.
create or replace function app_private.accept_invitation(id int, password_hash text, name text, title text, cell_phone text, version int default null)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user_id int;
begin
  -- two invitations of one account at once: the second finds it active
  perform from app_public.users u where u.status = 'invited'
    and u.id = (select i.user_id from app_private.invitations i where i.id = accept_invitation.id) for update;
  if not found then perform app_private.fail('SL404', 'Invitation not found'); end if;
  update app_private.invitations i set accepted_at = app_private.clock()
  where i.id = accept_invitation.id and i.accepted_at is null
    and (accept_invitation.version is null or app_private.link_version('invitation', i.id::text) = accept_invitation.version)
  returning i.user_id into v_user_id;
  if v_user_id is null then perform app_private.fail('SL404', 'Invitation not found'); end if;
  update app_public.users u set name = coalesce(nullif(app_private.plain_line(accept_invitation.name), ''), u.name),
    title = nullif(app_private.plain_line(accept_invitation.title), ''), cell_phone = nullif(accept_invitation.cell_phone, '')
  where u.id = v_user_id;
  perform app_private.set_password(v_user_id, accept_invitation.password_hash);
end $$;

grant execute on function app_private.find_login(text, bytea), app_private.remember_address(int, bytea), app_private.session_state(int), app_private.use_session(int, text, timestamptz, timestamptz, int), app_private.end_session(int, text, timestamptz), app_private.end_sessions(int), app_private.record_login(int),
  app_private.may_recover(int), app_private.set_password(int, text, bigint), app_private.request_recovery(text), app_private.find_invitation(int),
  app_private.accept_invitation(int, text, text, text, text, int) to sideline_authenticator;

-- ------------------------------------------------------------------------------------------------ inviting

-- An e-mail that an account may have, trimmed and in lower case; SL422 otherwise.
create or replace function app_private.checked_email(p_email text) returns text
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_email text := lower(btrim(p_email));
begin
  if v_email is null or length(v_email) > 254 or v_email !~ '^[a-z0-9._%+''-]+@[a-z0-9.-]+\.[a-z]{2,}$' then
    perform app_private.fail('SL422', 'Enter a valid email', 'email');
  end if;
  return v_email;
end $$;

-- One account an address: finds or makes it, refuses one of another role, and queues the invitation mail. An active account
-- joins at once: its invitation counts as taken, so that limit_invitations counts it too. Inviting a limited member confirms it.
create or replace function app_private.invite_user(p_email text, p_role app_public.user_role, p_organization_id int, p_sponsor_id int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_email text := app_private.checked_email(p_email);
  v_user app_public.users;
  v_invitation_id int;
  v_confirmed boolean;
begin
  insert into app_public.users (email, role) values (v_email, p_role) on conflict on constraint users_email_key do nothing;
  select * into v_user from app_public.users where email = v_email for update;
  if v_user.role <> p_role or v_user.status = 'deactivated' then
    perform app_private.fail('SL409', 'Invalid user role/status', 'email');
  end if;
  update app_public.organization_users m set confirmed = true,
    confirmed_by = (select u.email from app_public.users u where u.id = app_private.current_user_id())
  where m.user_id = v_user.id and m.organization_id = p_organization_id and not m.confirmed;
  v_confirmed := found;
  if not v_confirmed and exists (select from app_public.organization_users m where m.user_id = v_user.id and m.organization_id = p_organization_id)
    or exists (select from app_public.sponsor_users m where m.user_id = v_user.id and m.sponsor_id = p_sponsor_id) then
    perform app_private.fail('SL409', 'User already added', 'email');
  end if;
  if p_organization_id is not null and not v_confirmed then
    insert into app_public.organization_users (organization_id, user_id) values (p_organization_id, v_user.id);
  elsif p_sponsor_id is not null then
    insert into app_public.sponsor_users (sponsor_id, user_id) values (p_sponsor_id, v_user.id);
  end if;
  insert into app_private.invitations (user_id, organization_id, sponsor_id, invited_by_id, sent_at, accepted_at)
  values (v_user.id, p_organization_id, p_sponsor_id, app_private.current_user_id(),
    case when v_user.status = 'invited' then app_private.clock() end, case when v_user.status <> 'invited' then app_private.clock() end)
  returning id into v_invitation_id;
  if v_user.status = 'invited' then
    perform app_private.queue_mail('invitation', v_email, 'invitation:' || v_invitation_id || ':1',
      jsonb_build_object('invitation_id', v_invitation_id), null, p_organization_id);
  end if;
  return v_user.id;
end $$;

-- The first person of an installation without demo (npm run superadmin); returns the invitation's id.
create or replace function app_private.invite_superadmin(email text) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user_id int := app_private.invite_user(email, 'superadmin', null, null); v_id int;
begin
  select max(i.id) into v_id from app_private.invitations i where i.user_id = v_user_id and i.accepted_at is null;
  if v_id is null then perform app_private.fail('SL409', 'This address belongs to an active account already.'); end if;
  return v_id;
end $$;

-- Whether a league may invite once more: each of its people 50 a day, and 5 mails to one address. Otherwise an account could
-- make us write to everybody, or read names and telephones of other leagues' people by adding them. Staff may always. The
-- invitations of one person, and those to one address, wait for each other, so that many at once do not slip through together.
create or replace function app_private.limit_invitations(p_email text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_since timestamptz := app_private.clock() - interval '1 day';
begin
  if app_private.is_staff() then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('invitations of ' || app_private.current_user_id(), 0));
  perform pg_advisory_xact_lock(hashtextextended('invitations to ' || lower(btrim(p_email)), 0));
  if (select count(*) from app_private.invitations i where i.invited_by_id = app_private.current_user_id() and i.created_at > v_since) >= 50
    or (select count(*) from app_private.mail_outbox m
      where m.kind = 'invitation' and m.recipient = lower(btrim(p_email)) and m.created_at > v_since) >= 5 then
    perform app_private.fail('SL429', 'That is more invitations than can be sent in a day. Please try again tomorrow.', 'email');
  end if;
end $$;

-- Invites a co-user: staff to any organization, organization users to their own; returns the organization [L-317, B-228].
-- Errors: "Invalid user role/status", "User already added" (SL409); SL429.
create or replace function app_public.invite_organization_user(organization_id int, email text) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  select * into v from app_public.organizations o where o.id = invite_organization_user.organization_id
    and (app_private.is_staff() or o.id = any (app_private.my_organization_ids()));
  if not found then perform app_private.fail('SL404', 'There is no such organization.'); end if;
  perform app_private.limit_invitations(invite_organization_user.email);
  perform app_private.invite_user(invite_organization_user.email, 'organization', v.id, null);
  return app_private.visible(v);
end $$;

-- Invites a sponsor's user; staff only; returns the sponsor [S-059].
create or replace function app_public.invite_sponsor_user(sponsor_id int, email text) returns app_public.sponsors
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sponsors;
begin
  perform app_private.require_staff();
  select * into v from app_public.sponsors s where s.id = invite_sponsor_user.sponsor_id;
  if not found then perform app_private.fail('SL404', 'There is no such sponsor.'); end if;
  perform app_private.invite_user(invite_sponsor_user.email, 'sponsor', null, v.id);
  return v;
end $$;

-- Sends the newest open invitation of an invited user again; the earlier link ends, and a letter that still waits gives way to
-- the new one; returns the user [B-222]. Errors: SL404, SL429.
create or replace function app_public.resend_user_invite(user_id int) returns app_public.users
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user app_public.users; v_invitation app_private.invitations; v_version int;
begin
  select * into v_user from app_public.users u where u.id = resend_user_invite.user_id and u.status = 'invited'
    and (app_private.is_staff() or u.id = any (app_private.my_fellow_user_ids()));
  if not found then perform app_private.fail('SL404', 'There is no open invitation for this user.'); end if;
  if v_user.role = 'superadmin' then perform app_private.require_superadmin(); end if;
  perform app_private.limit_invitations(v_user.email);
  select * into v_invitation from app_private.invitations i where i.user_id = v_user.id and i.accepted_at is null order by i.id desc limit 1 for update;
  if not found then
    insert into app_private.invitations (user_id, invited_by_id, sent_at)
    values (v_user.id, app_private.current_user_id(), app_private.clock()) returning * into v_invitation;
  end if;
  v_version := app_private.raise_link_version('invitation', v_invitation.id::text);
  update app_private.invitations set sent_at = app_private.clock() where id = v_invitation.id;
  update app_private.mail_outbox m set state = 'skipped', last_error = 'A newer invitation takes its place.'
  where m.recipient = v_user.email and m.kind = 'invitation' and m.state = 'queued' and m.payload ->> 'invitation_id' = v_invitation.id::text;
  perform app_private.queue_mail('invitation', v_user.email, 'invitation:' || v_invitation.id || ':' || v_version,
    jsonb_build_object('invitation_id', v_invitation.id), null, v_invitation.organization_id);
  return app_private.visible(v_user);
end $$;

-- Somebody who was taken out of an organization or a sponsor: sessions end, and so do invitations that were not taken yet.
create or replace function app_private.end_membership(p_user_id int, p_organization_id int, p_sponsor_id int) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.end_sessions(p_user_id);
  perform app_private.raise_link_version('invitation', i.id::text) from app_private.invitations i
  where i.user_id = p_user_id and i.accepted_at is null
    and (i.organization_id = p_organization_id or i.sponsor_id = p_sponsor_id);
end $$;

-- Takes a user out of an organization; the user's sessions end; staff only; returns the organization [B-223].
create or replace function app_public.dissociate_user_and_organization(user_id int, organization_id int) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  perform app_private.require_staff();
  delete from app_public.organization_users m where m.user_id = dissociate_user_and_organization.user_id
    and m.organization_id = dissociate_user_and_organization.organization_id;
  if not found then perform app_private.fail('SL404', 'This user does not belong to this organization.'); end if;
  perform app_private.end_membership(user_id, organization_id, null);
  select * into v from app_public.organizations o where o.id = dissociate_user_and_organization.organization_id;
  return v;
end $$;

-- Takes a user out of a sponsor; the user's sessions end; staff only; returns the sponsor.
create or replace function app_public.dissociate_user_and_sponsor(user_id int, sponsor_id int) returns app_public.sponsors
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sponsors;
begin
  perform app_private.require_staff();
  delete from app_public.sponsor_users m where m.user_id = dissociate_user_and_sponsor.user_id
    and m.sponsor_id = dissociate_user_and_sponsor.sponsor_id;
  if not found then perform app_private.fail('SL404', 'This user does not belong to this sponsor.'); end if;
  perform app_private.end_membership(user_id, null, sponsor_id);
  select * into v from app_public.sponsors s where s.id = dissociate_user_and_sponsor.sponsor_id;
  return v;
end $$;

grant execute on function app_public.invite_organization_user(int, text), app_public.resend_user_invite(int) to sideline_organization, sideline_admin;
grant execute on function app_public.invite_sponsor_user(int, text), app_public.dissociate_user_and_organization(int, int),
  app_public.dissociate_user_and_sponsor(int, int) to sideline_admin;
comment on function app_public.invite_organization_user(int, text) is E'@resultFieldName organization\nInvites a user to an organization by e-mail; returns the organization. Errors: "Invalid user role/status", "User already added".';
comment on function app_public.invite_sponsor_user(int, text) is E'@resultFieldName sponsor\nInvites a user of a sponsor by e-mail; returns the sponsor.';
comment on function app_public.resend_user_invite(int) is E'@resultFieldName user\nSends an open invitation again; the earlier link ends.';
comment on function app_public.dissociate_user_and_organization(int, int) is E'@resultFieldName organization\nTakes a user out of an organization and ends the user''s sessions.';

comment on function app_public.dissociate_user_and_sponsor(int, int) is E'@resultFieldName sponsor\nTakes a user out of a sponsor and ends the user''s sessions.';

-- Whether an e-mail belongs to an account that may accept offers, never whether it is a member of staff's or a sponsor's; only
-- under an offer link, rate-limited by the server [L-017, X15].
create or replace function app_public.has_account(email text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (select from app_public.users u
    where u.email = lower(btrim(has_account.email)) and u.role = 'organization' and u.status <> 'deactivated')
$$;
grant execute on function app_public.has_account(text) to sideline_offer_link;
comment on function app_public.has_account(text) is 'Whether an e-mail belongs to an account that may accept offers. Only under an offer link.';
