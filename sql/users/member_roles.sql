-- The roles of an organization's users. What a role may do is in policies and in may_act (organizations/editing.sql).

-- The caller's role in an organization; null for everybody who does not belong to it. Organization.myRole of the API.
create or replace function app_public.my_role(organization_id int) returns app_public.member_role
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case when app_private.claim('scope_offer_id') is not null then null
    when my_role.organization_id = any (app_private.my_owned_organization_ids()) then 'owner'
    when my_role.organization_id = any (app_private.my_money_organization_ids()) then 'treasurer'
    when my_role.organization_id = any (app_private.my_organization_ids()) then 'helper' end::app_public.member_role
$$;
grant execute on function app_public.my_role(int) to sideline_link, sideline_organization, sideline_admin;
comment on function app_public.my_role(int) is '@behavior -*';

-- The names of an organization's owners, for its users: whom to ask; null for everybody else. Organization.ownerNames.
create or replace function app_public.owner_names(organization_id int) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select string_agg(coalesce(u.name, u.email), ', ' order by m.created_at, u.id)
  from app_public.organization_users m join app_public.users u on u.id = m.user_id
  where m.organization_id = owner_names.organization_id and m.confirmed and m.role = 'owner' and u.status = 'active'
    and m.organization_id = any (app_private.my_organization_ids()) and app_private.claim('scope_offer_id') is null
$$;
grant execute on function app_public.owner_names(int) to sideline_link, sideline_organization, sideline_admin;
comment on function app_public.owner_names(int) is '@behavior -*';

-- Locks an organization whose users the caller may change: staff any, owners their own. SL404, SL403.
create or replace function app_private.lock_members(p_organization_id int) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations := app_private.lock_organization(p_organization_id);
begin
  -- of two owners who demote each other at once, the second one no longer owns it when the lock is free
  if not app_private.is_staff() and not exists (select from app_public.organization_users m
      where m.organization_id = v.id and m.user_id = app_private.current_user_id() and m.confirmed
        and m.role = 'owner') then
    perform app_private.fail('SL403', 'You no longer own this league.');
  end if;
  return v;
end $$;

-- Refuses to leave an organization without an owner who can sign in, except to staff; SL409.
create or replace function app_private.require_other_owner(p_organization_id int, p_user_id int) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app_private.is_staff()
    and exists (select from app_public.organization_users m where m.organization_id = p_organization_id
      and m.user_id = p_user_id and m.confirmed and m.role = 'owner')
    and not exists (select from app_public.organization_users m join app_public.users u on u.id = m.user_id
      where m.organization_id = p_organization_id and m.user_id <> p_user_id and m.confirmed and m.role = 'owner'
        and u.status = 'active') then
    perform app_private.fail('SL409', 'Your league needs an owner. Make somebody else an owner, or hand over first.');
  end if;
end $$;

-- Changes the role of an organization's user, and confirms one who waits to be confirmed: staff in any organization,
-- owners in their own. Returns the organization. Errors: SL404, SL403, SL409 for the last owner, SL422 role, SL428.
create or replace function app_public.set_member_role(organization_id int, user_id int, role app_public.member_role)
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations := app_private.lock_members(set_member_role.organization_id);
begin
  perform app_private.require_recent_proof();
  if role is null then perform app_private.fail('SL422', 'Choose a role.', 'role'); end if;
  if role <> 'owner' then perform app_private.require_other_owner(v.id, set_member_role.user_id); end if;
  update app_public.organization_users m set confirmed = true, role = set_member_role.role,
    confirmed_by = case when m.confirmed then m.confirmed_by
      else (select u.email from app_public.users u where u.id = app_private.current_user_id()) end
  where m.organization_id = v.id and m.user_id = set_member_role.user_id;
  if not found then perform app_private.fail('SL404', 'This user does not belong to this organization.'); end if;
  return app_private.visible(v);
end $$;
grant execute on function app_public.set_member_role(int, int, app_public.member_role)
  to sideline_organization, sideline_admin;
comment on function app_public.set_member_role(int, int, app_public.member_role) is
  E'@resultFieldName organization\nChanges the role of an organization''s user, and confirms one who waits to be '
  'confirmed; owners and staff. Errors: SL404, SL403, SL409 for the last owner, SL422 role, SL428.';
