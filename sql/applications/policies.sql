-- Applications: a league's answers for a season, visible to the league, through its application link, and to staff.
-- Only the wizard's functions write them.

-- The application that an application link opens: the one of its organization for the link's season and year;
-- null if there is none yet.
create or replace function app_private.link_application_id() returns int
  language sql stable parallel safe security definer set search_path = pg_catalog, pg_temp
as $$
  select a.id from app_public.sponsorship_applications a
  where a.organization_id = app_private.link_id('application') and a.season::text = app_private.claim('link_season')
    and a.year = app_private.claim('link_year')::int
$$;
grant execute on function app_private.link_application_id() to sideline_application_link;

select app_private.protect('app_public.sponsorship_applications');
create policy select_own on app_public.sponsorship_applications for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.sponsorship_applications is
  'Owners and treasurers of leagues see the applications of their own organizations.';
create policy select_link on app_public.sponsorship_applications for select to sideline_application_link
  using (id = (select app_private.link_application_id()));
grant select on app_public.sponsorship_applications to sideline_organization, sideline_application_link;
comment on table app_public.sponsorship_applications is
  E'@behavior -insert -update -delete\nWhat a league answered for a season of a year.';
create trigger _100_touch before update on app_public.sponsorship_applications
  for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.sponsorship_applications
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.tournaments');
create policy select_own on app_public.tournaments for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.tournaments is
  'Owners and treasurers of leagues see the tournaments of their own organizations.';
create policy select_link on app_public.tournaments for select to sideline_application_link
  using (sponsorship_application_id = (select app_private.link_application_id()));
grant select on app_public.tournaments to sideline_organization, sideline_application_link;
comment on table app_public.tournaments is
  E'@behavior -insert -update -delete\nThe tournament that a league hosts in the season.';
create trigger _500_audit after insert or update or delete on app_public.tournaments
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.custom_responses');
create policy select_own on app_public.custom_responses for select to sideline_organization
  using (organization_id = any ((select app_private.my_money_organization_ids())::int[]));
comment on policy select_own on app_public.custom_responses is
  'Owners and treasurers of leagues see their own organizations'' answers to campaign questions.';
create policy select_link on app_public.custom_responses for select to sideline_application_link
  using (sponsorship_application_id = (select app_private.link_application_id()));
grant select on app_public.custom_responses to sideline_organization, sideline_application_link;
comment on table app_public.custom_responses is
  E'@behavior -insert -update -delete\nAn answer to a custom question of a campaign.';
create trigger _500_audit after insert or update or delete on app_public.custom_responses
  for each row execute function app_private.tg__audit();
