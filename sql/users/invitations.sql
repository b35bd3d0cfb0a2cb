-- Invitations.

-- The invitation of a verified invitation token, while its account still has no password; at most one row [S-377].
create or replace function app_private.find_invitation(id int)
  returns table (id int, user_id int, email text, name text, role text, status text, sent_at timestamptz,
    accepted_at timestamptz, inviter text, team text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select i.id, u.id, u.email, u.name, u.role::text, u.status::text, i.sent_at, i.accepted_at, m.inviter,
    coalesce(m.organization, m.sponsor ->> 'name')
  from app_private.invitations i join app_public.users u on u.id = i.user_id and u.status = 'invited'
  cross join lateral app_private.invitation_of_mail(i.id) m where i.id = find_invitation.id
$$;
grant execute on function app_private.find_invitation(int) to sideline_authenticator;

-- The account that an invitation was accepted for, or that accepted another one, and what it belongs to since then
-- (null for staff); no row while the invitation is open, for a version that a newer link replaced, after it was
-- revoked, and once the person was removed [R26, V12].
create or replace function app_private.used_invitation(id int, version int) returns table (email text, team text)
  language sql stable security definer rows 1 set search_path = pg_catalog, pg_temp
as $$
  select u.email, coalesce(g.name, s.name)
  from app_private.invitations i join app_public.users u on u.id = i.user_id and u.status = 'active'
  left join app_public.organizations g on g.id = i.organization_id
  left join app_public.sponsors s on s.id = i.sponsor_id
  where i.id = used_invitation.id and i.accepted_at is not null
    and app_private.link_version('invitation', i.id::text) = used_invitation.version
    and (i.organization_id is null or exists (select from app_public.organization_users m
      where m.organization_id = i.organization_id and m.user_id = u.id))
    and (i.sponsor_id is null
      or exists (select from app_public.sponsor_users m where m.sponsor_id = i.sponsor_id and m.user_id = u.id))
$$;
grant execute on function app_private.used_invitation(int, int) to sideline_authenticator;

-- Accepts an invitation, once: the account becomes active with the given password hash and names [S-381]. version:
-- the version of the link used, so that a link revoked in the meantime has no effect; null: no link was used.
create or replace function app_private.accept_invitation(id int, password_hash text, name text, title text,
  cell_phone text, version int default null)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user_id int;
begin
  -- of two concurrent acceptances for one account, the second finds it active
  perform from app_public.users u where u.status = 'invited'
    and u.id = (select i.user_id from app_private.invitations i where i.id = accept_invitation.id) for update;
  if not found then perform app_private.fail('SL404', 'Invitation not found'); end if;
  update app_private.invitations i set accepted_at = app_private.clock()
  where i.id = accept_invitation.id and i.accepted_at is null
    and (accept_invitation.version is null
      or app_private.link_version('invitation', i.id::text) = accept_invitation.version)
  returning i.user_id into v_user_id;
  if v_user_id is null then perform app_private.fail('SL404', 'Invitation not found'); end if;
  update app_public.users u set name = coalesce(nullif(app_private.plain_line(accept_invitation.name), ''), u.name),
    title = nullif(app_private.plain_line(accept_invitation.title), ''),
    cell_phone = nullif(accept_invitation.cell_phone, '')
  where u.id = v_user_id;
  perform app_private.set_password(v_user_id, accept_invitation.password_hash);
end $$;
grant execute on function app_private.accept_invitation(int, text, text, text, text, int) to sideline_authenticator;

-- A valid email for an account, trimmed and in lower case; SL422 otherwise.
create or replace function app_private.checked_email(p_email text) returns text
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_email text := lower(btrim(p_email));
begin
  if app_private.is_email(v_email) is not true then
    perform app_private.fail('SL422', 'Enter a valid email', 'email');
  end if;
  return v_email;
end $$;

-- One account per address: finds or creates it, refuses one with another role, and queues the invitation email. An
-- active account joins at once: its invitation is stored as accepted, so that limit_invitations counts it too, and the
-- email says that it belongs now [R26].
-- Inviting a limited member confirms it.
create or replace function app_private.invite_user(p_email text, p_role app_public.user_role, p_organization_id int,
  p_sponsor_id int, p_member_role app_public.member_role default 'owner') returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_email text := app_private.checked_email(p_email);
  v_user app_public.users;
  v_invitation_id int;
  v_confirmed boolean;
begin
  insert into app_public.users (email, role) values (v_email, p_role)
  on conflict on constraint users_email_key do nothing;
  select * into v_user from app_public.users where email = v_email for update;
  if v_user.role <> p_role or v_user.status = 'deactivated' then
    perform app_private.fail('SL409', 'Invalid user role/status', 'email');
  end if;
  update app_public.organization_users m set confirmed = true, role = p_member_role,
    confirmed_by = (select u.email from app_public.users u where u.id = app_private.current_user_id())
  where m.user_id = v_user.id and m.organization_id = p_organization_id and not m.confirmed;
  v_confirmed := found;
  if not v_confirmed and exists (select from app_public.organization_users m
    where m.user_id = v_user.id and m.organization_id = p_organization_id)
    or exists (select from app_public.sponsor_users m where m.user_id = v_user.id and m.sponsor_id = p_sponsor_id) then
    perform app_private.fail('SL409', 'User already added', 'email');
  end if;
  if p_organization_id is not null and not v_confirmed then
    insert into app_public.organization_users (organization_id, user_id, role)
    values (p_organization_id, v_user.id, p_member_role);
  elsif p_sponsor_id is not null then
    insert into app_public.sponsor_users (sponsor_id, user_id) values (p_sponsor_id, v_user.id);
  end if;
  insert into app_private.invitations (user_id, organization_id, sponsor_id, invited_by_id, sent_at, accepted_at)
  values (v_user.id, p_organization_id, p_sponsor_id, app_private.current_user_id(),
    case when v_user.status = 'invited' then app_private.clock() end,
    case when v_user.status <> 'invited' then app_private.clock() end)
  returning id into v_invitation_id;
  perform app_private.queue_mail('invitation', v_email, 'invitation:' || v_invitation_id || ':1',
    jsonb_build_object('invitation_id', v_invitation_id, 'joined', v_user.status <> 'invited'), null,
    p_organization_id);
  return v_user.id;
end $$;

-- Invites the first superadmin of an installation without a demo (npm run superadmin); returns the invitation's id.
create or replace function app_private.invite_superadmin(email text) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user_id int := app_private.invite_user(email, 'superadmin', null, null); v_id int;
begin
  select max(i.id) into v_id from app_private.invitations i where i.user_id = v_user_id and i.accepted_at is null;
  if v_id is null then perform app_private.fail('SL409', 'This address already belongs to an active account.'); end if;
  return v_id;
end $$;

-- Limits invitations by leagues: 50 a day per user, and 5 emails to one address. Otherwise an account could make us
-- email anybody, or read names and phone numbers of other leagues' people by adding them. Staff are not limited.
-- Invitations by one person and to one address wait for each other, so that concurrent ones cannot exceed the limits.
create or replace function app_private.limit_invitations(p_email text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_since timestamptz := app_private.clock() - interval '1 day';
begin
  if app_private.is_staff() then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('invitations of ' || app_private.current_user_id(), 0));
  perform pg_advisory_xact_lock(hashtextextended('invitations to ' || lower(btrim(p_email)), 0));
  if (select count(*) from app_private.invitations i
    where i.invited_by_id = app_private.current_user_id() and i.created_at > v_since) >= 50
    or (select count(*) from app_private.mail_outbox m
      where m.kind in ('invitation', 'handover') and m.recipient = lower(btrim(p_email))
        and m.created_at > v_since) >= 5 then
    perform app_private.fail('SL429',
      'You have reached the limit of invitations for today. Please try again tomorrow.', 'email');
  end if;
end $$;

-- Invites a user to an organization in a role: staff to any, owners to their own; returns the organization [L-317,
-- B-228]. Errors: "Invalid user role/status", "User already added" (SL409); SL403; SL429.
create or replace function app_public.invite_organization_user(organization_id int, email text,
  role app_public.member_role default 'owner')
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations := app_private.lock_members(invite_organization_user.organization_id);
begin
  perform app_private.require_recent_proof();
  perform app_private.limit_invitations(invite_organization_user.email);
  perform app_private.invite_user(invite_organization_user.email, 'organization', v.id, null,
    coalesce(invite_organization_user.role, 'owner'));
  return app_private.visible(v);
end $$;
grant execute on function app_public.invite_organization_user(int, text, app_public.member_role)
  to sideline_organization, sideline_admin;
comment on function app_public.invite_organization_user(int, text, app_public.member_role) is
  E'@resultFieldName organization\nInvites a user to an organization by email, as an owner unless a role is given; '
  'returns the organization. Errors: SL403, SL428, "Invalid user role/status", "User already added".';

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
grant execute on function app_public.invite_sponsor_user(int, text) to sideline_admin;
comment on function app_public.invite_sponsor_user(int, text) is
  E'@resultFieldName sponsor\nInvites a user of a sponsor by email; returns the sponsor.';

-- Resends the newest open invitation of an invited user, as the email about a handover if it is for one; the earlier
-- link stops working, and an email that is still queued is replaced; returns the user [B-222]. Errors: SL404, SL429.
create or replace function app_public.resend_user_invite(user_id int) returns app_public.users
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_user app_public.users; v_invitation app_private.invitations; v_version int; v_handover_id int;
begin
  select * into v_user from app_public.users u where u.id = resend_user_invite.user_id and u.status = 'invited'
    and (app_private.is_staff() or case when exists (select from app_public.organization_users m
        where m.user_id = u.id and m.organization_id = any (app_private.my_owned_organization_ids())) then true
      else exists (select from app_public.organization_users m
        where m.user_id = u.id and app_private.may_act(m.organization_id)) end);
  if not found then perform app_private.fail('SL404', 'There is no open invitation for this user.'); end if;
  if v_user.role = 'superadmin' then perform app_private.require_superadmin(); end if;
  perform app_private.limit_invitations(v_user.email);
  select * into v_invitation from app_private.invitations i
  where i.user_id = v_user.id and i.accepted_at is null order by i.id desc limit 1 for update;
  if not found then
    insert into app_private.invitations (user_id, invited_by_id, sent_at)
    values (v_user.id, app_private.current_user_id(), app_private.clock()) returning * into v_invitation;
  end if;
  v_version := app_private.raise_link_version('invitation', v_invitation.id::text);
  update app_private.invitations set sent_at = app_private.clock() where id = v_invitation.id;
  update app_private.mail_outbox m set state = 'skipped', last_error = 'A newer invitation takes its place.'
  where m.recipient = v_user.email and m.kind = 'invitation' and m.state = 'queued'
    and m.payload ->> 'invitation_id' = v_invitation.id::text;
  select max(h.id) into v_handover_id from app_private.handovers h where h.successor_id = v_user.id
    and h.organization_id = v_invitation.organization_id and app_private.handover_state(h) = 'pending';
  perform app_private.queue_mail(case when v_handover_id is null then 'invitation' else 'handover' end, v_user.email,
    'invitation:' || v_invitation.id || ':' || v_version, case when v_handover_id is null
      then jsonb_build_object('invitation_id', v_invitation.id)
      else jsonb_build_object('handover_id', v_handover_id, 'step', 'started') end, null, v_invitation.organization_id);
  return app_private.visible(v_user);
end $$;
grant execute on function app_public.resend_user_invite(int) to sideline_organization, sideline_admin;
comment on function app_public.resend_user_invite(int) is
  E'@resultFieldName user\nResends an open invitation; the earlier link stops working.';
