-- The calendar of an organization's deadlines: a secret URL that each member subscribes to in a calendar app. The
-- URL is personal, so that it can end when its user leaves without affecting others.

-- The version that a person's calendar URL of an organization must have; null if the person may not have one: active
-- staff and active members of the organization may. Checked on every request, so a URL ends with the membership.
create or replace function app_private.calendar_version_of(organization_id int, user_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.link_version('calendar', calendar_version_of.organization_id || ':' || u.id)
  from app_public.users u
  where u.id = calendar_version_of.user_id and u.status = 'active'
    and (u.employee or u.role = 'organization' and exists (
      select from app_public.organization_users m
      where m.organization_id = app_private.survivor_of(calendar_version_of.organization_id) and m.user_id = u.id
        and m.confirmed))
$$;
grant execute on function app_private.calendar_version_of(int, int) to sideline_authenticator;

-- The same for the signed-in person; null for links, for sessions gained through one, and for a sponsor's token, also
-- if its account is now a league's.
create or replace function app_public.calendar_version(organization_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.calendar_version_of(calendar_version.organization_id, app_private.current_user_id())
  where app_private.claim('scope_offer_id') is null and current_setting('role') <> 'sideline_sponsor'
$$;
grant execute on function app_public.calendar_version(int)
  to sideline_anonymous, sideline_link, sideline_organization, sideline_sponsor, sideline_admin;
comment on function app_public.calendar_version(int) is '@behavior -*';

-- Replaces the caller's URL of an organization's calendar by a new one; staff for any organization, users for their
-- own; returns the organization. Errors: SL404.
create or replace function app_public.renew_calendar(organization_id int) returns app_public.organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.organizations := app_private.lock_organization(renew_calendar.organization_id,
  app_private.my_organization_ids());
begin
  perform app_private.raise_link_version('calendar', v.id || ':' || app_private.current_user_id());
  return app_private.visible(v);
end $$;
grant execute on function app_public.renew_calendar(int) to sideline_organization, sideline_admin;
comment on function app_public.renew_calendar(int) is
  E'@resultFieldName organization\n'
  'Replaces the caller''s URL of an organization''s calendar by a new one. Errors: SL404.';

-- An organization's calendar: the deadlines of its running sponsorships; for the server, which has verified the URL.
create or replace function app_private.calendar_of(organization_id int)
  returns table (id int, name text, deadline date, changed_at timestamptz, offer_id int, sponsor_name text,
    program_name text, capability_name text, section text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select d.id, d.name, d.deadline, d.updated_at, d.offer_id, s.name, p.name,
    app_public.verification_deadlines_capability_name(d), app_public.verification_deadlines_section(d)::text
  from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
  join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  where d.organization_id = app_private.survivor_of(calendar_of.organization_id) and o.status = 'confirmed'
    and d.deadline is not null and not d.did_not_complete
  order by d.deadline, d.id limit 1000
$$;
grant execute on function app_private.calendar_of(int) to sideline_authenticator;
