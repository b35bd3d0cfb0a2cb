-- The progress of an application.

-- The steps that this application shows and counts, without introduction and thank-you [L-104, L-105, L-116]. Runs as
-- the owner, because not everybody who sees an application sees the campaign's questions.
create or replace function app_private.application_steps(p_campaign_id int, p_interests text[]) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array['interests', 'community-impact', 'primary-contact', 'programs', 'play-locations', 'social-and-email',
    'non-profit-status']
    || case when exists (select from app_public.custom_questions q where q.campaign_id = p_campaign_id)
      then array['custom-questions'] else '{}' end
    || array['tournament-information']
    || array(select i.id from app_public.interests i where i.id = any (p_interests) order by i.position)
    || array['rewarded-add-ons']
$$;
grant execute on function app_private.application_steps(int, text[])
  to sideline_application_link, sideline_organization, sideline_admin;

-- The shown steps that are done: those that were saved; the campaign's questions only if each has an answer, because
-- staff may add one later [L-107].
create or replace function app_private.application_done_steps(a app_public.sponsorship_applications) returns text[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select array(select step
    from unnest(app_private.application_steps(a.campaign_id, a.chosen_interests)) with ordinality s (step, n)
    where step = any (a.done_steps) and (step <> 'custom-questions' or not exists (
      select from app_public.custom_questions q where q.campaign_id = a.campaign_id and not exists (
        select from app_public.custom_responses r
        where r.sponsorship_application_id = a.id and r.custom_question_id = q.id)))
    order by n)
$$;
grant execute on function app_private.application_done_steps(app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;

-- The percentage of shown steps that are done, rounded to a whole number; 100 when not interested [L-115, L-116].
create or replace function app_public.sponsorship_applications_completion_percentage(
  a app_public.sponsorship_applications) returns int
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when a.not_interested then 100
    else round(100.0 * cardinality(app_private.application_done_steps(a))
      / cardinality(app_private.application_steps(a.campaign_id, a.chosen_interests)))::int end;
end;
grant execute on function app_public.sponsorship_applications_completion_percentage(app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorship_applications_completion_percentage(app_public.sponsorship_applications) is
  'The percentage of shown steps that are done, a whole number; 100 when not interested.';

-- Each shown step and whether it is done; the introduction always is [L-107, L-115].
create or replace function app_public.sponsorship_applications_application_progress(
  a app_public.sponsorship_applications) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_build_object('introduction', true) || (
    select jsonb_object_agg(step, step = any ((select app_private.application_done_steps(a))::text[]))
    from unnest(app_private.application_steps(a.campaign_id, a.chosen_interests)) step);
end;
grant execute on function app_public.sponsorship_applications_application_progress(app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorship_applications_application_progress(app_public.sponsorship_applications) is
  'Each shown step and whether it is done.';
