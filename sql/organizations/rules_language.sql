-- The language of a league's mails.

comment on column app_public.organizations.language is 'The language of its mails: what its people chose last on one of its pages, or staff in the console.';
comment on column app_public.users.language is 'The language of the mails about this account.';

-- Keeps the language that somebody chose on a league's page: the organization of the link, or the own account and its
-- organizations. The session gained by accepting through a link is no more than that link. Returns whether there was anything
-- to keep it for.
create or replace function app_public.set_language(language app_public.language) returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_organization_ids int[] := case when app_private.claim('link_kind') is null then app_private.my_organization_ids()
    else array[coalesce(app_private.link_organization_id(),
      (select d.organization_id from app_public.verification_deadlines d where d.id = app_private.link_id('deadline')))] end;
  v_user_id int := (select u.id from app_public.users u where u.id = app_private.current_user_id()
    and app_private.claim('link_kind') is null and u.role = 'organization' and u.status = 'active');
begin
  update app_public.organizations o set language = set_language.language
  where o.id = any (v_organization_ids) and o.language <> set_language.language;
  update app_public.users u set language = set_language.language
  where u.id = v_user_id and u.language <> set_language.language;
  return v_user_id is not null or exists (select from app_public.organizations o where o.id = any (v_organization_ids));
end $$;
grant execute on function app_public.set_language(app_public.language) to sideline_offer_link, sideline_application_link,
  sideline_onboarding_link, sideline_deadline_link, sideline_organization;
comment on function app_public.set_language(app_public.language) is
  E'@resultFieldName kept\nKeeps the language in which the mails of this league, or of the own account, are written. Returns whether it is kept.';
