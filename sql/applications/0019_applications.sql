-- What a league answers in the application wizard: one an organization, season and year [L-122].
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
  saved_step_id text,
  saved_form_data jsonb,
  primary_contact_first_name text,
  primary_contact_last_name text,
  primary_contact_email text,
  primary_contact_phone text,
  additional_information text,
  interested_in_hundred_x boolean, -- null: not answered
  submitted_at timestamptz,
  created_at timestamptz not null default app_private.clock(),
  updated_at timestamptz not null default app_private.clock(),
  constraint sponsorship_applications_season_key unique (organization_id, season, year),
  constraint sponsorship_applications_owner_key unique (id, organization_id),
  constraint sponsorship_applications_phone_form check (primary_contact_phone ~ '^\d{3}-\d{3}-\d{4}$'), -- [L-148]
  constraint sponsorship_applications_one_choice check (not (not_interested and chosen_interests <> '{}')), -- [L-137]
  constraint sponsorship_applications_draft_size check (octet_length(saved_form_data::text) < 65536)
);
create index on app_public.sponsorship_applications (campaign_id);
create index on app_public.sponsorship_applications (offer_id);

create table app_public.tournaments (
  id int generated always as identity primary key,
  sponsorship_application_id int not null,
  organization_id int not null,
  host_tournament boolean not null default true,
  name text,
  first_date date,
  last_date date,
  number_of_players int,
  address text,
  city text,
  state text,
  postal_code text,
  country app_public.country,
  free_parking boolean,
  can_ship_in_advance boolean,
  shipments_arrival app_public.shipments_arrival,
  require_coi boolean,
  has_contingency_plan boolean,
  constraint tournaments_application_key unique (sponsorship_application_id),
  constraint tournaments_application_fk foreign key (sponsorship_application_id, organization_id)
    references app_public.sponsorship_applications (id, organization_id) on delete cascade,
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
  response text not null,
  constraint custom_responses_application_fk foreign key (sponsorship_application_id, organization_id)
    references app_public.sponsorship_applications (id, organization_id) on delete cascade,
  constraint custom_responses_once_key unique (sponsorship_application_id, custom_question_id),
  constraint custom_responses_response_present check (btrim(response) <> '')
);
create index on app_public.custom_responses (sponsorship_application_id, organization_id);
create index on app_public.custom_responses (custom_question_id);
create index on app_public.custom_responses (organization_id);
