-- The language of emails: the person's own if they chose one, else the league's, else English.

comment on type app_public.language is 'A language that pages and mails are written in.';
comment on column app_public.organizations.language is
  'The language of emails to people of this organization who have not chosen one: set by staff in the console, or on '
  'the page of one of its links by somebody without a login.';
comment on column app_public.users.language is
  'The language of this person''s emails; null until one is chosen, which means the league''s.';

-- Saves the language chosen on a league's page: with a login only for the user, with a link for the link's
-- organization, because a link identifies no person. A session gained by accepting through a link counts as that link.
-- Returns whether it was saved.
create or replace function app_public.set_language(language app_public.language) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_by_link boolean := app_private.claim('link_kind') is not null;
  v_organization_id int := (select o.id from app_public.organizations o
    where v_by_link and o.id = coalesce(app_private.link_organization_id(),
      (select d.organization_id from app_public.verification_deadlines d
        where d.id = app_private.link_id('deadline'))));
  v_user_id int := (select u.id from app_public.users u where not v_by_link and u.id = app_private.current_user_id()
    and u.role = 'organization' and u.status = 'active');
begin
  update app_public.organizations o set language = set_language.language
  where o.id = v_organization_id and o.language <> set_language.language;
  update app_public.users u set language = set_language.language
  where u.id = v_user_id and u.language is distinct from set_language.language;
  return coalesce(v_user_id, v_organization_id) is not null;
end $$;
grant execute on function app_public.set_language(app_public.language)
  to sideline_offer_link, sideline_application_link,
  sideline_onboarding_link, sideline_deadline_link, sideline_organization;
comment on function app_public.set_language(app_public.language) is
  E'@resultFieldName kept\n'
  'Saves the language of emails: with a login for the user, with a link for the league. Returns whether it was saved.';
