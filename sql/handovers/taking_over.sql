-- Taking a league over, and undoing it.

-- Contact addresses, each once, with one of them replaced by another.
create or replace function app_private.replaced_contact(contact_email text, p_from text, p_to text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case when p_from not in (select app_private.contact_addresses(contact_email)) then contact_email
    else (select string_agg(distinct case a when p_from then p_to else a end, ', ')
      from app_private.contact_addresses(contact_email) a) end
$$;

-- Makes one of a handover's people an owner in the place of the other, also among the contacts and in queued emails,
-- except those about an account. p_role: the role that the other person keeps; null: their access ends, and so do the
-- mailed links of the league, which later emails replace. Revoked links stay revoked, and the one for photo releases,
-- which is on printed posters, stays as it is.
create or replace function app_private.transfer_league(v app_private.handovers, p_from int, p_to int,
  p_role app_public.member_role) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_from text := (select u.email from app_public.users u where u.id = p_from);
  v_to text := (select u.email from app_public.users u where u.id = p_to);
  v_contact_email text := (select case when v.state = 'pending'
      then app_private.replaced_contact(g.contact_email, v_from, v_to)
    when g.contact_email is not distinct from app_private.replaced_contact(v.contact_email, v_to, v_from)
      then v.contact_email else g.contact_email end -- somebody changed it since
    from app_public.organizations g where g.id = v.organization_id);
begin
  insert into app_public.organization_users (organization_id, user_id, role) values (v.organization_id, p_to, 'owner')
  on conflict on constraint organization_users_pkey do update set confirmed = true, role = 'owner';
  -- a worker that has it already claims it for the other person only
  update app_private.mail_outbox m set recipient = v_to, reserved_by = null, reserved_until = null
  where m.organization_id = v.organization_id and m.recipient = v_from and m.state = 'queued'
    and m.kind <> all ('{invitation,set_password,recovery,contact_change,handover}') and m.kind !~ '^deposit_account'
    and v_from not in (select app_private.contact_addresses(v_contact_email))
    and not exists (select from app_private.mail_outbox o where o.kind = m.kind and o.recipient = v_to
      and o.due = m.due and (o.subject_key = m.subject_key
        or o.bundled and m.bundled and o.organization_id = m.organization_id));
  update app_public.organizations g set contact_email = v_contact_email
  where g.id = v.organization_id and g.contact_email is distinct from v_contact_email;
  update app_private.mail_outbox m set state = 'skipped', last_error = 'The email about the handover says it.'
  where m.kind = 'contact_change' and m.organization_id = v.organization_id and m.recipient in (v_from, v_to)
    and m.state = 'queued' and m.transaction_id = pg_current_xact_id();
  if p_role is not null then
    update app_public.organization_users m set confirmed = true,
      role = greatest(m.role, p_role) -- the lower one, if somebody lowered it since
    where m.organization_id = v.organization_id and m.user_id = p_from;
    return;
  end if;
  delete from app_public.organization_users m where m.organization_id = v.organization_id and m.user_id = p_from;
  perform app_private.end_membership(p_from, v.organization_id, null);
  perform app_private.raise_link_version(l.kind, l.id)
  from (select k, o.id::text from app_public.offers o cross join unnest('{offer,application}'::text[]) k
    where o.organization_id = v.organization_id
    union all select 'deadline', d.id::text from app_public.verification_deadlines d
    where d.organization_id = v.organization_id
    union all select k, r from unnest('{league,tax_form}'::text[]) k
    cross join lateral app_private.link_records(k, v.organization_id::text) r) l (kind, id)
  where app_private.link_version(l.kind, l.id) is not null;
end $$;

-- Takes a league over; by the successor or staff. Returns the handover. Errors: SL404, SL403, SL409, SL428 for staff.
create or replace function app_public.accept_handover(id int) returns app_public.handover
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.handovers := app_private.lock_handover(accept_handover.id, 'pending');
begin
  if app_private.is_staff() then perform app_private.require_recent_proof();
  elsif v.successor_id <> app_private.current_user_id() then
    perform app_private.fail('SL403', 'Only the successor can accept this.');
  end if;
  update app_private.handovers h set state = 'done', done_at = app_private.clock(), contact_email = g.contact_email,
    successor_role = (select m.role from app_public.organization_users m
      where m.organization_id = g.id and m.user_id = v.successor_id and m.confirmed)
  from app_public.organizations g where h.id = v.id and g.id = h.organization_id;
  perform app_private.transfer_league(v, v.leaving_id, v.successor_id, null);
  return app_private.told_handover(v.id, 'done');
end $$;
grant execute on function app_public.accept_handover(int) to sideline_organization, sideline_admin;
comment on function app_public.accept_handover(int) is E'@resultFieldName handover\nTakes a league over: the successor '
  'becomes an owner, and the other person''s access ends; the successor and staff. Errors: SL404, SL403, SL409, SL428.';

-- Undoes a handover within 30 days, by staff only: whoever stole the mailbox of the person who left must not get the
-- league back. Returns the handover. Errors: SL404, SL409, SL428.
create or replace function app_public.undo_handover(id int) returns app_public.handover
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.handovers;
begin
  perform app_private.require_staff();
  perform app_private.require_recent_proof();
  v := app_private.lock_handover(undo_handover.id, 'done');
  if v.done_at < app_private.clock() - app_private.undo_period() or not exists (select from app_public.users u
      where u.id = v.leaving_id and u.role = 'organization' and u.status = 'active') then
    perform app_private.fail('SL409', 'This handover can no longer be undone.');
  end if;
  perform app_private.transfer_league(v, v.successor_id, v.leaving_id, v.successor_role);
  update app_private.handovers h set state = 'undone' where h.id = v.id;
  return app_private.told_handover(v.id, 'undone');
end $$;
grant execute on function app_public.undo_handover(int) to sideline_admin;
comment on function app_public.undo_handover(int) is E'@resultFieldName handover\nUndoes a handover within 30 days: '
  'roles and contact email are as before; staff. Errors: SL404, SL409, SL428.';

-- The data of a handover's email: its people, the day on which it expires or can no longer be undone, and the open
-- invitation of a successor without a password.
create or replace function app_private.handover_of_mail(id int)
  returns table (organization text, leaving text, leaving_email text, successor text, successor_email text, state text,
    until text, language text, invitation_id int, version int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.name, coalesce(l.name, l.email), l.email,
    coalesce(case when h.successor_role is not null or h.done_at is not null then s.name end, s.email), s.email,
    app_private.handover_state(h),
    app_private.day_of(coalesce(h.done_at + app_private.undo_period(), h.expires_at))::text,
    g.language::text, i.id, app_private.link_version('invitation', i.id::text)
  from app_private.handovers h join app_public.organizations g on g.id = h.organization_id
  join app_public.users l on l.id = h.leaving_id join app_public.users s on s.id = h.successor_id
  left join lateral (select max(n.id) as id from app_private.invitations n where s.status = 'invited'
    and n.user_id = s.id and n.organization_id = g.id and n.accepted_at is null) i on true
  where h.id = handover_of_mail.id
$$;
grant execute on function app_private.handover_of_mail(int) to sideline_authenticator;
