-- A league's answers in the application wizard: one application per organization, season and year [L-122].
create table app_public.sponsorship_applications (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  season app_public.season not null,
  year int not null,
  campaign_id int references app_public.campaigns,
  offer_id int references app_public.offers on delete set null,
  chosen_interests text[] not null default '{}',
  not_interested boolean not null default false,
  done_steps text[] not null default '{}',
  saved_step_id text constraint sponsorship_applications_saved_step_id_max_200 check (char_length(saved_step_id) <= 200),
  saved_form_data jsonb,
  primary_contact_first_name text
    constraint primary_contact_first_name_max_200 check (char_length(primary_contact_first_name) <= 200),
  primary_contact_last_name text
    constraint sponsorship_applications_primary_contact_last_name_max_200 check (char_length(primary_contact_last_name) <= 200),
  primary_contact_email text
    constraint sponsorship_applications_primary_contact_email_max_200 check (char_length(primary_contact_email) <= 200),
  primary_contact_phone text
    constraint sponsorship_applications_primary_contact_phone_max_200 check (char_length(primary_contact_phone) <= 200),
  additional_information text
    constraint sponsorship_applications_additional_information_max_20000 check (char_length(additional_information) <= 20000),
  interested_in_hundred_x boolean, -- null: not answered
  submitted_at timestamptz,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint sponsorship_applications_season_key unique (organization_id, season, year),
  constraint sponsorship_applications_owner_key unique (id, organization_id),
  constraint sponsorship_applications_phone_form check (primary_contact_phone ~ '^\d{3}-\d{3}-\d{4}$'), -- [L-148]
  constraint sponsorship_applications_one_choice check (not (not_interested and chosen_interests <> '{}')), -- [L-137]
  constraint sponsorship_applications_draft_size check (octet_length(saved_form_data::text) < 65536),
  constraint sponsorship_applications_email_form
    check (primary_contact_email ~ '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$'), -- [L-150]
  constraint sponsorship_applications_information_length check (length(additional_information) <= 4000)
);
create index on app_public.sponsorship_applications (campaign_id);
create index on app_public.sponsorship_applications (offer_id);

create table app_public.tournaments (
  id int generated always as identity primary key,
  sponsorship_application_id int not null,
  organization_id int not null,
  host_tournament boolean not null default true,
  name text constraint tournaments_name_max_200 check (char_length(name) <= 200),
  first_date date constraint tournaments_first_date_finite check (isfinite(first_date)),
  last_date date constraint tournaments_last_date_finite check (isfinite(last_date)),
  number_of_players int,
  address text constraint tournaments_address_max_200 check (char_length(address) <= 200),
  city text constraint tournaments_city_max_200 check (char_length(city) <= 200),
  state text constraint tournaments_state_max_200 check (char_length(state) <= 200),
  postal_code text constraint tournaments_postal_code_max_200 check (char_length(postal_code) <= 200),
  country app_public.country,
  free_parking boolean,
  can_ship_in_advance boolean,
  shipments_arrival app_public.shipments_arrival,
  require_coi boolean,
  has_contingency_plan boolean,
  constraint tournaments_application_key unique (sponsorship_application_id),
  constraint tournaments_application_fk foreign key (sponsorship_application_id, organization_id)
    references app_public.sponsorship_applications (id, organization_id) on delete cascade deferrable,
  constraint tournaments_hosting_complete check (not host_tournament
    or num_nulls(name, first_date, last_date, number_of_players, address, city, state, postal_code, country) = 0),
  constraint tournaments_players_positive check (number_of_players > 0),
  constraint tournaments_dates_in_order check (first_date <= last_date)
);
create index on app_public.tournaments (sponsorship_application_id, organization_id);
create index on app_public.tournaments (organization_id);

create table app_public.custom_responses (
  id int generated always as identity primary key,
  sponsorship_application_id int not null,
  organization_id int not null,
  custom_question_id int not null references app_public.custom_questions,
  response text not null constraint custom_responses_response_max_20000 check (char_length(response) <= 20000),
  constraint custom_responses_application_fk foreign key (sponsorship_application_id, organization_id)
    references app_public.sponsorship_applications (id, organization_id) on delete cascade deferrable,
  constraint custom_responses_once_key unique (sponsorship_application_id, custom_question_id),
  constraint custom_responses_response_present check (btrim(response) <> '')
);
create index on app_public.custom_responses (sponsorship_application_id, organization_id);
create index on app_public.custom_responses (custom_question_id);
create index on app_public.custom_responses (organization_id);

-- Returned by the wizard's query and by each of its mutations: identity, progress, and the answers of every step under the
-- specification's names, so that one round trip saves a step and shows the next [L-119].
create type app_public.sponsorship_application_view as (
  organization_id int, organization_name text, season app_public.season, year int, campaign_id int, campaign_name text,
  sponsor_name text, offer_id int, offer_guid uuid, sponsorship_application_id int, completion_percentage int,
  application_progress jsonb, not_interested boolean, saved_step_id text, saved_form_data jsonb, answers jsonb, stamps jsonb,
  renewal jsonb, saved_ids int[]
);
create type app_public.interest_option as (id text, text text, section text);
create type app_public.list_option as (id int, name text);
create type app_public.sponsorship_application_options_list as (
  interests_list app_public.interest_option[], banner_sizes_list app_public.list_option[], banner_placements_list app_public.list_option[]
);

-- One program of the wizard; id 0 is a new one [L-151].
create type app_public.wizard_program_input as (
  id int, name text, competitiveness_id int, sport_id int, number_of_players int, gender text, min_age int, max_age int,
  start_date date, end_date date, season app_public.season
);

-- One play location of the wizard; id 0 is a new one [L-163].
create type app_public.wizard_play_location_input as (
  id int, address text, city text, state text, zipcode text, country text, primary_program_ids int[], other_program_ids int[]
);
create type app_public.custom_response_input as (id int, custom_question_id int, response text);

-- Analytics events of the wizard [L-110, L-112, L-113]; this table is the default sink, which can be replaced [L-114].
create table app_private.application_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default app_private.clock(),
  event text not null,
  step_id text not null,
  completion_percentage int not null,
  organization_id int not null references app_public.organizations on delete cascade,
  offer_id int references app_public.offers on delete set null,
  constraint application_events_event_known check (event in ('step-viewed', 'step-completed', 'leaving-page')),
  constraint application_events_percentage_range check (completion_percentage between 0 and 100)
);
create index on app_private.application_events (organization_id, at);
create index on app_private.application_events (offer_id);
