-- Ends memberships.

-- After somebody was removed from an organization or a sponsor: ends their sessions, open invitations, queued emails
-- about it, the URL of its calendar, and the links of tasks that they passed on, so that the league is reminded again.
create or replace function app_private.end_membership(p_user_id int, p_organization_id int, p_sponsor_id int)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.end_sessions(p_user_id);
  update app_private.mail_outbox m set state = 'skipped', last_error = 'This person no longer belongs to the league.'
  from app_public.users u
  where u.id = p_user_id and m.recipient = u.email and m.organization_id = p_organization_id and m.state = 'queued'
    and m.kind = any (app_private.proof_mail_kinds() || app_private.payment_mail_kinds())
    and u.email not in (select app_private.mail_addresses(p_organization_id, m.kind));
  update app_public.forwarded_tasks t set revoked_at = app_private.clock()
  from app_public.offers o where o.id = t.offer_id and o.organization_id = p_organization_id
    and t.created_by_id = p_user_id and t.revoked_at is null;
  perform app_private.raise_link_version('calendar', r)
  from app_private.link_records('calendar', p_organization_id || ':' || p_user_id) r
  where r is not null and app_private.link_version('calendar', r) is not null; -- a revoked one stays revoked
  perform app_private.raise_link_version('invitation', i.id::text) from app_private.invitations i
  where i.user_id = p_user_id and i.accepted_at is null
    and (i.organization_id = p_organization_id or i.sponsor_id = p_sponsor_id);
end $$;

-- Removes a user from an organization and ends the user's sessions: staff in any, owners in their own, and everybody
-- themselves, but not the last owner; the address is no longer a contact; returns the organization, null to somebody
-- who left [B-223]. Errors: SL404, SL403, SL409.
create or replace function app_public.dissociate_user_and_organization(user_id int, organization_id int)
  returns app_public.organizations language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations;
begin
  if user_id = app_private.current_user_id() then
    perform app_private.lock_organization(organization_id, app_private.my_organization_ids());
  else
    perform app_private.lock_members(organization_id);
    perform app_private.require_recent_proof();
  end if;
  perform app_private.require_other_owner(organization_id, user_id);
  delete from app_public.organization_users m where m.user_id = dissociate_user_and_organization.user_id
    and m.organization_id = dissociate_user_and_organization.organization_id;
  if not found then perform app_private.fail('SL404', 'This user does not belong to this organization.'); end if;
  -- contacts get offers and confirm people, so who left is none; after the last one, the owners are
  update app_public.organizations o set contact_email = coalesce(
      (select string_agg(a, ', ') from app_private.contact_addresses(o.contact_email) a where a <> u.email),
      (select string_agg(w.email, ', ' order by w.id) from app_public.organization_users m
        join app_public.users w on w.id = m.user_id
        where m.organization_id = o.id and m.confirmed and m.role = 'owner' and w.status = 'active'))
  from app_public.users u
  where u.id = dissociate_user_and_organization.user_id and o.id = dissociate_user_and_organization.organization_id
    and u.email in (select app_private.contact_addresses(o.contact_email));
  perform app_private.end_membership(user_id, organization_id, null);
  select * into v from app_public.organizations o where o.id = dissociate_user_and_organization.organization_id
    and (app_private.is_staff() or o.id = any (app_private.my_organization_ids()));
  return app_private.visible(v);
end $$;
grant execute on function app_public.dissociate_user_and_organization(int, int)
  to sideline_organization, sideline_admin;
comment on function app_public.dissociate_user_and_organization(int, int) is
  E'@resultFieldName organization\nRemoves a user from an organization and ends the user''s sessions; staff, owners, '
  'and everybody themselves. Errors: SL404, SL403, SL409 for the last owner, SL428 for somebody else.';

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
