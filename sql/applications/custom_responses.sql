-- Saving the step with the campaign's custom questions.

-- Saves an answer to each of the campaign's custom questions [L-178, L-179]; savedIds in the order of the questions.
create or replace function app_public.upsert_custom_responses(custom_responses app_public.custom_response_input[],
  sponsorship_application_id int default null, organization_id int default null, stamp text default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(organization_id,
    sponsorship_application_id, null);
  v jsonb;
begin
  if exists (select from unnest(custom_responses) r where not exists (
      select from app_public.custom_questions q
      where q.id = r.custom_question_id and q.campaign_id = a.campaign_id)) then
    perform app_private.fail('SL422', 'There is no such question.', 'custom_responses');
  end if;
  v := app_private.checked_answers(a, 'custom-questions', jsonb_build_object('customResponses', (
    select coalesce(jsonb_agg(jsonb_build_object('customQuestionId', q.id, 'response', (
      select r.response from unnest(upsert_custom_responses.custom_responses) r
      where r.custom_question_id = q.id limit 1)) order by q.position, q.id), '[]')
    from app_public.custom_questions q where q.campaign_id = a.campaign_id)), stamp);
  insert into app_public.custom_responses as c (sponsorship_application_id, organization_id,
    custom_question_id, response)
  select a.id, a.organization_id, (e ->> 'customQuestionId')::int, e ->> 'response'
  from jsonb_array_elements(v -> 'customResponses') e
  on conflict on constraint custom_responses_once_key do update set response = excluded.response
    where c.response <> excluded.response;
  return app_private.finish_step(a.id, 'custom-questions', array(select c.id from app_public.custom_responses c
    join app_public.custom_questions q on q.id = c.custom_question_id
    where c.sponsorship_application_id = a.id and q.campaign_id = a.campaign_id order by q.position, q.id));
end $$;
grant execute on function app_public.upsert_custom_responses(app_public.custom_response_input[], int, int, text)
  to sideline_application_link;
comment on function app_public.upsert_custom_responses(app_public.custom_response_input[], int, int, text) is
  E'@resultFieldName sponsorshipApplicationView\n'
  'Answers the campaign''s custom questions. Errors: SL409 (stamp), SL422 with the field, SL403.';
comment on type app_public.custom_response_input is '@name wizard_custom_response';
