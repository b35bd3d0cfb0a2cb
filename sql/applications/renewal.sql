-- Starts an application with the answers of an earlier one.

-- Copies the answers of an earlier season. confirmed_step_ids: the steps that the league confirmed as still correct;
-- they are done if they also meet the rules. Other answers prefill the form of their step, for review. Does nothing
-- if this application was already started.
create or replace function app_public.renew_sponsorship_application(confirmed_step_ids text[],
  sponsorship_application_id int default null)
  returns app_public.sponsorship_application_view
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  a app_public.sponsorship_applications := app_private.open_application(null, sponsorship_application_id, null);
  v_earlier app_public.sponsorship_applications := app_private.renewable_application(a.organization_id, a);
  v_done text[];
  v jsonb;
begin
  if v_earlier.id is null then return app_private.application_view(); end if;
  v_done := array(select s
    from unnest(app_private.renewable_steps(a.organization_id, v_earlier, a.campaign_id)) with ordinality r (s, n)
    where s = any (confirmed_step_ids) order by n);
  v := app_private.renewed_answers(a.organization_id, v_earlier, a.campaign_id);
  update app_public.sponsorship_applications x
  set not_interested = v_earlier.not_interested, chosen_interests = v_earlier.chosen_interests,
    primary_contact_first_name = v_earlier.primary_contact_first_name,
    primary_contact_last_name = v_earlier.primary_contact_last_name,
    primary_contact_email = v_earlier.primary_contact_email, primary_contact_phone = v_earlier.primary_contact_phone,
    additional_information = v_earlier.additional_information,
    interested_in_hundred_x = v_earlier.interested_in_hundred_x, done_steps = v_done, updated_at = app_private.clock()
  where x.id = a.id;
  insert into app_public.custom_responses (sponsorship_application_id, organization_id, custom_question_id, response)
  select a.id, a.organization_id, (e ->> 'customQuestionId')::int, e ->> 'response'
  from jsonb_array_elements(v #> '{custom-questions,customResponses}') e
  where e ->> 'response' is not null
  on conflict on constraint custom_responses_once_key do nothing;
  -- only the flag and a future tournament are copied, because a past tournament says nothing about the next one
  insert into app_public.tournaments (sponsorship_application_id, organization_id, host_tournament, name, first_date,
    last_date, number_of_players, address, city, state, postal_code, country, free_parking, can_ship_in_advance,
    shipments_arrival, require_coi, has_contingency_plan)
  select a.id, a.organization_id, t.host_tournament, t.name, t.first_date, t.last_date, t.number_of_players, t.address,
    t.city, t.state, t.postal_code, t.country, t.free_parking, t.can_ship_in_advance, t.shipments_arrival,
    t.require_coi, t.has_contingency_plan
  from app_public.tournaments t where t.sponsorship_application_id = v_earlier.id
  on conflict on constraint tournaments_application_key do nothing;
  with old as (
    select d.*, nextval(pg_get_serial_sequence('app_public.capability_details', 'id'))::int as new_id
    from app_public.capability_details d
    where d.sponsorship_application_id = v_earlier.id
      and not exists (select from app_public.capability_details n
        where n.sponsorship_application_id = a.id and n.capability_id = d.capability_id)
  ), copied as (
    insert into app_public.capability_details (id, organization_id, capability_id, kind, sponsorship_application_id,
      accepted, refusal_reason, price, max_for_sale, can_hang24_hours, banner_size_ids, banner_placement_ids,
      min_teams_required, other_brands, ordering_deadline, description, event_date, possible_attendance, quantity,
      can_distribute_food, can_allow_outside_food, has_electricity) overriding system value
    select o.new_id, o.organization_id, o.capability_id, o.kind, a.id, o.accepted, o.refusal_reason, o.price,
      o.max_for_sale, o.can_hang24_hours, o.banner_size_ids, o.banner_placement_ids, o.min_teams_required,
      o.other_brands, case when o.ordering_deadline >= app_private.today() then o.ordering_deadline end, o.description,
      case when o.event_date >= app_private.today() then o.event_date end, o.possible_attendance, o.quantity,
      o.can_distribute_food, o.can_allow_outside_food, o.has_electricity from old o
  )
  insert into app_public.capability_detail_properties (capability_detail_id, sponsorable_property_id, organization_id)
  select o.new_id, j.sponsorable_property_id, j.organization_id from old o
  join app_public.capability_detail_properties j on j.capability_detail_id = o.id
  where j.sponsorable_property_id = any (app_private.current_program_ids(a.organization_id));
  select * into a from app_public.sponsorship_applications x where x.id = a.id;
  perform app_private.finish_application(a);
  update app_public.organizations o set last_engaged_at = app_private.clock() where o.id = a.organization_id;
  return app_private.application_view();
end $$;
grant execute on function app_public.renew_sponsorship_application(text[], int) to sideline_application_link;
comment on function app_public.renew_sponsorship_application(text[], int) is
  E'@resultFieldName sponsorshipApplicationView\n'
  'Takes over the answers of an earlier season; the confirmed steps are done where they still hold. Errors: SL403.';

-- The organization's latest application of another season, if nothing is answered in this one yet.
create or replace function app_private.renewable_application(p_organization_id int,
  p_application app_public.sponsorship_applications)
  returns app_public.sponsorship_applications language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select a.* from app_public.sponsorship_applications a
  where a.organization_id = p_organization_id and a.id is distinct from (p_application).id
    and cardinality(a.done_steps) > 1
    and coalesce(cardinality((p_application).done_steps), 0) = 0
  order by a.updated_at desc, a.id desc limit 1
$$;

-- Answers of an earlier season that still apply: past dates are removed, and answers to the campaign's own questions
-- are matched by the text of the question.
create or replace function app_private.renewed_answers(p_organization_id int,
  p_earlier app_public.sponsorship_applications, p_campaign_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_object_agg(a.key, case when jsonb_typeof(a.value) <> 'object' then a.value else (
      select jsonb_object_agg(v.key, case when v.key in ('orderingDeadline', 'eventDate', 'firstDate', 'lastDate')
        and (v.value #>> '{}')::date < app_private.today()
        then 'null' else v.value end) from jsonb_each(a.value) v) end)
    || jsonb_build_object('custom-questions', jsonb_build_object('customResponses', (
      select coalesce(jsonb_agg(jsonb_build_object('id', null, 'customQuestionId', q.id,
        'question', q.question, 'response', (
            select r.response from app_public.custom_responses r
            join app_public.custom_questions old on old.id = r.custom_question_id
            where r.sponsorship_application_id = (p_earlier).id
              and lower(btrim(old.question)) = lower(btrim(q.question)) limit 1)) order by q.position, q.id), '[]')
      from app_public.custom_questions q where q.campaign_id = p_campaign_id)))
  from jsonb_each(app_private.application_answers(p_organization_id, p_earlier, p_campaign_id)) a
$$;

-- The steps of an earlier application that only need a confirmation: they were answered, the answers meet today's
-- rules, and figures are at most a year old. A program that has ended, an event that is over, or a new question makes
-- the step be asked again.
create or replace function app_private.renewable_steps(p_organization_id int,
  p_earlier app_public.sponsorship_applications, p_campaign_id int) returns text[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_answers jsonb := app_private.renewed_answers(p_organization_id, p_earlier, p_campaign_id);
  v_programs int[] := app_private.current_program_ids(p_organization_id);
  v_figures boolean := (p_earlier).updated_at > app_private.clock() - interval '1 year';
begin
  return array(
    select s.step
    from unnest(app_private.application_steps(p_campaign_id, (p_earlier).chosen_interests)) with ordinality s (step, n)
    where s.step = any ((p_earlier).done_steps) and (v_figures or s.step <> 'social-and-email')
      and not exists (select from app_private.answer_problems(s.step,
        app_private.clean_answers(s.step, v_answers -> s.step), v_answers -> s.step, v_programs))
    order by s.n);
end $$;

-- The answers that the wizard offers to confirm together: {season, year, steps: the ids to confirm, answers}; null when
-- there is nothing to confirm.
create or replace function app_private.application_renewal(p_organization_id int,
  p_application app_public.sponsorship_applications, p_campaign_id int) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_earlier app_public.sponsorship_applications := app_private.renewable_application(p_organization_id, p_application);
  v_steps text[];
begin
  if (v_earlier).id is null or (v_earlier).not_interested then return null; end if;
  v_steps := app_private.renewable_steps(p_organization_id, v_earlier, p_campaign_id);
  if cardinality(v_steps) = 0 then return null; end if;
  return jsonb_build_object('season', (v_earlier).season, 'year', (v_earlier).year, 'steps', to_jsonb(v_steps),
    'all', to_jsonb(app_private.application_steps(p_campaign_id, (v_earlier).chosen_interests)),
    'answers', (select jsonb_object_agg(a.key, a.value)
      from jsonb_each(app_private.renewed_answers(p_organization_id, v_earlier, p_campaign_id)) a
      where a.key = any (v_steps)));
end $$;
