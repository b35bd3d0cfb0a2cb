-- Applications: what a league answered for a season, seen by it, by its application's link and by staff. The wizard's calls
-- write it; nothing is written directly.

-- The application that an application link opens: its organization's of the link's season and year; null before there is one.
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
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.sponsorship_applications is 'Leagues see the applications of their own organizations.';
create policy select_link on app_public.sponsorship_applications for select to sideline_application_link
  using (id = (select app_private.link_application_id()));
grant select on app_public.sponsorship_applications to sideline_organization, sideline_application_link;
comment on table app_public.sponsorship_applications is
  E'@behavior -insert -update -delete\nWhat a league answered for a season of a year.';
create trigger _100_touch before update on app_public.sponsorship_applications for each row execute function app_private.tg__touch();
create trigger _500_audit after insert or update or delete on app_public.sponsorship_applications for each row execute function app_private.tg__audit();

select app_private.protect('app_public.tournaments');
create policy select_own on app_public.tournaments for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.tournaments is 'Leagues see the tournaments of their own organizations.';
create policy select_link on app_public.tournaments for select to sideline_application_link
  using (sponsorship_application_id = (select app_private.link_application_id()));
grant select on app_public.tournaments to sideline_organization, sideline_application_link;
comment on table app_public.tournaments is E'@behavior -insert -update -delete\nThe tournament that a league hosts in the season.';
create trigger _500_audit after insert or update or delete on app_public.tournaments for each row execute function app_private.tg__audit();

select app_private.protect('app_public.custom_responses');
create policy select_own on app_public.custom_responses for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.custom_responses is 'Leagues see their own organizations'' answers to campaign questions.';
create policy select_link on app_public.custom_responses for select to sideline_application_link
  using (sponsorship_application_id = (select app_private.link_application_id()));
grant select on app_public.custom_responses to sideline_organization, sideline_application_link;
comment on table app_public.custom_responses is E'@behavior -insert -update -delete\nAn answer to a question of the campaign''s own.';
create trigger _500_audit after insert or update or delete on app_public.custom_responses for each row execute function app_private.tg__audit();

-- ------------------------------------------------------------------------------------------------ progress

-- The steps that this application shows and counts, without introduction and thank-you [L-104, L-105, L-116]. The owner
-- looks, because not everybody who sees an application sees the campaign's questions.
create or replace function app_private.application_steps(p_campaign_id int, p_interests text[]) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array['interests', 'community-impact', 'primary-contact', 'programs', 'play-locations', 'social-and-email', 'non-profit-status']
    || case when exists (select from app_public.custom_questions q where q.campaign_id = p_campaign_id) then array['custom-questions'] else '{}' end
    || array['tournament-information']
    || array(select i.id from app_public.interests i where i.id = any (p_interests) order by i.position)
    || array['rewarded-add-ons']
$$;
grant execute on function app_private.application_steps(int, text[]) to sideline_application_link, sideline_organization, sideline_admin;

-- The shown steps that are done: those saved, and of the campaign's questions only when each has its answer, because staff may
-- add one later [L-107].
create or replace function app_private.application_done_steps(a app_public.sponsorship_applications) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array(select step from unnest(app_private.application_steps(a.campaign_id, a.chosen_interests)) with ordinality s (step, n)
    where step = any (a.done_steps) and (step <> 'custom-questions' or not exists (
      select from app_public.custom_questions q where q.campaign_id = a.campaign_id and not exists (
        select from app_public.custom_responses r where r.sponsorship_application_id = a.id and r.custom_question_id = q.id)))
    order by n)
$$;
grant execute on function app_private.application_done_steps(app_public.sponsorship_applications) to sideline_application_link, sideline_organization, sideline_admin;

-- Done steps of the shown ones, in whole percent; 100 when not interested [L-115, L-116].
create or replace function app_public.sponsorship_applications_completion_percentage(a app_public.sponsorship_applications) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when a.not_interested then 100
    else round(100.0 * cardinality(app_private.application_done_steps(a)) / cardinality(app_private.application_steps(a.campaign_id, a.chosen_interests)))::int end;
end;

-- Each shown step and whether it is done; the introduction always is [L-107, L-115].
create or replace function app_public.sponsorship_applications_application_progress(a app_public.sponsorship_applications) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('introduction', true) || (
    select jsonb_object_agg(step, step = any (app_private.application_done_steps(a)))
    from unnest(app_private.application_steps(a.campaign_id, a.chosen_interests)) step);
end;

-- The answers to sampling and photos under the names that the application has for them; one stored answer [L-213].
create or replace function app_private.application_answer(p_application_id int, p_kind app_public.detail_kind) returns app_public.capability_details
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select d.* from app_public.capability_details d where d.sponsorship_application_id = p_application_id and d.kind = p_kind order by d.id limit 1
$$;
grant execute on function app_private.application_answer(int, app_public.detail_kind) to sideline_application_link, sideline_organization, sideline_admin;
create or replace function app_public.sponsorship_applications_sampling_accepted(a app_public.sponsorship_applications) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'sampling')).accepted; end;
create or replace function app_public.sponsorship_applications_sampling_refusal_reason(a app_public.sponsorship_applications) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'sampling')).refusal_reason; end;
create or replace function app_public.sponsorship_applications_photos_accepted(a app_public.sponsorship_applications) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'photos')).accepted; end;
create or replace function app_public.sponsorship_applications_photos_refusal_reason(a app_public.sponsorship_applications) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'photos')).refusal_reason; end;

-- When the application's link was mailed, null when it was not.
create or replace function app_public.sponsorship_applications_sponsorship_application_sent_at(a app_public.sponsorship_applications) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select o.sponsorship_application_sent_at from app_public.offers o where o.id = a.offer_id $$;

-- The campaign's own questions, in their order.
create or replace function app_public.sponsorship_applications_custom_questions(a app_public.sponsorship_applications) returns setof app_public.custom_questions
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select q.* from app_public.custom_questions q where q.campaign_id = a.campaign_id order by q.position, q.id; end;
comment on function app_public.sponsorship_applications_custom_questions(app_public.sponsorship_applications) is '@simpleCollections only';

grant execute on function app_public.sponsorship_applications_completion_percentage(app_public.sponsorship_applications),
  app_public.sponsorship_applications_application_progress(app_public.sponsorship_applications),
  app_public.sponsorship_applications_sampling_accepted(app_public.sponsorship_applications),
  app_public.sponsorship_applications_sampling_refusal_reason(app_public.sponsorship_applications),
  app_public.sponsorship_applications_photos_accepted(app_public.sponsorship_applications),
  app_public.sponsorship_applications_photos_refusal_reason(app_public.sponsorship_applications),
  app_public.sponsorship_applications_sponsorship_application_sent_at(app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
grant execute on function app_public.sponsorship_applications_custom_questions(app_public.sponsorship_applications) to sideline_application_link, sideline_admin;
comment on function app_public.sponsorship_applications_application_progress(app_public.sponsorship_applications) is 'Each shown step and whether it is done.';
comment on function app_public.sponsorship_applications_completion_percentage(app_public.sponsorship_applications) is 'Done steps of the shown ones in whole percent; 100 when not interested.';
comment on function app_public.sponsorship_applications_photos_accepted(app_public.sponsorship_applications) is 'The answer to professional photography; null when there is none.';
comment on function app_public.sponsorship_applications_photos_refusal_reason(app_public.sponsorship_applications) is 'Why photography was refused.';
comment on function app_public.sponsorship_applications_sampling_accepted(app_public.sponsorship_applications) is 'The answer to sampling; null when there is none.';
comment on function app_public.sponsorship_applications_sampling_refusal_reason(app_public.sponsorship_applications) is 'Why sampling was refused.';
comment on function app_public.sponsorship_applications_sponsorship_application_sent_at(app_public.sponsorship_applications) is 'When its link was mailed.';
