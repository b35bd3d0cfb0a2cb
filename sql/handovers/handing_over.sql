-- Handing a league over: an owner names a successor, who accepts within 14 days.

-- pending, done, canceled, undone, or expired; canceled also if the person who leaves no longer owns the league, or the
-- successor was removed from it or deactivated, and then it stays so (tg__cancel_handovers).
create or replace function app_private.handover_state(h app_private.handovers) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when h.state <> 'pending' then h.state when h.expires_at <= app_private.clock() then 'expired'
    when exists (select from app_public.organization_users m join app_public.users s on s.id = h.successor_id
        and s.role = 'organization' and s.status <> 'deactivated'
      where m.organization_id = h.organization_id and m.user_id = h.leaving_id and m.confirmed and m.role = 'owner'
        and (h.successor_role is null or exists (select from app_public.organization_users n
          where n.organization_id = h.organization_id and n.user_id = h.successor_id)))
    then 'pending' else 'canceled' end
$$;

-- Cancels pending handovers of a person who no longer owns the league, was removed from it or deactivated: nobody takes
-- it over by one of them after they were invited again.
create or replace function app_private.tg__cancel_handovers() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_table_name = 'users' then
    update app_private.handovers h set state = 'canceled' where h.state = 'pending' and h.successor_id = new.id;
  else
    update app_private.handovers h set state = 'canceled'
    where h.state = 'pending' and h.organization_id = old.organization_id
      and (h.leaving_id = old.user_id or h.successor_id = old.user_id and tg_op = 'DELETE');
  end if;
  return null;
end $$;

create trigger _600_cancel_handovers after delete on app_public.organization_users
  for each row execute function app_private.tg__cancel_handovers();
create trigger _600_cancel_handovers_changed after update on app_public.organization_users for each row
  when (old.role = 'owner' and new.role <> 'owner') execute function app_private.tg__cancel_handovers();
create trigger _600_cancel_handovers after update of status on app_public.users for each row
  when (new.status = 'deactivated' and old.status <> new.status) execute function app_private.tg__cancel_handovers();

-- Handovers, newest first, at most 20: of an organization, or the one with this id; for both people, the
-- organization's owners and staff. A successor who never belonged to it has only the address that an owner typed.
create or replace function app_public.handovers(organization_id int default null, id int default null)
  returns setof app_public.handover language sql stable security definer rows 2 set search_path = pg_catalog, pg_temp
as $$
  select h.id, g.id, g.name, coalesce(l.name, l.email),
    coalesce(case when h.successor_role is not null or h.done_at is not null then s.name end, s.email),
    app_private.handover_state(h), h.expires_at, h.done_at + app_private.undo_period(),
    h.successor_id is not distinct from app_private.current_user_id()
  from app_private.handovers h join app_public.organizations g on g.id = h.organization_id
  join app_public.users l on l.id = h.leaving_id join app_public.users s on s.id = h.successor_id
  where (handovers.organization_id is null or g.id = handovers.organization_id)
    and (handovers.id is null or h.id = handovers.id)
    and (app_private.is_staff() or g.id = any (app_private.my_owned_organization_ids())
      or current_setting('sideline.viewer_role', true) = 'organization'
        and app_private.current_user_id() in (h.leaving_id, h.successor_id))
  order by h.id desc limit 20
$$;
grant execute on function app_public.handovers(int, int) to sideline_organization, sideline_admin;
comment on function app_public.handovers(int, int) is E'@simpleCollections only\n'
  'Handovers of an organization, or the one with this id, newest first, at most 20; for both people, the '
  'organization''s owners and staff.';
comment on type app_public.handover is 'An owner hands a league over to a successor. state: pending, done, canceled, '
  'expired or undone. undoUntil: until when staff can undo it.';
select app_private.never_null('app_public.handover',
  '{id,organization_id,organization_name,leaving_name,successor_name,state,expires_at,is_successor}');

-- Locks a handover that the caller sees, after its organization. Errors: SL404, SL409 if it is not in this state.
create or replace function app_private.lock_handover(p_id int, p_state text) returns app_private.handovers
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.handovers;
begin
  if p_id is null or not exists (select from app_public.handovers(null, p_id)) then
    perform app_private.fail('SL404', 'There is no such handover.', 'id');
  end if;
  perform from app_public.organizations g
  where g.id = (select h.organization_id from app_private.handovers h where h.id = p_id) for no key update;
  select * into v from app_private.handovers h where h.id = p_id for update;
  if app_private.handover_state(v) <> p_state then
    perform app_private.fail('SL409', format('This handover is %s.', app_private.handover_state(v)));
  end if;
  return v;
end $$;

-- The handover as its caller sees it, after its step (started, done, canceled, undone) was recorded in the league's
-- history and emailed to both people.
create or replace function app_private.told_handover(p_id int, step text) returns app_public.handover
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.handover;
begin
  select * into v from app_public.handovers(null, p_id);
  insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values,
    organization_id)
  values (app_private.actor_role(), app_private.current_user_id(), 'organizations', v.organization_id::text, 'U',
    jsonb_build_object('handover', v.leaving_name),
    jsonb_build_object('handover', format('%s (%s)', v.successor_name, step)), v.organization_id);
  perform app_private.queue_mail('handover', u.email, format('handover:%s:%s', p_id, step),
    jsonb_build_object('handover_id', p_id, 'step', step), null, v.organization_id)
  from app_private.handovers h join app_public.users u on u.id in (h.leaving_id, h.successor_id) where h.id = p_id;
  return v;
end $$;

-- Begins to hand an organization over to the user with this email, who need not belong to it and is invited if there is
-- no such user: an owner who leaves, or staff, who name that owner. One at a time: the organization is locked, and only
-- merged ones can have two. Returns the handover. Errors: SL404, SL403, SL409, SL422 email or leaving_id, SL428, SL429.
create or replace function app_public.start_handover(organization_id int, email text, leaving_id int default null)
  returns app_public.handover language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_private.handovers;
  v_email text;
  v_user app_public.users;
  v_confirmed boolean;
begin
  v.organization_id := (app_private.lock_members(start_handover.organization_id)).id;
  perform app_private.require_recent_proof();
  v_email := app_private.checked_email(start_handover.email);
  v.leaving_id := case when app_private.is_staff() then start_handover.leaving_id
    else app_private.current_user_id() end;
  if not exists (select from app_public.organization_users m where m.organization_id = v.organization_id
      and m.user_id = v.leaving_id and m.confirmed and m.role = 'owner') then
    perform app_private.fail('SL422', 'Choose the owner who leaves.', 'leaving_id');
  elsif exists (select from app_private.handovers h
      where h.organization_id = v.organization_id and app_private.handover_state(h) = 'pending') then
    perform app_private.fail('SL409', 'This league is already being handed over. Cancel that first.');
  end if;
  perform app_private.limit_invitations(v_email);
  insert into app_public.users (email, role) values (v_email, 'organization')
  on conflict on constraint users_email_key do nothing;
  select * into v_user from app_public.users u where u.email = v_email for update;
  select m.role, m.confirmed into v.successor_role, v_confirmed from app_public.organization_users m
  where m.organization_id = v.organization_id and m.user_id = v_user.id;
  if v_user.id = v.leaving_id then
    perform app_private.fail('SL422', 'Name somebody else.', 'email');
  elsif v_user.role <> 'organization' or v_user.status = 'deactivated' then
    perform app_private.fail('SL409', 'Invalid user role/status', 'email');
  elsif v_confirmed is false then
    perform app_private.fail('SL409', 'This person waits to be confirmed. Confirm them first.', 'email');
  elsif v.successor_role is null then -- the limit counts it; the handover's email has its link
    insert into app_private.invitations (user_id, organization_id, invited_by_id, sent_at, accepted_at)
    values (v_user.id, v.organization_id, app_private.current_user_id(), app_private.clock(),
      case when v_user.status <> 'invited' then app_private.clock() end);
  end if;
  insert into app_private.handovers (organization_id, leaving_id, successor_id, successor_role, expires_at)
  values (v.organization_id, v.leaving_id, v_user.id, v.successor_role, app_private.clock() + interval '14 days')
  returning id into v.id;
  return app_private.told_handover(v.id, 'started');
end $$;
grant execute on function app_public.start_handover(int, text, int) to sideline_organization, sideline_admin;
comment on function app_public.start_handover(int, text, int) is E'@resultFieldName handover\n'
  'Names the successor of an owner, who takes over by accepting within 14 days; owners for themselves, staff with '
  'leavingId. Errors: SL404, SL403, SL409, SL422 email or leavingId, SL428, SL429.';

-- Cancels a pending handover: both people, other owners and staff. Returns it. Errors: SL404, SL409.
create or replace function app_public.cancel_handover(id int) returns app_public.handover
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.handovers := app_private.lock_handover(cancel_handover.id, 'pending');
begin
  update app_private.handovers h set state = 'canceled' where h.id = v.id;
  return app_private.told_handover(v.id, 'canceled');
end $$;
grant execute on function app_public.cancel_handover(int) to sideline_organization, sideline_admin;
comment on function app_public.cancel_handover(int) is E'@resultFieldName handover\n'
  'Cancels a pending handover; both people, other owners and staff. Errors: SL404, SL409.';
