-- Members who joined an organization through an offer's link. Until a known contact or staff confirm it, a membership
-- is limited: it grants nothing (foundation/session_context.sql),
-- and the person's sessions reach what the link itself reaches [L-043, X1].

-- How long a contact that was added through a link cannot confirm anybody [K2].
create or replace function app_private.new_contact_period() returns interval
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
begin atomic select interval '30 days'; end;

-- The contact addresses of an organization that may confirm who belongs to it: its contacts, without those that a link
-- added in the last 30 days, and with those that a link removed in that time, unless somebody signed in changed the
-- contacts since; without treasurers and helpers, who bring nobody in.
create or replace function app_private.known_contacts(organization_id int) returns setof text
  language sql stable security definer rows 2 set search_path = pg_catalog, pg_temp
as $$
  with changes as (
    select l.id, l.link_kind is not null as by_link,
      array(select app_private.contact_addresses(l.old_values ->> 'contact_email')) as before,
      array(select app_private.contact_addresses(l.new_values ->> 'contact_email')) as after
    from app_private.audit_log l
    where l.table_name = 'organizations' and l.row_id = known_contacts.organization_id::text and l.op = 'U'
      and l.new_values ? 'contact_email' and l.at > app_private.clock() - app_private.new_contact_period()
  ), steps as (
    select a as address, c.id, c.by_link, a = any (c.after) as added from changes c
    cross join lateral unnest(c.before || c.after) a
    where (a = any (c.before)) <> (a = any (c.after))
  ), current as (
    select a as address from app_public.organizations g
    cross join lateral app_private.contact_addresses(g.contact_email) a
    where g.id = known_contacts.organization_id
  ), known as (
    select c.address from current c
    where not coalesce((select s.by_link from steps s
      where s.address = c.address and s.added order by s.id desc limit 1), false)
    union
    select s.address from steps s where s.by_link and not s.added
      and not exists (select from changes c where not c.by_link and c.id > s.id)
      and not exists (select from steps b where b.address = s.address and b.added and b.by_link)
  )
  select k.address from known k
  where not exists (select from app_public.organization_users m join app_public.users u on u.id = m.user_id
    where u.email = k.address and m.organization_id = known_contacts.organization_id and m.confirmed
      and m.role <> 'owner')
$$;

-- Whether an email is a contact address of an organization that may confirm who belongs to it.
create or replace function app_private.is_contact(organization_id int, email text) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select lower(btrim(is_contact.email)) in (select app_private.known_contacts(is_contact.organization_id)) $$;

-- Confirms the memberships of an account whose email is a contact address of the organization, once its user has proved
-- that they receive its email.
create or replace function app_private.confirm_contact(user_id int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_public.organization_users m set confirmed = true, role = 'owner', confirmed_by = u.email
  from app_public.users u
  where u.id = confirm_contact.user_id and m.user_id = u.id and not m.confirmed
    and app_private.is_contact(m.organization_id, u.email)
$$;

-- Makes an account a member by an offer's link, limited unless it is a member already; the contacts are asked by email.
-- proved: the account's password was just verified, so that a contact's membership is confirmed at once. Returns
-- whether the membership is confirmed.
create or replace function app_private.join_by_link(offer app_public.offers, joining app_public.users, proved boolean)
  returns boolean language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_confirmed boolean;
begin
  insert into app_public.organization_users as m (organization_id, user_id, link_offer_id, confirmed, role)
  values (offer.organization_id, joining.id, offer.id, false, 'helper')
  on conflict on constraint organization_users_pkey do update set link_offer_id = excluded.link_offer_id
    where not m.confirmed;
  if proved then perform app_private.confirm_contact(joining.id); end if;
  select m.confirmed into v_confirmed from app_public.organization_users m
  where m.organization_id = offer.organization_id and m.user_id = joining.id;
  if not v_confirmed and not app_private.is_contact(offer.organization_id, joining.email) then
    perform app_private.queue_mail('member_request', c, 'member_request:' || offer.id || ':' || joining.id,
      jsonb_build_object('organization_id', offer.organization_id, 'user_id', joining.id, 'offer_id', offer.id),
      offer.id, offer.organization_id)
    from app_private.known_contacts(offer.organization_id) c;
  end if;
  return v_confirmed;
end $$;

-- The offer that a limited account's sessions reach, and its link's version; none for an account with a confirmed
-- membership, and none once the link is revoked.
create or replace function app_private.limited_scope(user_id int) returns table (offer_id int, link_version int)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select m.link_offer_id, v.version
  from app_public.organization_users m
  cross join lateral (select app_private.link_version('offer', m.link_offer_id::text) as version) v
  where m.user_id = limited_scope.user_id and not m.confirmed and m.link_offer_id is not null and v.version is not null
    and not exists (select from app_public.organization_users c where c.user_id = m.user_id and c.confirmed)
  order by m.created_at desc, m.link_offer_id desc limit 1
$$;
grant execute on function app_private.limited_scope(int) to sideline_authenticator;

-- What an email to a contact asks about: the person, and whether the membership is waiting, confirmed or ended. No row
-- if the address is no longer a contact, because former contacts must not decide.
create or replace function app_private.member_request(organization_id int, user_id int, contact text)
  returns table (organization text, email text, sponsor text, state text, language text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.name, u.email, s.name, case when m.user_id is null then 'ended' when m.confirmed then 'confirmed'
    else 'waiting' end, g.language::text
  from app_public.organizations g join app_public.users u on u.id = member_request.user_id
  left join app_public.organization_users m on m.organization_id = g.id and m.user_id = u.id
  left join app_public.offers o on o.id = m.link_offer_id left join app_public.sponsors s on s.id = o.sponsor_id
  where g.id = app_private.survivor_of(member_request.organization_id)
    and app_private.is_contact(g.id, member_request.contact)
$$;
grant execute on function app_private.member_request(int, int, text) to sideline_authenticator;

-- A contact's answer: the person belongs to the organization, or the membership ends with its sessions and open
-- links. No effect if the membership is no longer waiting. The server has verified the contact's link; SL404 if the
-- address is no longer a contact.
create or replace function app_private.answer_member_request(organization_id int, user_id int, contact text,
  belongs boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_organization_id int := app_private.survivor_of(answer_member_request.organization_id);
begin
  if not app_private.is_contact(v_organization_id, contact) then
    perform app_private.fail('SL404', 'You can no longer use this link.');
  end if;
  if belongs then
    update app_public.organization_users m set confirmed = true, role = 'owner',
      confirmed_by = lower(btrim(contact))
    where m.organization_id = v_organization_id and m.user_id = answer_member_request.user_id and not m.confirmed;
  else
    delete from app_public.organization_users m
    where m.organization_id = v_organization_id and m.user_id = answer_member_request.user_id and not m.confirmed;
    if found then perform app_private.end_membership(answer_member_request.user_id, v_organization_id, null); end if;
  end if;
end $$;
grant execute on function app_private.answer_member_request(int, int, text, boolean) to sideline_authenticator;

-- Staff confirm that somebody belongs to an organization; returns the organization.
-- Errors: SL404 if no such member is awaiting confirmation.
create or replace function app_public.confirm_organization_user(user_id int, organization_id int)
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  perform app_private.require_staff();
  update app_public.organization_users m set confirmed = true, role = 'owner',
    confirmed_by = (select u.email from app_public.users u where u.id = app_private.current_user_id())
  where m.user_id = confirm_organization_user.user_id and m.organization_id = confirm_organization_user.organization_id
    and not m.confirmed;
  if not found then perform app_private.fail('SL404', 'Nobody is waiting to be confirmed here.'); end if;
  select * into v from app_public.organizations o where o.id = confirm_organization_user.organization_id;
  return v;
end $$;
grant execute on function app_public.confirm_organization_user(int, int) to sideline_admin;
comment on function app_public.confirm_organization_user(int, int) is
  E'@resultFieldName organization\n'
  'Confirms somebody who joined through an offer''s link as a user of the organization. Errors: SL404.';

-- The organization's users who wait to be confirmed; staff.
create or replace function app_public.organizations_limited_user_ids(o app_public.organizations) returns int[]
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(array_agg(m.user_id order by m.user_id), '{}') from app_public.organization_users m
  where m.organization_id = o.id and not m.confirmed;
end;
grant execute on function app_public.organizations_limited_user_ids(app_public.organizations) to sideline_admin;
comment on function app_public.organizations_limited_user_ids(app_public.organizations) is
  E'@notNull\n'
  'Users who joined through an offer''s link and wait to be confirmed; they can access only that sponsorship.';
