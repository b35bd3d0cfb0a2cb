-- Fields of an application that are computed from other rows.

-- The answers to sampling and photos under the names that the application has for them; one stored answer [L-213].
create or replace function app_private.application_answer(p_application_id int, p_kind app_public.detail_kind)
  returns app_public.capability_details language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select d.* from app_public.capability_details d
  where d.sponsorship_application_id = p_application_id and d.kind = p_kind order by d.id limit 1
$$;
grant execute on function app_private.application_answer(int, app_public.detail_kind)
  to sideline_application_link, sideline_organization, sideline_admin;

create or replace function app_public.sponsorship_applications_sampling_accepted(a app_public.sponsorship_applications)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'sampling')).accepted; end;
grant execute on function app_public.sponsorship_applications_sampling_accepted(app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorship_applications_sampling_accepted(app_public.sponsorship_applications) is
  'The answer to sampling; null when there is none.';

create or replace function app_public.sponsorship_applications_sampling_refusal_reason(
  a app_public.sponsorship_applications) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'sampling')).refusal_reason; end;
grant execute on function app_public.sponsorship_applications_sampling_refusal_reason(
  app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorship_applications_sampling_refusal_reason(app_public.sponsorship_applications) is
  'Why sampling was refused.';

create or replace function app_public.sponsorship_applications_photos_accepted(a app_public.sponsorship_applications)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'photos')).accepted; end;
grant execute on function app_public.sponsorship_applications_photos_accepted(app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorship_applications_photos_accepted(app_public.sponsorship_applications) is
  'The answer to professional photography; null when there is none.';

create or replace function app_public.sponsorship_applications_photos_refusal_reason(
  a app_public.sponsorship_applications) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select (app_private.application_answer(a.id, 'photos')).refusal_reason; end;
grant execute on function app_public.sponsorship_applications_photos_refusal_reason(app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorship_applications_photos_refusal_reason(app_public.sponsorship_applications) is
  'Why photography was refused.';

-- When the application's link was mailed, null when it was not.
create or replace function app_public.sponsorship_applications_sponsorship_application_sent_at(
  a app_public.sponsorship_applications) returns timestamptz
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select o.sponsorship_application_sent_at from app_public.offers o where o.id = a.offer_id $$;
grant execute on function app_public.sponsorship_applications_sponsorship_application_sent_at(
  app_public.sponsorship_applications)
  to sideline_application_link, sideline_organization, sideline_admin;
comment on function app_public.sponsorship_applications_sponsorship_application_sent_at(
  app_public.sponsorship_applications) is 'When its link was mailed.';

-- The campaign's own questions, in their order.
create or replace function app_public.sponsorship_applications_custom_questions(a app_public.sponsorship_applications)
  returns setof app_public.custom_questions language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select q.* from app_public.custom_questions q where q.campaign_id = a.campaign_id order by q.position, q.id;
end;
grant execute on function app_public.sponsorship_applications_custom_questions(app_public.sponsorship_applications)
  to sideline_application_link, sideline_admin;
comment on function app_public.sponsorship_applications_custom_questions(app_public.sponsorship_applications) is
  '@simpleCollections only';
