-- What the wizard shows: the stored answers of every step under the specification's names, their stamps, what may be
-- renewed from an earlier season, and all of it in one view.

-- The programs that the wizard shows: those that have not ended [L-344].
create or replace function app_private.current_program_ids(p_organization_id int) returns int[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(p.id order by p.id), '{}') from app_public.sponsorable_properties p
  where p.organization_id = p_organization_id and p.data_confidence <> 'ended'
    and (p.end_date is null or p.end_date >= app_private.today())
$$;

-- Whether nothing refers to a program, so that the wizard may remove it [L-162].
create or replace function app_private.program_is_unused(p_program_id int) returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select not exists (select from app_public.offers o where o.sponsorable_property_id = p_program_id)
    and not exists (select from app_public.capability_detail_properties d
      where d.sponsorable_property_id = p_program_id)
    and not exists (select from app_public.organization_package_properties k
      where k.sponsorable_property_id = p_program_id)
$$;

create or replace function app_private.program_answers(p_organization_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('programs',
    coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'competitivenessId', p.competitiveness_id,
        'sportId', p.sport_id, 'numberOfPlayers', p.number_of_players,
        'gender', app_public.sponsorable_properties_gender(p), 'minAge', p.min_age, 'maxAge', p.max_age,
        'startDate', p.start_date, 'endDate', p.end_date, 'season', p.season,
        'removable', app_private.program_is_unused(p.id)) order by p.id), '[]'))
  from app_public.sponsorable_properties p where p.id = any (app_private.current_program_ids(p_organization_id))
$$;

create or replace function app_private.play_location_answers(p_organization_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('playLocations',
    coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'address', coalesce(l.street, l.address), 'city', l.city,
        'state', l.state, 'zipcode', l.zipcode, 'country', l.country, 'primaryProgramIds', plays.mine,
        'otherProgramIds', plays.other)
        order by l."primary" desc, l.id), '[]'))
  from app_public.play_locations l
  cross join lateral (
    select coalesce(jsonb_agg(j.sponsorable_property_id order by j.sponsorable_property_id) filter (where j."primary"),
      '[]') as mine,
      coalesce(jsonb_agg(j.sponsorable_property_id order by j.sponsorable_property_id) filter (where not j."primary"),
        '[]') as other
    from app_public.sponsorable_property_play_locations j
    where j.play_location_id = l.id and j.organization_id = l.organization_id
      and j.sponsorable_property_id = any (app_private.current_program_ids(p_organization_id))) plays
  where l.organization_id = p_organization_id
$$;

create or replace function app_private.tournament_answers(p_application_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select jsonb_build_object('id', t.id, 'hostTournament', t.host_tournament, 'name', t.name,
      'firstDate', t.first_date, 'lastDate', t.last_date, 'numberOfPlayers', t.number_of_players, 'address', t.address,
      'city', t.city, 'state', t.state, 'postalCode', t.postal_code, 'country', t.country,
      'freeParking', t.free_parking, 'canShipInAdvance', t.can_ship_in_advance, 'shipmentsArrival', t.shipments_arrival,
      'requireCoi', t.require_coi, 'hasContingencyPlan', t.has_contingency_plan)
    from app_public.tournaments t where t.sponsorship_application_id = p_application_id), '{"hostTournament": true}')
$$;

-- The answers to the ten assets, by step id; only those that were answered. Programs that have ended are left out.
create or replace function app_private.asset_answers(p_application_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce(jsonb_object_agg(k.interest_id,
    jsonb_build_object('id', d.id, 'accepted', d.accepted, 'refusalReason', d.refusal_reason,
      'sponsorablePropertyIds', (
        select coalesce(jsonb_agg(j.sponsorable_property_id order by j.sponsorable_property_id), '[]')
        from app_public.capability_detail_properties j where j.capability_detail_id = d.id
          and j.sponsorable_property_id = any (app_private.current_program_ids(d.organization_id))),
      'maxForSale', d.max_for_sale, 'price', d.price)
    || case d.kind
      when 'team_game_jersey' then jsonb_build_object('otherBrands', d.other_brands,
        'orderingDeadline', d.ordering_deadline, 'minTeamsRequired', d.min_teams_required)
      when 'game_signage' then jsonb_build_object('canHang24Hours', d.can_hang24_hours,
        'bannerSizes', coalesce(to_jsonb(d.banner_size_ids), '[]'),
        'bannerPlacements', coalesce(to_jsonb(d.banner_placement_ids), '[]'))
      when 'coupon' then jsonb_build_object('quantity', d.quantity)
      when 'seminar' then jsonb_build_object('description', d.description, 'eventDate', d.event_date,
        'possibleAttendance', d.possible_attendance)
      when 'sampling' then jsonb_build_object('description', d.description, 'eventDate', d.event_date,
        'attendance', d.possible_attendance, 'canDistributeFood', d.can_distribute_food,
        'canAllowOutsideFood', d.can_allow_outside_food, 'hasElectricity', d.has_electricity)
      else '{}' end), '{}')
  from app_public.capability_details d join app_public.capabilities k on k.id = d.capability_id
  where d.sponsorship_application_id = p_application_id and k.interest_id is not null
$$;

-- The stored answers of every step; p_application may be null when nothing was saved yet. The organization's contact,
-- reach and type are the defaults where the application has none.
create or replace function app_private.application_answers(p_organization_id int,
  p_application app_public.sponsorship_applications, p_campaign_id int)
  returns jsonb language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'interests', jsonb_build_object('interests', coalesce(to_jsonb((p_application).chosen_interests), '[]'),
      'notInterested', coalesce((p_application).not_interested, false)),
    'community-impact', jsonb_build_object('additionalInformation', (p_application).additional_information),
    'primary-contact', jsonb_build_object('primaryContactFirstName', (p_application).primary_contact_first_name,
      'primaryContactLastName', (p_application).primary_contact_last_name,
      'primaryContactPhone', coalesce((p_application).primary_contact_phone,
        substring(o.contact_phone from '^\d{3}-\d{3}-\d{4}$')),
      'primaryContactEmail', coalesce((p_application).primary_contact_email,
        btrim(split_part(o.contact_email, ',', 1)))),
    'programs', app_private.program_answers(o.id),
    'play-locations', app_private.play_location_answers(o.id),
    'social-and-email', jsonb_build_object('socialMediaFollowingSize', o.social_media_following_size,
      'emailListSize', o.email_list_size, 'emailOpenRate', o.email_open_rate),
    'non-profit-status', jsonb_build_object('organizationTypeId', o.organization_type_id),
    'custom-questions', jsonb_build_object('customResponses', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'customQuestionId', q.id, 'question', q.question,
        'response', r.response) order by q.position, q.id), '[]')
      from app_public.custom_questions q
      left join app_public.custom_responses r on r.custom_question_id = q.id
        and r.sponsorship_application_id = (p_application).id
      where q.campaign_id = p_campaign_id)),
    'tournament-information', app_private.tournament_answers((p_application).id),
    'rewarded-add-ons', jsonb_build_object('interestedInHundredX', (p_application).interested_in_hundred_x))
    || app_private.asset_answers((p_application).id)
  from app_public.organizations o where o.id = p_organization_id
$$;

-- A fingerprint of answers: saving a step states the one that was read, and fails if the answers have changed since.
create or replace function app_private.answer_stamp(p_answers jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select left(md5(coalesce(p_answers, '{}')::text), 12) $$;
