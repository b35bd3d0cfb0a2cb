-- Ends memberships.

-- After somebody was removed from an organization or a sponsor: ends their sessions and open invitations.
create or replace function app_private.end_membership(p_user_id int, p_organization_id int, p_sponsor_id int)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.end_sessions(p_user_id);
  perform app_private.raise_link_version('invitation', i.id::text) from app_private.invitations i
  where i.user_id = p_user_id and i.accepted_at is null
    and (i.organization_id = p_organization_id or i.sponsor_id = p_sponsor_id);
end $$;

-- Removes a user from an organization and ends the user's sessions; staff only; returns the organization [B-223].
create or replace function app_public.dissociate_user_and_organization(user_id int, organization_id int)
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
grant execute on function app_public.dissociate_user_and_organization(int, int) to sideline_admin;
comment on function app_public.dissociate_user_and_organization(int, int) is
  E'@resultFieldName organization\nRemoves a user from an organization and ends the user''s sessions.';

-- Removes a user from a sponsor and ends the user's sessions; staff only; returns the sponsor.
create or replace function app_public.dissociate_user_and_sponsor(user_id int, sponsor_id int)
  returns app_public.sponsors language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
grant execute on function app_public.dissociate_user_and_sponsor(int, int) to sideline_admin;
comment on function app_public.dissociate_user_and_sponsor(int, int) is
  E'@resultFieldName sponsor\nRemoves a user from a sponsor and ends the user''s sessions.';
