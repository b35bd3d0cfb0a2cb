-- What the application wizard reads, and what each of its calls answers: identity, progress, and the answers of every step
-- under the specification's names, so that one round trip saves a step and shows the next [L-119].
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

-- What the wizard tells of its use [L-110, L-112, L-113]; the sink is replaceable, this is the default one [L-114].
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

alter table app_public.sponsorship_applications
  add constraint sponsorship_applications_email_form check (primary_contact_email ~ '^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$'), -- [L-150]
  add constraint sponsorship_applications_information_length check (length(additional_information) <= 4000);
