-- What the wizard shows: the stored answers of every step under the specification's names, their stamps, what may be
-- renewed from an earlier season, and all of it in one view.

-- The programs that the wizard offers: those that have not ended [L-344].
create or replace function app_private.current_program_ids(p_organization_id int) returns int[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(p.id order by p.id), '{}') from app_public.sponsorable_properties p
  where p.organization_id = p_organization_id and p.data_confidence <> 'ended' and (p.end_date is null or p.end_date >= app_private.today())
$$;

-- Whether nothing refers to a program, so that the wizard may remove it [L-162].
create or replace function app_private.program_is_unused(p_program_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select not exists (select from app_public.offers o where o.sponsorable_property_id = p_program_id)
    and not exists (select from app_public.capability_detail_properties d where d.sponsorable_property_id = p_program_id)
    and not exists (select from app_public.organization_package_properties k where k.sponsorable_property_id = p_program_id)
$$;

create or replace function app_private.program_answers(p_organization_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('programs', coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'competitivenessId', p.competitiveness_id,
      'sportId', p.sport_id, 'numberOfPlayers', p.number_of_players, 'gender', app_public.sponsorable_properties_gender(p), 'minAge', p.min_age,
      'maxAge', p.max_age, 'startDate', p.start_date, 'endDate', p.end_date, 'season', p.season,
      'removable', app_private.program_is_unused(p.id)) order by p.id), '[]'))
  from app_public.sponsorable_properties p where p.id = any (app_private.current_program_ids(p_organization_id))
$$;

create or replace function app_private.play_location_answers(p_organization_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('playLocations', coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'address', coalesce(l.street, l.address), 'city', l.city,
      'state', l.state, 'zipcode', l.zipcode, 'country', l.country, 'primaryProgramIds', plays.mine, 'otherProgramIds', plays.other)
      order by l."primary" desc, l.id), '[]'))
  from app_public.play_locations l
  cross join lateral (
    select coalesce(jsonb_agg(j.sponsorable_property_id order by j.sponsorable_property_id) filter (where j."primary"), '[]') as mine,
      coalesce(jsonb_agg(j.sponsorable_property_id order by j.sponsorable_property_id) filter (where not j."primary"), '[]') as other
    from app_public.sponsorable_property_play_locations j
    where j.play_location_id = l.id and j.organization_id = l.organization_id
      and j.sponsorable_property_id = any (app_private.current_program_ids(p_organization_id))) plays
  where l.organization_id = p_organization_id
$$;

create or replace function app_private.tournament_answers(p_application_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select jsonb_build_object('id', t.id, 'hostTournament', t.host_tournament, 'name', t.name, 'firstDate', t.first_date, 'lastDate', t.last_date,
      'numberOfPlayers', t.number_of_players, 'address', t.address, 'city', t.city, 'state', t.state, 'postalCode', t.postal_code,
      'country', t.country, 'freeParking', t.free_parking, 'canShipInAdvance', t.can_ship_in_advance, 'shipmentsArrival', t.shipments_arrival,
      'requireCoi', t.require_coi, 'hasContingencyPlan', t.has_contingency_plan)
    from app_public.tournaments t where t.sponsorship_application_id = p_application_id), '{"hostTournament": true}')
$$;

-- The answers to the ten assets, by step id; only those that were answered. Programs that have ended are left out.
create or replace function app_private.asset_answers(p_application_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(k.interest_id, jsonb_build_object('id', d.id, 'accepted', d.accepted, 'refusalReason', d.refusal_reason,
    'sponsorablePropertyIds', (select coalesce(jsonb_agg(j.sponsorable_property_id order by j.sponsorable_property_id), '[]')
      from app_public.capability_detail_properties j where j.capability_detail_id = d.id
        and j.sponsorable_property_id = any (app_private.current_program_ids(d.organization_id))),
    'maxForSale', d.max_for_sale, 'price', d.price)
    || case d.kind
      when 'team_game_jersey' then jsonb_build_object('otherBrands', d.other_brands, 'orderingDeadline', d.ordering_deadline, 'minTeamsRequired', d.min_teams_required)
      when 'game_signage' then jsonb_build_object('canHang24Hours', d.can_hang24_hours, 'bannerSizes', coalesce(to_jsonb(d.banner_size_ids), '[]'),
        'bannerPlacements', coalesce(to_jsonb(d.banner_placement_ids), '[]'))
      when 'coupon' then jsonb_build_object('quantity', d.quantity)
      when 'seminar' then jsonb_build_object('description', d.description, 'eventDate', d.event_date, 'possibleAttendance', d.possible_attendance)
      when 'sampling' then jsonb_build_object('description', d.description, 'eventDate', d.event_date, 'attendance', d.possible_attendance,
        'canDistributeFood', d.can_distribute_food, 'canAllowOutsideFood', d.can_allow_outside_food, 'hasElectricity', d.has_electricity)
      else '{}' end), '{}')
  from app_public.capability_details d join app_public.capabilities k on k.id = d.capability_id
  where d.sponsorship_application_id = p_application_id and k.interest_id is not null
$$;

-- The stored answers of every step; p_application may be null when nothing was saved yet. Contact, reach and type of an
-- organization stand in where the application has none of its own.
create or replace function app_private.application_answers(p_organization_id int, p_application app_public.sponsorship_applications, p_campaign_id int)
  returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'interests', jsonb_build_object('interests', coalesce(to_jsonb((p_application).chosen_interests), '[]'), 'notInterested', coalesce((p_application).not_interested, false)),
    'community-impact', jsonb_build_object('additionalInformation', (p_application).additional_information),
    'primary-contact', jsonb_build_object('primaryContactFirstName', (p_application).primary_contact_first_name,
      'primaryContactLastName', (p_application).primary_contact_last_name,
      'primaryContactPhone', coalesce((p_application).primary_contact_phone, substring(o.contact_phone from '^\d{3}-\d{3}-\d{4}$')),
      'primaryContactEmail', coalesce((p_application).primary_contact_email, btrim(split_part(o.contact_email, ',', 1)))),
    'programs', app_private.program_answers(o.id),
    'play-locations', app_private.play_location_answers(o.id),
    'social-and-email', jsonb_build_object('socialMediaFollowingSize', o.social_media_following_size, 'emailListSize', o.email_list_size,
      'emailOpenRate', o.email_open_rate),
    'non-profit-status', jsonb_build_object('organizationTypeId', o.organization_type_id),
    'custom-questions', jsonb_build_object('customResponses', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'customQuestionId', q.id, 'question', q.question, 'response', r.response) order by q.position, q.id), '[]')
      from app_public.custom_questions q
      left join app_public.custom_responses r on r.custom_question_id = q.id and r.sponsorship_application_id = (p_application).id
      where q.campaign_id = p_campaign_id)),
    'tournament-information', app_private.tournament_answers((p_application).id),
    'rewarded-add-ons', jsonb_build_object('interestedInHundredX', (p_application).interested_in_hundred_x))
    || app_private.asset_answers((p_application).id)
  from app_public.organizations o where o.id = p_organization_id
$$;

-- A short name of some answers: who saves a step says what it read, and is told when that has changed since.
create or replace function app_private.answer_stamp(p_answers jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select left(md5(coalesce(p_answers, '{}')::text), 12) $$;

-- ------------------------------------------------------------------------------------------------ renewal

-- The organization's latest application of another season, when this one has nothing answered yet.
create or replace function app_private.renewable_application(p_organization_id int, p_application app_public.sponsorship_applications)
  returns app_public.sponsorship_applications
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select a.* from app_public.sponsorship_applications a
  where a.organization_id = p_organization_id and a.id is distinct from (p_application).id and cardinality(a.done_steps) > 1
    and coalesce(cardinality((p_application).done_steps), 0) = 0
  order by a.updated_at desc, a.id desc limit 1
$$;

-- Answers of an earlier season as they hold today: days that are past are taken out, answers to the campaign's own questions
-- are found again by their words.
create or replace function app_private.renewed_answers(p_organization_id int, p_earlier app_public.sponsorship_applications, p_campaign_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_object_agg(a.key, case when jsonb_typeof(a.value) <> 'object' then a.value else (
      select jsonb_object_agg(v.key, case when v.key in ('orderingDeadline', 'eventDate', 'firstDate', 'lastDate') and (v.value #>> '{}')::date < app_private.today()
        then 'null' else v.value end) from jsonb_each(a.value) v) end)
    || jsonb_build_object('custom-questions', jsonb_build_object('customResponses', (
      select coalesce(jsonb_agg(jsonb_build_object('id', null, 'customQuestionId', q.id, 'question', q.question, 'response', (
          select r.response from app_public.custom_responses r join app_public.custom_questions old on old.id = r.custom_question_id
          where r.sponsorship_application_id = (p_earlier).id and lower(btrim(old.question)) = lower(btrim(q.question)) limit 1)) order by q.position, q.id), '[]')
      from app_public.custom_questions q where q.campaign_id = p_campaign_id)))
  from jsonb_each(app_private.application_answers(p_organization_id, p_earlier, p_campaign_id)) a
$$;

-- The steps of an earlier application that only need a confirmation: they were answered, what was answered meets the rules
-- of today, and it is no figure older than a year. A no to a program's end, an event that is over or a new question asks again.
create or replace function app_private.renewable_steps(p_organization_id int, p_earlier app_public.sponsorship_applications, p_campaign_id int) returns text[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_answers jsonb := app_private.renewed_answers(p_organization_id, p_earlier, p_campaign_id);
  v_programs int[] := app_private.current_program_ids(p_organization_id);
  v_figures boolean := (p_earlier).updated_at > app_private.clock() - interval '1 year';
begin
  return array(
    select s.step from unnest(app_private.application_steps(p_campaign_id, (p_earlier).chosen_interests)) with ordinality s (step, n)
    where s.step = any ((p_earlier).done_steps) and (v_figures or s.step <> 'social-and-email')
      and not exists (select from app_private.answer_problems(s.step, app_private.clean_answers(s.step, v_answers -> s.step), v_answers -> s.step, v_programs))
    order by s.n);
end $$;

-- What the wizard shows for one confirmation: {season, year, steps: the ids to confirm, answers}; null when there is nothing.
create or replace function app_private.application_renewal(p_organization_id int, p_application app_public.sponsorship_applications, p_campaign_id int) returns jsonb
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
      from jsonb_each(app_private.renewed_answers(p_organization_id, v_earlier, p_campaign_id)) a where a.key = any (v_steps)));
end $$;

-- ------------------------------------------------------------------------------------------------ the view

-- Everything the wizard needs, of the application that the link opens; saved_ids: of the rows that a call wrote.
create or replace function app_private.application_view(p_saved_ids int[] default null) returns app_public.sponsorship_application_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.sponsorship_application_view;
  a app_public.sponsorship_applications;
begin
  v.organization_id := app_private.link_id('application');
  v.season := app_private.claim('link_season');
  v.year := app_private.claim('link_year')::int;
  v.campaign_id := app_private.link_campaign_id();
  select o.name into v.organization_name from app_public.organizations o where o.id = v.organization_id;
  if not found then perform app_private.fail('SL404', 'There is no such application.'); end if;
  select c.name, s.name into v.campaign_name, v.sponsor_name from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id where c.id = v.campaign_id;
  select o.id, o.guid into v.offer_id, v.offer_guid from app_public.offers o
  where o.id = app_private.claim('link_offer_id')::int and o.organization_id = v.organization_id;
  select * into a from app_public.sponsorship_applications x where x.id = app_private.link_application_id();
  a.campaign_id := v.campaign_id; -- the questions asked are those of the campaign that invites
  v.sponsorship_application_id := a.id;
  v.not_interested := coalesce(a.not_interested, false);
  v.completion_percentage := app_public.sponsorship_applications_completion_percentage(a);
  v.application_progress := app_public.sponsorship_applications_application_progress(a);
  v.saved_step_id := a.saved_step_id;
  v.saved_form_data := a.saved_form_data;
  v.answers := app_private.application_answers(v.organization_id, a, v.campaign_id);
  v.stamps := (select jsonb_object_agg(s, app_private.answer_stamp(v.answers -> s)) from jsonb_object_keys(app_private.application_rules()) s);
  v.renewal := app_private.application_renewal(v.organization_id, a, v.campaign_id);
  v.saved_ids := p_saved_ids;
  return v;
end $$;

-- Refuses names of another application than the link's [L-122]; what is null was not said.
create or replace function app_private.check_link(p_organization_id int, p_season app_public.season, p_year int, p_campaign_id int, p_offer_id int) returns void
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.link_id('application') is null then perform app_private.fail('SL401', 'This link opens no application.'); end if;
  -- a name that the link has none of is another one too
  if coalesce(p_organization_id <> app_private.link_id('application'), false)
    or coalesce(p_season::text <> app_private.claim('link_season'), p_season is not null)
    or coalesce(p_year <> app_private.claim('link_year')::int, p_year is not null)
    or coalesce(p_campaign_id <> app_private.link_campaign_id(), p_campaign_id is not null)
    or coalesce(p_offer_id <> app_private.claim('link_offer_id')::int, p_offer_id is not null) then
    perform app_private.fail('SL403', 'This link is for another application.');
  end if;
end $$;

-- What the application link opens [L-119]: the organization and the answers of its season and year. The arguments must agree
-- with the link (SL403). Never writes.
create or replace function app_public.sponsorship_application_view(season app_public.season default null, year int default null,
  campaign_id int default null, offer_id int default null) returns app_public.sponsorship_application_view
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.check_link(null, season, year, campaign_id, offer_id);
  return app_private.application_view();
end $$;
comment on function app_public.sponsorship_application_view(app_public.season, int, int, int) is
  'What an application link opens; the arguments must agree with the link. Errors: SL403.';

-- What the wizard offers to choose from [L-121]; retired entries are left out.
create or replace function app_public.sponsorship_application_options_list() returns app_public.sponsorship_application_options_list
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select (array(select (i.id, i.text, i.section)::app_public.interest_option from app_public.interests i where not i.retired order by i.position),
    array(select (s.id, s.name)::app_public.list_option from app_public.banner_sizes s where not s.retired order by s.position),
    array(select (p.id, p.name)::app_public.list_option from app_public.banner_placements p where not p.retired order by p.position)
  )::app_public.sponsorship_application_options_list
$$;
comment on function app_public.sponsorship_application_options_list() is 'Interests, banner sizes and banner placements to choose from.';

grant execute on function app_public.sponsorship_application_view(app_public.season, int, int, int),
  app_public.sponsorship_application_options_list() to sideline_application_link;
